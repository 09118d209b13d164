extension Specimen {
    /// What layout managers and delegates of clients make of a text.
    static var layoutManagers: [Specimen] { [roundHighlights, codeBlock, hiddenMarks, leaders, textView] }

    private static func text(_ string: String, _ font: UIFont) -> NSMutableAttributedString {
        NSMutableAttributedString(string: string, attributes: [.font: font, .foregroundColor: UIColor.label])
    }

    private static func ranges(of pattern: String, in text: NSAttributedString) -> [NSRange] {
        let expression = try? NSRegularExpression(pattern: pattern)
        let all = NSRange(location: 0, length: text.length)
        return expression?.matches(in: text.string, range: all).map(\.range) ?? []
    }

    private static var roundHighlights: Specimen {
        Specimen(
            name: "textkit-round-highlights",
            caption:
                "Tags in pills, in one text that wraps: a layout manager fills them; in a left-to-right interface.",
            size: CGSize(width: 375, height: 130)
        ) {
            let post = text(
                "Labels with \u{A0}#rounded\u{A0} tags stay one text, so that they wrap with the "
                    + "\u{A0}#paragraph\u{A0}, also in وسم \u{A0}#عربي\u{A0}\u{200F} here.",
                .systemFont(ofSize: 17))
            for range in ranges(of: "\u{A0}#\\w+\u{A0}", in: post) {
                post.addAttributes(
                    [.backgroundColor: UIColor.systemIndigo, .foregroundColor: UIColor.white], range: range)
            }
            let style = NSMutableParagraphStyle()
            style.lineSpacing = 14
            post.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: post.length))
            return TextKitPage(
                post, areas: [.init(CGRect(x: 16, y: 16, width: 343, height: 0))], manager: PillManager())
        }
    }

    private static var codeBlock: Specimen {
        Specimen(
            name: "textkit-code-block", caption: "Code on a plate, with numbered lines; white space is shown.",
            size: CGSize(width: 375, height: 126)
        ) {
            let code = text(
                "let label = UILabel()\nlabel.numberOfLines = 0\n\nview.addSubview(label)\n\tlabel.sizeToFit()",
                .monospacedSystemFont(ofSize: 14, weight: .regular))
            let manager = CodeManager()
            manager.showsInvisibleCharacters = true
            return TextKitPage(
                code, areas: [.init(CGRect(x: 52, y: 20, width: 300, height: 0))], manager: manager)
        }
    }

    private static var hiddenMarks: Specimen {
        Specimen(
            name: "textkit-hidden-marks",
            caption:
                "Above, the text as it is; below, its marks have no glyphs, yet they are still there; in a left-to-right "
                + "interface.",
            size: CGSize(width: 375, height: 110)
        ) {
            let source = text(
                "A *word* between stars is *bold*, whatever عربي *غامق* surrounds it.", .systemFont(ofSize: 17))
            for range in ranges(of: "\\*\\w+\\*", in: source) {
                source.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: range)
            }
            let page = UIView()
            page.addSubview(half(source, delegate: nil, top: 0))
            page.addSubview(half(source, delegate: MarkHider(), top: 55))
            return page
        }
    }

    private static func half(
        _ text: NSAttributedString, delegate: (any NSLayoutManagerDelegate)?, top: CGFloat
    ) -> UIView {
        let half = TextKitPage(
            text, areas: [.init(CGRect(x: 16, y: 8, width: 343, height: 0))], delegate: delegate)
        half.frame = CGRect(x: 0, y: top, width: 375, height: 55)
        return half
    }

    private static var leaders: Specimen {
        Specimen(
            name: "textkit-leaders",
            caption: "Dots that fill each line up to its number: objects that know where they stand.",
            size: CGSize(width: 375, height: 104)
        ) {
            let list = text("", .systemFont(ofSize: 17))
            for (title, page) in [("Contents", "3"), ("A longer title", "12"), ("Index", "240")] {
                list.append(text(title, .systemFont(ofSize: 17)))
                list.append(NSAttributedString(attachment: Leader(before: page, font: .systemFont(ofSize: 17))))
                list.append(text(page + "\n", .systemFont(ofSize: 17)))
            }
            return TextKitPage(list, areas: [.init(CGRect(x: 16, y: 16, width: 343, height: 0))])
        }
    }
}

