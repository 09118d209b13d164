import Foundation
import PlacardCoreGraphics

/// A structure that Apple's systems put into an `NSValue` where they keep objects: what is kept as one is read as the
/// other, with `as?` too.
///
/// Placard's own: there the compiler knows this of geometry. Dictionaries of changes, of notifications and of attributes
/// hold such values.
public protocol ValueBridged: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// How Foundation writes the structure's layout down.
    static var layoutEncoding: String { get }
    /// The value whose parts are all zero.
    static var blank: Self { get }
}

extension ValueBridged {
    /// The value in a box.
    public func _bridgeToObjectiveC() -> NSValue {
        NSValue(boxing: self)
    }

    /// The value in a box, which must hold one of this kind.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
            fatalError("The box holds \(String(cString: source.objCType)), not \(Self.self).")
        }
    }

    /// The value in a box, if it holds one of this kind.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        guard String(cString: source.objCType) == layoutEncoding else { return false }
        var value = blank
        withUnsafeMutableBytes(of: &value) { bytes in bytes.baseAddress.map(source.getValue) }
        result = value
        return true
    }

    /// The value in a box; a blank one for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        var value: Self?
        if let source { _ = _conditionallyBridgeFromObjectiveC(source, result: &value) }
        return value ?? blank
    }
}

// Foundation declares these structures and leaves the bridge out, which Apple's own has.

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive _ObjectiveCBridgeable, ValueBridged {
    /// As Foundation names it.
    public static var layoutEncoding: String { "{CGPoint=dd}" }
    /// The origin.
    public static var blank: CGPoint { .zero }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive _ObjectiveCBridgeable, ValueBridged {
    /// As Foundation names it.
    public static var layoutEncoding: String { "{CGSize=dd}" }
    /// No extent.
    public static var blank: CGSize { .zero }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive _ObjectiveCBridgeable, ValueBridged {
    /// As Foundation names it.
    public static var layoutEncoding: String { "{CGRect={CGPoint=dd}{CGSize=dd}}" }
    /// No extent at the origin.
    public static var blank: CGRect { .zero }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension NSRange: @retroactive _ObjectiveCBridgeable, ValueBridged {
    /// As Foundation names it.
    public static var layoutEncoding: String { "{_NSRange=QQ}" }
    /// The empty range at 0.
    public static var blank: NSRange { NSRange(location: 0, length: 0) }
}

extension UIEdgeInsets: ValueBridged {
    /// As Foundation names its own insets, which lie in memory alike.
    public static var layoutEncoding: String { "{NSEdgeInsets=dddd}" }
    /// No distance.
    public static var blank: UIEdgeInsets { .zero }
}

// Foundation on Linux boxes no other structures, but lists of numbers.

extension NSDirectionalEdgeInsets: ValueBridged {
    /// Four numbers.
    public static var layoutEncoding: String { "[4d]" }
    /// No distance.
    public static var blank: NSDirectionalEdgeInsets { .zero }
}

extension UIOffset: ValueBridged {
    /// Two numbers.
    public static var layoutEncoding: String { "[2d]" }
    /// No distance.
    public static var blank: UIOffset { .zero }
}

extension CGVector: ValueBridged {
    /// Two numbers.
    public static var layoutEncoding: String { "[2d]" }
    /// No extent.
    public static var blank: CGVector { .zero }
}

extension CGAffineTransform: ValueBridged {
    /// Six numbers.
    public static var layoutEncoding: String { "[6d]" }
    /// All parts zero.
    public static var blank: CGAffineTransform { CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }
}
