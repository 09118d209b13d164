import Foundation

/// What one element of a path draws: a line or a curve, from where the last one ended.
struct PathSegment {
    /// The beginning, the control points and the end.
    let points: [CGPoint]

    var start: CGPoint { points[0] }
    var end: CGPoint { points[points.count - 1] }

    /// The point at a value of the curve's parameter, 0 to 1 (de Casteljau's construction).
    func point(at t: CGFloat) -> CGPoint {
        var rest = points
        while rest.count > 1 { rest = zip(rest, rest.dropFirst()).map { $0.mixed(with: $1, t) } }
        return rest[0]
    }

    /// The direction at a value of the parameter, in radians; nil where there is none.
    func heading(at t: CGFloat) -> CGFloat? {
        var rest = points
        while rest.count > 2 { rest = zip(rest, rest.dropFirst()).map { $0.mixed(with: $1, t) } }
        let (from, to) = rest[0] == rest[1] ? (start, end) : (rest[0], rest[1])
        return from == to ? nil : atan2(to.y - from.y, to.x - from.x)
    }
}

extension CGPath {
    /// What the elements draw, in order; a subpath that ends where it began needs no line to be closed.
    var segments: [PathSegment] {
        var segments: [PathSegment] = []
        var (current, beginning) = (CGPoint.zero, CGPoint.zero)
        applyWithBlock { element in
            let points = element.pointee.points
            func add(_ count: Int) {
                segments.append(PathSegment(points: [current] + (0..<count).map { points[$0] }))
                current = points[count - 1]
            }
            switch element.pointee.type {
            case .moveToPoint: (current, beginning) = (points[0], points[0])
            case .addLineToPoint: add(1)
            case .addQuadCurveToPoint: add(2)
            case .addCurveToPoint: add(3)
            case .closeSubpath:
                if current != beginning { segments.append(PathSegment(points: [current, beginning])) }
                current = beginning
            }
        }
        return segments
    }
}

extension CGPoint {
    /// The point that lies a share of the way to another one.
    package func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
}
