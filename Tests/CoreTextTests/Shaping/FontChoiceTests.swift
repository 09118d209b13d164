import Foundation
import Testing

@testable import PlacardCoreText

@Suite struct FontChoiceTests {
    private func families(_ text: String, language: String? = nil) throws -> [String] {
        let style = CharacterStyle(font: try TestFonts.installed("Inter"))
        return ShapedText(StyledText(text, style: style, language: language)).runs.map(\.font.face.familyName)
    }

    @Test(arguments: [
        ("नमस्ते", "Noto Sans Devanagari"), ("สวัสดี", "Noto Sans Thai"), ("سلام", "Noto Sans Arabic"),
        ("שלום", "Noto Sans Hebrew"), ("გამარჯობა", "Noto Sans Georgian"), ("សួស្តី", "Noto Sans Khmer"),
        ("မင်္ဂလာပါ", "Noto Sans Myanmar"), ("வணக்கம்", "Noto Sans Tamil"), ("😀", "Noto Color Emoji"),
    ])
    func `Each script falls back to its own Noto family`(text: String, family: String) throws {
        #expect(try families(text) == [family])
    }

    @Test(arguments: [
        ("ja", "Noto Sans CJK JP"), ("ko", "Noto Sans CJK KR"), ("zh-Hant", "Noto Sans CJK TC"),
        ("zh-Hans", "Noto Sans CJK SC"),
    ])
    func `Han characters take the face of the text's language`(language: String, family: String) throws {
        #expect(try families("直", language: language) == [family])
    }

    /// Widths that Chromium 156 gives at 17 points, which it rounds to 1/128; none of the fonts has these characters.
    @Test(arguments: [
        ("Liberation Sans", "Non\u{2011}breaking hyphen e\u{2011}mail", 213.5625),
        ("Noto Sans Ethiopic", "ሻጩን\u{202F}ነው", 61.4766), ("Noto Sans Thaana", "ނޭ\u{2009}ވާ", 26.3047),
    ])
    func `Hyphens and spaces that a font has for other widths and breaks come from it`(
        family: String, text: String, width: Double
    ) throws {
        let shaped = ShapedText(text, try TestFonts.installed(family))
        #expect(shaped.runs.map(\.font.face.familyName) == [family])
        #expect(abs(Double(shaped.layout(LayoutRules()).width) - width) < 0.03)
    }

