/// What a text is before any font is chosen: paragraphs, directions, scripts and boundaries.
///
/// The first stage of stage 2. It reads characters and nothing else, so that styles can change without asking again.
struct TextAnalysis: Sendable {
    var paragraphs: ShortList<Paragraph>
    /// The embedding level of each unit (UAX #9); empty where all are 0.
    var levels: [UInt8]
    /// The scripts in order, without gaps (UAX #24); the last may reach beyond the text.
    var scripts: [ScriptRun]
    /// What may happen before each unit; one more than there are units.
    var boundaries: [Boundary]
    /// Whether all units are below U+0080: no marks, no fallback, no emoji.
    var isASCII: Bool
    /// Of all units.
    let marks: UnitMarks

    struct Paragraph: Sendable {
        private var start: Int32
        private var end: Int32
        private var terminator: Int32
        /// 0 for left to right, 1 for right to left.
        var level: UInt8

        init(range: Range<Int>, contentEnd: Int, level: UInt8) {
            (start, end) = (Int32(truncatingIfNeeded: range.lowerBound), Int32(truncatingIfNeeded: range.upperBound))
            terminator = Int32(truncatingIfNeeded: contentEnd)
            self.level = level
        }

        /// All of the paragraph, its terminator included.
        var range: Range<Int> { Int(start)..<Int(end) }
        /// Where the terminator starts; `range.upperBound` if the text just ends.
        var contentEnd: Int { Int(terminator) }
    }

    struct ScriptRun: Sendable {
        var end: Int
        var script: UInt32
    }

    struct Boundary: OptionSet, Sendable {
        let rawValue: UInt8
        /// A line may start here (UAX #14); a user-perceived character starts here too.
        static let line = Boundary(rawValue: 1)
        /// A line must start here.
        static let mandatory = Boundary(rawValue: 2)
        /// A user-perceived character starts here (UAX #29).
        static let grapheme = Boundary(rawValue: 4)

        /// Takes away that a line may start here, unless a user-perceived character does.
        ///
        /// Without a branch, so that many are changed at once.
        @inline(__always)
        mutating func keepCharacterWhole() {
            let startsCharacter = rawValue >> 2 & 1
            self = Boundary(rawValue: rawValue & (~3 | startsCharacter &* 3))
        }
    }

    init(_ text: StyledText) {
        let units = text.units.array
        isASCII = units.withUnsafeBufferPointer(\.union) < 0x80
        marks = units.withUnsafeBufferPointer(UnitMarks.init)
        paragraphs =
            marks.contains(.paragraphEnds)
            ? units.withUnsafeBufferPointer(TextAnalysis.paragraphs)
            : ShortList(Paragraph(range: 0..<units.count, contentEnd: units.count, level: 0))
        levels = []
        scripts = TextAnalysis.latin
        let everywhere: Boundary = isASCII ? .grapheme : []
        boundaries = Array(upTo: units.count + 1) {
            $0.initialize(repeating: everywhere)
            return $0.count
        }
        resolveDirections(text)
        if isASCII {
            // The one pair of ASCII that is one character.
            for paragraph in paragraphs where paragraph.range.upperBound - paragraph.contentEnd == 2 {
                boundaries[paragraph.contentEnd + 1].remove(.grapheme)
            }
        } else {
            scripts = units.withUnsafeBufferPointer { ScriptItemizer.runs(of: $0, paragraphs: paragraphs) }
            if !markPlainGraphemes(units) { mark(.grapheme, units: units, locale: "root") }
        }
        markLines(units, of: text)
        keepRubyBasesWhole(in: text)
    }

    /// Marks where lines may start.
    private mutating func markLines(_ units: [UInt16], of text: StyledText) {
        if isASCII, markSpacedWords(units) { return }
        let unitsForLines = unitsForLines(of: text)
        let isPlain = markPlainLines(unitsForLines, language: text.language)
        if !isPlain { mark(.line, units: unitsForLines, locale: LineBreakLocale.name(for: text.language)) }
        LineBreakTailoring.apply(to: &boundaries, of: units, language: text.language)
        if !isPlain || !isASCII { keepCharactersWhole() }
    }

    // MARK: - Stages

    /// What all texts of ASCII share.
    private static let latin = [ScriptRun(end: .max, script: Script.latin)]

    private static func paragraphs(of units: UnsafeBufferPointer<UInt16>) -> ShortList<Paragraph> {
        var result = ShortList<Paragraph>([])
        var start = 0
        var index = 0
        while index < units.count {
            let unit = units[index]
            guard unit <= 0x0D || unit >= 0x85, unit.endsParagraph else {
                index += 1
                continue
            }
            let isPair = unit == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A
            let end = index + (isPair ? 2 : 1)
            result.append(Paragraph(range: start..<end, contentEnd: index, level: 0))
            start = end
            index = end
        }
        if start < units.count || result.isEmpty {
            result.append(Paragraph(range: start..<units.count, contentEnd: units.count, level: 0))
        }
        return result
    }

