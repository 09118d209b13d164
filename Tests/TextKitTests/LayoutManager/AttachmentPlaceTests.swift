import Foundation
import PlacardUIKit
import TestTools
import Testing

/// Attachments are asked for their size with the place that they would have on the line.
@Suite struct AttachmentPlaceTests {
    final class Probe: NSTextAttachment {
        struct Question: Equatable {
            var line: CGRect
            var position: CGPoint
            var character: Int
        }

        var questions: [Question] = []
        var answer: (CGRect, CGPoint) -> CGRect = { _, _ in CGRect(x: 0, y: 0, width: 10, height: 10) }

        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
            glyphPosition position: CGPoint,
            characterIndex charIndex: Int
        ) -> CGRect {
            questions.append(Question(line: lineFrag, position: position, character: charIndex))
            return answer(lineFrag, position)
        }
    }

    private func stack(_ before: String, _ probe: Probe, _ after: String) -> TextKitStack {
        let stack = TextKitStack(before, size: CGSize(width: 200, height: 0), padding: 5)
        stack.storage.append(NSAttributedString(attachment: probe))
        stack.storage.append(NSAttributedString(string: after))
        return stack
    }

    @Test func anAttachmentIsAskedWhereItStands() throws {
        let probe = Probe()
        let stack = stack("first\nsome words ", probe, " and more")
        let place = stack.manager.location(forGlyphAt: 17)
        let line = stack.manager.lineFragmentRect(forGlyphAt: 17)
        let last = try #require(probe.questions.last)
        #expect(last.character == 17 && last.line.minY == line.minY && last.line.width == 200)
        #expect(abs(last.position.x - place.x) < 0.01 && last.position.x > 20)
        #expect(stack.manager.attachmentSize(forGlyphAt: 17) == CGSize(width: 10, height: 10))
    }

    /// An image as wide as the line goes to a line of its own, whatever stands before it.
    @Test func anAttachmentAsWideAsTheLineHasALineToItself() {
        let probe = Probe()
        probe.answer = { line, _ in CGRect(x: 0, y: 0, width: line.width - 10, height: 30) }
        let stack = stack("words before ", probe, " words after")
        #expect(stack.lines == ["words before ", "\u{FFFC} ", "words after"])
        #expect(stack.manager.attachmentSize(forGlyphAt: 13) == CGSize(width: 190, height: 30))
        #expect(probe.questions.last?.position.x == 5)
        stack.container.size = CGSize(width: 100, height: 0)
        #expect(stack.manager.attachmentSize(forGlyphAt: 13) == CGSize(width: 90, height: 30))
    }

    /// Published attachments fit their image to the line, which is as high as its text; an image that is as high as the line
    /// and stands below the baseline comes to rest.
    @Test(arguments: [0.0, -4]) func `an attachment as high as its line is as high as the text, and stays so`(
        y: Double
    ) {
        let probe = Probe()
        probe.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        probe.answer = { line, _ in CGRect(x: 0, y: y, width: line.height, height: line.height) }
        let height = TextKitStack("Hi x", size: CGSize(width: 200, height: 0)).rects[0].height
        let stack = stack("Hi ", probe, " x")
        for _ in 0..<3 { stack.storage.append(NSAttributedString(attachment: probe)) }
        for width in [200.0, 190, 180] {
            stack.container.size.width = width
            #expect(stack.manager.attachmentSize(forGlyphAt: 3) == CGSize(width: height, height: height))
            #expect(stack.rects[0].height < height + 5)
        }
        #expect(probe.questions.allSatisfy { $0.line.height == height })
    }

    @Test func theRestOfTheLineIsWhatAnAttachmentMayFill() {
        let probe = Probe()
        probe.answer = { line, place in CGRect(x: 0, y: 0, width: line.width - 5 - place.x, height: 4) }
        let stack = stack("dots ", probe, "")
        #expect(stack.lines.count == 1)
        let used = stack.manager.usedRect(for: stack.container)
        #expect(abs(used.maxX - 200) < 0.01)
    }

    @Test func theSameObjectMayHaveASizeForEachPlace() {
        let probe = Probe()
        probe.answer = { _, place in CGRect(x: 0, y: 0, width: place.x < 6 ? 20 : 40, height: 8) }
        let stack = stack("", probe, "")
        stack.storage.append(NSAttributedString(attachment: probe))
        #expect(stack.manager.attachmentSize(forGlyphAt: 0).width == 20)
        #expect(stack.manager.attachmentSize(forGlyphAt: 1).width == 40)
        #expect(abs(stack.manager.usedRect(for: stack.container).width - 70) < 0.01)
    }

    @Test func answersThatAreNoSizeCountAsNone() {
        let answers = [
            CGRect(x: 0, y: 0, width: CGFloat.nan, height: 4), CGRect(x: 0, y: CGFloat.infinity, width: 4, height: 4),
            CGRect(x: 0, y: 0, width: -50, height: -3), CGRect(x: 0, y: 0, width: 1e300, height: 3),
        ]
        for answer in answers {
            let probe = Probe()
            probe.answer = { _, _ in answer }
            let stack = stack("a ", probe, " b")
            let used = stack.manager.usedRect(for: stack.container)
            #expect(used.width.isFinite && used.height.isFinite, "\(answer)")
            #expect(stack.lines.joined() == stack.storage.string)
        }
    }

    @Test func aSizeThatIsSetChangesWhatIsDrawnAndNotTheRoom() throws {
        let picture = NSTextAttachment(image: try Self.square())
        let stack = TextKitStack("", size: CGSize(width: 100, height: 0))
        stack.storage.append(NSAttributedString(attachment: picture))
        let used = stack.manager.usedRect(for: stack.container)
        stack.manager.setAttachmentSize(CGSize(width: 4, height: 4), forGlyphRange: NSRange(location: 0, length: 1))
        #expect(stack.manager.attachmentSize(forGlyphAt: 0) == CGSize(width: 4, height: 4))
        #expect(stack.manager.usedRect(for: stack.container) == used)
        let drawn = try Pixels(20, 20) { _ in
            stack.manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 1), at: .zero)
        }
        #expect(drawn.columns { $0 != 0 }.count == 4)
    }

    /// Apple's documentation of `lineLayoutPadding`: the padding before and after an attachment.
    @Test func `an attachment keeps its padding free on both sides, wherever it is drawn`() throws {
        let picture = NSTextAttachment(image: try Self.square())
        picture.lineLayoutPadding = 3
        let text = NSAttributedString(attachment: picture)
        #expect(text.size().width == 16)
        let stack = TextKitStack("", size: CGSize(width: 100, height: 0))
        stack.storage.append(text)
        #expect(stack.manager.usedRect(for: stack.container).width == 16)
        let drawn = [
            try Pixels(20, 20) { _ in text.draw(at: .zero) },
            try Pixels(20, 20) { _ in
                stack.manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 1), at: .zero)
            },
        ]
        for pixels in drawn { #expect(pixels.columns { $0 != 0 } == Array(3..<13)) }
    }

    private static func square() throws -> UIImage {
        let context = try CGContext(size: CGSize(width: 10, height: 10), scale: 1)
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        return UIImage(cgImage: try #require(context.makeImage()))
    }

    /// Apple's page of `NSTextAttachmentLayout`: attachments of iOS 15 are asked with attributes and a location.
    @Test func `an attachment may ask its text's attributes for its size`() {
        final class Mention: NSTextAttachment {
            override init(data contentData: Data?, ofType uti: String?) { super.init(data: contentData, ofType: uti) }
            required init?(coder: NSCoder) { nil }
            override func attachmentBounds(
                for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
                textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
            ) -> CGRect {
                let size = (attributes[.font] as? UIFont)?.pointSize ?? 0
                return CGRect(x: 0, y: 0, width: size, height: 1)
            }
        }
        let stack = TextKitStack("", size: CGSize(width: 200, height: 0))
        let text = NSMutableAttributedString(attachment: Mention())
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 31), range: NSRange(location: 0, length: 1))
        stack.storage.append(text)
        #expect(stack.manager.attachmentSize(forGlyphAt: 0).width == 31)
    }
}
