import Foundation

extension Specimen {
    /// The features of PlacardLabel, one by one and together, light and dark.
    static var placardLabels: [Specimen] {
        [
            views(
                "placard-shapes", "Shapes: rectangle, rounded, corners of their own, capsule, any outline.", 330
            ) {
                shapes
            },
            views(
                "placard-bubbles",
                "Speech bubbles with a tail on each edge, aligned by their texts, and one with a picture.", 354
            ) {
                bubbles
            },
            views("placard-fills", "Gradients in the shape and in the letters, borders and shadows.", 300) {
                fills
            },
            views("placard-fit", "Fonts fitted to their box: filled over all lines, shrunk, left alone.", 360) {
                fits
            },
            views("placard-alignment", "Text at the top, in the middle, at the bottom; a line-height box.", 380) {
                alignments
            },
            views(
                "placard-links",
                "Links in four scripts, each aligned by its text, in a left-to-right interface: URLs, mentions, hashtags, "
                    + "addresses.", 300
            ) { links },
            views("placard-links-dark", "The same links in the dark.", 300, style: .dark) { links },
            views("placard-pressed-link", "A pressed link, its surface behind all its pieces.", 130) { pressed },
            views(
                "placard-tokens",
                "A token of one's own after cut text, in three scripts and emoji, each aligned by its text, in a "
                    + "left-to-right interface.", 330
            ) { tokens },
            views(
                "placard-together",
                "Bubble, links, token and alignment by the text on one label, in a left-to-right interface; capsule, "
                    + "gradient, fit.", 300
            ) {
                together
            },
            views("placard-together-dark", "The same in the dark.", 300, style: .dark) { together },
        ]
    }

    private static func label(_ text: String, _ edit: (PlacardLabel) -> Void) -> PlacardLabel {
        let label = PlacardLabel()
        label.text = text
        label.numberOfLines = 0
        label.alignsByText = true
        label.textInsets = UIEdgeInsets(top: 8, left: 14, bottom: 8, right: 14)
        edit(label)
        return label
    }

    // MARK: Looks

    private static var shapes: [ViewsPage.Row] {
        let shapes: [(String, LabelShape)] = [
            ("A rectangle", .rectangle), ("Rounded by 12 points", .rounded(12)),
            ("Two corners of 24 points, by quadratic curves", .rounded(CornerRadii(topLeft: 24, bottomRight: 24))),
            ("A capsule", .capsule), ("Any outline: a ticket", ticket),
        ]
        return shapes.map { text, shape in
            .init(
                label(text) {
                    $0.shape = shape
                    $0.fill = .color(.systemYellow)
                    $0.border = LabelBorder(color: .systemOrange, width: 2)
                    $0.textColor = .black
                })
        }
    }

    private static var ticket: LabelShape {
        LabelShape { rect in
            let path = UIBezierPath()
            path.move(to: rect.origin)
            for x in stride(from: rect.minX, to: rect.maxX - 1, by: 10) {
                path.addLine(to: CGPoint(x: min(x + 5, rect.maxX), y: rect.minY + 5))
                path.addLine(to: CGPoint(x: min(x + 10, rect.maxX), y: rect.minY))
            }
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.close()
            return path
        }
    }

    private static var bubbles: [ViewsPage.Row] {
        let tails: [(String, BubbleTail)] = [
            ("A tail below, on the left", BubbleTail(edge: .bottom, position: 0.1)),
            ("A tail on the right, in the middle of the edge", BubbleTail(edge: .right, position: 0.5)),
            ("ذيل في الأعلى", BubbleTail(edge: .top, position: 0.9)),
            ("左边有一个尾巴", BubbleTail(edge: .left, position: 0.5)),
        ]
        let rows = tails.map { text, tail in
            ViewsPage.Row(
                label(text) {
                    $0.shape = .bubble(tail: tail)
                    $0.fill = .color(.systemGreen)
                    $0.textColor = .white
                })
        }
        let picture = label("A bubble with a picture beside its text, in as many lines as the text needs.") {
            $0.shape = .bubble()
            $0.fill = .color(.systemBlue)
            $0.textColor = .white
            $0.accessory = LabelAccessory(disc, size: CGSize(width: 36, height: 36))
        }
        return rows + [.init(picture)]
    }

