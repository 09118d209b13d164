/// Ends a line with the part of a word that fits and a hyphen, where a paragraph asks for it.
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

    /// The line that ends with a hyphen inside the word that it had no space for; nil if the line is full enough or no
    /// part of the word fits.
    ///
    /// `hyphenationFactor` is the share of the width that a line must fill to stay as it is when no word is divided
    /// (Apple's documentation of `NSParagraphStyle.hyphenationFactor`): a line that holds nothing but a part of a word
    /// does not fill any.
    func extended(_ line: LineBreaker.Line, width: Double) -> LineBreaker.Line? {
        let end = line.range.upperBound
        let segment = shaped.segmentIndex(after: end)
        guard line.ending == .wrapped, width.isFinite, segment < shaped.segments.count,
            let hyphenator = Hyphenator.forLanguage(shaped.text.language ?? "en")
        else { return nil }
        let start = segment > 0 ? shaped.segments[segment - 1].end : 0
        guard start < end || line.width < width * Double(format.hyphenationFactor) else { return nil }
        let near = max(start, end - Self.reach)..<max(end, min(shaped.segments[segment].visibleEnd, end + Self.reach))
        for word in words(in: near).reversed() {
            let text = String(decoding: shaped.text.units[word], as: UTF16.self)
            for point in hyphenator.points(in: text).reversed() {
                guard let part = self.line(line, endingAt: word.lowerBound + point),
                    part.width + hyphen(of: part) <= width + LineBreaker.tolerance, permits?(part.visibleEnd) ?? true
                else { continue }
                return part
            }
        }
        return nil
    }

    /// How far from a line's end a word is looked through, in UTF-16 units.
    private static let reach = 100

    /// A line that ends inside a word in place of where it did; nil where that is inside a character or a ligature
    /// (ef-ficient), whose parts have no known width, or where nothing would be left.
    private func line(_ line: LineBreaker.Line, endingAt point: Int) -> LineBreaker.Line? {
        guard point > line.range.lowerBound, shaped.boundaries[point].contains(.grapheme) else { return nil }
        var part = line
        if point <= line.range.upperBound {
            (part.width, part.trailing, part.widening) = (0, 0, 0)
            part.range = line.range.lowerBound..<line.range.lowerBound
        }
        let clusters = Array(shaped.clusters(in: part.range.upperBound..<point))
        guard clusters.last?.range.upperBound == point else { return nil }
        part.width += part.trailing + clusters.reduce(0) { $0 + $1.advance }
        part.range = part.range.lowerBound..<point
        part.visibleEnd = point
        part.widen(for: shaped)
        part.trailing = 0
        part.ending = .hyphenated
        return part
    }

    private func hyphen(of line: LineBreaker.Line) -> Double { shaped.hyphen(at: line.range).endAdvance }

    /// The words in a range, without what stands around them.
    private func words(in range: Range<Int>) -> [Range<Int>] {
        var words: [Range<Int>] = []
        for place in range where Unicode.Scalar(shaped.text.units[place])?.properties.isAlphabetic ?? false {
            if let last = words.last, last.upperBound == place {
                words[words.count - 1] = last.lowerBound..<place + 1
            } else {
                words.append(place..<place + 1)
            }
        }
        return words
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
