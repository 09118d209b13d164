import PlacardUIKit
import TestTools
import Testing

@Suite struct DrawingHookTests {
    final class Recorder: NSLayoutManager {
        var calls: [String] = []

        override func fillBackgroundRectArray(
            _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
            color: UIColor
        ) {
            calls.append("background \(charRange.location),\(charRange.length) in \(rectCount)")
            super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: color)
        }

        override func showCGGlyphs(
            _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
            textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any], in context: CGContext
        ) {
            calls.append("glyphs \(glyphCount)")
            super.showCGGlyphs(
                glyphs, positions: positions, count: glyphCount, font: font, textMatrix: textMatrix,
                attributes: attributes, in: context)
        }

        override func showCGGlyphs(
            _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
            matrix textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any],
            in graphicsContext: CGContext
        ) {
            calls.append("old glyphs \(glyphCount)")
            super.showCGGlyphs(
                glyphs, positions: positions, count: glyphCount, font: font, matrix: textMatrix,
                attributes: attributes, in: graphicsContext)
        }

        override func drawUnderline(
            forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
            containerOrigin: CGPoint
        ) {
            calls.append("underline \(glyphRange.location),\(glyphRange.length)")
        }

        override func drawStrikethrough(
            forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
            baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
            lineFragmentGlyphRange lineGlyphRange: NSRange,
            containerOrigin: CGPoint
        ) {
            calls.append("strike \(glyphRange.location),\(glyphRange.length)")
        }
    }

    private func draw(_ stack: TextKitStack) throws -> Pixels {
        try Pixels(120, 40, scale: 2) { _ in
            let all = NSRange(location: 0, length: stack.manager.numberOfGlyphs)
            stack.manager.drawBackground(forGlyphRange: all, at: .zero)
            stack.manager.drawGlyphs(forGlyphRange: all, at: .zero)
        }
    }

    private static let size = CGSize(width: 120, height: 40)

    @Test func hooksAreCalledInOrderForEachStretch() throws {
        let recorder = Recorder()
        let stack = TextKitStack("ab cd ef", size: Self.size, manager: recorder)
        stack.storage.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
        stack.storage.addAttribute(
            .underlineStyle, value: NSUnderlineStyle([.single, .byWord]).rawValue,
            range: NSRange(location: 0, length: 5))
        stack.storage.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 6, length: 2))
        _ = try draw(stack)
        #expect(
            recorder.calls == [
                "background 0,2 in 1", "underline 0,2", "glyphs 2", "old glyphs 2", "underline 3,2", "glyphs 3",
                "old glyphs 3", "glyphs 1", "old glyphs 1", "glyphs 2", "old glyphs 2", "strike 6,2",
            ])
    }

    /// Managers that fill a ground for words in place of a line are common: their words stand upon it.
    @Test func `what is drawn for an underline lies behind the letters`() throws {
        final class Ground: NSLayoutManager {
            override func drawUnderline(
                forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
                baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
                lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
            ) { UIGraphicsGetCurrentContext()?.fill(lineRect) }
        }
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 24), .foregroundColor: UIColor.blue, .underlineColor: UIColor.red,
            .underlineStyle: 1,
        ]
        let grounded = try draw(
            TextKitStack("word", attributes: attributes, size: Self.size, manager: Ground()))
        let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
        #expect(grounded.values.contains(red) && grounded.values.contains(blue))
    }

    /// Behavior reference 6.7: links are blue and underlined, whatever their attributes say.
    @Test func linksHaveTheSystemsColorAndAnUnderline() throws {
        let attributes: [NSAttributedString.Key: Any] = [.link: "https://example.org", .foregroundColor: UIColor.red]
        let plain: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.link, .underlineStyle: 1]
        let link = try draw(TextKitStack("link", attributes: attributes, size: Self.size))
        #expect(try link == draw(TextKitStack("link", attributes: plain, size: Self.size)))
    }

    @Test func callingSuperWithAnotherFillColorDrawsInIt() throws {
        final class Tinted: NSLayoutManager {
            override func drawUnderline(
                forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
                baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
                lineFragmentGlyphRange lineGlyphRange: NSRange,
                containerOrigin: CGPoint
            ) {}

            override func showCGGlyphs(
                _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int,
                font: UIFont, matrix textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any],
                in graphicsContext: CGContext
            ) {
                (attributes[.foregroundColor] as? UIColor).map { graphicsContext.setFillColor($0.cgColor) }
                super.showCGGlyphs(
                    glyphs, positions: positions, count: glyphCount, font: font, matrix: textMatrix,
                    attributes: attributes, in: graphicsContext)
            }
        }
        let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
        let link = red.merging([.link: "https://example.org"]) { $1 }
        let tinted = try draw(TextKitStack("link", attributes: link, size: Self.size, manager: Tinted()))
        #expect(try tinted == draw(TextKitStack("link", attributes: red, size: Self.size)))
    }

    @Test func aGlyphThatIsNotShownLeavesNothing() throws {
        let stack = TextKitStack("a", size: Self.size)
        stack.manager.setNotShownAttribute(true, forGlyphAt: 0)
        #expect(try draw(stack).values.allSatisfy { $0 == 0 })
        stack.manager.setNotShownAttribute(false, forGlyphAt: 0)
        #expect(try draw(stack).values.contains { $0 != 0 })
    }

    @Test func anAttachmentsSizeAndImageMayDependOnItsContainer() throws {
        final class Bar: NSTextAttachment {
            var indices: [Int] = []

            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
                glyphPosition position: CGPoint, characterIndex charIndex: Int
            ) -> CGRect { CGRect(x: 0, y: -4, width: lineFrag.width / 2, height: 12) }

            override func image(
                forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
            ) -> UIImage? {
                indices.append(charIndex)
                return nil
            }
        }
        let stack = TextKitStack("first\nab", size: CGSize(width: 120, height: 0), padding: 5)
        let bar = Bar()
        stack.storage.append(NSAttributedString(attachment: bar))
        #expect(stack.manager.attachmentSize(forGlyphAt: 8) == CGSize(width: 60, height: 12))
        stack.container.size.width = 90
        #expect(stack.manager.attachmentSize(forGlyphAt: 8) == CGSize(width: 45, height: 12))
        _ = try draw(stack)
        #expect(bar.indices == [8])
    }
}
