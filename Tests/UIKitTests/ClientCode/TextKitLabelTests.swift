import PlacardUIKit
import Testing

/// Labels that lay out their text with a stack of their own, in the ways of the known link labels.
@MainActor @Suite struct TextKitLabelTests {
    /// The stack inside the label, sized with it; `usedRect` gives the size, the glyph under a finger the link.
    private final class TouchLabel: UILabel, @preconcurrency NSLayoutManagerDelegate {
        private lazy var textStorage = NSTextStorage()
        private lazy var layoutManager = NSLayoutManager()
        private lazy var textContainer = NSTextContainer()
        var links: [NSRange] = []

        override init(frame: CGRect) {
            super.init(frame: frame)
            textStorage.addLayoutManager(layoutManager)
            layoutManager.addTextContainer(textContainer)
            layoutManager.delegate = self
            textContainer.lineFragmentPadding = 0
            textContainer.lineBreakMode = lineBreakMode
            numberOfLines = 0
        }

        required init?(coder: NSCoder) { nil }

        override var text: String? {
            didSet { update() }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            textContainer.size = CGSize(width: bounds.width, height: bounds.height)
        }

        private func update() {
            guard let attributedText else { return }
            let copy = NSMutableAttributedString(attributedString: attributedText)
            let style = NSMutableParagraphStyle()
            style.lineBreakMode = .byWordWrapping
            style.alignment = textAlignment
            copy.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: copy.length))
            textStorage.setAttributedString(copy)
            setNeedsDisplay()
        }

        override func drawText(in rect: CGRect) {
            let range = NSRange(location: 0, length: textStorage.length)
            textContainer.size = rect.size
            layoutManager.drawBackground(forGlyphRange: range, at: rect.origin)
            layoutManager.drawGlyphs(forGlyphRange: range, at: rect.origin)
        }

        override var intrinsicContentSize: CGSize {
            textContainer.size = CGSize(width: super.intrinsicContentSize.width, height: .greatestFiniteMagnitude)
            let size = layoutManager.usedRect(for: textContainer)
            return CGSize(width: ceil(size.width), height: ceil(size.height))
        }

        func link(at location: CGPoint) -> NSRange? {
            guard textStorage.length > 0 else { return nil }
            let all = NSRange(location: 0, length: textStorage.length)
            guard layoutManager.boundingRect(forGlyphRange: all, in: textContainer).contains(location) else {
                return nil
            }
            let index = layoutManager.glyphIndex(for: location, in: textContainer)
            let line = layoutManager.lineFragmentUsedRect(forGlyphAt: index, effectiveRange: nil)
            guard line.contains(location) else { return nil }
            let character = layoutManager.characterIndexForGlyph(at: index)
            return links.first { NSLocationInRange(character, $0) }
        }

        func rects(of range: NSRange) -> [CGRect] {
            var rects: [CGRect] = []
            let glyphs = layoutManager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
            layoutManager.enumerateEnclosingRects(
                forGlyphRange: glyphs, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
                in: textContainer
            ) { rect, _ in rects.append(rect) }
            return rects
        }

        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
        ) -> Bool {
            !links.contains { charIndex > $0.location && charIndex <= $0.location + $0.length }
        }
    }

    private func label(_ text: String, link: String, width: CGFloat = 240) -> TouchLabel {
        let label = TouchLabel(frame: CGRect(x: 0, y: 0, width: width, height: 120))
        label.links = [(text as NSString).range(of: link)]
        label.text = text
        label.layoutIfNeeded()
        return label
    }

    nonisolated static let posts = [
        ("Ask @steve about it, if he is there at all today.", "@steve"),
        ("👩‍👩‍👧 emoji 🇩🇪 before #hash and after 👋🏽 it", "#hash"),
        ("שלום @דוד מה שלומך היום", "@דוד"), ("اقرأ #الخبر هنا الآن", "#الخبر"), ("ภาษาไทย @สมชาย กำลังดี", "@สมชาย"),
    ]

    @Test(arguments: posts) func aTouchOnALinkFindsIt(post: (String, String)) {
        let label = label(post.0, link: post.1)
        let rects = label.rects(of: label.links[0])
        #expect(!rects.isEmpty)
        for rect in rects {
            for share in [0.1, 0.5, 0.9] {
                let point = CGPoint(x: rect.minX + rect.width * share, y: rect.midY)
                #expect(label.link(at: point) == label.links[0], "\(point)")
            }
            #expect(label.link(at: CGPoint(x: rect.midX, y: rect.maxY + 60)) == nil)
        }
    }

    /// The most frequent complaint about link labels: the empty space behind a last word is not the link.
    @Test func aTouchBehindTheLastWordFindsNothing() {
        let label = label("see https://example.org", link: "https://example.org")
        let end = label.rects(of: label.links[0])[0].maxX
        #expect(label.link(at: CGPoint(x: end - 1, y: 8)) != nil)
        #expect(label.link(at: CGPoint(x: end + 4, y: 8)) == nil)
    }

    @Test func aLinkIsNotBrokenAtItsSpaces() {
        let text = "one two three New York City four"
        for width in stride(from: 110.0, through: 240, by: 10) {
            let label = label(text, link: "New York City", width: width)
            #expect(label.rects(of: label.links[0]).count == 1, "\(width)")
        }
    }

    @Test func theSizeIsThatOfTheText() {
        let label = label("Several words", link: "words")
        let plain = UILabel()
        plain.text = "Several words"
        #expect(label.intrinsicContentSize.width == ceil(plain.intrinsicContentSize.width))
        #expect(label.intrinsicContentSize.height == ceil(plain.intrinsicContentSize.height))
        #expect(TouchLabel().link(at: .zero) == nil)
    }

    /// "Read more": the visible range is asked of the container, and the text cut until the token fits behind it.
    private struct ReadMore {
        let text: String
        let token = "… more"
        let size: CGSize

        func visible() -> String {
            var count = fitting(text)
            guard count < (text as NSString).length else { return text }
            while count > 0, fitting(cut(count)) < (cut(count) as NSString).length { count -= 1 }
            return cut(count)
        }

        private func cut(_ count: Int) -> String { (text as NSString).substring(to: count) + token }

        private func fitting(_ string: String) -> Int {
            let storage = NSTextStorage(string: string, attributes: [.font: UIFont.systemFont(ofSize: 15)])
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: CGSize(width: size.width, height: 0))
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            let glyphs = manager.glyphRange(
                forBoundingRect: CGRect(x: 0, y: 0, width: size.width, height: size.height - 1), in: container)
            return NSMaxRange(manager.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil))
        }
    }

    @Test func aCutTextEndsInItsToken() {
        let line = UIFont.systemFont(ofSize: 15).lineHeight
        let long = String(repeating: "Some more words. ", count: 12)
        let shown = ReadMore(text: long, size: CGSize(width: 200, height: 3 * line)).visible()
        #expect(shown.hasSuffix("… more") && shown.count > 40 && shown.count < 110)
        let short = ReadMore(text: "Short", size: CGSize(width: 200, height: 3 * line)).visible()
        #expect(short == "Short")
    }

    /// Space for a button in the last line's corner, kept free by an exclusion path.
    @Test func textKeepsClearOfAButtonInTheCorner() {
        let storage = NSTextStorage(string: String(repeating: "flowing words ", count: 30))
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 200, height: 56))
        let button = CGRect(x: 140, y: 42, width: 60, height: 14)
        container.lineBreakMode = .byTruncatingTail
        container.exclusionPaths = [UIBezierPath(rect: button)]
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        var rects: [CGRect] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { rect, _, _, _, _ in
            rects.append(rect)
        }
        #expect(rects.count == 4)
        #expect(rects.allSatisfy { !$0.insetBy(dx: 0.01, dy: 0.5).intersects(button) })
        #expect(rects[3].maxX <= 140)
    }
}
