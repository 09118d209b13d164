import Testing

@testable import PlacardCoreText

/// Labels analyze all of their text at once, layout managers one paragraph at a time; both are to find the same lines.
@Suite struct LineBreakTailoringTests {
    /// What the rules ask about: slashes, hyphens, spaces, full stops, quotation marks, brackets, digits and letters.
    private static let characters = Array("/- .a1«’(!漢".utf16)

    @Test func `Lines may start where they may in a text of which the text is the second paragraph`() {
        var texts: [[UInt16]] = [[]]
        for _ in 1...4 {
            texts = texts.flatMap { text in Self.characters.map { text + [$0] } }
            let differing = texts.filter { opportunities($0)[...] != opportunities([0x0A] + $0).dropFirst() }
            #expect(differing.isEmpty, "\(differing.prefix(8).map { String(decoding: $0, as: UTF16.self) })")
        }
    }

    @Test(arguments: ["/Donaudampfschifffahrt", "/d", "~/d", "a/b"]) func `A path is not divided after its slash`(
        text: String
    ) {
        #expect(!opportunities(Array(text.utf16)).dropLast().contains(true))
    }

    /// Chromium 156 breaks at every space of ASCII.
    @Test(arguments: ["/boot/grub", "/", "//server", "/.config", "/../up", "/9", "/dérivé", "/漢"])
    func `A path behind a space starts a line`(path: String) {
        let found = opportunities(Array("see \(path)x".utf16))
        #expect(found[4])
        if path.utf8.allSatisfy({ $0 < 0x80 }) { #expect(!found[5..<5 + path.utf8.count].contains(true)) }
    }

    /// UAX #14, LB13 and LB14: so that a slash between words stays with the word before it.
    @Test(arguments: ["a / b", "a /", "a /, b", "a /) b", "a // b", "a» / b", "( /b", "a /\nb"])
    func `A slash that begins no path stays behind its space`(text: String) {
        let units = Array(text.utf16)
        #expect(!opportunities(units)[units.firstIndex(of: 0x2F) ?? 0])
    }

    /// UAX #14: LB6, LB11 and LB13 to LB15d hold "even after spaces".
    @Test(
        arguments: [
            "»  !", "» ?", "’ )", "” ]", "» }", "» ,", "« :", "» 、", "» \u{FF01}", "» \u{2060}", "( «", "[  “",
            "» \n", "» \u{2028}", "» \u{200B}",
        ])
    func `No line starts where spaces part nothing, beside quotation marks either`(text: String) {
        let units = Array("a\(text)b".utf16)
        #expect(!opportunities(units)[units.count - 2])
    }

    @Test(arguments: ["» a", "» 漢", "« a", "a «", "! «", ") «", "» 1", "» -", "» \u{1F600}", "» .a"])
    func `Lines may start behind other spaces beside quotation marks`(text: String) {
        let units = Array("a\(text)".utf16)
        let space = units.lastIndex(of: 0x20) ?? 0
        #expect(opportunities(units)[space + 1])
    }

    /// UAX #14: LB19 and LB19a, and LB19 of Unicode 15.0 as ICU 72 and Chromium 156 have it.
    @Test(
        arguments: ["en", "de", "fr", "tr", "ja", "ko", "th", nil],
        ["a)“(b", "a-«b", "a|«10", "!«b", "°“b", "\u{2009}“b", "漢“b", "a”漢", "ー“v", "”〜", "a“\u{301}漢", "a)“", "“漢"])
    func `Lines do not start beside quotation marks where no space is`(language: String?, text: String) {
        let units = Array(text.utf16)
        let quote = units.firstIndex { LineBreakTailoring.isDirectedQuote($0) } ?? 0
        let found = opportunities(units, language: language)
        #expect(!found[quote])
        #expect(!found[(quote + 1)..<min(quote + 3, units.count)].contains(true))
    }

    /// UAX #14: LB19a of Unicode 16.
    @Test func `Lines may start before an opening quotation mark between ideographs and behind a closing one`() {
        #expect(opportunities(Array("漢“漢".utf16), language: "ja") == [false, true, false, true])
        #expect(opportunities(Array("漢”漢".utf16), language: "ja") == [false, false, true, true])
    }

    /// ICU 72 and Chromium 156 in Chinese, where “ is an opening bracket and ” a closing one (LB13, LB14).
    @Test(arguments: ["zh", "zh-Hans", "zh_Hant_TW"])
    func `Chinese lines may start behind a closing quotation mark whatever follows`(language: String) {
        #expect(opportunities(Array("设置”→".utf16), language: language) == [false, true, false, true, true])
        #expect(opportunities(Array("设“a".utf16), language: language) == [false, true, false, true])
    }

    /// UAX #14, LB21; ICU 72 and Chromium 156 in Japanese.
    @Test(arguments: ["a〜", "漢〜", "1〜", "漢‐", "漢–", "漢゠", "”〜", "\u{3000}〜"])
    func `No line starts with a wave dash or a hyphen in Japanese either`(text: String) {
        let units = Array(text.utf16)
        #expect(!opportunities(units, language: "ja")[units.count - 1])
        #expect(opportunities(units.dropLast() + [0x20] + units.suffix(1), language: "ja")[units.count])
    }

    private func opportunities(_ units: [UInt16], language: String? = nil) -> [Bool] {
        let text = StyledText(
            String(decoding: units, as: UTF16.self), style: CharacterStyle(font: TestFonts.metricsUI),
            language: language)
        // A text's start and a paragraph's are told apart by other marks, and are none of the two rules' places.
        var lines = TextAnalysis(text).boundaries.map { $0.contains(.line) }
        for index in units.indices where index == 0 || units[index - 1] == 0x0A { lines[index] = false }
        return lines
    }
}
