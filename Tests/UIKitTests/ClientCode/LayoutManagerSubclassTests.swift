import PlacardUIKit
import TestTools
import Testing

/// Layout managers as client code writes them, unchanged: they must compile, and draw here what they draw on phones.
@MainActor @Suite struct LayoutManagerSubclassTests {
    /// The storage is the owner of all: who drops it has nothing to draw.
    private func draw(_ storage: NSTextStorage, _ container: NSTextContainer, _ size: CGSize) throws -> Pixels {
        let manager = storage.layoutManagers[0]
        let view = Canvas(frame: CGRect(origin: .zero, size: size))
        view.contentScaleFactor = 1
        view.paint = {
            let glyphs = manager.glyphRange(for: container)
            manager.drawBackground(forGlyphRange: glyphs, at: CGPoint(x: 20, y: 0))
            manager.drawGlyphs(forGlyphRange: glyphs, at: CGPoint(x: 20, y: 0))
        }
        return try Pixels(of: view)
    }

    private final class Canvas: UIView {
        var paint: () -> Void = {}

        override func draw(_ rect: CGRect) { paint() }
    }

    private func stack(
        _ text: NSAttributedString, _ manager: NSLayoutManager, width: CGFloat = 200
    ) -> (NSTextStorage, NSTextContainer) {
        let storage = NSTextStorage(attributedString: text)
        let container = NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return (storage, container)
    }

    private static let white: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.white]

    /// Round highlights behind words: every rectangle of the background becomes a rounded one.
    private final class RoundedHighlights: NSLayoutManager {
        override func fillBackgroundRectArray(
            _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
            color: UIColor
        ) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.saveGState()
            color.setFill()
            for i in 0..<rectCount {
                UIBezierPath(roundedRect: rectArray[i].insetBy(dx: -3, dy: 0), cornerRadius: 5).fill()
            }
            context.restoreGState()
        }
    }

    @Test func aHighlightHasRoundCorners() throws {
        let text = NSMutableAttributedString(string: "MMMM", attributes: Self.white)
        text.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 0, length: 4))
        let manager = RoundedHighlights()
        let (storage, container) = stack(text, manager)
        let size = manager.usedRect(for: container).size
        let pixels = try draw(storage, container, CGSize(width: 100, height: 20))
        let columns = pixels.columns { $0 == 0xFFFF_0000 }
        #expect(columns.first == 17 && (columns.last ?? 0) >= Int(20 + size.width))
        #expect(pixels[17, 0] != 0xFFFF_0000 && pixels[25, 0] == 0xFFFF_0000)
    }

    /// Boxes behind blocks of code: lines of a marked range, joined to one rectangle.
    private final class CodeBlocks: NSLayoutManager {
        static let key = NSAttributedString.Key("codeBlock")

        override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            let characters = characterRange(forGlyphRange: glyphsToShow, actualGlyphRange: nil)
            textStorage?.enumerateAttribute(CodeBlocks.key, in: characters, options: []) { value, range, _ in
                guard value != nil else { return }
                var box = CGRect.null
                let glyphs = glyphRange(forCharacterRange: range, actualCharacterRange: nil)
                enumerateLineFragments(forGlyphRange: glyphs) { rect, _, _, _, _ in box = box.union(rect) }
                UIColor.green.setFill()
                UIBezierPath(rect: box.offsetBy(dx: origin.x, dy: origin.y)).fill()
            }
            super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
        }
    }

    @Test func aBlockOfCodeHasABoxBehindItsLines() throws {
        let text = NSMutableAttributedString(string: "prose\nlet a = 1\nlet b = 2\nprose", attributes: Self.white)
        text.addAttribute(CodeBlocks.key, value: true, range: NSRange(location: 6, length: 20))
        let manager = CodeBlocks()
        let (storage, container) = stack(text, manager)
        let line = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height
        let pixels = try draw(storage, container, CGSize(width: 240, height: 80))
        let rows = pixels.rows { $0 == 0xFF00_FF00 }
        #expect(abs(CGFloat(rows.count) - 2 * line) <= 1)
        #expect(pixels.columns { $0 == 0xFF00_FF00 } == Array(20..<220))
    }

    /// Numbers beside each paragraph's first line, the empty last line included.
    private final class LineNumbers: NSLayoutManager {
        var drawn: [(number: Int, y: CGFloat)] = []

        override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
            guard let text = textStorage?.string as NSString? else { return }
            var number = 1
            enumerateLineFragments(forGlyphRange: glyphsToShow) { rect, _, _, glyphs, _ in
                let characters = self.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil)
                let paragraph = text.paragraphRange(for: characters)
                guard characters.location == paragraph.location else { return }
                self.draw(number, rect, origin)
                number += 1
            }
            if extraLineFragmentTextContainer != nil { draw(number, extraLineFragmentRect, origin) }
        }

        private func draw(_ number: Int, _ rect: CGRect, _ origin: CGPoint) {
            drawn.append((number, rect.minY))
            ("\(number)" as NSString).draw(
                in: CGRect(x: 2, y: origin.y + rect.minY, width: 16, height: rect.height),
                withAttributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.blue])
        }
    }

    @Test func eachParagraphHasItsNumberInTheMargin() throws {
        let text = NSAttributedString(string: "one\ntwo words that wrap to another line\n\nfour\n")
        let manager = LineNumbers()
        let (storage, container) = stack(text, manager, width: 80)
        let pixels = try draw(storage, container, CGSize(width: 120, height: 200))
        #expect(manager.drawn.map(\.number) == [1, 2, 3, 4, 5])
        #expect(manager.drawn[2].y - manager.drawn[1].y > 1.5 * (manager.drawn[1].y - manager.drawn[0].y))
        #expect(pixels.columns { $0 != 0 }.contains { $0 < 12 })
    }

    /// Draws a bar beside quotes and says that every glyph may leave its line, as an editor's framework does.
    private final class Quotes: NSLayoutManager {
        override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
            let used = boundingRect(forGlyphRange: glyphsToShow, in: textContainers[0])
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 4, y: origin.y + used.minY, width: 4, height: used.height))
        }

        override func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { true }
    }

    @Test func aBarStandsBesideAQuote() throws {
        let manager = Quotes()
        let (storage, container) = stack(NSAttributedString(string: "quoted\nlines", attributes: Self.white), manager)
        let pixels = try draw(storage, container, CGSize(width: 100, height: 40))
        #expect(pixels.columns { $0 == 0xFFFF_0000 } == [4, 5, 6, 7])
        #expect(pixels.rows { $0 == 0xFFFF_0000 }.count >= 26)
        #expect(manager.drawsOutsideLineFragment(forGlyphAt: 0))
    }

    /// More space between the lines of one paragraph than between paragraphs, asked of a delegate.
    private final class Spacer: NSObject, NSLayoutManagerDelegate {
        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { 12 }

        func layoutManager(
            _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { 3 }
    }

    @Test func aDelegateSpacesLinesAndParagraphs() {
        let (plain, spaced) = (NSLayoutManager(), NSLayoutManager())
        let spacer = Spacer()
        spaced.delegate = spacer
        let text = NSAttributedString(string: "one\ntwo")
        let (first, second) = (stack(text, plain), stack(text, spaced))
        let height = plain.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height
        #expect(spaced.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).minY == height + 15)
        #expect(first.0.length == second.0.length)
    }
}
