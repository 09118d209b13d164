/// The content of stage 1: text with final values, and nothing left to look up.
///
/// All ways into text meet here, so here numbers are brought into the range that text can have (see `CGFloat.limited`).
/// TextKit resolves strings, attributed strings and label properties into this; the engine reads nothing else.
/// Ranges count UTF-16 units. Colors and decorations are not here, because no line break depends on them: whoever draws
/// keeps them beside the text.
package struct StyledText: Hashable, Sendable {
    /// The text. Lone surrogates have become U+FFFD, one unit each.
    package let units: UTF16Text
    /// All but the characters, shared by texts that look alike.
    let look: TextLook

    /// The styles, in order, without gaps, over all of `units`; at least one even if the text is empty. The last may reach
    /// beyond the text.
    package var styleRuns: [StyleRun] { look.styleRuns }
    /// The paragraph formats; a paragraph takes the format at its first unit. At least one, without gaps; the last may
    /// reach beyond the text.
    package var formatRuns: [FormatRun] { look.formatRuns }
    /// The language of the text (BCP 47), for line breaks, fonts and language-specific glyphs; nil for the locale's.
    package var language: String? { look.language }

    /// A stretch of text in one style.
    package struct StyleRun: Hashable, Sendable {
        /// The stretch, in UTF-16 units.
        package var range: Range<Int>
        /// The attributes of all of the stretch.
        package var style: CharacterStyle

        /// Makes a run; the text that it is given to says which ranges are possible.
        package init(range: Range<Int>, style: CharacterStyle) {
            self.range = range
            self.style = style
        }
    }

    /// A stretch of text under one paragraph format.
    package struct FormatRun: Hashable, Sendable {
        /// The stretch, in UTF-16 units.
        package var range: Range<Int>
        /// The format of the paragraphs that begin in the stretch.
        package var format: ParagraphFormat

        /// Makes a run; the text that it is given to says which ranges are possible.
        package init(range: Range<Int>, format: ParagraphFormat) {
            self.range = range
            self.format = format
        }
    }

    /// Plain text in one style: the short road, which touches no attributed string.
    package init(
        _ string: String, style: CharacterStyle, format: ParagraphFormat = ParagraphFormat(), language: String? = nil
    ) {
        units = UTF16Text(string)
        look = .uniform(style, format, language: language)
    }

    /// Plain text in a font, with nothing else to say.
    package init(_ string: String, font: CTFont) {
        units = UTF16Text(string)
        look = .plain(font)
    }

    /// Text in several styles. Both lists of runs must cover `units` in order.
    package init(units: [UInt16], styleRuns: [StyleRun], formatRuns: [FormatRun], language: String? = nil) {
        precondition(!styleRuns.isEmpty && !formatRuns.isEmpty)
        self.units = UTF16Text(UTF16Decoding.repaired(units))
        look = .of(styleRuns, formatRuns, language: language)
    }

    /// The same characters in other styles or formats. Both lists of runs must cover them in order.
    package func replacing(styleRuns: [StyleRun]? = nil, formatRuns: [FormatRun]? = nil) -> StyledText {
        StyledText(self, styleRuns ?? self.styleRuns, formatRuns ?? self.formatRuns)
    }

    private init(_ other: StyledText, _ styleRuns: [StyleRun], _ formatRuns: [FormatRun]) {
        units = other.units
        look = .of(styleRuns, formatRuns, language: other.language)
    }

    /// Whether another text has the same characters and styles.
    package func differsInFormatsAlone(from other: StyledText) -> Bool {
        units == other.units && (look === other.look || styleRuns == other.styleRuns && language == other.language)
    }
}

extension StyledText {
    /// The style at a unit; the last one for the end of the text.
    package func style(at offset: Int) -> CharacterStyle {
        styleRuns[StyledText.index(of: offset, in: styleRuns, \.range)].style
    }

    /// The style runs of which some lies in a range, in order.
    func styleRuns(in range: Range<Int>) -> ArraySlice<StyleRun> {
        let first = styleRuns.indices.bisected { styleRuns[$0].range.upperBound > range.lowerBound }
        return styleRuns[first...].prefix { $0.range.lowerBound < range.upperBound }
    }

    /// The paragraph format at a unit; the last one for the end of the text.
    package func format(at offset: Int) -> ParagraphFormat {
        formatRuns[StyledText.index(of: offset, in: formatRuns, \.range)].format
    }

    private static func index<Run>(of offset: Int, in runs: [Run], _ range: (Run) -> Range<Int>) -> Int {
        runs.indices.dropLast().bisected { offset < range(runs[$0]).upperBound }
    }
}

extension Range<Int> {
    /// The first place that passes a test which all places behind it pass too; the upper bound if none does.
    @inlinable package func bisected(_ passes: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if passes(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension String {
    /// The UTF-16 units, without lone surrogates: a string has none. Its bytes are read at once, which takes a fraction of the
    /// time of its view.
    package var utf16Units: [UInt16] {
        utf8.withContiguousStorageIfAvailable(UTF16Decoding.units) ?? Array(utf16)
    }
}
