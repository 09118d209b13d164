/// Tables: columns by what the cells hold, rows as high as their highest cell.
extension BlockTypesetter {
    mutating func layOut(
        _ table: NSTextTable, _ range: Range<Int>, depth: Int, from start: FlowPlace, in column: FlowColumn
    ) -> FlowPlace {
        let edges = BlockEdges(table, in: column.width)
        let space = column.inset(by: edges.all)
        let grid = TableGrid(table, cells(in: range, depth: depth), in: space.width)
        let widths = columnWidths(
            of: table, grid, depth: depth, in: column, beside: edges.horizontal, free: space.width)
        let box = begin(table)
        var rows = TableRows(grid, widths: widths, x: space.x, depth: depth)
        var place = start.lower(by: edges.all.top)
        for row in 0..<grid.rowCount { place = layOut(row, of: &rows, from: place) }
        let top = place.container == start.container ? start.y : 0
        place.y += edges.all.bottom
        let outside = CGRect(
            x: column.x, y: top, width: widths.reduce(0, +) + edges.horizontal, height: place.y - top)
        finish(box, around: range, outside, edges, container: place.container)
        return place
    }

    /// The cells that some paragraphs lie in, each with its own.
    private func cells(in range: Range<Int>, depth: Int) -> [(block: NSTextTableBlock, paragraphs: Range<Int>)] {
        var cells: [(NSTextTableBlock, Range<Int>)] = []
        var index = range.lowerBound
        while let cell = index < range.upperBound ? block(of: index, at: depth) as? NSTextTableBlock : nil {
            let end = end(of: range, from: index, at: depth) { $0 === cell }
            cells.append((cell, index..<end))
            index = end
        }
        return cells
    }

    // MARK: - Columns

    private func columns(of grid: TableGrid, depth: Int) -> TableColumns {
        TableColumns(grid) { contentWidths(of: $0.paragraphs, depth: depth + 1) }
    }

    /// The widths of the columns, which find space beside each other even if words must be divided for that.
    private func columnWidths(
        of table: NSTextTable, _ grid: TableGrid, depth: Int, in column: FlowColumn, beside edges: CGFloat,
        free: CGFloat
    ) -> [CGFloat] {
        let given = table.length(of: .width, in: column.width, beside: edges)
        func limited(_ width: CGFloat) -> CGFloat {
            min(table.limitedWidth(width, in: column.width, beside: edges), free)
        }
        if table.layoutAlgorithm == .fixed, given != nil || free < .unlimited {
            return TableColumns.fixedWidths(grid, filling: limited(given ?? free)).shrunk(to: free)
        }
        let columns = columns(of: grid, depth: depth)
        return columns.widths(filling: limited(given ?? columns.contentWidths.greatest)).shrunk(to: free)
    }

    /// The widths that a table can have.
    func contentWidths(of table: NSTextTable, _ range: Range<Int>, depth: Int) -> ContentWidths {
        let grid = TableGrid(table, cells(in: range, depth: depth), in: .unlimited)
        var widths = columns(of: grid, depth: depth).contentWidths
        if let width = table.length(of: .width, in: .unlimited, beside: 0) {
            widths = ContentWidths(least: max(widths.least, width), greatest: max(widths.least, width))
        }
        return widths.widened(by: BlockEdges(table, in: .unlimited).horizontal)
    }

    // MARK: - Rows

    /// Sets the cells that start in a row, and gives those that end in it their height.
    private mutating func layOut(_ row: Int, of rows: inout TableRows, from place: FlowPlace) -> FlowPlace {
        let before = (boxes.count, rows)
        var top = place
        var end = set(row, of: &rows, from: place)
        // A row that finds no space goes on at the top of the next container as a whole.
        if end.container != place.container || end.isFull, !place.isAtTop, place.container + 1 < containers.count {
            boxes.removeLast(boxes.count - before.0)
            rows = before.1
            top = FlowPlace(container: place.container + 1)
            end = set(row, of: &rows, from: top)
        }
        end.y = rows.bottom(of: row, from: end.container == top.container ? top.y : 0)
        for cell in rows.finished(in: row) { finish(cell, at: end, in: rows) }
        return end
    }

