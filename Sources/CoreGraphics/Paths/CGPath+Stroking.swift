import Foundation

extension CGPath {
    /// The outline of a stroke along this path, to be filled by winding.
    ///
    /// It consists of pieces that overlap, so the even-odd rule does not show the stroke. A pen without a width gives
    /// an empty path.
    ///
    /// - Parameters:
    ///   - lineWidth: The pen's width, in units of user space.
    ///   - lineCap: The shape of the ends of lines.
    ///   - lineJoin: The shape of corners.
    ///   - miterLimit: How many times longer than the pen's width a pointed corner may be before it is cut off.
    ///   - transform: Applied to the outline.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = LineStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        let outline = data.stroked(style, .identity) ?? PathData()
        return CGPath(data: outline.applying(transform))
    }

    /// The parts of this path on which a dash pattern is on, as open subpaths of straight lines.
    ///
    /// - Parameters:
    ///   - phase: How far into the pattern the path begins.
    ///   - lengths: The lengths of dashes and gaps in turn. A pattern with a negative length, or with no length at all,
    ///     gives the path in one piece, as does one of more than 100,000 dashes.
    ///   - transform: Applied to the parts.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard data.isFinite, let style = LineStyle(phase: phase, lengths: lengths) else {
            return CGPath(data: data.applying(transform))
        }
        let path = CGMutablePath()
        for line in data.flattened(tolerance: 0.01) {
            for part in style.dashed(line) { path.addLines(between: part.points, transform: transform) }
        }
        return CGPath(data: path.data)
    }
}

extension LineStyle {
    /// A line of dashes, or nil if the pattern is no pattern.
    init?(phase: CGFloat, lengths: [CGFloat]) {
        let period = lengths.reduce(0, +)
        guard lengths.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite, phase.isFinite else { return nil }
        dashes = lengths
        dashPhase = phase
    }
}

extension CGContext {
    /// Replaces the path under construction by the outline of its stroke.
    public func replacePathWithStrokedPath() {
        current = current.stroked(state.line, state.transform) ?? PathData()
    }
}
