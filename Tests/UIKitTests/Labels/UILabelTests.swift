import PlacardUIKit
import Testing

@MainActor @Suite struct UILabelTests {
    /// Apple's documentation of `UILabel`; numberOfLines, font size and highlighted color also recorded on iOS.
    @Test func aNewLabelHasApplesDefaults() {
        let label = UILabel()
        #expect(label.text == nil && label.attributedText == nil)
        #expect(label.font == .systemFont(ofSize: 17) && UIFont.labelFontSize == 17)
        #expect(label.textColor == .label && label.highlightedTextColor == nil)
        #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
        #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail)
        #expect(label.lineBreakStrategy == .standard && label.numberOfLines == 1)
        #expect(!label.isHighlighted && label.isEnabled && !label.isUserInteractionEnabled)
        #expect(!label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0 && label.minimumFontSize == 0)
        #expect(label.baselineAdjustment == .alignBaselines && label.preferredMaxLayoutWidth == 0)
        #expect(!label.allowsDefaultTighteningForTruncation && !label.adjustsFontForContentSizeCategory)
        #expect(!label.showsExpansionTextWhenTruncated && label.preferredVibrancy == .none)
        #expect(label.sizingRule == .typographic && !label.adjustsLetterSpacingToFitWidth)
        #expect(label.contentMode == .redraw && !label.clipsToBounds && label.backgroundColor == nil)
        #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
    }

    @Test func nilRestoresFontAndColor() {
        let label = UILabel()
        label.font = .boldSystemFont(ofSize: 30)
        label.textColor = .red
        label.font = nil
        label.textColor = nil
        #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
    }

    @Test func plainTextIsReadAsTextWithTheLabelsAttributes() throws {
        let label = UILabel()
        label.text = "abc"
        label.textColor = .red
        label.textAlignment = .center
        label.shadowColor = .blue
        let attributed = try #require(label.attributedText)
        let attributes = attributed.attributes(at: 0, effectiveRange: nil)
        #expect(attributed.string == "abc")
        #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 17))
        #expect(attributes[.foregroundColor] as? UIColor == .red)
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
        #expect((attributes[.shadow] as? NSShadow)?.shadowOffset == CGSize(width: 0, height: -1))
    }

    /// Apple's documentation of `NSAttributedString`: the two primitives are all that a subclass overrides.
    @Test func `A label shows what a class of a program's own says by its primitives`() {
        final class Doubled: NSAttributedString {
            private let inner = NSAttributedString(string: "mine", attributes: [.font: UIFont.systemFont(ofSize: 40)])
            override var string: String { inner.string + inner.string }
            override func attributes(
                at location: Int, effectiveRange range: NSRangePointer?
            ) -> [NSAttributedString.Key: Any] {
                inner.attributes(at: location % inner.length, effectiveRange: range)
            }
        }
        let (label, plain) = (UILabel(), UILabel())
        label.attributedText = Doubled(string: "")
        plain.font = .systemFont(ofSize: 40)
        plain.text = "minemine"
        #expect(label.text == "minemine" && label.intrinsicContentSize == plain.intrinsicContentSize)
        #expect(Doubled(string: "").size() == plain.attributedText?.size())
    }

    @Test func `A style that is changed counts in the next text that holds it`() {
        let (label, style) = (UILabel(), NSMutableParagraphStyle())
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(string: "one\ntwo", attributes: [.paragraphStyle: style])
        let before = label.intrinsicContentSize.height
        style.lineSpacing = 50
        label.attributedText = NSAttributedString(string: "one\ntwo", attributes: [.paragraphStyle: style])
        #expect(label.intrinsicContentSize.height == before + 50)
    }

