extension Specimen {
    /// Labels and pages that TextKit draws.
    static var textKit: [Specimen] {
        [linkLabels, highlightedWord, aroundACircle, twoColumns, inlineImages, hitMap] + layoutManagers
    }

    private static let system = UIFont.systemFont(ofSize: 15)

    private static func text(_ string: String, _ font: UIFont = system) -> NSMutableAttributedString {
        NSMutableAttributedString(string: string, attributes: [.font: font, .foregroundColor: UIColor.label])
    }

    // MARK: - Links

    private static var linkLabels: Specimen {
        Specimen(
            name: "textkit-link-label",
            caption:
                "Above, a link as UIKit draws it; below, with a layout manager of its own: no line, its own color.",
            size: CGSize(width: 375, height: 120)
        ) {
            let post = text(
                "Text with a customised link. It is green, has no line below, and wraps with its paragraph.")
            let range = (post.string as NSString).range(of: "customised link")
            post.addAttributes(
                [
                    .link: "https://example.org",
                    .foregroundColor: UIColor(red: 0.1, green: 0.55, blue: 0.25, alpha: 1),
                ],
                range: range)
            return StackPage(
                [LinkLabel(manager: NSLayoutManager()), LinkLabel(manager: QuietLinkManager())], text: post)
        }
    }

    private static var highlightedWord: Specimen {
        Specimen(
            name: "textkit-highlighted-word", caption: "A background behind one word, as a pressed link has.",
            size: CGSize(width: 375, height: 70)
        ) {
            let post = text(
                "One word of this sentence is highlighted, and the line that it stands on is as high as it was.")
            let range = (post.string as NSString).range(of: "highlighted")
            post.addAttribute(.backgroundColor, value: UIColor.systemYellow, range: range)
            return TextKitPage(post, areas: [.init(CGRect(x: 16, y: 16, width: 343, height: 0))])
        }
    }

    // MARK: - Areas

    private static var aroundACircle: Specimen {
        Specimen(
            name: "textkit-around-a-circle", caption: "Text that flows around a circle, on both sides of it.",
            size: CGSize(width: 375, height: 300)
        ) {
            let circle = CGRect(x: 110, y: 60, width: 120, height: 120)
            let clear = UIBezierPath(ovalIn: circle.insetBy(dx: -6, dy: -6))
            let filler = text(SpecimenTexts.inquisition + " " + SpecimenTexts.romans)
            let area = TextKitPage.Area(CGRect(x: 16, y: 16, width: 343, height: 0), excluding: [clear])
            return TextKitPage(filler, areas: [area]) { _, area in
                UIColor.systemTeal.setFill()
                UIBezierPath(ovalIn: circle.offsetBy(dx: area.origin.x, dy: area.origin.y)).fill()
            }
        }
    }

    private static var twoColumns: Specimen {
        Specimen(
            name: "textkit-two-columns", caption: "One text in two columns, justified and hyphenated.",
            size: CGSize(width: 375, height: 240)
        ) {
            let style = NSMutableParagraphStyle()
            style.alignment = .justified
            style.hyphenationFactor = 0.9
            let filler = text(SpecimenTexts.inquisition + "\n" + SpecimenTexts.romans, .systemFont(ofSize: 14))
            filler.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: filler.length))
            return TextKitPage(
                filler,
                areas: [16, 196].map { .init(CGRect(x: $0, y: 16, width: 163, height: 218)) })
        }
    }

    private static var inlineImages: Specimen {
        Specimen(
            name: "textkit-inline-images",
            caption: "Pictures in the text: on the baseline, and lowered to the middle.",
            size: CGSize(width: 375, height: 90)
        ) {
            let post = text("A picture ")
            post.append(NSAttributedString(attachment: NSTextAttachment(image: disc(.systemRed, 16))))
            post.append(text(" stands on the baseline, another "))
            let lowered = NSTextAttachment(image: disc(.systemBlue, 24))
            lowered.bounds = CGRect(x: 0, y: -6, width: 24, height: 24)
            post.append(NSAttributedString(attachment: lowered))
            post.append(text(" is lowered by a quarter of its height; its line is as high as it needs to be."))
            return TextKitPage(post, areas: [.init(CGRect(x: 16, y: 16, width: 343, height: 0))])
        }
    }

    private static func disc(_ color: UIColor, _ size: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { _ in
            color.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: size, height: size)).fill()
        }
    }

    // MARK: - Hits

    private static var hitMap: Specimen {
        Specimen(
            name: "textkit-hit-map",
            caption:
                "What each touch would hit: every character's rectangle, in three scripts and emoji; the colors take turns; in a "
                + "left-to-right interface.",
            size: CGSize(width: 375, height: 166)
        ) {
            let lines = "Latin office\nالسلام عليكم 123\nภาษาไทยกำลังดี\n👩‍👩‍👧 🇩🇪 👋🏽 é e\u{301}"
            let area = TextKitPage.Area(CGRect(x: 16, y: 16, width: 343, height: 0))
            return TextKitPage(text(lines, .systemFont(ofSize: 28)), areas: [area], decorate: paintHits)
        }
    }

    /// Asks for the character at each step along each line, and paints what the answers cover.
    private static func paintHits(_ manager: NSLayoutManager, _ area: TextKitPage.Area) {
        let tints: [UIColor] = [.systemYellow, .systemTeal, .systemPink]
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: area.container)) { _, used, _, _, _ in
            var turn = 0
            var last = -1
            for x in stride(from: used.minX, to: used.maxX, by: 0.5) {
                let hit = manager.characterIndex(
                    for: CGPoint(x: x + 0.25, y: used.midY), in: area.container,
                    fractionOfDistanceBetweenInsertionPoints: nil)
                if hit != last { turn += 1 }
                last = hit
                tints[turn % tints.count].withAlphaComponent(0.45).setFill()
                UIRectFillUsingBlendMode(
                    CGRect(x: area.origin.x + x, y: area.origin.y + used.minY, width: 0.5, height: used.height),
                    .normal)
            }
        }
    }
}

/// A white page with labels of the same text below each other.
final class StackPage: UIView {
    private let labels: [UILabel]

    init(_ labels: [UILabel], text: NSAttributedString) {
        self.labels = labels
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        for label in labels {
            label.numberOfLines = 0
            label.attributedText = text
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 16
        for label in labels {
            let size = label.sizeThatFits(CGSize(width: bounds.width - 32, height: .greatestFiniteMagnitude))
            label.frame = CGRect(x: 16, y: y, width: bounds.width - 32, height: size.height)
            y = label.frame.maxY + 16
        }
    }
}
