import Testing

@testable import PlacardCoreText

/// Paragraphs that are walked stretch by stretch have the levels that they have character by character, of which
/// Unicode's test files tell.
@Suite struct BidiStretchesTests {
    /// A character of each class that is no formatting character's.
    private static let units: [UInt16] = [
        0x61, 0x5D0, 0x627, 0x33, 0x2D, 0x25, 0x660, 0x2C, 0x9, 0x20, 0x3D, 0x300,
    ]
    private static let bases: [UInt8?] = [nil, 0, 1]

    @Test func `All texts of up to four classes have the same levels`() {
        var texts: [[UInt16]] = [[]]
        for _ in 0..<4 {
            texts = texts.flatMap { text in Self.units.map { text + [$0] } }
            for text in texts { check(text) }
        }
    }

    @Test func `All texts of up to five brackets, marks and letters have the same levels`() {
        var texts: [[UInt16]] = [[]]
        for _ in 0..<5 {
            texts = texts.flatMap { text in ([0x61, 0x5D0, 0x28, 0x29, 0x300, 0x21] as [UInt16]).map { text + [$0] } }
            for text in texts { check(text) }
        }
    }

    @Test func `Long random texts have the same levels`() {
        var random = RandomSource(seed: 0xB1D1)
        let units = Self.units + [0x28, 0x29, 0x5B, 0x5D, 0xF3A, 0xF3B, 0x3008, 0x3009, 0x2029, 0xD83D, 0xDE00]
        for _ in 0..<3_000 {
            var text: [UInt16] = []
            for _ in 0..<random.pick(12) {
                text += Array(repeating: units[random.pick(units.count)], count: 1 + random.pick(4))
            }
            check(text)
        }
    }

    private func check(_ text: [UInt16]) {
        for base in Self.bases {
            text.withUnsafeBufferPointer { units in
                let quick = BidiAlgorithm.levels(of: units, base: base)
                let whole = BidiAlgorithm.levels(of: units, base: base, without: .directions)
                #expect(quick.levels == whole.levels && quick.paragraph == whole.paragraph, "\(text)")
            }
        }
    }
}
