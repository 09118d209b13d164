import Foundation

/// The tables that a parser is in, and where the next cell of the innermost one belongs.
///
/// Source: HTML Standard, "Forming a table"; the widths that are not declared are those of WebKit's `HTMLConverter`, which makes
/// attributed strings on Apple's systems.
struct HTMLTableBuilder {
    /// The innermost is last.
    private var tables: [Open] = []

    /// A table that has begun.
    private struct Open {
        let table: NSTextTable
        let margin: CGFloat
        let padding: CGFloat
        /// Whether cells have a border because the table has one by its attribute.
        let hasBorders: Bool
        var row = -1
        var column = 0
        /// What `col` elements say of the columns, from the first one on.
        var columns: [CSSBlock] = []
        /// The rows that end what goes through each column.
        var rowsEnd: [Int: Int] = [:]
        var rowBackground: UIColor?
        var rowAlignment: NSTextBlock.VerticalAlignment = .middle
    }

    /// Begins a table within what is open.
    ///
    /// - Parameters:
    ///   - color: That of its text.
    ///   - indent: What the blocks around leave free beside it, in points.
    mutating func beginTable(
        _ attributes: [String: String], _ block: CSSBlock, color: UIColor, background: UIColor?,
        indent: (left: CGFloat, right: CGFloat)
    ) {
        let table = NSTextTable()
        block.write(to: table, color: color)
        table.backgroundColor = background
        for (edge, width) in [(CGRectEdge.minXEdge, indent.left), (.maxXEdge, indent.right)] where width > 0 {
            let margin = table.width(for: .margin, rectEdge: edge)
            table.setWidth(margin + width, type: .absolute, for: .margin, rectEdge: edge)
        }
        table.collapsesBorders = block.collapsesBorders
        table.hidesEmptyCells = block.hidesEmptyCells
        table.layoutAlgorithm = block.isFixed ? .fixed : .automatic
        let spacing = table.collapsesBorders ? 0 : block.spacing ?? Self.number(attributes["cellspacing"]) ?? 1
        tables.append(
            Open(
                table: table, margin: spacing / 2, padding: Self.number(attributes["cellpadding"]) ?? 1,
                hasBorders: (Self.number(attributes["border"]) ?? 0) > 0))
    }

    private static func number(_ text: String?) -> CGFloat? {
        text.flatMap { Double($0) }.map { CGFloat(min(max(0, $0), 10_000)) }
    }

    mutating func endTable() { _ = tables.popLast() }

    /// Takes what an element says of the next columns of the innermost table.
    mutating func addColumn(_ attributes: [String: String], _ block: CSSBlock) {
        guard var open = tables.popLast() else { return }
        let rest = NSTextTable.greatestNumberOfColumns - open.columns.count
        open.columns += Array(repeating: block, count: min(Self.span(attributes["span"]), rest))
        tables.append(open)
    }

    /// Begins a row of the innermost table.
    mutating func beginRow(_ block: CSSBlock, background: UIColor?) {
        guard var open = tables.popLast() else { return }
        (open.row, open.column) = (open.row + 1, 0)
        let row = NSTextBlock()
        row.verticalAlignment = .middle
        block.write(to: row, color: .black)
        (open.rowBackground, open.rowAlignment) = (background, row.verticalAlignment)
        tables.append(open)
    }

    /// The next cell of the innermost table's row.
    mutating func cell(
        _ attributes: [String: String], _ block: CSSBlock, color: UIColor, background: UIColor?
    ) -> NSTextTableBlock? {
        guard var open = tables.popLast() else { return nil }
        defer { tables.append(open) }
        open.row = max(0, open.row)
        while (open.rowsEnd[open.column] ?? 0) > open.row { open.column += 1 }
        guard open.column < NSTextTable.greatestNumberOfColumns else { return nil }
        let cell = NSTextTableBlock(
            table: open.table, startingRow: open.row, rowSpan: Self.span(attributes["rowspan"]),
            startingColumn: open.column, columnSpan: Self.span(attributes["colspan"]))
        for column in cell.startingColumn..<cell.startingColumn + cell.columnSpan {
            open.rowsEnd[column] = open.row + cell.rowSpan
        }
        open.column += cell.columnSpan
        open.table.numberOfColumns = max(open.table.numberOfColumns, open.column)
        cell.setWidth(open.padding, type: .absolute, for: .padding)
        cell.setWidth(open.margin, type: .absolute, for: .margin)
        if open.hasBorders {
            cell.setWidth(1, type: .absolute, for: .border)
            cell.setBorderColor(.gray)
        }
        cell.verticalAlignment = open.rowAlignment
        if cell.columnSpan == 1, open.columns.indices.contains(cell.startingColumn) {
            open.columns[cell.startingColumn].writeWidth(to: cell)
        }
        block.withoutMargin.write(to: cell, color: color)
        cell.backgroundColor = background ?? open.rowBackground
        return cell
    }

    private static func span(_ text: String?) -> Int { min(max(1, text.flatMap { Int($0) } ?? 1), 1000) }
}
