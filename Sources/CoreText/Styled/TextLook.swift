/// The styles and formats of a text, shared by all texts of one style and format: labels of an app have few of them.
final class TextLook: Sendable {
    /// In order, without gaps; the last one may reach beyond the text.
    let styleRuns: [StyledText.StyleRun]
    /// In order, without gaps; the last one may reach beyond the text.
    let formatRuns: [StyledText.FormatRun]
    /// BCP 47; nil for the locale's.
    let language: String?
    /// How plain text of this look is shaped; nil where text of this look is never flat (see `FlatText`).
    let flat: FlatManner?
    /// The font of a look that has nothing else to say.
    private let plainFont: CTFont?

    /// The look of a text with some runs, whose numbers are brought into the range that text can have.
    static func of(
        _ styleRuns: [StyledText.StyleRun], _ formatRuns: [StyledText.FormatRun], language: String?
    ) -> TextLook {
        if styleRuns.count == 1, formatRuns.count == 1 {
            return uniform(styleRuns[0].style, formatRuns[0].format, language: language)
        }
        return TextLook(limiting: styleRuns, formatRuns, language: language)
    }

    private init(
        limiting styleRuns: [StyledText.StyleRun], _ formatRuns: [StyledText.FormatRun], language: String?
    ) {
        // Limited where they lie: a copy counts references.
        var (styles, formats) = (styleRuns, formatRuns)
        for index in styles.indices { styles[index].style.limit() }
        for index in formats.indices { formats[index].format.limit() }
        (self.styleRuns, self.formatRuns, self.language) = (styles, formats, language)
        let isUniform = styles.count == 1 && formats.count == 1
        flat = isUniform ? FlatManner(styles[0].style, formats[0].format, language: language) : nil
        let isPlain =
            isUniform && styles[0].style == CharacterStyle(font: styles[0].style.font)
            && formats[0].format == ParagraphFormat() && language == nil
        plainFont = isPlain ? styles[0].style.font : nil
    }

    /// Whether all of a text has one style and one format, as looks have that texts share.
    var isUniform: Bool { styleRuns.count == 1 && formatRuns.count == 1 }

    // MARK: - Sharing

    /// The looks of one style that texts had lately.
    private static let recent = RecentObjects<TextLook>()

    /// The look of a text that has one style and one format throughout.
    static func uniform(_ style: CharacterStyle, _ format: ParagraphFormat, language: String?) -> TextLook {
        recent.object {
            $0.isUniform(style, format, language)
        } made: {
            TextLook(
                limiting: [StyledText.StyleRun(range: 0..<Int.max, style: style)],
                [StyledText.FormatRun(range: 0..<Int.max, format: format)], language: language)
        }
    }

    /// The look of a text in a font, with nothing else to say.
    static func plain(_ font: CTFont) -> TextLook {
        // Identity is enough: equal fonts are mostly one object, and those that are not have a look each.
        recent.object {
            $0.plainFont === font
        } made: {
            TextLook(
                limiting: [StyledText.StyleRun(range: 0..<Int.max, style: CharacterStyle(font: font))],
                [StyledText.FormatRun(range: 0..<Int.max, format: ParagraphFormat())], language: nil)
        }
    }

    private func isUniform(_ style: CharacterStyle, _ format: ParagraphFormat, _ language: String?) -> Bool {
        // Compared where they lie: a copy counts references.
        styleRuns.withUnsafeBufferPointer { $0[0].style == style }
            && formatRuns.withUnsafeBufferPointer { $0[0].format == format } && self.language == language
    }
}

extension TextLook: Hashable {
    static func == (a: TextLook, b: TextLook) -> Bool {
        a === b || a.styleRuns == b.styleRuns && a.formatRuns == b.formatRuns && a.language == b.language
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(styleRuns)
        hasher.combine(formatRuns)
        hasher.combine(language)
    }
}
