import Foundation

extension PathData {
    /// The outlines as polygons of straight lines; each is a subpath.
    ///
    /// - Parameter tolerance: How far a line may lie from its curve.
    func flattened(tolerance: CGFloat) -> [Polyline] {
        var result: [Polyline] = []
        walk { segment in
            switch segment {
            case .move(let p): result.append(Polyline(points: [p]))
            case .close:
                if !result.isEmpty { result[result.count - 1].isClosed = true }
            default:
                guard let pen = result.last?.points.last else { return }
                result[result.count - 1].points += Self.lines(from: pen, along: segment, tolerance)
            }
        }
        return result
    }

    /// A subpath of straight lines.
    struct Polyline {
        var points: [CGPoint]
        var isClosed = false
    }

    private static func lines(from pen: CGPoint, along segment: PathSegment, _ tolerance: CGFloat) -> [CGPoint] {
        switch segment {
        case .line(let p): [p]
        case .quad(let c, let p): points(of: raised(pen, c, p), tolerance)
        case .cubic(let c1, let c2, let p): points(of: (pen, c1, c2, p), tolerance)
        case .move, .close: []
        }
    }

    /// Points along a curve in equal steps of its parameter.
    ///
    /// A chord over a step of 1/n is off by at most the second derivative's maximum / 8n², which for a cubic is 6 times
    /// the larger of its two second differences.
    private static func points(of curve: Cubic, _ tolerance: CGFloat) -> [CGPoint] {
        func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
        }
        let bending = 6 * max(bend(curve.0, curve.1, curve.2), bend(curve.1, curve.2, curve.3))
        let wanted = (bending / (8 * tolerance)).squareRoot().rounded(.up)
        let steps = wanted.isFinite ? Int(min(max(wanted, 1), 500)) : 1
        return (1...steps).map { $0 == steps ? curve.3 : point(of: curve, at: CGFloat($0) / CGFloat(steps)) }
    }
}
