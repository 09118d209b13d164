import Foundation
import Testing

@testable import PlacardCoreText

/// User-perceived characters start where ICU says that they do.
@Suite struct PlainGraphemesTests {
    @Test func `Every character of the plane beside each kind of neighbor is one where ICU says so`() {
        // Letters, marks that may and may not stand in conjuncts, linkers, controls, a joiner, a syllable, emoji.
        let neighbors = Array("a\u{301}\u{903}\u{915}\u{94D}\u{200C}\u{200D}\r\n\u{AD}가™\u{FE0F}".utf16)
        var left = 0
        for unit in Array(UInt16(0)..<0x3400) + stride(from: 0x3400, to: 0xFFFF, by: 7) where unit & 0xF800 != 0xD800
        {
            let beside: [UInt16] = neighbors.flatMap { (neighbor: UInt16) -> [UInt16] in [neighbor, unit] }
            let text = beside + [0x915, unit, 0x915, 0x94D, unit, 0x94D, 0x915, unit]
            left += isLeftToICU(text) ? 1 : 0
        }
        // Most of the plane is ideographs, syllables and letters.
        #expect(left < 5_000)
    }

    /// Emoji, half flags, skin tones, marks of all kinds, a joiner, a linker, controls, letters, an ideograph.
    private static let parts = [
        "👍", "™", "🇺", "🏽", "\u{FE0F}", "\u{20E3}", "\u{301}", "\u{903}", "\u{200C}", "\u{200D}", "\u{94D}", "क",
        "\n",
        "a", "漢", "🀀", "\u{1FBFF}",
    ].map { Array($0.utf16) }

    @Test func `Every text of up to four parts of emoji has the characters that ICU finds`() {
        var texts: [[UInt16]] = [[]]
        for _ in 0..<4 {
            texts = texts.flatMap { text in Self.parts.map { text + $0 } }
            for text in texts where isLeftToICU(text) { Issue.record("\(text.map { String($0, radix: 16) })") }
        }
    }

    @Test func `Long texts of emoji have the characters that ICU finds`() {
        var random = RandomSource(seed: 0xE0_0E)
        for _ in 0..<3_000 {
            let text = (0..<24).flatMap { _ in Self.parts[random.pick(Self.parts.count)] }
            #expect(!isLeftToICU(text))
        }
    }

