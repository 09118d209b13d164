import Foundation

extension Specimen {
    /// Several features on one label, in scripts and surroundings that label code is apt to forget.
    static var combinations: [Specimen] {
        [
            views("link-places", "Links in cut, shrunk, centered, right-aligned and top-aligned text.", 470) {
                places
            },
            views(
                "combinations",
                "Bubbles, tokens, links, gradients, styles and fits together, in three scripts and emoji, in a left-to-right "
                    + "interface.", 438
            ) {
                mixtures
            },
            views("combinations-dark", "The same in the dark.", 438, style: .dark) { mixtures },
        ]
    }

    private static func label(
        _ text: String, _ edit: (PlacardLabel) -> Void
    ) -> PlacardLabel {
        let label = PlacardLabel()
        label.text = text
        label.numberOfLines = 0
        label.linkDetector = .standard
        label.textInsets = UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
        edit(label)
        return label
    }

    // MARK: Places

    private static var places: [ViewsPage.Row] {
        let text = "@ann wrote a line that is too long for this label, says @bob"
        let cuts: [NSLineBreakMode] = [.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping]
        let cut = cuts.map { mode in
            ViewsPage.Row(
                label(text) {
                    $0.numberOfLines = 1
                    $0.lineBreakMode = mode
                })
        }
        let shrunk = label(text) {
            $0.numberOfLines = 1
            $0.adjustsFontSizeToFitWidth = true
            $0.minimumScaleFactor = 0.3
        }
        let alignments: [(NSTextAlignment, VerticalTextAlignment)] = [
            (.center, .bottom), (.right, .top), (.justified, .center),
        ]
        let aligned = alignments.map { alignment, vertical in
            ViewsPage.Row(
                label("😀 @ann 👨‍👩‍👧‍👦 met @小明 at https://example.com/a and went home by #train 🇩🇪") {
                    $0.textAlignment = alignment
                    $0.verticalAlignment = vertical
                    $0.font = .systemFont(ofSize: 14)
                    $0.border = LabelBorder(color: .systemGray4)
                }, height: 58)
        }
        return cut + [.init(shrunk)] + aligned
    }

    // MARK: Mixtures

    private static var mixtures: [ViewsPage.Row] { [chinese, emoji, arabic, sale, styled, ringed].map { .init($0) } }

    private static func token(_ text: String) -> NSAttributedString {
        NSAttributedString(string: text, attributes: [.foregroundColor: UIColor.systemRed])
    }

    private static var chinese: PlacardLabel {
        label(String(repeating: "你好@小明，请看https://example.com谢谢#话题。", count: 3)) {
            $0.shape = .bubble(tail: BubbleTail(edge: .left, position: 0.5))
            $0.fill = .color(.systemGray5)
            $0.numberOfLines = 2
            $0.truncationToken = token("……更多")
            $0.lineHeight = 26
        }
    }

    private static var emoji: PlacardLabel {
        label("👨‍👩‍👧‍👦 @family 🇩🇪 #flag 👍🏽 https://example.com/😀") {
            $0.shape = .rounded(CornerRadii(topLeft: 4, topRight: 20, bottomRight: 20, bottomLeft: 20))
            $0.border = LabelBorder(color: .systemTeal, width: 3)
            $0.textAlignment = .center
        }
    }

    private static var arabic: PlacardLabel {
        label("اسأل @أحمد أو انظر https://example.com عن #لافتة اليوم") {
            $0.shape = .bubble(tail: BubbleTail(edge: .right, position: 0.5))
            $0.fill = .gradient(LabelGradient([.systemYellow, .systemOrange]))
            $0.textColor = .black
            $0.linkStyles[nil, .normal] = LinkStyle(color: .black, underline: .single)
            $0.alignsByText = true
            $0.shapeShadow = LabelShadow(color: UIColor.black.withAlphaComponent(0.35), blur: 5)
        }
    }

    private static var sale: PlacardLabel {
        label("Half price until Sunday, in every shop") {
            $0.shape = .capsule
            $0.fill = .gradient(LabelGradient([.systemIndigo, .systemPink], from: .zero, to: CGPoint(x: 1, y: 0)))
            $0.fontFit = .shrink(minimum: 9)
            $0.font = .systemFont(ofSize: 34, weight: .heavy)
            $0.textColor = .white
            $0.textAlignment = .center
            $0.numberOfLines = 1
            $0.textInsets = UIEdgeInsets(top: 4, left: 20, bottom: 4, right: 20)
        }
    }

    private static var styled: PlacardLabel {
        let label = StyledLabel()
        label.numberOfLines = 0
        label.linkDetector = .standard
        var sheet = StyleSheet(["body": TextStyle(.callout), "strong": TextStyle(), "big": TextStyle(.title2)])
        sheet["strong"]?.weight = .heavy
        label.styleSheet = sheet
        label.styleName = "body"
        label.markup = "<big>Styles</big> and links: ask <strong>@ann</strong> at me@example.com"
        label.shape = .bubble()
        label.fill = .color(.systemGray5)
        label.textInsets = UIEdgeInsets(top: 8, left: 14, bottom: 8, right: 14)
        return label
    }

    private static var ringed: PlacardLabel {
        label("Gradient letters") {
            $0.accessory = LabelAccessory(disc, size: CGSize(width: 32, height: 32), side: .trailing)
            $0.textGradient = LabelGradient(
                [.systemRed, .systemOrange, .systemGreen, .systemBlue], from: .zero, to: CGPoint(x: 1, y: 0))
            $0.font = .systemFont(ofSize: 26, weight: .bold)
            $0.numberOfLines = 1
            $0.border = LabelBorder(color: .systemGray, width: 1)
            $0.shape = .rounded(10)
        }
    }
}
