import Foundation

extension PathData {
    /// The smallest rectangle around all points, control points too; null if there are none.
    var controlBox: CGRect { CGRect(around: points) }

    /// The smallest rectangle around the outline itself; null if there is none.
    var tightBox: CGRect {
        var extremes: [CGPoint] = []
        var pen = CGPoint.zero
        walk { segment in
            switch segment {
            case .move(let p), .line(let p): extremes.append(p)
            case .quad(let c, let p): extremes += Self.turningPoints(Self.raised(pen, c, p)) + [p]
            case .cubic(let c1, let c2, let p): extremes += Self.turningPoints((pen, c1, c2, p)) + [p]
            case .close: break
            }
            if let end = segment.end { pen = end }
        }
        return CGRect(around: extremes)
    }

    typealias Cubic = (CGPoint, CGPoint, CGPoint, CGPoint)

    /// The cubic that is the same curve as a parabola.
    static func raised(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint) -> Cubic {
        func mixed(_ p: CGPoint) -> CGPoint {
            CGPoint(x: p.x + (control.x - p.x) * 2 / 3, y: p.y + (control.y - p.y) * 2 / 3)
        }
        return (start, mixed(start), mixed(end), end)
    }

    static func point(of curve: Cubic, at t: CGFloat) -> CGPoint {
        let s = 1 - t
        func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
        }
        return CGPoint(
            x: mix(curve.0.x, curve.1.x, curve.2.x, curve.3.x),
            y: mix(curve.0.y, curve.1.y, curve.2.y, curve.3.y))
    }

    /// The points inside a curve at which it runs level or upright.
    private static func turningPoints(_ curve: Cubic) -> [CGPoint] {
        let times =
            turningTimes(curve.0.x, curve.1.x, curve.2.x, curve.3.x)
            + turningTimes(curve.0.y, curve.1.y, curve.2.y, curve.3.y)
        return times.map { point(of: curve, at: $0) }
    }

    /// The zeros inside 0…1 of the derivative of a cubic in one dimension.
    private static func turningTimes(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        let root = (b * b - 4 * a * c).squareRoot()
        // The second form stays exact where the first divides by almost nothing.
        let q = -(b + (b < 0 ? -root : root)) / 2
        return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
    }

    /// The rectangle that this path draws, if it is one closed or open rectangle with level sides.
    var levelRect: CGRect? {
        let corners = verbs.last == .close ? verbs.count - 1 : verbs.count
        guard corners == 4 || corners == 5, verbs[0] == .move, verbs[1..<corners].allSatisfy({ $0 == .line }),
            corners == 4 || points[4] == points[0]
        else { return nil }
        let p = points
        let level = p[0].y == p[1].y && p[1].x == p[2].x && p[2].y == p[3].y && p[3].x == p[0].x
        let upright = p[0].x == p[1].x && p[1].y == p[2].y && p[2].x == p[3].x && p[3].y == p[0].y
        return level || upright ? CGRect(around: p) : nil
    }
}

extension CGPath {
    /// The smallest rectangle around all points including control points; null if the path is empty.
    public var boundingBox: CGRect { data.controlBox }

    /// The smallest rectangle around the outline itself, without control points; null if the path is empty.
    public var boundingBoxOfPath: CGRect { data.tightBox }

    /// Whether the path is a single rectangle with level sides, which is stored in `rect` if given.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let box = data.levelRect else { return false }
        rect?.pointee = box
        return true
    }
}
