import Foundation

/// A table in a text: how many columns it has, how wide they are, and how borders of cells meet.
///
/// The cells are blocks of paragraphs (`NSTextTableBlock`); what a table inherits from blocks holds for the box around
/// all of them. Source: Apple's documentation of `NSTextTable`.
open class NSTextTable: NSTextBlock {
    /// How many columns there are; cells further on make more. None below 0, and at most `greatestNumberOfColumns`.
    open var numberOfColumns = 0 {
        didSet { numberOfColumns = Self.limited(numberOfColumns) }
    }
    /// What decides about the columns' widths; their content unless set.
    open var layoutAlgorithm = LayoutAlgorithm.automatic
    /// Whether cells that touch share a border, the wider of both, and have no margins.
    open var collapsesBorders = false
    /// Whether cells without text have no background and no border.
    open var hidesEmptyCells = false

    /// More columns than this have no place of their own.
    package static let greatestNumberOfColumns = 256

    private static func limited(_ columns: Int) -> Int { min(max(0, columns), greatestNumberOfColumns) }

    /// What decides about the columns' widths; raw values as on iOS.
    public enum LayoutAlgorithm: Int, Sendable {
        /// What the cells hold, and the widths that they are given (CSS 2.2, 17.5.2.2).
        case automatic = 0
        /// The widths that the first row's cells are given; the other columns share what is left (CSS 2.2, 17.5.2.1).
        case fixed = 1
    }

    /// Makes a table without columns, as wide as its content.
    public override init() { super.init() }

    init(copying table: NSTextTable) {
        super.init(copying: table)
        (numberOfColumns, layoutAlgorithm) = (table.numberOfColumns, table.layoutAlgorithm)
        (collapsesBorders, hidesEmptyCells) = (table.collapsesBorders, table.hidesEmptyCells)
    }

    /// A table of the same values.
    open override func copy(with zone: NSZone? = nil) -> Any { NSTextTable(copying: self) }

    /// Writes all values, under keys of Placard's own.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(numberOfColumns, forKey: "NSTextTableColumns")
        coder.encode(layoutAlgorithm.rawValue, forKey: "NSTextTableAlgorithm")
        coder.encode(collapsesBorders, forKey: "NSTextTableCollapses")
        coder.encode(hidesEmptyCells, forKey: "NSTextTableHides")
    }

    /// Reads a table that was archived here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        numberOfColumns = Self.limited(coder.archivedInteger("NSTextTableColumns") ?? 0)
        layoutAlgorithm = coder.archivedInteger("NSTextTableAlgorithm").flatMap(LayoutAlgorithm.init) ?? .automatic
        collapsesBorders = coder.archivedFlag("NSTextTableCollapses") ?? false
        hidesEmptyCells = coder.archivedFlag("NSTextTableHides") ?? false
    }
}
