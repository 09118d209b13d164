import Foundation
import Testing

@testable import PlacardCoreText

/// Random lines: shaping word by word must come to what shaping the whole line comes to.
@Suite struct WordShaperTests {
    @Test(arguments: [
        "Inter-Regular", "Inter-BoldItalic", "LiberationSans", "LiberationSerif-Italic", "NotoSans-Regular",
        "NotoSerif-Bold",
    ])
    func `Words shaped apart make the same line as words shaped together`(_ name: String) throws {
        let face = try ShapingTable.recorded.font(named: name).face.harfBuzz
        var random = RandomSource(seed: 0x5EED)
        let isWhole = ProcessInfo.processInfo.environment["PLACARD_TEST_TEXTS"] != nil
        for _ in 0..<(isWhole ? 500 : 150) {
            let (line, script) = RandomLines.line(from: &random)
            compare(line, face, ShapingPlan.Key(script: script, isRightToLeft: false, language: "", features: []))
        }
    }

    /// Contextual rules reach across spaces in many of these: Nastaliq's slope, stacked marks, reordered vowels.
    @Test(arguments: ShapingTable.recorded.groups)
    func `Words of the shaping table make the same line in any order`(_ group: ShapingTable.Group) throws {
        let face = try ShapingTable.recorded.font(named: group.font).face.harfBuzz
        let key = ShapingPlan.Key(
            script: group.script.utf8.reduce(0) { $0 << 8 | UInt32($1) }, isRightToLeft: group.isRightToLeft,
            language: group.language ?? "",
            features: [])
        var random = RandomSource(seed: 0xC0FFEE)
        for _ in 0..<30 {
            let words = (0..<6).map { _ in group.words[random.pick(group.words.count)] }
            compare(words.joined(separator: random.pick(4) == 0 ? "  " : " "), face, key)
        }
    }

    @Test(arguments: [
        ("Inter-BoldItalic", "T. V, F. P.", "kerning with a space is not counted twice"),
        ("Inter-Regular", "5 x 6:30 * 7", "a sign of one letter between numbers becomes a multiplication sign"),
        ("Inter-Regular", "a \u{301} b \u{308}c", "a space that carries a mark is no gap between words"),
        ("LiberationSerif-Italic", "mi’\u{303} èw…\u{304} V", "kerning with a space moves the marks before it"),
    ])
    func `What once went wrong stays right`(_ name: String, _ line: String, _ what: String) throws {
        let face = try ShapingTable.recorded.font(named: name).face.harfBuzz
        compare(
            line, face, ShapingPlan.Key(script: Script.latin, isRightToLeft: false, language: "", features: []))
    }

    private func compare(_ line: String, _ face: HarfBuzzFace, _ key: ShapingPlan.Key) {
        let plan = face.plan(for: key)
        var words: [PlacedWord] = []
        let (whole, parts) = Array(line.utf16).withUnsafeBufferPointer { units in
            WordShaper(plan: plan, face: face, scale: 1).shape(0..<units.count, of: units, into: &words)
            return plan.use { session in
                (
                    session.shape(units, in: face.font),
                    words.map { word in
                        let text = UnsafeBufferPointer(rebasing: units[word.start..<word.end])
                        return word.kept ?? session.plainWord(for: text, in: face.font)
                    }
                )
            }
        }
        let glyphs = key.isRightToLeft ? whole.glyphs.reversed() : whole.glyphs
        #expect(PlacedGlyphs(zip(words, parts), isRightToLeft: key.isRightToLeft) == PlacedGlyphs(glyphs), "\(line)")
    }
}

/// Numbers that look random and are the same on every system: Knuth's linear congruence (MMIX).
struct RandomSource {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A number below `bound`.
    mutating func pick(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}

/// Lines of made-up words in one script, with spaces, marks and punctuation.
enum RandomLines {
    /// A line and its script.
    static func line(from random: inout RandomSource) -> (text: String, script: UInt32) {
        let alphabet = alphabets[random.pick(alphabets.count)]
        var text = random.pick(3) == 0 ? " " : ""
        for _ in 0...random.pick(8) {
            for _ in 0...random.pick(7) {
                let letters = random.pick(4) == 0 ? punctuation : alphabet.letters
                text.unicodeScalars.append(letters[random.pick(letters.count)])
            }
            text += random.pick(8) == 0 ? "  " : " "
        }
        return (text, alphabet.script)
    }

    private static let alphabets: [(letters: [Unicode.Scalar], script: UInt32)] = [
        (scalars(0x41...0x5A) + scalars(0x61...0x7A), Script.latin),
        (scalars(0x61...0x7A) + scalars(0xC0...0xFF) + scalars(0x300...0x304), Script.latin),
        (Array("fijltTAVWYLPoae fi ffl".unicodeScalars), Script.latin),
        (scalars(0x388...0x38A) + scalars(0x391...0x3A1) + scalars(0x3A3...0x3CE), Script.tag("Grek")),
        (scalars(0x400...0x45F) + scalars(0x300...0x301), Script.tag("Cyrl")),
    ]

    private static let punctuation =
        scalars(0x21...0x40) + scalars(0xA1...0xAC) + scalars(0xAE...0xBF)
        + Array("“”‘’„‚–—…•€™×‹›→".unicodeScalars)

    private static func scalars(_ range: ClosedRange<UInt32>) -> [Unicode.Scalar] {
        range.compactMap(Unicode.Scalar.init)
    }
}
