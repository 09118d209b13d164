import Testing

@testable import PlacardCoreText

/// Stretches without spaces that are too long for HarfBuzz to see at once.
@Suite struct LongStretchesTests {
    @Test(arguments: [
        ("Inter", "Latn", false, "ToVA.x(fi7"), ("Noto Serif", "Latn", false, "ToVAffiAVx"),
        ("Noto Sans Arabic", "Arab", true, "مستشفياتلالرودا"), ("Noto Nastaliq Urdu", "Arab", true, "کیفیتاردوزبان"),
        ("Noto Sans Devanagari", "Deva", false, "क्षित्रज्ञाहिन्दी"), ("Noto Sans Mongolian", "Mong", false, "ᠮᠣᠩᠭᠣᠯ"),
        ("Noto Sans Thai", "Thai", false, "สวัสดีน้ำ"),
    ])
    func `Pieces have the glyphs of the whole`(
        _ family: String, _ script: String, _ isRightToLeft: Bool, _ letters: String
    ) throws {
        let face = try TestFonts.installed(family).face.harfBuzz
        let plan = face.plan(
            for: ShapingPlan.Key(
                script: script.utf8.reduce(0) { $0 << 8 | UInt32($1) }, isRightToLeft: isRightToLeft, language: "",
                features: []))
        let units = units(of: Array(letters), count: 5_000)
        units.withUnsafeBufferPointer { units in
            let (pieces, whole) = plan.use {
                ($0.shape(units, in: face.font), $0.shapeAtOnce(units, .none, in: face.font))
            }
            #expect(pieces.length == whole.length)
            let differing = zip(pieces.glyphs, whole.glyphs).count { $0 != $1 }
            #expect(pieces.glyphs.count == whole.glyphs.count && differing == 0, "\(differing)")
        }
    }

    @Test(arguments: ["\u{301}", "\u{64E}", "\u{AD}", "\u{200D}", "(", "👩\u{200D}", "\u{1F1E9}"])
    func `Text of one character keeps all of it`(_ character: String) throws {
        let text = String(repeating: character, count: 2_500)
        let shaped = ShapedText(text, try TestFonts.installed("Inter"))
        #expect(shaped.words.map(\.length).reduce(0, +) == text.utf16.count)
        let lines = shaped.layout(width: 200).lines
        #expect(lines.first?.range.lowerBound == 0 && lines.last?.range.upperBound == text.utf16.count)
    }

    private func units(of letters: [Character], count: Int) -> [UInt16] {
        var random = RandomSource(seed: UInt64(letters.count))
        var units: [UInt16] = []
        while units.count < count { units += Array(letters[random.pick(letters.count)].utf16) }
        return units
    }
}
