import Foundation
import PlacardLabels
import Testing

@Suite struct StyleMarkupTests {
    private let sheet: StyleSheet = {
        var sheet = StyleSheet(["strong": TextStyle(), "red": TextStyle(), "big": TextStyle(), "caps": TextStyle()])
        sheet["strong"]?.weight = .bold
        sheet["red"]?.color = .red
        sheet["big"]?.size = 30
        sheet["caps"]?.letterCase = .uppercase
        return sheet
    }()

    private func text(_ markup: String) throws -> NSAttributedString {
        try sheet.attributedString(markup: markup, in: TextStyle(size: 12), over: [.foregroundColor: UIColor.blue])
    }

    private func problem(_ markup: String) -> String? {
        #expect(throws: MarkupError.self) { try text(markup) }?.description
    }

    private func font(_ text: NSAttributedString, at index: Int) -> UIFont? {
        text.attribute(.font, at: index, effectiveRange: nil) as? UIFont
    }

    @Test func namedPartsHaveTheirStylesOverTheWholes() throws {
        let text = try text("a<red>b<strong>c</strong></red><big>d</big>")
        #expect(text.string == "abcd")
        let colors = (0..<4).map { text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
        #expect(colors == [.blue, .red, .red, .blue])
        #expect(font(text, at: 0) == .systemFont(ofSize: 12))
        #expect(font(text, at: 2) == .systemFont(ofSize: 12, weight: .bold))
        #expect(font(text, at: 3) == .systemFont(ofSize: 30))
    }

    @Test(arguments: [
        ("a &lt;b&gt; &amp;amp; c", "a <b> &amp; c"), ("R&D & co", "R&D & co"), ("1 > 0", "1 > 0"), ("", ""),
        ("<caps>straße ı</caps>", "STRASSE I"), ("你好<red>世界</red>👨‍👩‍👧", "你好世界👨‍👩‍👧"),
    ])
    func signsAreEscapedByEntities(markup: String, shown: String) throws {
        #expect(try text(markup).string == shown)
    }

    /// Read character by character, the sign of a tag would be one with the mark behind it.
    @Test(arguments: [
        ("a<red>🏽</red>", "a🏽"), ("<red>\u{301}</red>e", "\u{301}e"), ("&lt;\u{338}", "<\u{338}"),
        ("<red>\u{200D}</red>\u{200D}", "\u{200D}\u{200D}"), ("<re\u{301}d>x</re\u{301}d>", nil),
    ])
    func tagsEndAtTheirSignsWhateverFollows(markup: String, shown: String?) throws {
        guard let shown else { return #expect(problem(markup) != nil) }
        #expect(Array(try text(markup).string.unicodeScalars) == Array(shown.unicodeScalars))
    }

    @Test func escapedTextIsShownAsItIs() throws {
        let written = "a <red> & &lt; </red> > b <\u{338}red>🏽&\u{301}"
        #expect(try text(StyleSheet.escaped(written)).string == written)
    }

    @Test func markupThatIsWrongIsNamedWithItsPlaceAndTheRemedy() {
        #expect(
            problem("a < b")
                == "markup:1:3: error: no tag begins with this <; write <name> or </name>, or &lt; for the sign itself"
        )
        #expect(
            problem("a\n<bold>x</bold>")
                == "markup:2:1: error: there is no style named bold; the sheet has big, caps, red, strong")
        #expect(problem("👨‍👩‍👧<red>x") == "markup:1:2: error: <red> is not ended; write </red> after its text")
        #expect(
            problem("<red><big>x</red></big>")
                == "markup:1:12: error: </red> ends a style that is not the last begun; write </big> first")
        #expect(
            problem("x</red>")
                == "markup:1:2: error: </red> ends a style that is not the last begun; take it away or write <red> before it"
        )
        #expect(problem("<red x='1'>y</red>")?.hasPrefix("markup:1:1: error: no tag begins with this <") == true)
        #expect(problem("<>x</>")?.hasPrefix("markup:1:1: error: no tag begins") == true)
    }

    @Test func stylesLieInOneAnotherUpToALimit() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "<red>", count: depth) + "x" + String(repeating: "</red>", count: depth)
        }
        #expect(try text(nested(64)).string == "x")
        #expect(problem(nested(65))?.contains("more than 64 styles lie in one another") == true)
    }
}
