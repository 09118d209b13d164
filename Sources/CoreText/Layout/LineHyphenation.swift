/// Fills a line with the first part of the next word and a hyphen, where a paragraph asks for it.
struct LineHyphenation {
    private let shaped: ShapedText
    private let format: ParagraphFormat
    private let permits: ((Int) -> Bool)?

    /// - Parameter permits: Whether a word may be divided before a character; nil for wherever the dictionary permits.
    init(_ shaped: ShapedText, _ format: ParagraphFormat, permits: ((Int) -> Bool)? = nil) {
        self.shaped = shaped
        self.format = format
        self.permits = permits
    }

    /// The longest start of the word after a line that fits on it; nil if the line is full enough or nothing fits.
    ///
    /// `hyphenationFactor` is the share of the width that a line must fill to stay as it is (Apple's documentation of
    /// `NSParagraphStyle.hyphenationFactor`).
    func extended(_ line: LineBreaker.Line, width: Double) -> LineBreaker.Line? {
        guard format.hyphenationFactor > 0, line.ending == .wrapped, line.trailing > 0, width.isFinite,
            line.width < width * Double(format.hyphenationFactor),
            let hyphenator = Hyphenator.forLanguage(shaped.text.language ?? "en")
        else { return nil }
        let word = wordRange(from: line.range.upperBound)
        let text = String(decoding: shaped.text.units[word], as: UTF16.self)
        let hyphen = shaped.hyphen(at: line.range.lowerBound..<line.range.upperBound + 1).endAdvance
        for point in hyphenator.points(in: text).reversed() {
            let part = word.lowerBound..<word.lowerBound + point
            let clusters = Array(shaped.clusters(in: part))
            // Inside a ligature (ef-ficient) the width of the part is not known without shaping it.
            guard clusters.last?.range.upperBound == part.upperBound,
                shaped.boundaries[part.upperBound].contains(.grapheme)
            else { continue }
            let advance = clusters.reduce(0) { $0 + $1.advance }
            var extended = line
            extended.range = line.range.lowerBound..<part.upperBound
            extended.visibleEnd = part.upperBound
            extended.width = line.width + line.trailing + advance
            extended.widen(for: shaped)
            guard extended.width + hyphen <= width + LineBreaker.tolerance, permits?(part.upperBound) ?? true else {
                continue
            }
            extended.trailing = 0
            extended.ending = .hyphenated
            return extended
        }
        return nil
    }

    /// The letters from an offset on.
    private func wordRange(from start: Int) -> Range<Int> {
        let units = shaped.text.units
        var end = start
        while end < units.count, end - start < 100, Unicode.Scalar(units[end])?.properties.isAlphabetic ?? false {
            end += 1
        }
        return start..<end
    }
}

extension ShapedText {
    /// The hyphen after some visible text, in the style of its end: U+2010, or the plain one where the font lacks it.
    func hyphen(at visible: Range<Int>) -> ShapedText {
        let style = text.style(at: max(visible.lowerBound, visible.upperBound - 1))
        let mark = style.font.covers(0x2010) ? "\u{2010}" : "-"
        return ShapedText(StyledText(mark, style: style, language: text.language), library: library)
    }

    /// The sum of all advances, in points.
    var advance: Double { segments.reduce(0) { $0 + $1.advance } }

    /// The sum of all advances where the text ends a line, over which the last letter's tracking hangs.
    var endAdvance: Double { advance - (runs.last?.hangingSpacing ?? 0) }
}
