extension Specimen {
    /// The attributes of section after section, each in a row that names it.
    static var attributes: [Specimen] { [textAttributes, lineAttributes] }

    private typealias Attributes = [NSAttributedString.Key: Any]

    private static var textAttributes: Specimen {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 2, height: 2)
        shadow.shadowBlurRadius = 2
        let rows: [(String, Attributes)] = [
            ("Foreground color", [.foregroundColor: UIColor.systemRed]),
            (
                "Background color",
                [.backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.black]
            ),
            ("Kern of 2 points", [.kern: 2]), ("Tracking of 2 points", [.tracking: 2]),
            ("Kern of 0: AVATAR Tomato", [.kern: 0]), ("Kern as the font has it: AVATAR Tomato", [:]),
            ("Outlined: stroke width 3", [.strokeWidth: 3]),
            ("Filled and outlined: −3", [.strokeWidth: -3, .strokeColor: UIColor.systemOrange]),
            ("Shadow of an NSShadow", [.shadow: shadow]), ("Obliqueness of 0.25", [.obliqueness: 0.25]),
            ("Expansion of 0.3", [.expansion: 0.3]), ("Expansion of −0.3", [.expansion: -0.3]),
            ("Link", [.link: "https://example.org"]),
            (
                "Letterpress",
                [
                    .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle,
                    .font: UIFont.systemFont(ofSize: 26, weight: .heavy), .foregroundColor: UIColor.darkGray,
                    .backgroundColor: UIColor.lightGray,
                ]
            ),
            ("Overridden direction", [.writingDirection: [NSWritingDirection.rightToLeft.rawValue | 2]]),
        ]
        return page(
            "attributes-of-text", "What attributes do to letters: one in each line.", height: 515,
            rows.map { NSAttributedString(string: $0.0, attributes: $0.1) } + [raised, attached])
    }

    private static var lineAttributes: Specimen {
        let patterns: [(String, NSUnderlineStyle)] = [
            ("Single underline", .single), ("Thick underline", .thick), ("Double underline", .double),
            ("Dots, jumping gaps", [.single, .patternDot]), ("Dashes, jumping gaps", [.single, .patternDash]),
            ("Dash and dot", [.single, .patternDashDot]), ("Dash, dot and dot", [.single, .patternDashDotDot]),
            ("Thick dashes", [.thick, .patternDash]), ("Two lines of dots", [.double, .patternDot]),
            ("Under words, not under spaces", [.single, .byWord]),
        ]
        let under = patterns.map { NSAttributedString(string: $0.0, attributes: [.underlineStyle: $0.1.rawValue]) }
        let through = [
            NSAttributedString(string: "Struck through", attributes: [.strikethroughStyle: 1]),
            NSAttributedString(
                string: "Struck through twice, in red",
                attributes: [
                    .strikethroughStyle: NSUnderlineStyle.double.rawValue, .strikethroughColor: UIColor.systemRed,
                ]),
            NSAttributedString(
                string: "A line of another color",
                attributes: [.underlineStyle: 1, .underlineColor: UIColor.systemBlue]),
        ]
        return page(
            "attributes-of-lines", "Lines under and through text: patterns, weights, colors.", height: 384,
            under + through)
    }

    private static var raised: NSAttributedString {
        let text = NSMutableAttributedString(string: "E = mc")
        let small = UIFont.systemFont(ofSize: 11)
        text.append(NSAttributedString(string: "2", attributes: [.font: small, .baselineOffset: 6]))
        text.append(NSAttributedString(string: ", H"))
        text.append(NSAttributedString(string: "2", attributes: [.font: small, .baselineOffset: -3]))
        text.append(NSAttributedString(string: "O: baseline offsets"))
        return text
    }

    private static var attached: NSAttributedString {
        let attachment = NSTextAttachment(
            image: UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { _ in
                UIColor.systemGreen.setFill()
                UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 14, height: 14)).fill()
            })
        attachment.bounds = CGRect(x: 0, y: -2, width: 16, height: 16)
        let text = NSMutableAttributedString(string: "An attachment ")
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: " in the line"))
        return text
    }

    private static func page(
        _ name: String, _ caption: String, height: CGFloat, _ texts: [NSAttributedString]
    ) -> Specimen {
        Specimen(name: name, caption: caption, size: CGSize(width: 375, height: height)) {
            RowsPage(
                rows: texts.map { text in
                    let label = UILabel()
                    label.font = .systemFont(ofSize: 17)
                    return .init(label, text)
                })
        }
    }
}