    @Test(arguments: ["👨‍👩‍👧‍👦", "🇩🇪", "1️⃣", "👍🏽", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
    func `An emoji sequence is one glyph of the color font`(text: String) throws {
        let shaped = ShapedText(text, try TestFonts.installed("Inter"))
        #expect(shaped.runs.map(\.font.face.familyName) == ["Noto Color Emoji"])
        #expect(shaped.shapedWords.flatMap(\.glyphs).filter { $0.advance > 0 }.count == 1)
    }

    /// Widths of one-line labels with Hangul that documents of five projects store: 0.866 to 0.869 em a syllable.
    @Test(arguments: [11.0, 17, 31])
    func `Beside the system font Hangul is as wide as on a phone`(size: CGFloat) throws {
        func width(_ font: CTFont) -> Double {
            let text = StyledText("한글글꼴", style: CharacterStyle(font: font))
            return Double(ShapedText(text).layout(LayoutRules()).width / font.pointSize) / 4
        }
        #expect(abs(width(FontLibrary.shared.systemFont(ofSize: size)) - 0.8675) < 0.005)
        #expect(try abs(width(TestFonts.installed("Liberation Sans")) - 0.92) < 0.005)
    }

    /// Widths of one-line labels with that many Han characters and kana, in points, that documents of seven projects store,
    /// rounded up to half points or thirds.
    @Test(
        arguments: [
            (12, 400, 4, 50), (15, 400, 4, 62), (16, 500, 4, 66), (16, 600, 7, 114.33), (16, 700, 6, 98),
            (18, 500, 4, 74),
            (19, 400, 10, 194), (24, 700, 3, 73), (35, 400, 6, 212),
        ] as [(CGFloat, Int, Int, Double)])
    func `Beside the system font characters that fill a square are as wide as on a phone`(
        size: CGFloat, weight: Int, count: Int, width: Double
    ) throws {
        func found(_ letter: String, _ font: CTFont) -> Double {
            let styled = StyledText(
                String(repeating: letter, count: count), style: CharacterStyle(font: font), language: "ja")
            return Double(ShapedText(styled).layout(LayoutRules()).width)
        }
        let system = FontLibrary.shared.systemFont(ofSize: size, traits: FontTraits(weight: weight))
        for letter in ["残", "ア", "ひ"] {
            #expect((width - 0.7...width + 0.1).contains(found(letter, system)), "\(found(letter, system))")
        }
        let other = try TestFonts.installed("Liberation Sans", size: size)
        #expect(abs(found("残", other) - Double(size) * Double(count)) < 0.1)
    }

    /// Widths of labels with one emoji that documents store, in whole points (10 projects).
    @Test(
        arguments: [
            (17, 23), (35, 40), (38, 43), (45, 50), (50, 54), (60, 65), (70, 75), (78, 84),
        ] as [(CGFloat, Double)])
    func `Beside the system font an emoji is as wide as on a phone`(size: CGFloat, width: Double) {
        let style = CharacterStyle(font: FontLibrary.shared.systemFont(ofSize: size))
        let found = Double(ShapedText(StyledText("😀", style: style)).layout(LayoutRules()).width)
        #expect(found > width - 0.5 && found <= width + 1e-6)
    }

    @Test(arguments: ["a🏽", "é🏽", "漢🏽", "1🏽"])
    func `A skin tone leaves a letter in its own font and is a patch of color beside it`(text: String) throws {
        let shaped = ShapedText(text, try TestFonts.installed("Inter"))
        #expect(shaped.missingCharacters.isEmpty)
        #expect(shaped.runs.map { $0.font.face.hasColorGlyphs } == [false, true])
    }

    @Test func `A text selector asks for the plain form`() throws {
        #expect(try families("☎\u{FE0E}").allSatisfy { $0 != "Noto Color Emoji" })
    }

    /// UTS #51, emoji keycap sequences.
    @Test func `Digits are images in keycaps alone`() {
        func isEmoji(_ text: String) -> Bool { EmojiPresentation.isEmoji(text.unicodeScalars.map(\.value)) }
        #expect(isEmoji("1\u{FE0F}\u{20E3}") && isEmoji("#\u{FE0F}\u{20E3}"))
        #expect(!isEmoji("1") && !isEmoji("*") && !isEmoji("A\u{20E3}"))
    }

    @Test func `Spaces and digits come from the first font`() throws {
        #expect(try families("سلام 12") == ["Noto Sans Arabic", "Inter", "Inter"])
    }

    @Test func `A base and its marks stay in one font`() throws {
        let shaped = ShapedText("x\u{5B7}", try TestFonts.installed("Inter"))
        #expect(shaped.runs.count == 1)
    }

    @Test func `Characters that no font has are reported and drawn as the empty box`() throws {
        // A library without other fonts, because some machines have one for every character.
        let style = CharacterStyle(font: try TestFonts.installed("Inter"))
        let text = StyledText("a\u{F8FF}b\u{10FFFD}", style: style)
        let shaped = ShapedText(text, library: FontLibrary(directories: []))
        #expect(shaped.missingCharacters.contains("\u{10FFFD}"))
        #expect(shaped.shapedWords.flatMap(\.glyphs).contains { $0.id == 0 })
    }

    @Test func `Lone surrogates become replacement characters in place`() throws {
        let style = CharacterStyle(font: try TestFonts.installed("Inter"))
        let format = StyledText.FormatRun(range: 0..<3, format: ParagraphFormat())
        let run = StyledText.StyleRun(range: 0..<3, style: style)
        let text = StyledText(units: [0x61, 0xD800, 0x62], styleRuns: [run], formatRuns: [format])
        #expect(text.units == [0x61, 0xFFFD, 0x62])
        #expect(ShapedText(text).layout(width: 500).lines.first?.range == 0..<3)
    }

    /// The library forgets the fonts that it made when faces are registered: the next one is another object.
    @Test func `Words stay whole while another thread registers fonts`() async throws {
        let library = FontLibrary(FontCatalog(.installed))
        let faces = try FontLibrary(directories: []).register(contentsOf: TestFonts.fixture)
        let style = CharacterStyle(font: try TestFonts.installed("Liberation Sans"))
        let text = StyledText("हिन्दीहिन्दीहिन्दी سلامسلامسلام ไทยไทยไทย 👩🏽‍🚀👩🏽‍🚀", style: style)
        func families() -> [String] { ShapedText(text, library: library).runs.map(\.font.face.familyName) }
        let alone = families()
        let registering = Task.detached {
            while !Task.isCancelled {
                library.register(faces)
                _ = library.unregister { face in faces.contains { $0 === face } }
            }
        }
        for _ in 0..<100 { #expect(families() == alone) }
        registering.cancel()
        await registering.value
    }
}
