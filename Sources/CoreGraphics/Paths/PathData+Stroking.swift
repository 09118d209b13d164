import Foundation

extension PathData {
    /// The outline of a stroke along this path, to be filled by winding; nil if the pen cannot be placed.
    ///
    /// - Parameters:
    ///   - style: The pen, measured in user space.
    ///   - transform: From the pen's user space to the path's space.
    func stroked(_ style: LineStyle, _ transform: CGAffineTransform) -> PathData? {
        guard transform.isInvertible, style.width > 0, style.width.isFinite, isFinite else { return nil }
        let scale = max(transform.meanScale, 1e-9)
        var stroker = Stroker(style: style, tolerance: 0.05 / scale)
        for line in applying(transform.inverted()).flattened(tolerance: 0.05 / scale) {
            for part in style.dashed(line) { stroker.stroke(part) }
        }
        return stroker.outline.applying(transform)
    }
}

extension LineStyle {
    /// The most dashes into which one path is cut; beyond it the line is solid.
    static let maximumDashes: CGFloat = 100_000

    /// Cuts a line into its dashes.
    func dashed(_ line: PathData.Polyline) -> [PathData.Polyline] {
        let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
        let length = zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
        let period = dashes.reduce(0, +)
        let number = length / period * CGFloat(dashes.count)
        guard period > 0, number < Self.maximumDashes else { return [line] }
        var cutter = DashCutter(lengths: dashes, phase: dashPhase)
        for (from, to) in zip(points, points.dropFirst()) { cutter.advance(from, to) }
        return cutter.finish()
    }
}

/// Walks along a line and keeps the parts on which the dash pattern is on.
private struct DashCutter {
    private let lengths: [CGFloat]
    private var index = 0
    private var left: CGFloat
    private var parts: [PathData.Polyline] = []
    private var part: PathData.Polyline?

    init(lengths: [CGFloat], phase: CGFloat) {
        // An odd pattern swaps dashes and gaps in every second round.
        self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = self.lengths.reduce(0, +)
        var start = phase.truncatingRemainder(dividingBy: period)
        if start < 0 { start += period }
        left = self.lengths[0]
        while start >= left {
            start -= left
            index = (index + 1) % self.lengths.count
            left = self.lengths[index]
        }
        left -= start
    }

    private var isOn: Bool { index % 2 == 0 }

    mutating func advance(_ from: CGPoint, _ to: CGPoint) {
        let length = hypot(to.x - from.x, to.y - from.y)
        var walked: CGFloat = 0
        if isOn, part == nil { part = .init(points: [from]) }
        while length - walked > left {
            walked += left
            let share = walked / length
            turn(at: CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
        }
        left -= length - walked
        part?.points.append(to)
    }

    private mutating func turn(at point: CGPoint) {
        if let ended = part {
            parts.append(.init(points: ended.points + [point]))
            part = nil
        } else {
            part = .init(points: [point])
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
    }

    mutating func finish() -> [PathData.Polyline] {
        if let part { parts.append(part) }
        return parts
    }
}

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
