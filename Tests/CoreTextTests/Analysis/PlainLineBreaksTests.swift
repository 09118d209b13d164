import Testing

@testable import PlacardCoreText

/// Lines may start where ICU says that they may.
@Suite struct PlainLineBreaksTests {
    /// One of each class, and letters that ICU might tell apart.
    private static let characters = Array("a1 \t\n\r-/.,!\"'()}$%|".utf16)
    /// The same beside Arabic, Hebrew and Hindi, with marks and digits.
    private static let alphabets = characters + [0x628, 0x5D0, 0x5B7, 0x64E, 0x661, 0x915, 0x940, 0x439]

    @Test(arguments: ["en", "ja@lb=normal", "fi", "th", "root"])
    func `Every text of up to four characters breaks as ICU breaks it`(_ locale: String) {
        var texts: [[UInt16]] = [[]]
        for _ in 0..<(locale == "en" ? 4 : 3) {
            texts = texts.flatMap { text in Self.characters.map { text + [$0] } }
            for text in texts where !isEqual(text, locale) {
                Issue.record("\(String(decoding: text, as: UTF16.self))")
            }
        }
    }

    @Test(arguments: ["en", "ja@lb=normal", "he", "ar", "fi", "ko", "root"])
    func `Every text of up to three characters of alphabets breaks as ICU breaks it`(_ locale: String) {
        var texts: [[UInt16]] = [[]]
        for _ in 0..<3 {
            texts = texts.flatMap { text in Self.alphabets.map { text + [$0] } }
            for text in texts where !isEqual(text, locale, .orLeft) {
                Issue.record("\(String(decoding: text, as: UTF16.self).unicodeScalars.map { $0.value })")
            }
        }
    }

    @Test func `Long texts of alphabets break as ICU breaks them`() {
        var random = RandomSource(seed: 0xA1FA)
        var marked = 0
        for _ in 0..<20_000 {
            let text = (0..<12).map { _ in
                random.pick(3) == 0
                    ? UInt16(0x80 + random.pick(0x1F80)) : Self.alphabets[random.pick(Self.alphabets.count)]
            }
            if self.marked(text) != nil { marked += 1 }
            #expect(isEqual(text, "en", .orLeft), "\(text)")
        }
        #expect(marked > 100)
    }

    @Test func `Every character of alphabets breaks beside others as ICU breaks it`() {
        for unit in UInt16(0x80)..<0x2000 {
            for text in [[unit, 0x61], [0x61, unit, 0x20, unit], [0x31, unit, 0x2D, unit, 0x61], [unit, unit]] {
                #expect(isEqual(text, "en", .orLeft), "\(text)")
            }
        }
    }

    @Test func `Long texts break as ICU breaks them`() {
        var random = RandomSource(seed: 0xB4EA)
        for _ in 0..<3_000 {
            let text = (0..<30).map { _ in UInt16(random.pick(4) == 0 ? 0x20 + random.pick(95) : 0) }.map {
                $0 == 0 ? Self.characters[random.pick(Self.characters.count)] : $0
            }
            #expect(isEqual(text, "en"), "\(String(decoding: text, as: UTF16.self))")
        }
    }

    @Test func `Text with other characters is left to ICU`() {
        #expect(marked("a\u{B}b") == nil)
        #expect(marked("aä") != nil)
        #expect(marked("a漢") == nil)
        #expect(marked("aก") == nil)
        #expect(marked("") == [[]])
    }

    private func marked(_ text: String) -> [TextAnalysis.Boundary]? { marked(Array(text.utf16)) }

    private func marked(_ text: [UInt16]) -> [TextAnalysis.Boundary]? {
        var boundaries = [TextAnalysis.Boundary](repeating: [], count: text.count + 1)
        let isDone = boundaries.withUnsafeMutableBufferPointer { boundaries in
            text.withUnsafeBufferPointer { PlainLineBreaks.mark(boundaries, of: $0) }
        }
        return isDone ? boundaries : nil
    }

    private enum Others { case counted, orLeft }

    /// Whether a text breaks as ICU breaks it, or is left to ICU.
    private func isEqual(_ text: [UInt16], _ locale: String, _ others: Others = .counted) -> Bool {
        let marked = marked(text)
        if marked == nil, others == .orLeft { return true }
        var expected = [TextAnalysis.Boundary](repeating: [], count: text.count + 1)
        text.withUnsafeBufferPointer { units in
            ICU.forEachBoundary(.line, of: units, locale: locale) { offset in
                expected[offset] = TextAnalysis.isTerminator(text[offset - 1]) ? [.line, .mandatory] : .line
            }
        }
        return marked == expected
    }
}
