import Foundation

/// A place, a direction or a velocity in the plane, in points; y grows downwards, as everywhere in UIKit.
struct PlaneVector: Equatable, Sendable {
    var x: Double
    var y: Double

    static let zero = PlaneVector(0, 0)

    init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

    /// The direction at an angle in radians, which grows clockwise on screen.
    init(angle: Double) { self.init(cos(angle), sin(angle)) }

    var lengthSquared: Double { x * x + y * y }
    var length: Double { lengthSquared.squareRoot() }
    var isFinite: Bool { x.isFinite && y.isFinite }
    /// A quarter turn from x to y.
    var quarterTurned: PlaneVector { PlaneVector(-y, x) }

    /// The vector of length 1 in the same direction; zero for one without a length.
    var direction: PlaneVector {
        let length = length
        return length > 1e-9 ? PlaneVector(x / length, y / length) : .zero
    }

    func dot(_ other: PlaneVector) -> Double { x * other.x + y * other.y }
    func cross(_ other: PlaneVector) -> Double { x * other.y - y * other.x }

    /// The same direction with a length of at most `limit`; zero for what is no number.
    func limited(to limit: Double) -> PlaneVector {
        let bounded = PlaneVector(Self.bounded(x, by: limit), Self.bounded(y, by: limit))
        let length = bounded.length
        return length > limit ? bounded * (limit / length) : bounded
    }

    /// A number within `-limit` and `limit`; 0 for what is none.
    static func bounded(_ number: Double, by limit: Double) -> Double {
        number.isNaN ? 0 : min(max(number, -limit), limit)
    }

    static func + (one: PlaneVector, other: PlaneVector) -> PlaneVector {
        PlaneVector(one.x + other.x, one.y + other.y)
    }
    static func - (one: PlaneVector, other: PlaneVector) -> PlaneVector {
        PlaneVector(one.x - other.x, one.y - other.y)
    }
    static func * (one: PlaneVector, factor: Double) -> PlaneVector { PlaneVector(one.x * factor, one.y * factor) }
    static prefix func - (one: PlaneVector) -> PlaneVector { PlaneVector(-one.x, -one.y) }
    static func += (one: inout PlaneVector, other: PlaneVector) { one = one + other }
    static func -= (one: inout PlaneVector, other: PlaneVector) { one = one - other }
}

/// A turn about the origin.
struct PlaneTurn: Sendable {
    private let direction: PlaneVector

    init(angle: Double) { direction = PlaneVector(angle: angle) }

    func turned(_ vector: PlaneVector) -> PlaneVector {
        PlaneVector(
            direction.x * vector.x - direction.y * vector.y, direction.y * vector.x + direction.x * vector.y)
    }

    func turnedBack(_ vector: PlaneVector) -> PlaneVector {
        PlaneVector(
            direction.x * vector.x + direction.y * vector.y, direction.x * vector.y - direction.y * vector.x)
    }
}

/// A rectangle along the axes, by its corners.
struct PlaneBox: Equatable, Sendable {
    var low: PlaneVector
    var high: PlaneVector

    /// Holds nothing, and is what any other box is united with.
    static let empty = PlaneBox(low: PlaneVector(.infinity, .infinity), high: PlaneVector(-.infinity, -.infinity))

    func united(with other: PlaneBox) -> PlaneBox {
        PlaneBox(
            low: PlaneVector(min(low.x, other.low.x), min(low.y, other.low.y)),
            high: PlaneVector(max(high.x, other.high.x), max(high.y, other.high.y)))
    }

    func moved(by offset: PlaneVector) -> PlaneBox { PlaneBox(low: low + offset, high: high + offset) }

    func grown(by margin: Double) -> PlaneBox {
        let border = PlaneVector(margin, margin)
        return PlaneBox(low: low - border, high: high + border)
    }

    func meets(_ other: PlaneBox) -> Bool {
        low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y && other.low.y <= high.y
    }
}
