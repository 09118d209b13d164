import Foundation

/// Builds the outline of a stroke from convex pieces that all turn the same way, so that winding unites them.
struct Stroker {
    let style: LineStyle
    let tolerance: CGFloat
    private(set) var outline = PathData()
    private var radius: CGFloat { style.width / 2 }

    init(style: LineStyle, tolerance: CGFloat) {
        self.style = style
        self.tolerance = tolerance
    }

    mutating func stroke(_ line: PathData.Polyline) {
        var points: [CGPoint] = []
        for point in line.points where point != points.last { points.append(point) }
        if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
        guard points.count > 1 else { return dot(at: line) }
        let ends = line.isClosed ? points + [points[0]] : points
        for (from, to) in zip(ends, ends.dropFirst()) { bar(from, to) }
        for index in 1..<(ends.count - 1) { join(ends[index - 1], ends[index], ends[index + 1]) }
        if line.isClosed {
            join(points[points.count - 1], points[0], points[1])
        } else {
            cap(at: points[0], from: points[1])
            cap(at: points[points.count - 1], from: points[points.count - 2])
        }
    }

    /// A subpath without length shows its caps only.
    private mutating func dot(at line: PathData.Polyline) {
        guard let point = line.points.first, line.points.count > 1 || line.isClosed else { return }
        switch style.cap {
        case .butt: break
        case .round: disc(at: point)
        case .square:
            bar(CGPoint(x: point.x - radius, y: point.y), CGPoint(x: point.x + radius, y: point.y))
        }
    }

    private mutating func polygon(_ points: [CGPoint]) {
        var doubledArea: CGFloat = 0
        for (p, q) in zip(points, points.dropFirst() + points.prefix(1)) { doubledArea += p.x * q.y - q.x * p.y }
        let turned = doubledArea < 0 ? points.reversed() : points
        outline.move(to: turned[0])
        for point in turned.dropFirst() { outline.line(to: point) }
        outline.close()
    }

    private mutating func disc(at center: CGPoint) {
        outline.addArc(center: center, radius: radius, from: 0, sweep: 2 * .pi, joining: .newSubpath)
        outline.close()
    }

    /// The vector of the pen's radius, a quarter turn from the direction of a line.
    private func normal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
        let length = hypot(to.x - from.x, to.y - from.y)
        return CGVector(dx: -(to.y - from.y) / length * radius, dy: (to.x - from.x) / length * radius)
    }

    private mutating func bar(_ from: CGPoint, _ to: CGPoint) {
        let n = normal(from, to)
        polygon([
            CGPoint(x: from.x + n.dx, y: from.y + n.dy), CGPoint(x: to.x + n.dx, y: to.y + n.dy),
            CGPoint(x: to.x - n.dx, y: to.y - n.dy), CGPoint(x: from.x - n.dx, y: from.y - n.dy),
        ])
    }

    private mutating func cap(at end: CGPoint, from inner: CGPoint) {
        switch style.cap {
        case .butt: break
        case .round: disc(at: end)
        case .square:
            let n = normal(inner, end)
            bar(end, CGPoint(x: end.x + n.dy, y: end.y - n.dx))
        }
    }

    private mutating func join(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
        if style.join == .round { return disc(at: corner) }
        let n1 = normal(before, corner)
        let n2 = normal(corner, after)
        // The gap is on the outer side: left of the walk if it turns right.
        let side: CGFloat = n1.dx * n2.dy - n1.dy * n2.dx > 0 ? -1 : 1
        let a = CGPoint(x: corner.x + side * n1.dx, y: corner.y + side * n1.dy)
        let b = CGPoint(x: corner.x + side * n2.dx, y: corner.y + side * n2.dy)
        // The miter's length is the width / cos(half of the turn).
        let cosine = (n1.dx * n2.dx + n1.dy * n2.dy) / (radius * radius)
        let half = ((1 + cosine) / 2).squareRoot()
        guard style.join == .miter, half * style.miterLimit >= 1 else { return polygon([corner, a, b]) }
        let reach = side / (2 * half * half)
        let tip = CGPoint(x: corner.x + reach * (n1.dx + n2.dx), y: corner.y + reach * (n1.dy + n2.dy))
        polygon([corner, a, tip, b])
    }
}