extension Specimen {
    private static var textView: Specimen {
        Specimen(
            name: "textkit-text-view",
            caption: "A text view, scrolled by half a line, whose links have a color of its own.",
            size: CGSize(width: 375, height: 130)
        ) {
            let text = NSMutableAttributedString(
                string: SpecimenTexts.inquisition + "\n" + SpecimenTexts.romans,
                attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label])
            for word in ["surprise", "ruthless efficiency", "the Pope"] {
                let range = (text.string as NSString).range(of: word)
                if range.length > 0 { text.addAttribute(.link, value: "https://example.org", range: range) }
            }
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 375, height: 130))
            view.backgroundColor = .systemBackground
            view.textContainerInset = UIEdgeInsets(top: 8, left: 11, bottom: 8, right: 11)
            view.linkTextAttributes = [.foregroundColor: UIColor.systemOrange]
            view.attributedText = text
            view.contentOffset.y = 10
            return view
        }
    }
}

/// Fills backgrounds with round ends.
private final class PillManager: NSLayoutManager {
    override func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        color.setFill()
        for rect in UnsafeBufferPointer(start: rectArray, count: rectCount) {
            // Around the letters, those that reach below the line among them.
            let pill = CGRect(x: rect.minX, y: rect.minY - 3.5, width: rect.width, height: 31)
            UIBezierPath(roundedRect: pill, cornerRadius: pill.height / 2).fill()
        }
    }
}

/// Draws a plate behind the text and numbers beside its paragraphs.
private final class CodeManager: NSLayoutManager {
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        let plate = usedRect(for: textContainers[0]).union(
            CGRect(x: 0, y: 0, width: textContainers[0].size.width, height: 1))
        UIColor.secondarySystemBackground.setFill()
        UIBezierPath(
            roundedRect: plate.offsetBy(dx: origin.x, dy: origin.y).inset(by: 8, margin: 36), cornerRadius: 10
        ).fill()
        super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
        var number = 1
        enumerateLineFragments(forGlyphRange: glyphsToShow) { rect, _, _, _, _ in
            NSAttributedString(
                string: "\(number)",
                attributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.tertiaryLabel]
            ).draw(at: CGPoint(x: origin.x - 24, y: origin.y + rect.minY + 2))
            number += 1
        }
    }
}

extension CGRect {
    /// A rectangle that is larger on all sides, and larger still on its left.
    fileprivate func inset(by distance: CGFloat, margin: CGFloat) -> CGRect {
        CGRect(x: minX - margin, y: minY - distance, width: width + margin + distance, height: height + 2 * distance)
    }
}

/// Gives stars no glyphs.
private final class MarkHider: NSLayoutManagerDelegate {
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int {
        guard let text = layoutManager.textStorage?.string as NSString? else { return 0 }
        let hidden = (0..<glyphRange.length).map { index in
            text.character(at: charIndexes[index]) == 0x2A ? NSLayoutManager.GlyphProperty.null : props[index]
        }
        layoutManager.setGlyphs(
            glyphs, properties: hidden, characterIndexes: charIndexes, font: aFont, forGlyphRange: glyphRange)
        return glyphRange.length
    }
}

/// A row of dots from where it stands to where the text after it must begin to end with its line.
private final class Leader: NSTextAttachment {
    private let rest: CGFloat

    init(before text: String, font: UIFont) {
        rest = NSAttributedString(string: text, attributes: [.font: font]).size().width + 4
        super.init(data: nil, ofType: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        CGRect(x: 0, y: 0, width: max(0, lineFrag.width - position.x - rest), height: 4)
    }

    override func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
        UIGraphicsImageRenderer(size: imageBounds.size).image { _ in
            UIColor.secondaryLabel.setFill()
            // Dots stand at multiples of their distance from the line's end, so that those of all lines are in columns.
            for x in stride(from: imageBounds.width - 4, to: 4, by: -6) {
                UIBezierPath(ovalIn: CGRect(x: x, y: 1, width: 1.5, height: 1.5)).fill()
            }
        }
    }
}
