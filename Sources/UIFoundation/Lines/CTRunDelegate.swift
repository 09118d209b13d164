// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Source of all names here: Apple's documentation of `CTRunDelegate`.

// Functions are Swift's: those of C that give back a `CGFloat` do not link on Linux, whose compiler makes objects of them.

/// Asks for a measure, in points; the argument is what the delegate was made with. Unlike Apple's it may hold values.
public typealias CTRunDelegateGetMeasureCallback = (UnsafeMutableRawPointer) -> CGFloat
/// Asks for the points above the baseline, as `CTRunDelegateGetMeasureCallback` does.
public typealias CTRunDelegateGetAscentCallback = CTRunDelegateGetMeasureCallback
/// Asks for the points below the baseline, as a positive number.
public typealias CTRunDelegateGetDescentCallback = CTRunDelegateGetMeasureCallback
/// Asks for the width in points.
public typealias CTRunDelegateGetWidthCallback = CTRunDelegateGetMeasureCallback
/// Tells that the delegate has gone; the argument is what it was made with. Unlike Apple's it may hold values.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void

/// The version of `CTRunDelegateCallbacks`.
public let kCTRunDelegateVersion1: CFIndex = 1
/// The version of `CTRunDelegateCallbacks`.
public let kCTRunDelegateCurrentVersion: CFIndex = 1
/// An object that says how much room characters take, in place of their glyphs.
nonisolated(unsafe) public let kCTRunDelegateAttributeName: CFString = NSString(
    string: NSAttributedString.Key.runDelegate.rawValue)

/// Says how much room characters take.
public struct CTRunDelegateCallbacks {
    /// `kCTRunDelegateVersion1`; others count as it.
    public var version: CFIndex
    /// Called when the delegate has gone.
    public var dealloc: CTRunDelegateDeallocateCallback
    /// Points above the baseline.
    public var getAscent: CTRunDelegateGetAscentCallback
    /// Points below the baseline, as a positive number.
    public var getDescent: CTRunDelegateGetDescentCallback
    /// The width in points.
    public var getWidth: CTRunDelegateGetWidthCallback

    /// Makes a set of functions.
    public init(
        version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback,
        getAscent: @escaping CTRunDelegateGetAscentCallback, getDescent: @escaping CTRunDelegateGetDescentCallback,
        getWidth: @escaping CTRunDelegateGetWidthCallback
    ) {
        (self.version, self.dealloc) = (version, dealloc)
        (self.getAscent, self.getDescent, self.getWidth) = (getAscent, getDescent, getWidth)
    }
}

/// Says how much room characters take that have it as their attribute: nothing is drawn there but by the program.
public final class CTRunDelegate: AttributeValue {
    private let callbacks: CTRunDelegateCallbacks
    fileprivate let context: UnsafeMutableRawPointer

    fileprivate init(_ callbacks: CTRunDelegateCallbacks, _ context: UnsafeMutableRawPointer) {
        (self.callbacks, self.context) = (callbacks, context)
        super.init()
    }

    deinit { callbacks.dealloc(context) }

    /// The room about the baseline, in points, y up.
    var bounds: CGRect {
        let (ascent, descent) = (callbacks.getAscent(context), callbacks.getDescent(context))
        let bounds = CGRect(x: 0, y: -descent, width: callbacks.getWidth(context), height: ascent + descent)
        return [bounds.minY, bounds.width, bounds.height].allSatisfy { $0.isFinite && abs($0) < 1e6 } ? bounds : .zero
    }
}

/// Makes a delegate.
///
/// - Parameters:
///   - callbacks: What measures the room; copied.
///   - refCon: What the functions are given; without it they get an address that must not be read.
public func CTRunDelegateCreate(
    _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
    guard let none = UnsafeMutableRawPointer(bitPattern: 1) else { return nil }
    return CTRunDelegate(callbacks.pointee, refCon ?? none)
}

/// What a delegate was made with.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer { runDelegate.context }

extension NSAttributedString.Key {
    static let runDelegate = NSAttributedString.Key("CTRunDelegate")
}
