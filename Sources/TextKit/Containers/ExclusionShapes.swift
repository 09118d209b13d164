/// Shapes that text flows around: which parts of a row they leave free.
struct ExclusionShapes: Equatable {
    private let shapes: [Shape]

    private struct Shape: Equatable {
        var polygons: [[CGPoint]]
        var isEvenOdd: Bool
        var bounds: CGRect
    }

    init(_ paths: [UIBezierPath]) {
        shapes = paths.map { path in
            Shape(
                polygons: PathFlattener(path.cgPath).polygons, isEvenOdd: path.usesEvenOddFillRule,
                bounds: path.bounds)
        }
    }

    /// A free part of a row, and what is left of the row beyond it.
    struct Gap {
        var space: CGRect
        var remaining: CGRect
    }

    /// The first part of a row that no shape covers.
    ///
    /// - Parameter least: The width in points below which a part is of no use.
    func gap(in row: CGRect, from direction: NSWritingDirection, atLeast least: CGFloat) -> Gap? {
        let free = free(in: row).filter { $0.upperBound - $0.lowerBound >= least }
        guard let span = direction == .rightToLeft ? free.last : free.first else { return nil }
        let space = CGRect(
            x: span.lowerBound, y: row.minY, width: span.upperBound - span.lowerBound, height: row.height)
        guard free.count > 1 else { return Gap(space: space, remaining: .zero) }
        let rest =
            direction == .rightToLeft
            ? CGRect(x: row.minX, y: row.minY, width: space.minX - row.minX, height: row.height)
            : CGRect(x: space.maxX, y: row.minY, width: row.maxX - space.maxX, height: row.height)
        return Gap(space: space, remaining: rest)
    }

    /// Where a row that has no space may be tried again; nil if no shape is in its way.
    func nextRow(below row: CGRect) -> CGFloat? {
        shapes.contains { $0.bounds.maxY > row.minY && $0.bounds.minY < row.maxY } ? row.minY + Self.step : nil
    }

    /// How far a line is moved down at a time when it finds no space, in points.
    private static let step: CGFloat = 1

    private func free(in row: CGRect) -> [ClosedRange<CGFloat>] {
        var free = [row.minX...max(row.minX, row.maxX)]
        for shape in shapes where shape.bounds.maxY > row.minY && shape.bounds.minY < row.maxY {
            for covered in RowCover(shape.polygons, isEvenOdd: shape.isEvenOdd, top: row.minY, bottom: row.maxY).spans
            {
                free = free.flatMap { Self.parts(of: $0, without: covered) }
            }
        }
        return free
    }

    private static func parts(
        of span: ClosedRange<CGFloat>, without covered: ClosedRange<CGFloat>
    ) -> [ClosedRange<CGFloat>] {
        guard covered.overlaps(span) else { return [span] }
        var parts: [ClosedRange<CGFloat>] = []
        if covered.lowerBound > span.lowerBound { parts.append(span.lowerBound...covered.lowerBound) }
        if covered.upperBound < span.upperBound { parts.append(covered.upperBound...span.upperBound) }
        return parts
    }
}