    static var disc: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 36, height: 36)).image { _ in
            UIColor.systemYellow.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 36, height: 36)).fill()
        }
    }

    private static var fills: [ViewsPage.Row] {
        let sunset = LabelGradient(
            [.systemOrange, .systemPink, .systemPurple], from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 1))
        return [
            .init(
                label("A gradient in a capsule") {
                    $0.shape = .capsule
                    $0.fill = .gradient(sunset)
                    $0.textColor = .white
                }),
            .init(
                label("Gradient letters") {
                    $0.font = .systemFont(ofSize: 40, weight: .heavy)
                    $0.textGradient = sunset
                }),
            .init(
                label("A shape with a shadow, for which it leaves room") {
                    $0.shape = .rounded(10)
                    $0.fill = .color(.white)
                    $0.textColor = .black
                    $0.shapeShadow = LabelShadow(color: UIColor.black.withAlphaComponent(0.4), blur: 8)
                }),
            .init(
                label("Clipped, with its background, to its shape") {
                    $0.shape = .rounded(CornerRadii(18, at: [.topLeft, .bottomRight]))
                    $0.backgroundColor = .systemTeal
                    $0.clipping = .everything
                }),
        ]
    }

    private static var fits: [ViewsPage.Row] {
        let fits: [(String, FontFit, CGFloat)] = [
            ("Filled over as many lines as that takes", .fill(minimum: 8, maximum: 80), 110),
            ("我这是测试", .fill(minimum: 8, maximum: 80), 60),
            (
                "Shrunk until all of this fits, which takes a font a good deal smaller than seventeen points",
                .shrink(minimum: 6), 36
            ),
            ("Left alone", .none, 50),
        ]
        return fits.map { text, fit, height in
            .init(
                label(text) {
                    $0.fontFit = fit
                    $0.textInsets = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6)
                    $0.border = LabelBorder(color: .systemGray)
                }, height: height)
        }
    }

    private static var alignments: [ViewsPage.Row] {
        let alignments: [(String, VerticalTextAlignment)] = [
            ("At the top", .top), ("In the middle", .center), ("At the bottom", .bottom),
        ]
        let rows = alignments.map { text, alignment in
            ViewsPage.Row(
                label(text) {
                    $0.verticalAlignment = alignment
                    $0.border = LabelBorder(color: .systemGray)
                }, height: 70)
        }
        let boxed = label("Lines of 32 points, each with its letters in the middle of its box, whatever the font.") {
            $0.lineHeight = 32
            $0.border = LabelBorder(color: .systemGray)
        }
        return rows + [.init(boxed)]
    }

    // MARK: Links

    private static let linkTexts = [
        "Ask @ann about #placard at https://example.com/a/rather/long/path 😀, or me@example.com",
        "你好@小明，请看https://example.com谢谢#话题",
        "اسأل @أحمد أو انظر https://example.com عن #لافتة",
        "ถาม @สมชาย หรือดู https://example.com เรื่อง #ป้าย",
    ]

    private static func linked(_ text: String, _ edit: (PlacardLabel) -> Void = { _ in }) -> PlacardLabel {
        label(text) {
            $0.linkDetector = try? LinkDetector()
            $0.maximumURLLength = 24
            $0.linkStyles[.mention, .normal] = LinkStyle(color: .systemPurple)
            $0.linkStyles[.hashtag, .normal] = LinkStyle(color: .systemOrange)
            edit($0)
        }
    }

    private static var links: [ViewsPage.Row] { linkTexts.map { .init(linked($0)) } }

    private static var pressed: [ViewsPage.Row] {
        let label = linked("See https://example.com/a/link/that/goes/on/over/more/than/one/line of this label") {
            $0.maximumURLLength = nil
            $0.onLinkTap = { _ in }
        }
        return [.init(label, touches: .firstLink)]
    }

    private static func token(_ text: String) -> NSAttributedString {
        NSAttributedString(string: text, attributes: [.foregroundColor: UIColor.systemBlue])
    }

    private static var tokens: [ViewsPage.Row] {
        let texts = [
            (SpecimenTexts.romans, "… more"), (String(repeating: "我们这是一段没有空格的中文文字。", count: 6), "……更多"),
            (String(repeating: "هذا نص عربي طويل بما يكفي ليملأ الأسطر. ", count: 4), "… المزيد"),
            (String(repeating: "👨‍👩‍👧‍👦👍🏽🇩🇪", count: 14), "… more"),
        ]
        return texts.map { text, more in
            .init(
                label(text) {
                    $0.numberOfLines = 2
                    $0.truncationToken = token(more)
                })
        }
    }

    private static var together: [ViewsPage.Row] {
        let bubble = linked(linkTexts[2] + " " + linkTexts[2] + " " + linkTexts[2]) {
            $0.shape = .bubble(tail: BubbleTail(edge: .right, position: 0.7))
            $0.fill = .color(.systemGray5)
            $0.numberOfLines = 3
            $0.truncationToken = NSAttributedString(
                string: "… المزيد", attributes: [.foregroundColor: UIColor.systemRed])
        }
        let capsule = label("Sale") {
            $0.shape = .capsule
            $0.fill = .gradient(LabelGradient([.systemIndigo, .systemTeal]))
            $0.fontFit = .fill(minimum: 10, maximum: 60)
            $0.textColor = .white
            $0.textAlignment = .center
        }
        let latin = linked(linkTexts[0]) {
            $0.shape = .bubble()
            $0.border = LabelBorder(color: .systemGray, width: 2)
            $0.textAlignment = .center
        }
        return [.init(bubble), .init(capsule, height: 70), .init(latin)]
    }
}