    /// Sets the text of the cells that start in a row.
    ///
    /// - Returns: The place of the last line, with the number of all.
    private mutating func set(_ row: Int, of rows: inout TableRows, from place: FlowPlace) -> FlowPlace {
        var last = place
        for index in rows.starting(in: row) {
            let cell = rows.grid.cells[index]
            let box = begin(cell.block)
            var start = FlowPlace(container: place.container, y: place.y, lines: last.lines, isFull: last.isFull)
            start.y += cell.edges.all.top
            let end = layOut(cell.paragraphs, depth: rows.depth + 1, from: start, in: rows.column(of: cell))
            rows.note(
                end.container == start.container
                    ? SetCell(index: index, top: place.y, text: end.y - start.y, boxes: box..<boxes.count)
                    : SetCell(index: index, top: 0, text: end.y, boxes: box..<boxes.count))
            last = end.container > last.container || end.isFull ? end : last
            last.lines = end.lines
        }
        return last
    }

    /// Gives a cell its box, and its text the place within it.
    private mutating func finish(_ set: SetCell, at end: FlowPlace, in rows: TableRows) {
        let cell = rows.grid.cells[set.index]
        let outside = CGRect(
            x: rows.x(of: cell), y: set.top, width: rows.width(of: cell), height: max(0, end.y - set.top))
        finish(set.boxes.lowerBound, around: cell.paragraphs, outside, cell.edges, container: end.container)
        boxes[set.boxes.lowerBound].isHidden = cell.block.table.hidesEmptyCells && isEmpty(cell.paragraphs)
        let free = outside.height - cell.edges.vertical - set.text
        let distance = free * cell.block.verticalAlignment.fraction
        guard distance > 0 else { return }
        move(cell.paragraphs, by: distance)
        for box in set.boxes.dropFirst() { boxes[box].frame.origin.y += distance }
    }

    private func isEmpty(_ range: Range<Int>) -> Bool {
        paragraphs[range].allSatisfy { $0.unit(at: 0)?.endsParagraph ?? true }
    }
}

extension [CGFloat] {
    /// The same widths, smaller alike where their sum is larger than a space.
    fileprivate func shrunk(to space: CGFloat) -> [CGFloat] {
        let sum = reduce(0, +)
        return sum > space ? map { $0 * space / sum } : self
    }
}

extension NSTextBlock.VerticalAlignment {
    /// Which part of the free height lies above the text; baselines of a row are not brought together.
    fileprivate var fraction: CGFloat {
        switch self {
        case .top, .baseline: 0
        case .middle: 0.5
        case .bottom: 1
        }
    }
}

/// A cell whose text is set, and whose row may still grow.
struct SetCell {
    /// Among the table's cells.
    let index: Int
    /// Where its first row begins, in points from the container's top.
    let top: CGFloat
    /// The height of its text.
    let text: CGFloat
    /// Its own and those within it.
    let boxes: Range<Int>
}

/// The rows of a table on their way to their places.
struct TableRows {
    let grid: TableGrid
    /// In how many blocks the table lies.
    let depth: Int
    private let edges: [CGFloat]
    private let starts: [Int: [Int]]
    /// Cells whose last row is not set.
    private var open: [SetCell] = []

    /// - Parameters:
    ///   - widths: Of the columns.
    ///   - x: Where the first one begins.
    init(_ grid: TableGrid, widths: [CGFloat], x: CGFloat, depth: Int) {
        (self.grid, self.depth) = (grid, depth)
        edges = widths.reduce(into: [x]) { $0.append($0[$0.count - 1] + $1) }
        starts = Dictionary(grouping: grid.cells.indices) { grid.cells[$0].rows.lowerBound }
    }

    /// The cells that start in a row, in the order of the text.
    func starting(in row: Int) -> [Int] { starts[row] ?? [] }

    func x(of cell: TableGrid.Cell) -> CGFloat { edges[cell.columns.lowerBound] }
    func width(of cell: TableGrid.Cell) -> CGFloat { edges[cell.columns.upperBound] - x(of: cell) }

    /// The space for a cell's text.
    func column(of cell: TableGrid.Cell) -> FlowColumn {
        FlowColumn(x: x(of: cell), width: width(of: cell)).inset(by: cell.edges.all)
    }

    mutating func note(_ cell: SetCell) { open.append(cell) }

    /// Where a row ends, in points from the container's top: below all cells that end in it.
    func bottom(of row: Int, from top: CGFloat) -> CGFloat {
        open.reduce(top) { bottom, set in
            let cell = grid.cells[set.index]
            guard cell.rows.upperBound == row + 1 else { return bottom }
            return max(bottom, set.top + cell.block.contentHeight(ofText: set.text) + cell.edges.vertical)
        }
    }

    /// Takes the cells that end in a row.
    mutating func finished(in row: Int) -> [SetCell] {
        defer { open.removeAll { grid.cells[$0.index].rows.upperBound == row + 1 } }
        return open.filter { grid.cells[$0.index].rows.upperBound == row + 1 }
    }
}