    @Test func attributedTextMakesItsFirstStylesTheLabels() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.lineBreakMode = .byCharWrapping
        let text = NSMutableAttributedString(
            string: "ab",
            attributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red, .paragraphStyle: style])
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
        let label = UILabel()
        label.attributedText = text
        #expect(label.text == "ab" && label.font == .systemFont(ofSize: 9) && label.textColor == .red)
        #expect(label.textAlignment == .right && label.lineBreakMode == .byCharWrapping)
        label.text = "plain"
        #expect(label.font == .systemFont(ofSize: 9))
        #expect(label.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    }

    /// The behavior reference, 2.3: the label fills in its own font for runs that lack one.
    @Test func `parts without font or color have the label's own, whatever the text begins with`() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 12)
        label.textColor = .blue
        let text = NSMutableAttributedString(string: "Hello World")
        text.addAttributes(
            [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red],
            range: NSRange(location: 0, length: 5))
        label.attributedText = text
        #expect(label.font == .boldSystemFont(ofSize: 30) && label.textColor == .red)
        let rest = label.attributedText?.attributes(at: 5, effectiveRange: nil) ?? [:]
        #expect(rest[.font] as? UIFont == .systemFont(ofSize: 12) && rest[.foregroundColor] as? UIColor == .blue)
    }

    @Test func aStyleThatIsSetLaterCoversAllOfTheText() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        let text = NSMutableAttributedString(string: "ab", attributes: [.paragraphStyle: style])
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
        let label = UILabel()
        label.attributedText = text
        label.textColor = .green
        label.font = .systemFont(ofSize: 5)
        label.textAlignment = .center
        let attributes = try #require(label.attributedText).attributes(at: 1, effectiveRange: nil)
        #expect(attributes[.foregroundColor] as? UIColor == .green)
        #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 5))
        let paragraph = try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
        #expect(paragraph.alignment == .center && paragraph.lineSpacing == 4)
    }

    @Test func theTextThatWasSetIsCopied() {
        let text = NSMutableAttributedString(string: "before")
        let label = UILabel()
        label.attributedText = text
        text.mutableString.setString("after")
        #expect(label.text == "before")
    }

    @Test func nilClearsBothTexts() {
        let label = UILabel()
        label.text = "abc"
        label.attributedText = nil
        #expect(label.text == nil && label.attributedText == nil)
        label.attributedText = NSAttributedString(string: "abc")
        label.text = nil
        #expect(label.attributedText == nil)
    }

    /// A label of the seeds overrides `text` and sets `attributedText` there; UIKit must not come back to `text`.
    @Test func neitherTextGoesThroughTheOtherOnesSetter() {
        final class Styled: UILabel {
            var calls: [String] = []
            override var text: String? {
                didSet {
                    calls.append("text")
                    attributedText = text.map { NSAttributedString(string: $0, attributes: [.kern: 2]) }
                }
            }
            override var attributedText: NSAttributedString? {
                didSet { calls.append("attributedText") }
            }
        }
        let label = Styled()
        label.text = "abc"
        #expect(label.calls == ["text", "attributedText"])
        #expect(label.text == "abc")
        #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    }

    /// Recorded on iOS: a multiple of a quarter of a point (microsoft/WinObjC's recordings).
    @Test(arguments: [
        (0.1, 4.01, 0.5), (0.1, 12.01, 1.25), (0.1, 28.01, 2.75), (0.1, 44.01, 4.5), (0.5, 12.01, 6),
        (0.9, 12.01, 10.75), (0.9, 28.01, 25.25), (0.9, 44.01, 39.5), (0.9, 76.01, 68.5),
    ])
    func theOldMinimumFontSizeIsReadInQuarters(_ factor: CGFloat, _ size: CGFloat, _ expected: CGFloat) {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.minimumScaleFactor = factor
        #expect(label.minimumFontSize == expected)
    }

    @Test func theOldMinimumFontSizeSetsTheFactor() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 76.01)
        label.minimumFontSize = 25.44
        #expect(abs(label.minimumScaleFactor - 0.33) < 0.005)
    }

    /// Recorded on iOS: shrinking has no effect on the font (microsoft/WinObjC's tests).
    @Test func shrinkingDoesNotChangeTheFont() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        label.font = .systemFont(ofSize: 100)
        label.adjustsFontSizeToFitWidth = true
        label.text = "abc"
        #expect(label.font.pointSize == 100)
    }
}
