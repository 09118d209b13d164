extension Specimen {
    /// All break modes in all alignments, for one line, two and any number, in both directions.
    static var breakModes: [Specimen] {
        [MatrixText.leftToRight, .rightToLeft].flatMap { text in [1, 2, 0].map { breakModes(of: text, lines: $0) } }
    }

    /// What the cells of a page of break modes show.
    private struct MatrixText {
        var string: String
        var suffix: String
        var direction: UITraitEnvironmentLayoutDirection

        static let leftToRight = MatrixText(
            string: "The quick brown fox jumps over the lazy dog and runs", suffix: "", direction: .leftToRight)
        static let rightToLeft = MatrixText(
            string: "نحن نذهب إلى السوق غدا صباحا والبيت قريب من البحر", suffix: "-right-to-left",
            direction: .rightToLeft)

        var interface: String { direction == .rightToLeft ? "right-to-left" : "left-to-right" }
    }

    private static func breakModes(of text: MatrixText, lines: Int) -> Specimen {
        let name = lines == 0 ? "any-number-of-lines" : lines == 1 ? "one-line" : "two-lines"
        let count = lines == 0 ? "any" : "\(lines)"
        return Specimen(
            name: "break-modes-\(name)\(text.suffix)",
            caption:
                "Six break modes (rows) in four alignments (columns); lines: \(count); in a \(text.interface) interface.",
            size: CGSize(width: 680, height: lines == 0 ? 434 : lines == 1 ? 222 : 324)
        ) {
            let page = GridPage(
                columns: alignments.map(\.name), rows: modes.map(\.name),
                cells: modes.map { mode in alignments.map { cell(text.string, mode.mode, $0.alignment, lines) } })
            page.traitOverrides.layoutDirection = text.direction
            return page
        }
    }

    private static let alignments: [(name: String, alignment: NSTextAlignment)] = [
        ("natural", .natural), ("center", .center), ("right", .right), ("justified", .justified),
    ]

    /// Every text style at four text sizes.
    static var textStyles: [Specimen] {
        let categories: [(String, UIContentSizeCategory, CGFloat)] = [
            ("extra-small", .extraSmall, 322), ("large", .large, 364),
            ("extra-extra-extra-large", .extraExtraExtraLarge, 440),
            ("accessibility-large", .accessibilityLarge, 562),
        ]
        return categories.map { name, category, height in
            Specimen(
                name: "text-styles-\(name)", caption: "The text styles of the system at the text size \(name).",
                size: CGSize(width: 375, height: height)
            ) {
                let page = RowsPage(rows: styles.map { row($0.1, $0.0) })
                page.traitOverrides.preferredContentSizeCategory = category
                return page
            }
        }
    }

    /// Labels in the system's colors, in light and dark surroundings.
    static var appearances: [Specimen] {
        [("light", UIUserInterfaceStyle.light), ("dark", .dark)].map { name, style in
            Specimen(
                name: "system-colors-\(name)", caption: "Labels in the system's colors, in \(name) appearance.",
                size: CGSize(width: 375, height: 334)
            ) {
                let page = RowsPage(
                    rows: colors.map { name, color in
                        let label = UILabel()
                        label.textColor = color
                        return .init(label, name)
                    })
                page.overrideUserInterfaceStyle = style
                return page
            }
        }
    }

    private static let modes: [(name: String, mode: NSLineBreakMode)] = [
        ("word wrapping", .byWordWrapping), ("char wrapping", .byCharWrapping), ("clipping", .byClipping),
        ("truncating head", .byTruncatingHead), ("truncating tail", .byTruncatingTail),
        ("truncating middle", .byTruncatingMiddle),
    ]
    private static let styles: [(String, UIFont.TextStyle)] = [
        ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline), ("Subheadline", .subheadline), ("Body", .body), ("Callout", .callout),
        ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
    ]
    private static let colors: [(String, UIColor)] = [
        ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
        ("quaternaryLabel", .quaternaryLabel), ("link", .link), ("systemRed", .systemRed),
        ("systemOrange", .systemOrange), ("systemGreen", .systemGreen), ("systemTeal", .systemTeal),
        ("systemPurple", .systemPurple), ("systemGray", .systemGray),
    ]

    private static func cell(
        _ text: String, _ mode: NSLineBreakMode, _ alignment: NSTextAlignment, _ lines: Int
    ) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 14)
        label.lineBreakMode = mode
        label.textAlignment = alignment
        label.numberOfLines = lines
        return label
    }

    private static func row(_ style: UIFont.TextStyle, _ name: String) -> RowsPage.Row {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        return .init(label, name)
    }
}
