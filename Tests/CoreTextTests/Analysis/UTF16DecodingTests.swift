import Testing

@testable import PlacardCoreText

/// Strings are read as units in one go; Swift's own view of them is the truth.
@Suite struct UTF16DecodingTests {
    @Test func `Every scalar becomes the units that Swift makes of it`() {
        for start in stride(from: UInt32(0), to: 0x11_0000, by: 0x1000) {
            var text = ""
            for value in start..<start + 0x1000 {
                if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
            }
            #expect(text.utf16Units == Array(text.utf16), "from \(start)")
        }
        #expect("".utf16Units.isEmpty)
    }

    @Test func `Texts of scalars of all lengths become Swift's units`() {
        var random = RandomSource(seed: 0x16)
        let scalars: [Unicode.Scalar] = [
            "a", "\u{7F}", "\u{80}", "é", "\u{7FF}", "\u{800}", "漢", "\u{FFFF}", "👋", "\u{10FFFF}",
        ]
        for _ in 0..<2_000 {
            var text = ""
            for _ in 0..<random.pick(40) { text.unicodeScalars.append(scalars[random.pick(scalars.count)]) }
            #expect(text.utf16Units == Array(text.utf16))
            #expect(Substring(text).description.utf16Units == Array(text.utf16))
        }
    }

    @Test func `Stretches of ASCII between other characters become Swift's units`() {
        var random = RandomSource(seed: 0x17)
        let others = ["é", "漢", "👋", "👩‍👧", "ไทย"]
        for _ in 0..<1_000 {
            var text = ""
            for _ in 0..<random.pick(6) {
                text += String(repeating: "ab", count: random.pick(12)) + others[random.pick(others.count)]
            }
            text += String("tail of it".prefix(random.pick(10)))
            #expect(text.utf16Units == Array(text.utf16))
        }
    }
}
