import Foundation

extension Specimen {
    /// Tables and boxes in text.
    static var textTables: [Specimen] {
        [
            Specimen(
                name: "textkit-table",
                caption:
                    "A table whose cells share their borders, and a box with a bar, as blocks of paragraph styles.",
                size: CGSize(width: 375, height: 230)
            ) { textView(of: prices, height: 230) },
            Specimen(
                name: "textkit-html-table",
                caption: "A receipt that is HTML with a style sheet: a table in a table, rules for every second row, "
                    + "cells of two columns.",
                size: CGSize(width: 375, height: 265)
            ) { textView(of: receipt, height: 265) },
        ]
    }

    private static func textView(of text: NSAttributedString, height: CGFloat) -> UIView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 375, height: height))
        view.backgroundColor = .systemBackground
        view.textContainerInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        view.attributedText = text
        return view
    }

    // MARK: In code

    private static var prices: NSAttributedString {
        let table = NSTextTable()
        table.collapsesBorders = true
        table.setContentWidth(100, type: .percentage)
        let text = NSMutableAttributedString()
        let rows = [
            ["Fruit", "Weight", "Price"], ["Apples", "2.5 kg", "4.99"],
            ["Pears, from the tree behind the old house", "12 kg", "1,204.00"],
        ]
        for (row, cells) in rows.enumerated() {
            for (column, cell) in cells.enumerated() {
                text.append(paragraph(cell, in: block(table, row, column), isHead: row == 0, isNumber: column > 0))
            }
        }
        text.append(paragraph("Prices hold for a week.\nWhoever carries ten baskets gets one for nothing.", in: box))
        return text
    }

    private static func block(_ table: NSTextTable, _ row: Int, _ column: Int) -> NSTextBlock {
        let block = NSTextTableBlock(
            table: table, startingRow: row, rowSpan: 1, startingColumn: column, columnSpan: 1)
        block.setWidth(1, type: .absolute, for: .border)
        block.setWidth(6, type: .absolute, for: .padding)
        block.setBorderColor(.separator)
        if row == 0 { block.backgroundColor = .secondarySystemBackground }
        return block
    }

    private static var box: NSTextBlock {
        let box = NSTextBlock()
        box.backgroundColor = .systemYellow.withAlphaComponent(0.2)
        box.setWidth(8, type: .absolute, for: .padding)
        box.setWidth(4, type: .absolute, for: .border, rectEdge: .minXEdge)
        box.setWidth(16, type: .absolute, for: .margin, rectEdge: .minYEdge)
        box.setBorderColor(.systemOrange)
        return box
    }

    private static func paragraph(
        _ text: String, in block: NSTextBlock, isHead: Bool = false, isNumber: Bool = false
    ) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.textBlocks = [block]
        if isNumber { style.alignment = .right }
        return NSAttributedString(
            string: text + "\n",
            attributes: [
                .font: UIFont.systemFont(ofSize: 15, weight: isHead ? .semibold : .regular),
                .foregroundColor: UIColor.label, .paragraphStyle: style,
            ])
    }

    // MARK: In HTML

    private static var receipt: NSAttributedString {
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
        ]
        return (try? NSAttributedString(data: Data(html.utf8), options: options)) ?? NSAttributedString()
    }

    private static let html = """
        <style>
        body { font: 15px -apple-system; color: #333 }
        table { width: 100%; border-collapse: collapse }
        td { padding: 6px; vertical-align: top }
        td:nth-child(2) { text-align: right }
        .head > td { background: #1c6b72; color: white; font-weight: 600 }
        .item:nth-child(odd) > td { background: #f1f6f6 }
        .sum > td { border-top: 2px solid #1c6b72; font-weight: 600 }
        </style>
        <table>
        <tr><td colspan="2" style="padding: 0 0 10px"><table><tr>
        <td style="font-size: 24px; padding-left: 0"><b>Quince &amp; Son</b></td>
        <td style="font-size: 12px; padding-right: 0">Receipt 1027<br>1 December 2026<br>Table 4</td></tr></table></td></tr>
        <tr class="head"><td>What</td><td>Price</td></tr>
        <tr class="item"><td>Soup of the day, with bread and more bread</td><td>8.50</td></tr>
        <tr class="item"><td>Sparkling water</td><td>4.00</td></tr>
        <tr class="item"><td>Quince cake</td><td>6.20</td></tr>
        <tr class="sum"><td>Together</td><td>18.70</td></tr>
        </table>
        """
}
