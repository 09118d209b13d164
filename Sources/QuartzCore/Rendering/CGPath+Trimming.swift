extension CGPath {
    /// The part of the path between two shares of its length, curves as short straight pieces; the path itself if
    /// that is all of it.
    func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        if start <= 0, end >= 1 { return self }
        let pieces = straightPieces()
        let total = pieces.reduce(0) { $0 + $1.length }
        let (from, to) = (max(start, 0) * total, min(end, 1) * total)
        let path = CGMutablePath()
        var passed: CGFloat = 0
        for piece in pieces {
            let (first, last) = (max(from - passed, 0), min(to - passed, piece.length))
            passed += piece.length
            guard first < last else { continue }
            let beginning = piece.point(at: first)
            if path.isEmpty || path.currentPoint != beginning { path.move(to: beginning) }
            path.addLine(to: piece.point(at: last))
        }
        return path
    }

    /// The points that straight pieces in place of the curves would join, in order; subpaths follow each other.
    var corners: [CGPoint] {
        let pieces = straightPieces()
        return (pieces.first.map { [$0.start] } ?? []) + pieces.map(\.end)
    }

    /// How many straight pieces stand for one curve: enough that none shows at the sizes of labels and icons.
    private static let piecesOfCurve = 64

    private struct Piece {
        let start: CGPoint
        let end: CGPoint

        var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

        func point(at distance: CGFloat) -> CGPoint {
            if distance <= 0 { return start }
            if distance >= length { return end }
            let share = distance / length
            return start.mixed(with: end, share)
        }
    }

    private func straightPieces() -> [Piece] {
        var pieces: [Piece] = []
        var (current, beginning) = (CGPoint.zero, CGPoint.zero)
        func add(_ curve: (CGFloat) -> CGPoint, count: Int) {
            for step in 1...count {
                let next = curve(CGFloat(step) / CGFloat(count))
                pieces.append(Piece(start: current, end: next))
                current = next
            }
        }
        applyWithBlock { element in
            let (p, points) = (current, element.pointee.points)
            switch element.pointee.type {
            case .moveToPoint: (current, beginning) = (points[0], points[0])
            case .addLineToPoint: add({ _ in points[0] }, count: 1)
            case .addQuadCurveToPoint: add({ Self.quad(p, points, $0) }, count: Self.piecesOfCurve)
            case .addCurveToPoint: add({ Self.cubic(p, points, $0) }, count: Self.piecesOfCurve)
            case .closeSubpath: add({ _ in beginning }, count: 1)
            }
        }
        return pieces
    }

    private static func quad(_ p: CGPoint, _ q: UnsafeMutablePointer<CGPoint>, _ t: CGFloat) -> CGPoint {
        let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
        return CGPoint(x: a * p.x + b * q[0].x + c * q[1].x, y: a * p.y + b * q[0].y + c * q[1].y)
    }

    private static func cubic(_ p: CGPoint, _ q: UnsafeMutablePointer<CGPoint>, _ t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * p.x + b * q[0].x + c * q[1].x + d * q[2].x, y: a * p.y + b * q[0].y + c * q[1].y + d * q[2].y)
    }
}
