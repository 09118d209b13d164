import PlacardCoreGraphics
import Testing

@testable import PlacardCoreText

/// Fonts that are remembered are those that would be chosen again.
@Suite struct FontChoicesTests {
    @Test(arguments: ["Inter", "Liberation Sans", "Noto Color Emoji"])
    func `Every character has the font that is chosen for it alone`(_ family: String) throws {
        var random = RandomSource(seed: 0xF0_27)
        let font = try TestFonts.installed(family)
        for _ in 0..<100 {
            let text = ShapedText(Self.text(from: &random), font)
            #expect(
                Self.fonts(of: text) == Self.chosenFonts(of: text, font),
                "\(String(decoding: text.text.units, as: UTF16.self))")
        }
    }

    @Test func `A font that is registered later serves from then on`() throws {
        let library = FontLibrary(directories: [])
        let font = TestFonts.metricsUI
        let before = ShapedText(StyledText("a א", style: CharacterStyle(font: font)), library: library)
        #expect(before.runs.allSatisfy { $0.font.face == font.face })
        let hebrew = try #require(
            FontLibrary.shared.fallbackFace(
                for: [0x5D0], script: Script.tag("Hebr"), language: nil, traits: FontTraits(), wantsColor: false))
        library.register([hebrew])
        let after = ShapedText(StyledText("a א", style: CharacterStyle(font: font)), library: library)
        #expect(after.runs.last?.font.face == hebrew)
    }

    /// A folder with an app's fonts has both, the bold one first by its name.
    @Test func `Of a registered family the face nearest to the text's own serves`() throws {
        var bold = FontTraits()
        bold.weight = 700
        func found(_ traits: FontTraits, in library: FontLibrary) throws -> FontFace {
            try #require(
                library.fallbackFace(
                    for: [0x627], script: Script.tag("Arab"), language: nil, traits: traits, wantsColor: false))
        }
        let (regular, heavy) = (try found(FontTraits(), in: .shared), try found(bold, in: .shared))
        #expect(regular !== heavy && regular.familyName == heavy.familyName)
        let library = FontLibrary(directories: [])
        library.register([heavy, regular])
        #expect(try found(FontTraits(), in: library) === regular)
        #expect(try found(bold, in: library) === heavy)
    }

    /// The font of each unit, as the text was shaped; nil for control characters.
    private static func fonts(of text: ShapedText) -> [CTFont?] {
        text.runs.flatMap { run -> [CTFont?] in
            if case .glyphs = run.kind { return run.range.map { _ in run.font } }
            return run.range.map { _ in nil }
        }
    }

    /// The font of each unit, each character asked for by itself.
    private static func chosenFonts(of text: ShapedText, _ font: CTFont) -> [CTFont?] {
        let chooser = FontChooser(library: .shared, language: nil)
        return text.text.units.withUnsafeBufferPointer { units in
            itemRanges(of: text).flatMap { item -> [CTFont?] in
                guard let script = item.script else { return item.range.map { _ in nil } }
                var fonts: [CTFont?] = []
                var index = item.range.lowerBound
                while index < item.range.upperBound {
                    let end = text.analysis.boundaries.withUnsafeBufferPointer {
                        FontChoices.clusterEnd(after: index, in: item.range, units, $0)
                    }
                    let found = chooser.choice(for: index..<end, units: units, font: font, script: script)
                    fonts += (index..<end).map { _ in found ?? fonts.last ?? font }
                    index = end
                }
                return fonts
            }
        }
    }

    /// Stretches of one script and level; those of control characters have no script.
    private static func itemRanges(of text: ShapedText) -> [(range: Range<Int>, script: UInt32?)] {
        var items: [(range: Range<Int>, script: UInt32?, level: UInt8)] = []
        for run in text.runs {
            let script: UInt32? = if case .glyphs = run.kind { run.script } else { nil }
            if let last = items.last, let script, last.script == script, last.level == run.level {
                items[items.count - 1].range = last.range.lowerBound..<run.range.upperBound
            } else {
                items.append((run.range, script, run.level))
            }
        }
        return items.map { ($0.range, $0.script) }
    }

    private static func text(from random: inout RandomSource) -> String {
        (0...random.pick(20)).map { _ in pieces[random.pick(pieces.count)] }.joined()
    }

    private static let pieces = [
        "word ", "سلام ", "مُحَمَّد", "שלום ", "שָׁלוֹם", "नमस्ते ", "क्षि", "ภาษาไทย", "漢字", "かな", "한국어 ", "ё́ ", "e\u{301}",
        "12:30 ",
        "1\u{20E3}", "👩‍👩‍👧", "👍🏽", "☎", "☎\u{FE0F}", "☎\u{FE0E}", "\u{200D}", "\u{200E}", "\u{2067}", "\u{2069}",
        "\u{AD}", " ",
        "\n", "\t", "𐌀𐌁", "\u{1F3FB}", "a\u{1F3FB}", "«", "—", "①", "\u{E000}", "\u{10FFFD}", "\u{301}", "ག ",
    ]
}
