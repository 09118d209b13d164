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