    private mutating func mark(_ kind: ICU.Boundary, units: [UInt16], locale: String) {
        units.withUnsafeBufferPointer { buffer in
            boundaries.withUnsafeMutableBufferPointer { boundaries in
                ICU.forEachBoundary(kind, of: buffer, locale: locale) { offset in
                    guard kind == .line else { return boundaries[offset].formUnion(.grapheme) }
                    // ICU's own status is wrong inside dictionary scripts, where all words inherit the sentence's.
                    let isMandatory = buffer[offset - 1].endsLine
                    boundaries[offset].formUnion(isMandatory ? [.line, .mandatory] : .line)
                }
            }
        }
        boundaries[0].insert(.grapheme)
        boundaries[units.count].insert(.grapheme)
    }

    /// Marks where lines may start in a text of words and spaces; false for other texts.
    private mutating func markSpacedWords(_ units: [UInt16]) -> Bool {
        guard Shortcut.breaks.isOn else { return false }
        return boundaries.withUnsafeMutableBufferPointer { boundaries in
            units.withUnsafeBufferPointer { SpacedWords.mark(boundaries, of: $0) }
        }
    }

    /// Marks where lines may start; false if the text has characters that are left to ICU.
    private mutating func markPlainLines(_ units: [UInt16], language: String?) -> Bool {
        guard Shortcut.breaks.isOn else { return false }
        boundaries[0].insert(.grapheme)
        boundaries[units.count].insert(.grapheme)
        return boundaries.withUnsafeMutableBufferPointer { boundaries in
            units.withUnsafeBufferPointer { PlainLineBreaks.mark(boundaries, of: $0, language: language) }
        }
    }

    /// Marks user-perceived characters; false if the text has some that are left to ICU.
    private mutating func markPlainGraphemes(_ units: [UInt16]) -> Bool {
        guard Shortcut.graphemes.isOn else { return false }
        boundaries[units.count].insert(.grapheme)
        return boundaries.withUnsafeMutableBufferPointer { boundaries in
            units.withUnsafeBufferPointer { PlainGraphemes.mark(boundaries, of: $0) }
        }
    }

    /// UAX #14 and UAX #29 differ about some characters (a sign that Arabic puts before numbers is no part of an
    /// ideograph after it, and begins one character with it). A line that started inside of a character would show half
    /// of it, and none where a run ends there.
    private mutating func keepCharactersWhole() {
        boundaries.withUnsafeMutableBufferPointer { boundaries in
            for index in boundaries.indices { boundaries[index].keepCharacterWhole() }
        }
    }

    /// No line starts within text that an annotation stands with: it would be told of a part of the text alone.
    private mutating func keepRubyBasesWhole(in text: StyledText) {
        // Runs are read where they are: a copy counts references.
        let runs = text.styleRuns
        for index in runs.indices {
            guard let start = runs[index].style.ruby?.start else { continue }
            let range = runs[index].range
            let followsItself = index > 0 && runs[index - 1].style.ruby?.start == start
            let first = range.lowerBound + (followsItself ? 0 : 1)
            for offset in first..<max(first, min(range.upperBound, boundaries.count))
            where !boundaries[offset].contains(.mandatory) {
                boundaries[offset].remove(.line)
            }
        }
    }

    /// The units as line breaking sees them: where Korean words are to be whole, Hangul counts as letters of an
    /// alphabet.
    private func unitsForLines(of text: StyledText) -> [UInt16] {
        guard !isASCII, text.formatRuns.contains(where: { $0.format.lineBreakStrategy.contains(.hangulWordPriority) })
        else { return text.units.array }
        let letter = UInt16(UInt8(ascii: "a"))
        var units = text.units.array
        for paragraph in paragraphs
        where text.format(at: paragraph.range.lowerBound).lineBreakStrategy.contains(.hangulWordPriority) {
            for index in paragraph.range where TextAnalysis.isHangul(units[index]) { units[index] = letter }
        }
        return units
    }

    /// Syllables and jamo (Unicode's script Hangul, but its two tone marks).
    private static func isHangul(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB: true
        default: false
        }
    }

    private mutating func resolveDirections(_ text: StyledText) {
        let needsLevels = marks.contains(.directions)
        // Runs are read where they are: a copy counts references.
        let (styles, formats) = (text.styleRuns, text.formatRuns)
        let hasOverrides = styles.indices.contains { !styles[$0].style.writingDirections.isEmpty }
        let hasRightToLeftBase = formats.indices.contains { formats[$0].format.baseWritingDirection == .rightToLeft }
        guard needsLevels || hasOverrides || hasRightToLeftBase else { return }
        if paragraphs.count == 1 {
            let result = BidiParagraph(text, range: paragraphs[0].range, hasOverrides: hasOverrides).resolve()
            (paragraphs[0].level, levels) = (result.paragraph, result.levels)
            return
        }
        levels = Array(repeating: 0, count: text.units.count)
        for index in paragraphs.indices {
            let paragraph = paragraphs[index]
            let result = BidiParagraph(text, range: paragraph.range, hasOverrides: hasOverrides).resolve()
            paragraphs[index].level = result.paragraph
            levels.replaceSubrange(paragraph.range, with: result.levels)
        }
    }
}
