import Foundation
import Testing

@testable import PlacardUIKit

/// What stands in texts as a view. Rules: Apple's pages of `NSTextAttachment`, `NSTextAttachmentLayout` and
/// `NSTextAttachmentViewProvider`.
@MainActor @Suite struct TextAttachmentViewTests {
    /// A view of 40 by 20 points, which decides about the room.
    final class Provider: NSTextAttachmentViewProvider {
        override func loadView() {
            tracksTextAttachmentViewBounds = true
            view = UISlider(frame: .zero)
            view?.bounds.size = CGSize(width: 40, height: 20)
        }
    }

    final class Field: NSTextAttachment {
        var asked = 0

        override func viewProvider(
            for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
        ) -> NSTextAttachmentViewProvider? {
            asked += 1
            let provider = Provider(
                textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager,
                location: location)
            provider.tracksTextAttachmentViewBounds = true
            return provider
        }
    }

    private func view(_ attachment: NSTextAttachment) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.textContainer.lineFragmentPadding = 0
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.insert(NSAttributedString(attachment: attachment), at: 1)
        view.attributedText = text
        view.layoutIfNeeded()
        return view
    }

    @Test func `a view stands where its character stands, and makes the room it needs`() throws {
        let field = Field()
        let view = view(field)
        let shown = try #require(view.subviews.first { $0 is UISlider })
        let before = view.layoutManager.location(forGlyphAt: 1).x
        #expect(shown.frame.size == CGSize(width: 40, height: 20))
        #expect(abs(shown.frame.minX - before) < 1e-9 && before > 5)
        #expect(view.layoutManager.location(forGlyphAt: 2).x == before + 40)
        let line = view.layoutManager.lineFragmentRect(forGlyphAt: 1, effectiveRange: nil)
        let baseline = line.minY + view.layoutManager.location(forGlyphAt: 1).y
        #expect(shown.frame.maxY == view.textContainerInset.top + baseline)
        #expect(field.asked == 1 && field.usesTextAttachmentView)
    }

    @Test func `a view moves with its character and goes with it`() throws {
        let view = view(Field())
        let shown = try #require(view.subviews.first { $0 is UISlider })
        let x = shown.frame.minX
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "more ")
        view.layoutIfNeeded()
        #expect(shown.superview === view && shown.frame.minX > x + 30)
        view.text = "none"
        view.layoutIfNeeded()
        #expect(shown.superview == nil)
    }

    @Test func `a kind of object has views of the class that is registered for it, if the object allows views`() {
        NSTextAttachment.registerViewProviderClass(Provider.self, forFileType: "public.test-field")
        let attachment = NSTextAttachment(data: nil, ofType: "public.test-field")
        let shown = view(attachment).subviews.filter { $0 is UISlider }
        #expect(shown.map(\.frame.size) == [CGSize(width: 40, height: 20)])
        let plain = NSTextAttachment(data: nil, ofType: "public.test-field")
        plain.allowsTextAttachmentView = false
        #expect(!view(plain).subviews.contains { $0 is UISlider } && !plain.usesTextAttachmentView)
    }

    @Test func `an object without a view shows its image in text views too`() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 30)
        let view = view(attachment)
        #expect(!attachment.usesTextAttachmentView)
        #expect(view.layoutManager.attachmentSize(forGlyphAt: 1) == CGSize(width: 30, height: 30))
    }
}
