import Foundation
import PlacardTextKit
import TestTools
import Testing

@testable import PlacardUIKit

/// Text views with an `NSTextLayoutManager`. Rules: Apple's pages of `UITextView.textLayoutManager`, `NSTextLayoutManagerDelegate`
/// and `NSTextLayoutManager`, and the talk "What's new in TextKit and text views" (2022).
@MainActor @Suite struct TextViewFragmentTests {
    /// A block of red behind its paragraph, four points larger than it.
    final class Block: NSTextLayoutFragment {
        override var renderingSurfaceBounds: CGRect { super.renderingSurfaceBounds.insetBy(dx: -4, dy: -4) }

        override func draw(at point: CGPoint, in context: CGContext) {
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(origin: point, size: layoutFragmentFrame.size).insetBy(dx: -4, dy: -4))
            super.draw(at: point, in: context)
        }
    }

    /// Makes a block of the second paragraph.
    final class Maker: NSTextLayoutManagerDelegate {
        func textLayoutManager(
            _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
            in textElement: NSTextElement
        ) -> NSTextLayoutFragment {
            let place = textLayoutManager.offset(from: textLayoutManager.documentRange.location, to: location)
            guard place == 4 else {
                return NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
            }
            return Block(textElement: textElement, range: textElement.elementRange)
        }
    }

    /// Writes the first paragraph in letters twice as large.
    final class Heading: NSTextContentStorageDelegate {
        func textContentStorage(
            _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
        ) -> NSTextParagraph? {
            guard range.location == 0, let all = textContentStorage.textStorage else { return nil }
            let text = NSMutableAttributedString(attributedString: all.attributedSubstring(from: range))
            text.addAttribute(
                .font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 0, length: text.length))
            return NSTextParagraph(attributedString: text)
        }
    }

    private func view(_ text: String = "One\nTwo\nThree") -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        view.layoutIfNeeded()
        return view
    }

    @Test func `there is one until the other is asked for`() throws {
        let view = view()
        let manager = try #require(view.textLayoutManager)
        #expect(manager === view.textLayoutManager && manager.textContainer === view.textContainer)
        #expect((manager.textContentManager as? NSTextContentStorage)?.textStorage === view.textStorage)
        #expect(view.layoutManager.textStorage === view.textStorage && view.textLayoutManager == nil)
        #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
        let old = NSTextContainer(size: .zero)
        NSLayoutManager().addTextContainer(old)
        #expect(UITextView(frame: .zero, textContainer: old).textLayoutManager == nil)
    }

    @Test func `a container that has one keeps it`() {
        let (contents, manager) = (NSTextContentStorage(), NSTextLayoutManager())
        contents.addTextLayoutManager(manager)
        manager.textContainer = NSTextContainer(size: CGSize(width: 100, height: 0))
        let view = UITextView(frame: .zero, textContainer: manager.textContainer)
        #expect(view.textLayoutManager === manager)
        view.text = "One"
        #expect(contents.attributedString?.string == "One")
    }

    @Test func `fragments follow what is typed`() throws {
        let view = view()
        let manager = try #require(view.textLayoutManager)
        view.insertText("\nFour")
        var count = 0
        manager.enumerateTextLayoutFragments(from: nil) { _ in
            count += 1
            return true
        }
        #expect(count == 4 && manager.usageBoundsForTextContainer.height > 80)
    }

    @Test func `fragments of a program's own are drawn, others as ever`() throws {
        let view = view()
        let plain = try Pixels(of: view)
        let maker = Maker()
        let manager = try #require(view.textLayoutManager)
        manager.delegate = maker
        view.setNeedsDisplay()
        let shown = try Pixels(of: view)
        let red = shown.rows { $0 == 0xFFFF_0000 }
        let line = try #require(manager.textLayoutFragment(for: CGPoint(x: 5, y: 25))).layoutFragmentFrame
        #expect(red.first.map { abs(CGFloat($0) - (line.minY + 8 - 4)) <= 1 } == true)
        #expect(red.last.map { abs(CGFloat($0 + 1) - (line.maxY + 8 + 4)) <= 1 } == true)
        #expect(shown.values.prefix(200 * 20) == plain.values.prefix(200 * 20))
        manager.delegate = nil
        view.setNeedsDisplay()
        #expect(try Pixels(of: view) == plain)
    }

    @Test func `rendering attributes show, change no line, and stay with their letters`() throws {
        let view = view()
        let size = view.contentSize
        let manager = try #require(view.textLayoutManager)
        let range = try #require(
            NSTextRange(
                location: manager.documentRange.location,
                end: manager.location(manager.documentRange.location, offsetBy: 3)))
        manager.setRenderingAttributes(
            [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 40)], for: range)
        func redRows() throws -> [Int] { try Pixels(of: view).rows { $0 >> 16 & 255 > 150 && $0 & 255 < 60 } }
        let first = try redRows()
        #expect(!first.isEmpty && first.allSatisfy { $0 < 32 } && view.contentSize == size)
        #expect(view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .label)
        view.selectedRange = NSRange(location: 0, length: 0)
        view.insertText("\n")
        #expect(try redRows().allSatisfy { $0 >= 28 } && !redRows().isEmpty)
        manager.invalidateRenderingAttributes(for: manager.documentRange)
        #expect(try redRows().isEmpty)
    }

    @Test func `a validator gives fragments their attributes before they are drawn`() throws {
        let view = view()
        let maker = Maker()
        let manager = try #require(view.textLayoutManager)
        manager.delegate = maker
        manager.renderingAttributesValidator = { manager, fragment in
            manager.setRenderingAttributes([.foregroundColor: UIColor.blue], for: fragment.rangeInElement)
        }
        _ = try Pixels(of: view)
        view.setNeedsDisplay()
        #expect(try Pixels(of: view).values.contains { $0 & 255 > 200 && $0 >> 16 & 255 < 60 })
    }

    @Test func `paragraphs that a delegate makes are laid out with its attributes`() throws {
        let view = view()
        let height = view.contentSize.height
        let heading = Heading()
        let contents = try #require(view.textLayoutManager?.textContentManager as? NSTextContentStorage)
        contents.delegate = heading
        view.layoutIfNeeded()
        let added = UIFont.systemFont(ofSize: 34).lineHeight - UIFont.systemFont(ofSize: 17).lineHeight
        #expect(abs(view.contentSize.height - height - added) < 1)
        #expect((view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 17)
    }
}
