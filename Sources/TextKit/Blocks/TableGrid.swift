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

    /// One of the two directions in which cells touch.
    private struct Direction {
        let start: WritableKeyPath<UIEdgeInsets, CGFloat>
        let end: WritableKeyPath<UIEdgeInsets, CGFloat>
        let along: KeyPath<Cell, Range<Int>>
        let across: KeyPath<Cell, Range<Int>>

        static var columns: Direction {
            Direction(start: \.left, end: \.right, along: \.columns, across: \.rows)
        }
        static var rows: Direction {
            Direction(start: \.top, end: \.bottom, along: \.rows, across: \.columns)
        }
    }

    /// Leaves one border where two meet: the wider one, or that of the cell before.
    ///
    /// - Parameter outer: The table's own border.
    private mutating func collapseBorders(of outer: UIEdgeInsets) {
        for index in cells.indices { cells[index].edges.margin = .zero }
        for (direction, count) in [(Direction.columns, columnCount), (.rows, rowCount)] {
            let pairs = pairs(direction)
            for (first, second) in pairs { collapse(first, second, direction) }
            collapse(outer, direction, count: count)
        }
    }

    /// The cells that touch, each pair once, that before first.
    private func pairs(_ direction: Direction) -> [(Int, Int)] {
        var pairs: [(Int, Int)] = []
        var (starting, ending): ([Int: Int], [Int: Int]) = ([:], [:])
        let order = cells.indices.sorted {
            cells[$0][keyPath: direction.across].lowerBound < cells[$1][keyPath: direction.across].lowerBound
        }
        for index in order {
            let (place, line) = (cells[index][keyPath: direction.along], cells[index][keyPath: direction.across])
            func reaches(_ other: Int) -> Bool {
                cells[other][keyPath: direction.across].upperBound > line.lowerBound
            }
            if let before = ending[place.lowerBound], reaches(before) { pairs.append((before, index)) }
            if let behind = starting[place.upperBound], reaches(behind) { pairs.append((index, behind)) }
            (starting[place.lowerBound], ending[place.upperBound]) = (index, index)
        }
        return pairs
    }

    private mutating func collapse(_ first: Int, _ second: Int, _ direction: Direction) {
        let end = cells[first].edges.border[keyPath: direction.end]
        if end >= cells[second].edges.border[keyPath: direction.start] {
            cells[second].edges.border[keyPath: direction.start] = 0
        } else {
            cells[first].edges.border[keyPath: direction.end] = 0
        }
    }

    /// Leaves one border where cells meet that of the table.
    private mutating func collapse(_ outer: UIEdgeInsets, _ direction: Direction, count: Int) {
        for index in cells.indices {
            let place = cells[index][keyPath: direction.along]
            let (start, end) = (outer[keyPath: direction.start], outer[keyPath: direction.end])
            if place.lowerBound == 0, start >= cells[index].edges.border[keyPath: direction.start] {
                cells[index].edges.border[keyPath: direction.start] = 0
            }
            if place.upperBound == count, end >= cells[index].edges.border[keyPath: direction.end] {
                cells[index].edges.border[keyPath: direction.end] = 0
            }
        }
    }
}
