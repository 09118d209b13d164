/// How wide the columns of a table are.
///
/// Source: CSS 2.2, 17.5.2, and CSS Tables 3, "Computing column measures" and "Distribution algorithm".
struct TableColumns {
    private var columns: [Column]

    /// What the cells of a column ask for, in points.
    private struct Column {
        var least: CGFloat = 0
        var greatest: CGFloat = 0
        /// Part of the table's width, from 0 to 1.
        var share: CGFloat?
        /// Whether a cell has a width in points.
        var isSet = false

        /// Whether the column's content decides about its width.
        var isFree: Bool { share == nil && !isSet }

        /// Takes what another cell asks for; a width of its own counts before what cells without one hold.
        mutating func join(_ other: Column) {
            let greatest = isSet == other.isSet ? max(greatest, other.greatest) : isSet ? greatest : other.greatest
            isSet = isSet || other.isSet
            share = share.map { max($0, other.share ?? 0) } ?? other.share
            least = max(least, other.least)
            self.greatest = max(least, greatest)
        }
    }

    /// - Parameter contentWidths: Of a cell.
    init(_ grid: TableGrid, contentWidths: (TableGrid.Cell) -> ContentWidths) {
        columns = Array(repeating: Column(), count: grid.columnCount)
        let demands = grid.cells.map { ($0.columns, Self.demand(of: $0, contentWidths($0))) }
        for (range, demand) in demands where range.count == 1 { columns[range.lowerBound].join(demand) }
        for (range, demand) in demands.sorted(by: { $0.0.count < $1.0.count }) where range.count > 1 {
            stretch(range, to: demand)
        }
        limitShares()
    }

    private static func demand(of cell: TableGrid.Cell, _ content: ContentWidths) -> Column {
        let (block, edges) = (cell.block, cell.edges.horizontal)
        var column = Column(least: content.least, greatest: content.greatest)
        if block.contentWidth > 0, block.contentWidthValueType == .percentage {
            column.share = min(1, block.contentWidth / 100)
        } else if block.contentWidth > 0 {
            (column.greatest, column.isSet) = (max(column.least, block.contentWidth), true)
        }
        column.least = block.limitedWidth(column.least, in: .unlimited, beside: 0) + edges
        column.greatest = max(column.least, block.limitedWidth(column.greatest, in: .unlimited, beside: 0) + edges)
        return column
    }

    /// Makes columns as wide together as a cell that goes through them.
    private mutating func stretch(_ range: Range<Int>, to demand: Column) {
        if let share = demand.share { handOut(share, to: range) }
        let least = Self.widths(of: columns[range], filling: demand.least)
        let greatest = Self.widths(of: columns[range], filling: demand.greatest)
        for (place, index) in range.enumerated() {
            columns[index].least = max(columns[index].least, least[place])
            // A width of its own stays whatever goes through the column.
            let wanted = columns[index].isSet ? 0 : greatest[place]
            columns[index].greatest = max(columns[index].greatest, wanted, columns[index].least)
        }
    }

    /// Gives what a cell's share is more than that of its columns to those that have none.
    private mutating func handOut(_ share: CGFloat, to range: Range<Int>) {
        let rest = share - columns[range].reduce(0) { $0 + ($1.share ?? 0) }
        let others = range.filter { columns[$0].share == nil }
        guard rest > 0, !others.isEmpty else { return }
        let sum = others.reduce(0) { $0 + columns[$1].greatest }
        for index in others {
            columns[index].share = rest * (sum > 0 ? columns[index].greatest / sum : 1 / CGFloat(others.count))
        }
    }

    /// Shares beyond the whole have no effect.
    private mutating func limitShares() {
        var rest: CGFloat = 1
        for index in columns.indices {
            guard let share = columns[index].share else { continue }
            columns[index].share = min(share, rest)
            rest -= min(share, rest)
        }
    }

    /// The widths that all columns together can have.
    var contentWidths: ContentWidths {
        let least = columns.reduce(0) { $0 + $1.least }
        var (others, rest) = (CGFloat(0), CGFloat(1))
        var greatest = columns.reduce(0) { $0 + $1.greatest }
        for column in columns {
            guard let share = column.share else {
                others += column.greatest
                continue
            }
            rest -= share
            if share > 0 { greatest = max(greatest, min(column.greatest / share, .unlimited)) }
        }
        if others > 0 { greatest = max(greatest, min(others / max(rest, .leastNormalMagnitude), .unlimited)) }
        return ContentWidths(least: least, greatest: greatest)
    }

    // MARK: - Widths by content

    /// The columns' widths that together are as wide as the table; wider if they must be.
    func widths(filling width: CGFloat) -> [CGFloat] { Self.widths(of: columns[...], filling: width) }

    /// Lets columns grow one kind after the other: by shares, by widths of their own, by content, and beyond that.
    private static func widths(of columns: ArraySlice<Column>, filling width: CGFloat) -> [CGFloat] {
        var widths = columns.map(\.least)
        let steps: [(Column) -> CGFloat] = [
            { column in column.share.map { max(column.least, $0 * width) } ?? column.least },
            { $0.isSet && $0.share == nil ? $0.greatest : $0.least },
            { $0.isFree ? $0.greatest : $0.least },
        ]
        var rest = width - widths.reduce(0, +)
        for step in steps where rest > 0 {
            let growth = columns.map { step($0) - $0.least }
            let sum = growth.reduce(0, +)
            guard sum > 0 else { continue }
            for index in widths.indices { widths[index] += growth[index] * min(1, rest / sum) }
            rest -= min(rest, sum)
        }
        return rest > 0 ? zip(widths, parts(of: columns)).map { $0 + $1 * rest } : widths
    }

    /// Which part of what nobody asked for each column gets; the parts make one.
    private static func parts(of columns: ArraySlice<Column>) -> [CGFloat] {
        let kinds: [(Column) -> CGFloat] = [
            { $0.isFree ? $0.greatest : 0 }, { $0.isFree ? 1 : 0 }, { $0.share == nil ? $0.greatest : 0 },
            { $0.share ?? 0 },
        ]
        for kind in kinds {
            let parts = columns.map(kind)
            let sum = parts.reduce(0, +)
            if sum > 0 { return parts.map { $0 / sum } }
        }
        return columns.map { _ in 1 / CGFloat(columns.count) }
    }

    // MARK: - Fixed widths

    /// The columns' widths by those of the first row's cells, whatever the cells hold.
    static func fixedWidths(_ grid: TableGrid, filling width: CGFloat) -> [CGFloat] {
        var columns = [Column?](repeating: nil, count: grid.columnCount)
        for cell in grid.cells where cell.rows.lowerBound == 0 && cell.block.contentWidth > 0 {
            let isShare = cell.block.contentWidthValueType == .percentage
            let length = cell.block.contentWidth * (isShare ? width / 100 : 1) + cell.edges.horizontal
            let part = length / CGFloat(cell.columns.count)
            for index in cell.columns {
                columns[index] =
                    isShare
                    ? Column(share: part / max(width, 1)) : Column(least: part, greatest: part, isSet: true)
            }
        }
        return widths(of: columns.map { $0 ?? Column() }[...], filling: width)
    }
}
