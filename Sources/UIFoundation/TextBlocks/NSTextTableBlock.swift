import Foundation

/// A cell of a table in a text.
///
/// Rows and columns count from 0. Source: Apple's documentation of `NSTextTableBlock`.
open class NSTextTableBlock: NSTextBlock {
    /// The table that the cell belongs to.
    open private(set) var table: NSTextTable
    /// The cell's first row.
    open private(set) var startingRow: Int
    /// How many rows the cell goes through, one at least.
    open private(set) var rowSpan: Int
    /// The cell's first column.
    open private(set) var startingColumn: Int
    /// How many columns the cell goes through, one at least.
    open private(set) var columnSpan: Int

    /// More rows than this have no place of their own.
    private static let greatestNumberOfRows = 1_000_000

    private static func rows(_ start: Int, _ span: Int) -> (start: Int, span: Int) {
        (min(max(0, start), greatestNumberOfRows), min(max(1, span), greatestNumberOfRows))
    }

    private static func columns(_ start: Int, _ span: Int) -> (start: Int, span: Int) {
        let start = min(max(0, start), NSTextTable.greatestNumberOfColumns - 1)
        return (start, min(max(1, span), NSTextTable.greatestNumberOfColumns - start))
    }

    /// Makes a cell of a table; places that no table has count as the nearest that one has.
    public init(table: NSTextTable, startingRow row: Int, rowSpan: Int, startingColumn column: Int, columnSpan: Int) {
        self.table = table
        (startingRow, self.rowSpan) = Self.rows(row, rowSpan)
        (startingColumn, self.columnSpan) = Self.columns(column, columnSpan)
        super.init()
    }

    init(copying block: NSTextTableBlock) {
        table = block.table
        (startingRow, rowSpan) = (block.startingRow, block.rowSpan)
        (startingColumn, columnSpan) = (block.startingColumn, block.columnSpan)
        super.init(copying: block)
    }

    /// A cell of the same values in the same table.
    open override func copy(with zone: NSZone? = nil) -> Any { NSTextTableBlock(copying: self) }

    /// Writes all values, under keys of Placard's own, and the table.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.archive(table, as: "NSTextTableBlockTable")
        coder.archive([startingRow, rowSpan, startingColumn, columnSpan], as: "NSTextTableBlockPlace")
    }

    /// Reads a cell that was archived here; one without a table has one of its own.
    public required init?(coder: NSCoder) {
        let place: [Int]? = coder.archivedValue("NSTextTableBlockPlace")
        let numbers = place?.count == 4 ? place ?? [] : [0, 1, 0, 1]
        table = coder.archived("NSTextTableBlockTable", of: [NSTextTable.self, UIColor.self]) ?? NSTextTable()
        (startingRow, rowSpan) = Self.rows(numbers[0], numbers[1])
        (startingColumn, columnSpan) = Self.columns(numbers[2], numbers[3])
        super.init(coder: coder)
    }
}
