import Testing

@testable import PlacardCoreText

/// Texts of several words are shaped word by word where the font allows it; these compare the outcome with what
/// HarfBuzz's own tool made of the whole line.
@Suite struct ShapingTableTests {
    @Test(arguments: ShapingTable.recorded.cases)
    func `A line of words is shaped as HarfBuzz shapes the whole line`(_ example: ShapingTable.Case) throws {
        let font = try ShapingTable.recorded.font(named: example.font)
        let shaped = ShapedText(
            StyledText(example.text, style: CharacterStyle(font: font), language: example.language))
        #expect(shaped.runs.map { Script.name($0.script) } == [example.script])
        #expect(shaped.runs.map(\.font.face.postScriptName) == [example.font])
        #expect(shaped.runs.map(\.isRightToLeft) == [example.isRightToLeft])
        let placed = PlacedGlyphs(zip(shaped.words, shaped.shapedWords), isRightToLeft: example.isRightToLeft)
        #expect(placed == PlacedGlyphs(example.glyphs))
    }

    @Test func `The table holds 300 cases in 60 scripts`() {
        let cases = ShapingTable.recorded.cases
        #expect(cases.count >= 300)
        #expect(Set(cases.map(\.script)).count >= 60)
    }
}

extension ShapingTable.Case: CustomTestStringConvertible {
    var testDescription: String { "\(font): \(text)" }
}

extension ShapingTable.Group: CustomTestStringConvertible {
    var testDescription: String { "\(font), \(script), \(language ?? "no language")" }
}
