import Foundation

/// An immutable outline of lines and curves, as Apple's `CGPath`.
///
/// Coordinates are whatever space the path is used in (UIKit's have y down). A plain `CGPath` never changes and may
/// be shared between threads; its subclass `CGMutablePath` belongs to one thread at a time.
///
/// Unchecked because the subclass changes what this class keeps.
public class CGPath: Hashable, @unchecked Sendable {
    /// The segments. Only `CGMutablePath` writes here.
    var data: PathData

    init(data: PathData) {
        self.data = data
    }

    /// Makes the outline of a rectangle; the transform, if given, is applied to it.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var data = PathData()
        data.addRect(rect, transform?.pointee ?? .identity)
        self.init(data: data)
    }

    /// Makes the ellipse that fits into a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var data = PathData()
        data.addEllipse(in: rect, transform?.pointee ?? .identity)
        self.init(data: data)
    }

    /// Makes a rectangle with elliptical corners.
    ///
    /// Radii larger than half of a side are cut to it (Apple's function stops the program instead).
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var data = PathData()
        data.addRoundedRect(
            rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform?.pointee ?? .identity)
        self.init(data: data)
    }

    /// Whether there is no segment at all.
    public var isEmpty: Bool { data.isEmpty }

    /// Where the next segment would begin; zero if the path is empty.
    public var currentPoint: CGPoint { data.current ?? .zero }

    /// An immutable copy.
    public func copy() -> CGPath? { CGPath(data: data) }

    /// A copy transformed, or a plain copy if no transform is given.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(data: data.applying(transform?.pointee ?? .identity))
    }

    /// A copy that can be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(data: data) }

    /// A transformed copy that can be changed.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(data: data.applying(transform?.pointee ?? .identity))
    }

    /// Calls a closure with each segment in order; the pointer is valid during the call only.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        data.walk { segment in
            var points = segment.points
            points.withUnsafeMutableBufferPointer { buffer in
                let none = UnsafeMutablePointer<CGPoint>(bitPattern: MemoryLayout<CGPoint>.alignment)!
                withUnsafePointer(to: CGPathElement(type: segment.type, points: buffer.baseAddress ?? none), block)
            }
        }
    }

    /// Calls a function with each segment in order; the pointer is valid during the call only.
    ///
    /// - Parameters:
    ///   - info: Handed to the function.
    ///   - function: A closure here, where Apple's is a function of C, which may not capture anything.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Compares the segments; equal outlines made of other segments are not equal.
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || left.data == right.data
    }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(data)
    }
}

/// What `CGPath.apply(info:function:)` calls with each segment.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// The kind of a path's segment; raw values are Apple's.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint = 0
    case addLineToPoint = 1
    case addQuadCurveToPoint = 2
    case addCurveToPoint = 3
    case closeSubpath = 4
}

/// A segment of a path as `applyWithBlock` shows it: control points first, end point last.
public struct CGPathElement {
    /// What the segment does.
    public var type: CGPathElementType
    /// Its one, two or three points; none are readable for `closeSubpath`.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Makes a segment of points that the caller keeps alive.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

extension PathSegment {
    var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .cubic: .addCurveToPoint
        case .close: .closeSubpath
        }
    }

    var points: [CGPoint] {
        switch self {
        case .move(let p), .line(let p): [p]
        case .quad(let c, let p): [c, p]
        case .cubic(let c1, let c2, let p): [c1, c2, p]
        case .close: []
        }
    }
}
