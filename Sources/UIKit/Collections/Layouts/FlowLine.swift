/// Cells of a flow layout beside each other, for a list that scrolls down and is read from the left.
@MainActor struct FlowLine {
    /// The item of the first cell.
    private let first: Int
    private var sizes: [CGSize] = []
    /// The cells' widths with the least distances between them, in points.
    private var used: CGFloat = 0
    private(set) var isLast = false
    private let source: FlowSection
    /// How much room a line has, in points.
    private let space: CGFloat

    private init(first: Int, of source: FlowSection, in space: CGFloat) {
        (self.first, self.source, self.space) = (first, source, space)
    }

    /// The lines that the cells of a section fill, which are this wide in points.
    static func lines(of source: FlowSection, in breadth: CGFloat) -> [FlowLine] {
        guard source.count > 0 else { return [] }
        let space = max(0, breadth)
        var lines = [FlowLine(first: 0, of: source, in: space)]
        for item in 0..<source.count {
            let size = source.size(item)
            if !lines[lines.count - 1].takes(size) {
                lines.append(FlowLine(first: item, of: source, in: space))
            }
            lines[lines.count - 1].append(size)
        }
        lines[lines.count - 1].isLast = true
        return lines
    }

    /// Whether there is room for one more cell; there is for the first, however wide.
    private func takes(_ size: CGSize) -> Bool {
        sizes.isEmpty || used + source.itemSpacing + size.width <= space + 0.001
    }

    private mutating func append(_ size: CGSize) {
        used += (sizes.isEmpty ? 0 : source.itemSpacing) + size.width
        sizes.append(size)
    }

    var height: CGFloat { sizes.map(\.height).max() ?? 0 }

    /// The cells' items and frames; `start` is where the line's space begins.
    func frames(from start: CGPoint) -> [(item: Int, frame: CGRect)] {
        let (height, gap) = (height, gap)
        var x = start.x + indent
        return sizes.enumerated().map { offset, size in
            defer { x += size.width + gap }
            let y = start.y + (height - size.height) / 2
            return (first + offset, CGRect(x: x, y: y, width: size.width, height: size.height))
        }
    }

    /// The space that cells leave, without any between them.
    private var rest: CGFloat { space - sizes.reduce(0) { $0 + $1.width } }

    /// A cell that is alone on its line stands in its middle, but for the last one.
    private var indent: CGFloat { sizes.count == 1 && !isLast ? max(0, rest / 2) : 0 }

    /// Between cells: those of a full line share the space that is left; those of the last line keep the least distance, or
    /// that of full lines where all are as wide.
    private var gap: CGFloat {
        guard sizes.count > 1 else { return 0 }
        guard isLast else { return rest / CGFloat(sizes.count - 1) }
        guard let width = sizes.first?.width, width > 0, sizes.allSatisfy({ $0.width == width }) else {
            return source.itemSpacing
        }
        let columns = ((space + source.itemSpacing) / (width + source.itemSpacing) + 0.0001).rounded(.down)
        return columns > 1 ? max(source.itemSpacing, (space - columns * width) / (columns - 1)) : source.itemSpacing
    }
}
