import PlacardUIFoundation
import Testing

/// Source: Apple's documentation of `NSTextBlock`, `NSTextTable` and `NSTextTableBlock`.
@Suite struct NSTextBlockTests {
    private static func cell(in table: NSTextTable) -> NSTextTableBlock {
        let cell = NSTextTableBlock(table: table, startingRow: 2, rowSpan: 3, startingColumn: 1, columnSpan: 2)
        cell.setWidth(4, type: .absolute, for: .padding)
        cell.setWidth(10, type: .percentage, for: .margin, rectEdge: .maxXEdge)
        cell.setContentWidth(50, type: .percentage)
        cell.setValue(30, type: .absolute, for: .minimumHeight)
        cell.setBorderColor(.red, rectEdge: .minYEdge)
        cell.backgroundColor = .yellow
        cell.verticalAlignment = .middle
        return cell
    }

    private static func expectSame(_ cell: NSTextTableBlock) {
        #expect(cell.startingRow == 2 && cell.rowSpan == 3 && cell.startingColumn == 1 && cell.columnSpan == 2)
        #expect(cell.width(for: .padding, rectEdge: .minXEdge) == 4)
        #expect(cell.width(for: .margin, rectEdge: .maxXEdge) == 10)
        #expect(cell.widthValueType(for: .margin, rectEdge: .maxXEdge) == .percentage)
        #expect(cell.contentWidth == 50 && cell.contentWidthValueType == .percentage)
        #expect(cell.value(for: .minimumHeight) == 30 && cell.valueType(for: .minimumHeight) == .absolute)
        #expect(cell.borderColor(for: .minYEdge) == .red && cell.borderColor(for: .maxYEdge) == nil)
        #expect(cell.backgroundColor == .yellow && cell.verticalAlignment == .middle)
    }

    @Test func `a new block has no widths and no colors`() {
        let block = NSTextBlock()
        #expect(block.contentWidth == 0 && block.width(for: .border, rectEdge: .minXEdge) == 0)
        #expect(block.backgroundColor == nil && block.borderColor(for: .minXEdge) == nil)
        #expect(block.verticalAlignment == .top && NSTextTable().layoutAlgorithm == .automatic)
        #expect(NSParagraphStyle.default.textBlocks.isEmpty)
    }

    @Test func `copies have the same values`() throws {
        let table = NSTextTable()
        let copy = try #require(Self.cell(in: table).copy() as? NSTextTableBlock)
        Self.expectSame(copy)
        #expect(copy.table === table)
    }

    @Test func `numbers that no text can have count as none`() {
        let block = NSTextBlock()
        block.setValue(.nan, type: .absolute, for: .width)
        block.setWidth(.infinity, type: .absolute, for: .padding)
        block.setWidth(-1, type: .absolute, for: .margin)
        #expect(block.contentWidth == 0 && block.width(for: .margin, rectEdge: .minXEdge) == 0)
        #expect(block.width(for: .padding, rectEdge: .minXEdge).isFinite)
        let cell = NSTextTableBlock(
            table: NSTextTable(), startingRow: -1, rowSpan: 0, startingColumn: .max, columnSpan: .max)
        #expect(cell.startingRow == 0 && cell.rowSpan == 1 && cell.startingColumn + cell.columnSpan <= 256)
    }

    @Test func `paragraphs of one table are in one table when they were archived`() throws {
        let table = NSTextTable()
        (table.numberOfColumns, table.collapsesBorders, table.layoutAlgorithm) = (3, true, .fixed)
        let text = NSMutableAttributedString()
        for piece in ["a\n", "b\n"] {
            let style = NSMutableParagraphStyle()
            style.textBlocks = [Self.cell(in: table)]
            text.append(NSAttributedString(string: piece, attributes: [.paragraphStyle: style]))
        }
        let data = try NSKeyedArchiver.archivedData(withRootObject: text, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSAttributedString.self, from: data))
        let cells = [0, 2].compactMap { index in
            (read.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle)?.textBlocks.first
                as? NSTextTableBlock
        }
        try #require(cells.count == 2)
        cells.forEach(Self.expectSame)
        #expect(cells[0].table === cells[1].table && cells[0].table.numberOfColumns == 3)
        #expect(cells[0].table.collapsesBorders && cells[0].table.layoutAlgorithm == .fixed)
    }
}