    @Test func `Every character of emoji's blocks beside each part is one where ICU says so`() {
        for scalar in EmojiUnits.scalars {
            let units = Array(String(Unicode.Scalar(scalar)!).utf16)
            for part in Self.parts { #expect(!isLeftToICU(part + units + part + [0x200D] + units + units)) }
        }
    }

    @Test(arguments: [0x900...0xDFF, 0x20...0x6FF, 0xE00...0x1FFF, 0x2000...0x33FF, 0xAC00...0xD7FF])
    func `Random texts have the characters that ICU finds`(_ block: ClosedRange<Int>) {
        var random = RandomSource(seed: 0x6A_F0)
        for _ in 0..<300 {
            _ = isLeftToICU(
                (0..<24).map { _ in
                    switch random.pick(8) {
                    case 0: 0x94D
                    case 1: 0x200D
                    default: UInt16(block.lowerBound + random.pick(block.count))
                    }
                })
        }
    }

    @Test func `Jamo, characters beyond the plane that are no emoji, and lone surrogates are left to ICU`() {
        for text in ["\u{1100}\u{1161}", "𝐇", "👍\u{20000}", "\u{FEFF}"] { #expect(isLeftToICU(Array(text.utf16))) }
        for text: [UInt16] in [
            [0xD83D], [0xDC4D], [0xD83D, 0x61], [0xD83D, 0xDC4D, 0xDC4D], [0xD83C, 0xD83D, 0xDC4D],
        ] {
            #expect(isLeftToICU(text))
        }
        for text in ["नमस्ते", "שָׁלוֹם", "한국어 漢字かな", "ภาษา", "👍", "1\u{FE0F}", "™\u{200D}™"] {
            #expect(!isLeftToICU(Array(text.utf16)))
        }
    }

    /// As Swift says, whose rules are those of Unicode 17.
    @Test(arguments: ["\u{34F}", "\u{FE0F}", "\u{900}", "\u{941}", "\u{3C}\u{338}", "\u{1D167}"])
    func `Marks of every kind may stand in a conjunct`(mark: String) {
        for text in [
            "क\(mark)\u{94D}क", "क\u{94D}\(mark)क\(mark)क", "👍क\(mark)\u{94D}\(mark)क\u{94D}", "\(mark)\u{94D}क",
        ] {
            let shaped = ShapedText(text, TestFonts.metricsUI)
            let starts = text.indices.map { $0.utf16Offset(in: text) }
            #expect((0..<text.utf16.count).filter { shaped.boundaries[$0].contains(.grapheme) } == starts, "\(text)")
        }
    }

    /// As Swift says; the letters are of Myanmar, Khmer, Java and Brahmi's children, and of scripts without conjuncts.
    @Test(arguments: [
        "\u{1000}", "\u{1780}", "\u{A9B2}", "\u{1B13}", "\u{11103}", "\u{11F12}", "\u{E01}", "\u{A9B4}", "a",
    ])
    func `Letters of other scripts stand in conjuncts with viramas that join`(letter: String) {
        for text in [
            "\(letter)\u{94D}क\u{94D}ष", "क\u{94D}\(letter)\u{94D}\(letter)क",
            "\(letter)\u{1039}\(letter)\u{9CD}\(letter)",
            "👍\(letter)\u{200D}\u{94D}\(letter)",
        ] {
            let shaped = ShapedText(text, TestFonts.metricsUI)
            let starts = text.indices.map { $0.utf16Offset(in: text) }
            #expect((0..<text.utf16.count).filter { shaped.boundaries[$0].contains(.grapheme) } == starts, "\(text)")
            let lines = shaped.layout(width: 0).lines
            #expect(lines.allSatisfy { starts.contains($0.range.lowerBound) }, "\(text): \(lines.map(\.range))")
        }
    }

    /// Marks that Unicode 17 brought, which ICU does not know yet: Swift does, and says where its characters start.
    @Test(arguments: ["\u{1ACF}", "\u{1AEB}", "\u{10EFA}", "\u{11B60}"], [0, 100, CGFloat.infinity])
    func `Marks that are newer than ICU stay with what is before them`(mark: String, width: CGFloat) {
        for text in [
            "a\(mark)漢\(mark)", "\n\(mark)a", "👍\(mark)\u{200D}👍\(mark)𐤀\(mark)\(mark)b", "क\u{94D}\(mark)क", mark,
        ] {
            let shaped = ShapedText(text, TestFonts.metricsUI)
            let starts = text.indices.map { $0.utf16Offset(in: text) }
            #expect((0..<text.utf16.count).filter { shaped.boundaries[$0].contains(.grapheme) } == starts)
            let lines = shaped.layout(width: width).lines
            #expect(lines.allSatisfy { starts.contains($0.range.lowerBound) }, "\(lines.map(\.range))")
        }
    }

    /// Whether a text is left to ICU; if it is not, the characters must be ICU's.
    private func isLeftToICU(_ text: [UInt16]) -> Bool {
        var found = [TextAnalysis.Boundary](repeating: [], count: text.count + 1)
        var expected = found
        expected[0] = .grapheme
        let isMarked = text.withUnsafeBufferPointer { units in
            ICU.forEachBoundary(.grapheme, of: units, locale: "root") { expected[$0] = .grapheme }
            return found.withUnsafeMutableBufferPointer { PlainGraphemes.mark($0, of: units) }
        }
        found[text.count] = .grapheme
        if isMarked, found != expected {
            Issue.record(
                "\(text.map { String($0, radix: 16) }): \(found.map(\.rawValue)), ICU: \(expected.map(\.rawValue))")
        }
        return !isMarked
    }
}
