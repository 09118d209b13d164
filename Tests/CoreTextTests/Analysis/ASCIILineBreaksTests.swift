import Testing

@testable import PlacardCoreText

/// Lines may start where ICU says that they may.
@Suite struct ASCIILineBreaksTests {
    /// One of each class, and letters that ICU might tell apart.
    private static let characters = Array("a1 \t\n\r-/.,!\"'()}$%|".utf16)

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
        #expect(marked("aä") == nil)
        #expect(marked("") == [[]])
    }

    private func marked(_ text: String) -> [TextAnalysis.Boundary]? { marked(Array(text.utf16)) }

    private func marked(_ text: [UInt16]) -> [TextAnalysis.Boundary]? {
        var boundaries = [TextAnalysis.Boundary](repeating: [], count: text.count + 1)
        let isDone = boundaries.withUnsafeMutableBufferPointer { boundaries in
            text.withUnsafeBufferPointer { ASCIILineBreaks.mark(boundaries, of: $0) }
        }
        return isDone ? boundaries : nil
    }

    private func isEqual(_ text: [UInt16], _ locale: String) -> Bool {
        var expected = [TextAnalysis.Boundary](repeating: [], count: text.count + 1)
        text.withUnsafeBufferPointer { units in
            ICU.forEachBoundary(.line, of: units, locale: locale) { offset in
                expected[offset] = TextAnalysis.isTerminator(text[offset - 1]) ? [.line, .mandatory] : .line
            }
        }
        return marked(text) == expected
    }
}
