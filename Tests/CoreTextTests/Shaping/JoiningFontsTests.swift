import CHarfBuzz
import Foundation
import Testing

@testable import PlacardCoreText

/// Parts of random words of each joining script, in installed fonts that have it: a sample of them, or all with
/// `PLACARD_TEST_TEXTS`.
@Suite struct JoiningFontsTests {
    private static let isWhole = ProcessInfo.processInfo.environment["PLACARD_TEST_TEXTS"] != nil

    @Test(arguments: Script.joining.sorted().map(Script.name))
    func `A part of a word is shaped as HarfBuzz shapes it inside of its text`(_ name: String) {
        let script = name.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        let letters = JoiningWords.letters(of: script)
        var random = RandomSource(seed: UInt64(script))
        let isRightToLeft = letters.allSatisfy { ICU.bidiClass(of: $0.value) != .leftToRight }
        for face in faces(with: letters) {
            let known = letters.filter { face.coverage.contains($0.value) }
            let plan = face.plan(
                for: ShapingPlan.Key(script: script, isRightToLeft: isRightToLeft, language: "", features: []))
            for _ in 0..<(Self.isWhole ? 300 : 60) {
                compare(JoiningWords.word(of: known, from: &random), plan, face)
            }
        }
    }

    private func faces(with letters: [Unicode.Scalar]) -> [HarfBuzzFace] {
        let all = FontLibrary.shared.catalog.records.filter { $0.coverage.contains(letters[letters.count / 2].value) }
        return all.prefix(Self.isWhole ? all.count : 4).compactMap { FontLibrary.shared.face($0)?.harfBuzz }
    }

    /// Cuts a word at each letter.
    private func compare(_ word: String, _ plan: ShapingPlan, _ face: HarfBuzzFace) {
        let units = Array(word.utf16)
        units.withUnsafeBufferPointer { units in
            var edge = 0
            for letter in word.dropLast() {
                edge += letter.utf16.count
                for part in [0..<edge, edge..<units.count] {
                    let context = JoiningContext(of: part, in: units) { _ in true }
                    let own = plan.use {
                        $0.shape(UnsafeBufferPointer(rebasing: units[part]), context, in: face.font)
                    }
                    let glyphs = plan.key.isRightToLeft ? own.glyphs.reversed() : own.glyphs
                    #expect(
                        glyphs.map(\.id) == truth(part, of: units, plan.key, face),
                        "\(word.unicodeScalars.map { String($0.value, radix: 16) }) \(part)")
                }
            }
        }
    }

    /// The glyphs of a part by HarfBuzz, which sees all of the text.
    private func truth(
        _ part: Range<Int>, of units: UnsafeBufferPointer<UInt16>, _ key: ShapingPlan.Key, _ face: HarfBuzzFace
    ) -> [CGGlyph] {
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_add_utf16(
            buffer, units.baseAddress, Int32(units.count), UInt32(part.lowerBound), Int32(part.count))
        hb_buffer_set_direction(buffer, key.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(key.script))
        hb_shape(face.font, buffer, nil, 0)
        var count: UInt32 = 0
        let infos = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
        return infos.map { CGGlyph($0.codepoint) }
    }
}

/// Words of a script's letters and marks.
private enum JoiningWords {
    static func letters(of script: UInt32) -> [Unicode.Scalar] {
        (UInt32(0x600)...0x1FFFF).compactMap { value in
            guard ICU.script(of: value) == script, let scalar = Unicode.Scalar(value) else { return nil }
            return scalar.properties.isAlphabetic ? scalar : nil
        }
    }

    static func word(of letters: [Unicode.Scalar], from random: inout RandomSource) -> String {
        var word = String.UnicodeScalarView()
        for _ in 0..<3 + random.pick(4) {
            word.append(letters[random.pick(letters.count)])
            if random.pick(6) == 0 { word.append(extras[random.pick(extras.count)]) }
        }
        return String(word)
    }

    /// A vowel, the joiners, the tatweel, a soft hyphen, a space, a letter of another script.
    private static let extras: [Unicode.Scalar] = [
        "\u{64E}", "\u{200D}", "\u{200C}", "\u{640}", "\u{AD}", " ", "a",
    ]
}
