import Foundation
import Testing

@testable import PlacardCoreText

/// Letters that join keep their forms where a word is divided. The truth is HarfBuzz's shaping of whole words.
@Suite struct JoiningContextTests {
    @Test func `The scripts that join are those with letters that join`() {
        var found: Set<UInt32> = []
        for scalar in UInt32(0x80)...0x1FFFF where !(0xD800...0xDFFF).contains(scalar) {
            let type = ICU.joiningType(of: scalar)
            let script = ICU.script(of: scalar)
            if type != .none, type != .transparent, !Script.isWeak(script) { found.insert(script) }
        }
        #expect(found == Set(Script.joining))
    }

    /// The forms were looked at in Chromium 156 with `overflow-wrap: anywhere`: it shapes the paragraph first, too.
    @Test func `A word too wide for its line keeps its letters' forms`() throws {
        let font = try TestFonts.installed("Noto Sans Arabic")
        let whole = ShapedText("\u{628}\u{628}\u{628}\u{628}", font)
        let forms = whole.shapedWords.flatMap(\.glyphs).map(\.id)
        let lines = whole.layout(width: CGFloat(whole.words[0].advance(in: whole.runs[0])) / 2).lines
        #expect(lines.count > 1)
        #expect(lines.map { $0.runs.flatMap { $0.glyphs.reversed() } }.flatMap(\.self) == forms)
    }

    @Test(arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead])
    func `A truncated word joins its ellipsis as if it went on`(_ mode: NSLineBreakMode) throws {
        let font = try TestFonts.installed("Noto Sans Arabic")
        let text = String(repeating: "\u{628}", count: 20)
        let whole = ShapedText(text, font)
        let forms = Set(whole.shapedWords.flatMap(\.glyphs).map(\.id))
        let line = try #require(whole.layout(width: 60, lines: 1, mode: mode).lines.first)
        let glyphs = line.runs.filter { !$0.isToken }.flatMap(\.glyphs)
        #expect(line.record.cut != nil && glyphs.count > 2)
        #expect(Set(glyphs).isSubset(of: forms))
        let isolated = ShapedText("\u{628}", font).shapedWords[0].glyphs[0].id
        #expect(!glyphs.contains(isolated))
    }

    @Test func `Letters join over a change of font`() throws {
        let font = try TestFonts.installed("Noto Sans Arabic")
        let bigger = try TestFonts.installed("Noto Sans Arabic", size: 20)
        let styled = StyledText(
            units: Array("\u{628}\u{628}\u{628}".utf16),
            styleRuns: [(0..<1, font), (1..<2, bigger), (2..<3, font)].map {
                StyledText.StyleRun(range: $0, style: CharacterStyle(font: $1))
            }, formatRuns: [StyledText.FormatRun(range: 0..<3, format: ParagraphFormat())])
        let parts = ShapedText(styled).shapedWords.flatMap(\.glyphs).map(\.id)
        #expect(parts == ShapedText("\u{628}\u{628}\u{628}", font).shapedWords.flatMap(\.glyphs).map(\.id))
    }

    @Test(arguments: [
        ("a space", "\u{628} ", 1, " \u{628}"), ("a letter that does not join", "\u{62F}", 1, "\u{628}"),
        ("a joiner's opposite", "\u{628}\u{200C}", 2, "\u{628}"), ("a Latin letter", "a", 1, "\u{628}"),
    ])
    func `Nothing is kept beside`(_ what: String, _ before: String, _ cut: Int, _ after: String) {
        let context = JoiningContextTests.context(before + after, from: cut)
        #expect(context.isEmpty, "\(what)")
    }

    @Test(arguments: ["\u{628}", "\u{640}", "\u{200D}", "\u{628}\u{64E}\u{651}", "\u{628}\u{AD}"])
    func `A letter joins what is before it, over marks and formatting characters`(_ before: String) {
        #expect(!JoiningContextTests.context(before + "\u{628}", from: before.utf16.count).isEmpty)
    }

    @Test func `Letters of two directional runs do not join`() {
        let units = Array("\u{628}\u{628}".utf16)
        let context = units.withUnsafeBufferPointer { JoiningContext(of: 1..<2, in: $0) { $0 == 1 } }
        #expect(context.isEmpty)
    }

    private static func context(_ text: String, from start: Int) -> JoiningContext {
        let units = Array(text.utf16)
        return units.withUnsafeBufferPointer { JoiningContext(of: start..<units.count, in: $0) { _ in true } }
    }
}
