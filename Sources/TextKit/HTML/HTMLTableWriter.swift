import Foundation

/// The tables and boxes that are open while paragraphs are written as HTML.
struct HTMLTableWriter {
    /// The blocks of the paragraph that was written last, outermost first.
    private var current: [NSTextBlock] = []

    /// More nested blocks than this are not written.
    private static let maximumDepth = 16

    /// Ends what the next paragraph does not lie in, and begins what it does.
    mutating func moved(to blocks: [NSTextBlock]) -> String {
        let blocks = Array(blocks.prefix(Self.maximumDepth))
        let shared = zip(current, blocks).prefix { $0 === $1 }.count
        let next = shared < blocks.count ? blocks[shared] as? NSTextTableBlock : nil
        let last = shared < current.count ? current[shared] as? NSTextTableBlock : nil
        let isSameTable = next != nil && last?.table === next?.table
        var html = ""
        for (depth, block) in current.enumerated().dropFirst(shared).reversed() {
            html += Self.end(of: block, isSameTable && depth == shared ? next : nil)
        }
        for (depth, block) in blocks.enumerated().dropFirst(shared) {
            html += Self.beginning(of: block, isSameTable && depth == shared ? last : nil)
        }
        current = blocks
        return html
    }

    /// - Parameter next: The cell of the same table that follows.
    private static func end(of block: NSTextBlock, _ next: NSTextTableBlock?) -> String {
        guard let cell = block as? NSTextTableBlock else { return "</div>\n" }
        guard let next else { return "</td></tr>\n</table>\n" }
        return next.startingRow == cell.startingRow ? "</td>\n" : "</td></tr>\n"
    }

    /// - Parameter last: The cell of the same table before.
    private static func beginning(of block: NSTextBlock, _ last: NSTextTableBlock?) -> String {
        guard let cell = block as? NSTextTableBlock else { return "<div style=\"\(css(block))\">\n" }
        var html = ""
        if last == nil {
            // Cells have no margins in HTML: what lies between them is the table's.
            let spacing = HTMLWriter.number(2 * cell.width(for: .margin, rectEdge: .minXEdge))
            html += "<table cellspacing=\"\(spacing)\" style=\"\(css(cell.table))\">\n"
        }
        if last?.startingRow != cell.startingRow { html += "<tr>" }
        html += "<td"
        if cell.rowSpan > 1 { html += " rowspan=\"\(cell.rowSpan)\"" }
        if cell.columnSpan > 1 { html += " colspan=\"\(cell.columnSpan)\"" }
        return html + " style=\"\(css(cell))\">"
    }

    // MARK: CSS

    private static func css(_ block: NSTextBlock) -> String {
        var css: [String] = []
        for (name, dimension) in CSSBlock.dimensions where block.value(for: dimension) > 0 {
            css.append("\(name): \(length(block.value(for: dimension), block.valueType(for: dimension)))")
        }
        for (name, layer) in CSSBlock.layers where !(layer == .margin && block is NSTextTableBlock) {
            let lengths = CSSBlock.edges.map {
                length(block.width(for: layer, rectEdge: $1), block.widthValueType(for: layer, rectEdge: $1))
            }
            css.append("\(name): \(lengths.joined(separator: " "))")
        }
        for (name, edge) in CSSBlock.edges where block.width(for: .border, rectEdge: edge) > 0 {
            let color = HTMLWriter.css(block.borderColor(for: edge) ?? .black)
            css.append(
                "border-\(name): \(length(block.width(for: .border, rectEdge: edge), .absolute)) solid \(color)")
        }
        if let color = block.backgroundColor { css.append("background-color: \(HTMLWriter.css(color))") }
        return (css + kind(of: block)).joined(separator: "; ")
    }

    private static func kind(of block: NSTextBlock) -> [String] {
        if let table = block as? NSTextTable {
            return [
                table.collapsesBorders ? "border-collapse: collapse" : nil,
                table.layoutAlgorithm == .fixed ? "table-layout: fixed" : nil,
                table.hidesEmptyCells ? "empty-cells: hide" : nil,
            ].compactMap(\.self)
        }
        guard block is NSTextTableBlock else { return [] }
        let alignment = CSSBlock.alignments.first { $0.value == block.verticalAlignment }
        return alignment.map { ["vertical-align: \($0.key)"] } ?? []
    }

    private static func length(_ value: CGFloat, _ type: NSTextBlock.ValueType) -> String {
        type == .percentage ? "\(HTMLWriter.number(value))%" : HTMLWriter.points(value)
    }
}
