import PlacardTextKit
import Testing

/// Tables as the HTML Standard forms them and CSS 2.2 describes their boxes; the widths that nobody declares are those of WebKit's
/// converter, which writes a paragraph for each cell.
@Suite struct HTMLTableTests {
    private static func blocks(_ text: NSAttributedString, of piece: String) throws -> [NSTextBlock] {
        let range = (text.string as NSString).range(of: piece)
        try #require(range.location != NSNotFound)
        let style = text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil)
        return (style as? NSParagraphStyle)?.textBlocks ?? []
    }

    private static func cell(_ html: String, of piece: String) throws -> NSTextTableBlock {
        try #require(try blocks(NSAttributedString.reading(html: html), of: piece).last as? NSTextTableBlock)
    }

    @Test func `each cell is a paragraph, an empty one too`() throws {
        let text = try NSAttributedString.reading(
            html: "<p>a</p><table><tr><td>b</td><td></td></tr><tr><td>c<td>d</table><p>e</p>")
        #expect(text.string.hasPrefix("a\nb\n\nc\nd\ne"))
        #expect(try Self.blocks(text, of: "a").isEmpty && Self.blocks(text, of: "e").isEmpty)
        let cells = try ["b", "c", "d"].map { try #require(Self.blocks(text, of: $0).first as? NSTextTableBlock) }
        #expect(cells.map(\.startingRow) == [0, 1, 1] && cells.map(\.startingColumn) == [0, 0, 1])
        #expect(cells.allSatisfy { $0.table === cells[0].table } && cells[0].table.numberOfColumns == 2)
    }

    @Test func `cells begin where none goes through`() throws {
        let html = "<table><tr><td rowspan=2>a<td colspan=2>b<tr><td>c<td>d<tr><td>e</table>"
        let places = try ["a", "b", "c", "d", "e"].map { piece in
            let cell = try Self.cell(html, of: piece)
            return [cell.startingRow, cell.startingColumn, cell.rowSpan, cell.columnSpan]
        }
        #expect(places == [[0, 0, 2, 1], [0, 1, 1, 2], [1, 1, 1, 1], [1, 2, 1, 1], [2, 0, 1, 1]])
    }

    @Test func `a table in a cell lies in both`() throws {
        let text = try NSAttributedString.reading(html: "<table><tr><td>a<table><tr><td>b</table>c</table>")
        let (outer, inner) = (try Self.blocks(text, of: "a"), try Self.blocks(text, of: "b"))
        #expect(outer.count == 1 && inner.count == 2 && inner[0] === outer[0])
        #expect(try Self.blocks(text, of: "c").last === outer[0])
    }

    @Test func `boxes are as declared`() throws {
        let style =
            "width: 40%; height: 30px; padding: 1px 2px 3px; border-bottom: 2px solid red; vertical-align: bottom"
        let cell = try Self.cell("<table><tr><td style='\(style)'>x</table>", of: "x")
        #expect(cell.contentWidth == 40 && cell.contentWidthValueType == .percentage)
        #expect(cell.value(for: .height) == 30 && cell.verticalAlignment == .bottom)
        let edges: [CGRectEdge] = [.minYEdge, .maxXEdge, .maxYEdge, .minXEdge]
        #expect(edges.map { cell.width(for: .padding, rectEdge: $0) } == [1, 2, 3, 2])
        #expect(edges.map { cell.width(for: .border, rectEdge: $0) } == [0, 0, 2, 0])
        #expect(cell.borderColor(for: .maxYEdge) == .red)
        #expect(cell.width(for: .margin, rectEdge: .minXEdge) == 0.5)
    }

    @Test func `attributes hold where no style sheet does`() throws {
        let html =
            "<table border=1 cellpadding=6 cellspacing=4 width='100%'><tr bgcolor=yellow><td valign=top>x<th>y</table>"
        let (cell, head) = (try Self.cell(html, of: "x"), try Self.cell(html, of: "y"))
        #expect(cell.width(for: .padding, rectEdge: .minXEdge) == 6)
        #expect(
            cell.width(for: .margin, rectEdge: .minXEdge) == 2 && cell.width(for: .border, rectEdge: .minXEdge) == 1)
        #expect(
            cell.backgroundColor == .yellow && cell.verticalAlignment == .top && head.verticalAlignment == .middle)
        #expect(cell.table.contentWidth == 100 && cell.table.contentWidthValueType == .percentage)
        let text = try NSAttributedString.reading(html: html)
        let place = (text.string as NSString).range(of: "y").location
        let style = text.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.alignment == .center && text.attribute(.backgroundColor, at: 0, effectiveRange: nil) == nil)
    }

    @Test func `columns have widths of their own, which count after those of cells`() throws {
        let html =
            "<table><col width=40><col span=2 style='width: 20%'><tr><td>a<td>b<td>c<td>d<tr><td width=50>e</table>"
        let widths = try ["a", "b", "c", "d", "e"].map { try Self.cell(html, of: $0).contentWidth }
        #expect(widths == [40, 20, 20, 0, 50])
    }

    @Test func `borders collapse and columns are fixed as declared`() throws {
        let html =
            "<table style='border-collapse: collapse; table-layout: fixed; empty-cells: hide'><tr><td>x</table>"
        let cell = try Self.cell(html, of: "x")
        #expect(cell.table.collapsesBorders && cell.table.layoutAlgorithm == .fixed && cell.table.hidesEmptyCells)
        #expect(cell.width(for: .margin, rectEdge: .minXEdge) == 0)
    }

    /// Selectors Level 3, 6.6.5.2 and 8.2.
    @Test(arguments: [
        ("td:nth-child(2)", "b d"), ("tr:nth-child(odd) td", "a b e"), ("tr:nth-child(2n) td", "c d"),
        ("tr:nth-child( -n + 2 ) td", "a b c d"), ("tr > td:first-child", "a c e"), ("table>td", ""),
        ("td:hover", ""),
    ])
    func `rules hold for places among sisters and for children`(selector: String, expected: String) throws {
        // Without a `tbody`, rows are the table's own.
        let html = """
            <style>\(selector) { color: red }</style>
            <table><tr><td>a<td>b<tr><td>c<td>d<tr><td>e</table>
            """
        let text = try NSAttributedString.reading(html: html)
        let red = ["a", "b", "c", "d", "e"].filter { piece in
            let place = (text.string as NSString).range(of: piece).location
            return text.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor == .red
        }
        #expect(red.joined(separator: " ") == expected)
    }

    @Test func `tables that were written are read as they were`() throws {
        let html = """
            <p>a</p><table style='border-collapse: collapse; width: 90%'>
            <tr><td rowspan=2 style='padding: 1px 2px 3px 4px; background: yellow; border: 2px solid red'>b<td>c
            <tr><td style='width: 50px; height: 30px'>d<table><tr><td>e<td>f<tr><td>g</table></table><p>h</p>
            """
        let text = try NSAttributedString.reading(html: html)
        let whole = NSRange(location: 0, length: text.length)
        let data = try text.data(
            from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        let again = try NSAttributedString(
            data: data, options: [.documentType: NSAttributedString.DocumentType.html])
        #expect(again.string.trimmingCharacters(in: .newlines) == text.string.trimmingCharacters(in: .newlines))
        for piece in ["a", "b", "c", "d", "e", "f", "g", "h"] {
            let (old, new) = (try Self.blocks(text, of: piece), try Self.blocks(again, of: piece))
            #expect(old.map(Self.description) == new.map(Self.description), "\(piece)")
        }
    }

    private static func description(_ block: NSTextBlock) -> String {
        let edges: [CGRectEdge] = [.minXEdge, .minYEdge, .maxXEdge, .maxYEdge]
        let layers: [NSTextBlock.Layer] = [.padding, .border, .margin]
        let widths = layers.map { layer in edges.map { block.width(for: layer, rectEdge: $0) } }
        let cell = block as? NSTextTableBlock
        let place = cell.map { [$0.startingRow, $0.rowSpan, $0.startingColumn, $0.columnSpan] } ?? []
        let table = cell.map { "\($0.table.contentWidth) \($0.table.collapsesBorders)" } ?? ""
        return
            "\(widths) \(block.contentWidth) \(block.value(for: .height)) \(place) \(table) \(block.verticalAlignment)"
    }
}
