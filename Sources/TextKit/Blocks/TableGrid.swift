/// The cells of a table that some paragraphs lie in, in the order of the text, and what lies around each.
struct TableGrid {
    private(set) var cells: [Cell] = []
    let columnCount: Int
    let rowCount: Int

    struct Cell {
        let block: NSTextTableBlock
        let paragraphs: Range<Int>
        var rows: Range<Int>
        var columns: Range<Int>
        var edges: BlockEdges
    }

    /// - Parameters:
    ///   - blocks: Each cell with its paragraphs.
    ///   - width: That of the space the table lies in, of which percentages are a part.
    init(_ table: NSTextTable, _ blocks: [(block: NSTextTableBlock, paragraphs: Range<Int>)], in width: CGFloat) {
        // Only rows in which a cell starts have a height.
        let starts = Set(blocks.map(\.block.startingRow)).sorted()
        func row(_ number: Int) -> Int { starts.indices.bisected { starts[$0] >= number } }
        cells = blocks.map { block, paragraphs in
            let first = row(block.startingRow)
            return Cell(
                block: block, paragraphs: paragraphs,
                rows: first..<max(first + 1, row(block.startingRow + block.rowSpan)),
                columns: block.startingColumn..<block.startingColumn + block.columnSpan,
                edges: BlockEdges(block, in: width))
        }
        rowCount = starts.count
        columnCount = cells.reduce(max(1, table.numberOfColumns)) { max($0, $1.columns.upperBound) }
        if table.collapsesBorders { collapseBorders(of: BlockEdges(table, in: width).border) }
    }

    // MARK: - Borders that meet

    /// Leaves one border where two meet: the wider one, or that of the cell before.
    ///
    /// - Parameter outer: The table's own border.
    private mutating func collapseBorders(of outer: UIEdgeInsets) {
        for index in cells.indices { cells[index].edges.margin = .zero }
        collapse(\.left, \.right, at: \.columns, beside: \.rows, count: columnCount, outer: (outer.left, outer.right))
        collapse(\.top, \.bottom, at: \.rows, beside: \.columns, count: rowCount, outer: (outer.top, outer.bottom))
    }

    private mutating func collapse(
        _ start: WritableKeyPath<UIEdgeInsets, CGFloat>, _ end: WritableKeyPath<UIEdgeInsets, CGFloat>,
        at along: KeyPath<Cell, Range<Int>>, beside across: KeyPath<Cell, Range<Int>>, count: Int,
        outer: (start: CGFloat, end: CGFloat)
    ) {
        let (before, ends) = (cells, Dictionary(grouping: cells.indices) { cells[$0][keyPath: along].upperBound })
        for index in cells.indices {
            let cell = before[index]
            let width = cell.edges.border[keyPath: start]
            let neighbors = (ends[cell[keyPath: along].lowerBound] ?? []).filter {
                before[$0][keyPath: across].overlaps(cell[keyPath: across])
            }
            let isFirst = cell[keyPath: along].lowerBound == 0
            let other = neighbors.map { before[$0].edges.border[keyPath: end] }.min() ?? (isFirst ? outer.start : -1)
            if other >= width {
                cells[index].edges.border[keyPath: start] = 0
            } else {
                for neighbor in neighbors { cells[neighbor].edges.border[keyPath: end] = 0 }
            }
            if cell[keyPath: along].upperBound == count, outer.end >= cell.edges.border[keyPath: end] {
                cells[index].edges.border[keyPath: end] = 0
            }
        }
    }
}
