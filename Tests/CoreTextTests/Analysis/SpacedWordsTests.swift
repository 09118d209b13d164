import Testing

@testable import PlacardCoreText

/// The quick way for words and spaces marks what the rules do that know all of ASCII.
@Suite struct SpacedWordsTests {
    /// What the quick way takes in some places, and a letter of each kind that it leaves to the others.
    private static let characters = Array("aZ5 .,?!'-".utf16)

    @Test func `Every text of up to five characters is marked as by the rules, or left to them`() {
        var (texts, taken): ([[UInt16]], Int) = ([[]], 0)
        for length in 1...5 {
            // Letters and digits take part in the same rules, so that long texts do with fewer.
            let characters = length > 4 ? Array("a5 .?'".utf16) : Self.characters
            texts = texts.flatMap { text in characters.map { text + [$0] } }
            for text in texts {
                guard let marked = marked(text) else { continue }
                taken += 1
                if marked != ruled(text) {
                    Issue.record("\(String(decoding: text, as: UTF16.self).debugDescription)")
                }
            }
        }
        #expect(taken > 1_000)
    }

    @Test func `Sentences are taken, and nothing of other texts is marked`() {
        for text in ["Save", "Don't stop now, it's 3.14!", " Two  spaces ", "Open 42"] {
            let units = Array(text.utf16)
            #expect(marked(units) != nil && marked(units) == ruled(units), "\(text)")
        }
        for text in ["", "well-known", "a/b", "(yes)", "etc...", "a\nb", "x ?", "\"quoted\"", "100%"] {
            #expect(marked(Array(text.utf16)) == nil, "\(text)")
        }
    }

    /// Nil where the text is left to the rules; then nothing may be marked.
    private func marked(_ text: [UInt16]) -> [TextAnalysis.Boundary]? {
        var boundaries = [TextAnalysis.Boundary](repeating: .grapheme, count: text.count + 1)
        let isTaken = boundaries.withUnsafeMutableBufferPointer { boundaries in
            text.withUnsafeBufferPointer { SpacedWords.mark(boundaries, of: $0) }
        }
        if !isTaken { #expect(boundaries.allSatisfy { $0 == .grapheme }) }
        return isTaken ? boundaries : nil
    }

    private func ruled(_ text: [UInt16]) -> [TextAnalysis.Boundary] {
        var boundaries = [TextAnalysis.Boundary](repeating: .grapheme, count: text.count + 1)
        let isMarked = boundaries.withUnsafeMutableBufferPointer { boundaries in
            text.withUnsafeBufferPointer { PlainLineBreaks.mark(boundaries, of: $0) }
        }
        #expect(isMarked)
        LineBreakTailoring.apply(to: &boundaries, of: text)
        return boundaries
    }
}
