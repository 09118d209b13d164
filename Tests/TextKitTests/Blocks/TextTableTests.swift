import Foundation
import TestTools
import Testing

@testable import PlacardTextKit

/// Blocks of paragraphs in layout managers. Sources: Apple's documentation of `NSTextBlock`, `NSTextTable` and
/// `NSTextTableBlock`; CSS 2.2, chapters 8 and 17.
@Suite struct TextTableTests {
    private static func block(
        _ table: NSTextTable, _ row: Int, _ column: Int, rows: Int = 1, columns: Int = 1
    ) -> NSTextTableBlock {
        let block = NSTextTableBlock(
            table: table, startingRow: row, rowSpan: rows, startingColumn: column, columnSpan: columns)
        block.setWidth(5, type: .absolute, for: .padding)
        block.setWidth(1, type: .absolute, for: .border)
        return block
    }

    private static func text(_ text: String, in blocks: [NSTextBlock]) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.textBlocks = blocks
        style.minimumLineHeight = 20
        style.maximumLineHeight = 20
        return NSAttributedString(
            string: text, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 14)])
    }

    /// Two by two cells, 200 points wide, between a paragraph before and one behind.
    private static func table(_ cells: [[String]] = [["a", "b b b b b b b b b b b b b b"], ["c", "d"]]) -> (
        text: NSMutableAttributedString, blocks: [[NSTextTableBlock]]
    ) {
        let table = NSTextTable()
        table.layoutAlgorithm = .fixed
        table.setContentWidth(200, type: .absolute)
        let whole = NSMutableAttributedString(attributedString: text("before\n", in: []))
        var blocks: [[NSTextTableBlock]] = []
        for (row, texts) in cells.enumerated() {
            blocks.append(texts.indices.map { block(table, row, $0) })
            for (column, cell) in texts.enumerated() { whole.append(text(cell + "\n", in: [blocks[row][column]])) }
        }
        whole.append(text("behind", in: []))
        return (whole, blocks)
    }

    private static func stack(_ text: NSAttributedString, width: CGFloat = 300, height: CGFloat = 0) -> TextKitStack {
        let stack = TextKitStack("", size: CGSize(width: width, height: height))
        stack.storage.setAttributedString(text)
        return stack
    }

    private static func rect(_ stack: TextKitStack, of piece: String) -> CGRect {
        let index = (stack.storage.string as NSString).range(of: piece).location
        return stack.manager.lineFragmentRect(
            forGlyphAt: stack.manager.glyphIndexForCharacter(at: index), effectiveRange: nil)
    }

    @Test func `cells stand beside each other, and rows are as high as their highest cell`() {
        let stack = Self.stack(Self.table().text)
        #expect(Self.rect(stack, of: "before") == CGRect(x: 0, y: 0, width: 300, height: 20))
        #expect(Self.rect(stack, of: "a\n") == CGRect(x: 6, y: 26, width: 88, height: 20))
        #expect(Self.rect(stack, of: "b b") == CGRect(x: 106, y: 26, width: 88, height: 20))
        let lines = stack.lines.filter { $0.hasPrefix("b b") }.count
        #expect(lines > 1)
        let second = 20 + CGFloat(lines) * 20 + 12
        #expect(Self.rect(stack, of: "c\n") == CGRect(x: 6, y: second + 6, width: 88, height: 20))
        #expect(Self.rect(stack, of: "d\n") == CGRect(x: 106, y: second + 6, width: 88, height: 20))
        #expect(Self.rect(stack, of: "behind") == CGRect(x: 0, y: second + 32, width: 300, height: 20))
    }

    @Test func `a cell's text lies at the top, in the middle or at the bottom of its row`() {
        let (text, blocks) = Self.table()
        let top = Self.rect(Self.stack(text), of: "a\n").minY
        let free = Self.rect(Self.stack(text), of: "c\n").minY - top - 12 - 20
        blocks[0][0].verticalAlignment = .middle
        #expect(Self.rect(Self.stack(text), of: "a\n").minY == top + free / 2)
        blocks[0][0].verticalAlignment = .bottom
        #expect(Self.rect(Self.stack(text), of: "a\n").minY == top + free)
    }

    @Test func `cells go through rows and columns`() {
        let table = NSTextTable()
        let text = NSMutableAttributedString()
        text.append(Self.text("tall\n", in: [Self.block(table, 0, 0, rows: 2)]))
        text.append(Self.text("one\n", in: [Self.block(table, 0, 1)]))
        text.append(Self.text("two\n", in: [Self.block(table, 1, 1)]))
        text.append(Self.text("wide\n", in: [Self.block(table, 2, 0, columns: 2)]))
        let stack = Self.stack(text)
        #expect(Self.rect(stack, of: "one").minX == Self.rect(stack, of: "two").minX)
        #expect(Self.rect(stack, of: "two").minY == 38 && Self.rect(stack, of: "wide").minY == 70)
        #expect(Self.rect(stack, of: "wide").maxX == Self.rect(stack, of: "one").maxX)
    }

    @Test func `a block has padding, border and margin around its paragraphs`() {
        let block = NSTextBlock()
        block.setWidth(10, type: .absolute, for: .padding)
        block.setWidth(2, type: .absolute, for: .border)
        block.setWidth(10, type: .percentage, for: .margin)
        block.setValue(100, type: .absolute, for: .minimumHeight)
        let text = NSMutableAttributedString(attributedString: Self.text("one\ntwo\n", in: [block]))
        text.append(Self.text("behind", in: []))
        let stack = Self.stack(text)
        #expect(Self.rect(stack, of: "one") == CGRect(x: 42, y: 42, width: 216, height: 20))
        #expect(Self.rect(stack, of: "two").minY == 62)
        #expect(Self.rect(stack, of: "behind").minY == 184)
        #expect(stack.manager.usedRect(for: stack.container) == CGRect(x: 0, y: 30, width: 270, height: 174))
    }

    @Test func `tables lie in cells`() {
        let (outer, inner) = (NSTextTable(), NSTextTable())
        let around = Self.block(outer, 0, 0)
        let text = NSMutableAttributedString()
        text.append(Self.text("in one\n", in: [around, Self.block(inner, 0, 0)]))
        text.append(Self.text("in two\n", in: [around, Self.block(inner, 0, 1)]))
        text.append(Self.text("beside\n", in: [Self.block(outer, 0, 1)]))
        let stack = Self.stack(text)
        let (one, two) = (Self.rect(stack, of: "in one"), Self.rect(stack, of: "in two"))
        #expect(one.minX == 12 && one.minY == 12 && two.minY == 12 && two.minX == one.maxX + 12)
        #expect(Self.rect(stack, of: "beside").minY == 6 && Self.rect(stack, of: "beside").minX > two.maxX)
    }

    @Test func `a point in a cell's free space belongs to that cell`() {
        let stack = Self.stack(Self.table().text)
        let bottom = Self.rect(stack, of: "c\n").minY - 14
        let index = stack.manager.glyphIndex(for: CGPoint(x: 50, y: bottom), in: stack.container)
        #expect(stack.manager.characterIndexForGlyph(at: index) == 7)
    }

    /// Whatever was laid out before, lines stand where they stand in a text that is new.
    @Test func `edits in and around tables leave the lines of a new text`() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<40 {
            let stack = Self.stack(Self.table().text)
            for _ in 0..<8 {
                _ = stack.rects
                let length = stack.storage.length
                let start = Int.random(in: 0...length, using: &random)
                let end = min(length, start + Int.random(in: 0...4, using: &random))
                let new = ["", "x", "more words than one line holds in a cell ", "\n"].randomElement(using: &random)!
                stack.storage.replaceCharacters(in: NSRange(location: start, length: end - start), with: new)
            }
            let fresh = Self.stack(NSAttributedString(attributedString: stack.storage))
            #expect(stack.rects == fresh.rects && stack.lines == fresh.lines)
            #expect(
                stack.manager.usedRect(for: stack.container) == fresh.manager.usedRect(for: fresh.container))
        }
    }

    @Test func `a table below an edit moves as it is`() {
        let stack = Self.stack(Self.table().text)
        let (before, work) = (stack.rects, stack.manager.flow.work)
        stack.storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "x\n")
        #expect(stack.rects.dropFirst(2) == before.dropFirst().map { $0.offsetBy(dx: 0, dy: 20) }[...])
        #expect(stack.manager.flow.work.set == work.set + 2)
    }

    @Test func `a row that finds no space goes on in the next container`() {
        let stack = TextKitStack(
            "",
            containers: [
                NSTextContainer(size: CGSize(width: 300, height: 100)),
                NSTextContainer(size: CGSize(width: 300, height: 500)),
            ])
        stack.storage.setAttributedString(Self.table([["a", "b"], ["c", "d"], ["e", "f"]]).text)
        let index = (stack.storage.string as NSString).range(of: "e\nf").location
        #expect(stack.manager.textContainer(forGlyphAt: index, effectiveRange: nil) === stack.containers[1])
        #expect(Self.rect(stack, of: "e\nf") == CGRect(x: 6, y: 6, width: 88, height: 20))
    }

    @Test(arguments: [(50.0, 0.0), (300, 400), (30, 12), (8, 2)])
    func `no text is lost where cells have too little space, or none`(width: Double, padding: Double) {
        let (text, blocks) = Self.table([["word another", "internationalization", "x"], ["a", "b", "c d e"]])
        blocks[0][0].table.setContentWidth(800, type: .percentage)
        for block in blocks.joined() { block.setWidth(padding, type: .absolute, for: .padding) }
        let stack = Self.stack(text, width: width)
        #expect(stack.lines.joined() == text.string)
        #expect(stack.rects.allSatisfy { $0.width > 0 && $0.maxX.isFinite })
    }

    @Test func `backgrounds and borders are drawn once where cells share them`() throws {
        let (text, blocks) = Self.table([["a", "b"]])
        blocks[0][0].table.collapsesBorders = true
        blocks[0][0].backgroundColor = .green
        for block in blocks[0] { block.setBorderColor(.red) }
        let stack = Self.stack(text)
        let pixels = try Pixels(300, 80) { _ in
            stack.manager.drawBackground(forGlyphRange: NSRange(location: 0, length: 12), at: .zero)
        }
        let row = (0..<300).map { pixels[$0, 30] }
        let red = row.indices.filter { row[$0] == 0xFFFF_0000 }
        #expect(red == [0, 99, 199] && row[50] == 0xFF00_FF00 && row[150] == 0)
    }
}
