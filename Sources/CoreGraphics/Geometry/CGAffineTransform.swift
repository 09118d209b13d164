import Foundation

/// A 3 × 3 matrix whose last column is (0, 0, 1), for turning, scaling, skewing and moving drawings.
///
/// A point is a row vector: `x' = a·x + c·y + tx` and `y' = b·x + d·y + ty`. Foundation on Linux lacks this type;
/// names and meaning are those of Apple's `CGAffineTransform`.
public struct CGAffineTransform: Hashable, Codable, Sendable {
    /// How much x' grows with x.
    public var a: CGFloat
    /// How much y' grows with x.
    public var b: CGFloat
    /// How much x' grows with y.
    public var c: CGFloat
    /// How much y' grows with y.
    public var d: CGFloat
    /// How far the origin moves in x.
    public var tx: CGFloat
    /// How far the origin moves in y.
    public var ty: CGFloat

    /// The transform that leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Makes the all-zero matrix, as Apple's `init()` does.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Makes a transform from its six entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Makes a transform from its six entries, without labels.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Makes a transform that turns the axes by `angle` radians, from the x axis towards the y axis.
    ///
    /// In UIKit's coordinates (y down) a positive angle looks clockwise.
    public init(rotationAngle angle: CGFloat) {
        let sine = sin(angle)
        let cosine = cos(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Makes a transform that multiplies x and y.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Makes a transform that moves points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Whether this is exactly the identity.
    public var isIdentity: Bool { self == .identity }

    /// The transform that applies `self` first and `other` afterwards.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The transform that undoes this one, or this one unchanged if it cannot be undone (as Apple answers).
    public func inverted() -> CGAffineTransform {
        guard isInvertible else { return self }
        let determinant = self.determinant
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// This transform with a turn put before it.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// This transform with a scale put before it.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// This transform with a translation put before it.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }
}

extension CGAffineTransform {
    /// The factor by which areas grow; negative if the transform mirrors.
    var determinant: CGFloat { a * d - b * c }

    /// Whether all six entries are numbers and the plane is not folded into a line.
    var isInvertible: Bool {
        let determinant = self.determinant
        return determinant.isFinite && determinant != 0 && tx.isFinite && ty.isFinite
    }

    /// Whether all six entries are numbers.
    var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

    /// Whether rectangles stay rectangles with level sides and nothing is mirrored or stretched.
    var isUprightUniform: Bool { b == 0 && c == 0 && a == d && a > 0 }

    /// The factor by which lengths grow, averaged over directions.
    var meanScale: CGFloat { abs(determinant).squareRoot() }

    /// The factors by which lengths grow in the direction where they grow least, and most.
    var extremeScales: (least: CGFloat, greatest: CGFloat) {
        let (even, odd) = (hypot(a + d, b - c) / 2, hypot(a - d, b + c) / 2)
        return (abs(even - odd), even + odd)
    }
}

extension CGPoint {
    /// This point moved by a transform.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }

    /// Whether both coordinates are numbers.
    var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
    /// This size turned, scaled and skewed by a transform; its translation has no effect on a size.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest rectangle with level sides around this rectangle's transformed corners.
    ///
    /// The null and the infinite rectangle stay what they are.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
            CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ]
        return CGRect(around: corners.map { $0.applying(t) })
    }

    /// The smallest rectangle around points; null if there are none.
    init(around points: some Collection<CGPoint>) {
        guard var low = points.first else {
            self = .null
            return
        }
        var high = low
        for point in points.dropFirst() {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
