import PlacardTextKit
import Testing

/// Output that programs on Apple's systems print, as published ("[header 1 (id 1)]", a soft break as a space with raw value
/// 64, cells of tables within header row and table), Apple's documentation of `AttributedString.init(markdown:)`, and
/// CommonMark 0.31.
@Suite struct MarkdownTests {
    private static func dump(
        _ markdown: String, _ options: AttributedString.MarkdownParsingOptions = .init()
    ) throws -> [String] {
        let text = try AttributedString(markdown: markdown, options: options)
        return text.runs.map { run in
            let words = String(text.characters[run.range]).replacingOccurrences(of: "\n", with: "\\n")
            let intent = run.inlinePresentationIntent.map { " \($0.rawValue)" } ?? ""
            return words + intent + (run.presentationIntent.map { " \($0.debugDescription)" } ?? "")
        }
    }

    @Test func `Blocks follow each other and are told apart by their identities`() throws {
        #expect(
            try Self.dump("# Title\n**hello**\n") == ["Title [header 1 (id 1)]", "hello 2 [paragraph (id 2)]"])
        #expect(
            try Self.dump("one\ntwo  \nthree") == [
                "one [paragraph (id 1)]", "  64 [paragraph (id 1)]", "two [paragraph (id 1)]",
                "\\n 128 [paragraph (id 1)]", "three [paragraph (id 1)]",
            ])
    }

    @Test func `Lists, quotations, code and breaks lie in each other, the innermost first`() throws {
        #expect(
            try Self.dump("3. a\n4. b\n   - c\n\n> d\n\n```swift\nlet x = 1\n```\n\n---") == [
                "a [paragraph (id 3), listItem 3 (id 2), orderedList (id 1)]",
                "b [paragraph (id 5), listItem 4 (id 4), orderedList (id 1)]",
                "c [paragraph (id 8), listItem 1 (id 7), unorderedList (id 6), listItem 4 (id 4), orderedList (id 1)]",
                "d [paragraph (id 10), blockQuote (id 9)]", "let x = 1\\n [codeBlock 'swift' (id 11)]",
                "⸻ [thematicBreak (id 12)]",
            ])
        let nested = try AttributedString(markdown: "- a\n  - b").runs.map { $0.presentationIntent?.indentationLevel }
        #expect(nested == [1, 2])
    }

    @Test func `Tables tell header, rows, cells and columns`() throws {
        let table = "table [TableColumn(alignment: left), TableColumn(alignment: right)] (id 1)"
        #expect(
            try Self.dump("| a | b |\n|---|--:|\n| c | d |") == [
                "a [tableCell 0 (id 3), tableHeaderRow (id 2), \(table)]",
                "b [tableCell 1 (id 4), tableHeaderRow (id 2), \(table)]",
                "c [tableCell 0 (id 6), tableRow 1 (id 5), \(table)]",
                "d [tableCell 1 (id 7), tableRow 1 (id 5), \(table)]",
            ])
    }

    /// Raw values of `NSInlinePresentationIntent` in Apple's headers.
    @Test func `Inline markup is told by its bits`() throws {
        let inline = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnly)
        #expect(
            try Self.dump("*a* **b** ***c*** `d` ~~e~~ <i>f", inline) == [
                "a 1", " ", "b 2", " ", "c 3", " ", "d 4", " ", "e 32", " ", "<i> 256", "f",
            ])
    }

    @Test func `Links and pictures carry addresses, relative to the base`() throws {
        let base = URL(string: "https://example.org/docs/")!
        let text = try AttributedString(
            markdown: "[a *b*](c.html) ![d](e.png \"f\") ![](g.png) <https://x.org>", baseURL: base)
        let links = text.runs.compactMap { run in
            run.link.map { "\(String(text.characters[run.range])) \($0.absoluteString)" }
        }
        #expect(
            links == [
                "a  https://example.org/docs/c.html", "b https://example.org/docs/c.html",
                "https://x.org https://x.org",
            ])
        let pictures = text.runs.compactMap { run in
            run.imageURL.map {
                "\(String(text.characters[run.range])) \($0.absoluteString) \(run.alternateDescription ?? "-")"
            }
        }
        #expect(
            pictures == ["d https://example.org/docs/e.png f", "\u{FFFC} https://example.org/docs/g.png -"])
    }

    @Test func `Inline syntax reads no blocks, and keeps white space if asked to`() throws {
        let source = "# a\n\n  - *b*  \n   c "
        let inline = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnly)
        let kept = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        #expect(String(try AttributedString(markdown: source, options: inline).characters).hasPrefix("# a"))
        let text = try AttributedString(markdown: source, options: kept)
        #expect(String(text.characters) == "# a\n\n  - b  \n   c ")
        #expect(text.runs.map { $0.inlinePresentationIntent } == [nil, .emphasized, nil])
        #expect(text.runs.allSatisfy { $0.presentationIntent == nil })
        let plain = try AttributedString(markdown: "a\nb_c_\n*d\ne*", options: kept)
        #expect(String(plain.characters) == "a\nb_c_\nd\ne")
    }

    /// Numbers are those of CommonMark 0.31's examples; the text is what its HTML shows.
    @Test(arguments: [
        (12, "- `one\n- two`", "`onetwo`"), (14, "\\*not emphasized*", "*not emphasized*"),
        (25, "&nbsp; &amp; &copy;", "\u{A0} & ©"), (328, "`foo`", "foo"), (338, "`foo\\`bar`", "foo\\bar`"),
        (350, "*foo bar*", "foo bar"), (351, "a * foo bar*", "a * foo bar*"), (355, "5*6*78", "5678"),
        (358, "_foo bar_", "foo bar"), (360, "foo_bar_", "foo_bar_"), (409, "*foo**bar*", "foo**bar"),
        (482, "[link](/uri \"title\")", "link"), (527, "[foo][bar]\n\n[bar]: /url", "foo"),
        (572, "![foo](/url)", "foo"),
    ])
    func `CommonMark's examples give the text that their HTML shows`(
        _ example: (number: Int, source: String, text: String)
    )
        throws
    {
        #expect(
            String(try AttributedString(markdown: example.source).characters) == example.text, "\(example.number)")
    }

    @Test func `An attributed string of Foundation's holds the same`() throws {
        let text = try NSAttributedString(markdown: "**a** [b](https://x.org)")
        #expect(text.string == "a b")
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.inlinePresentationIntent] as? InlinePresentationIntent == .stronglyEmphasized)
        #expect((attributes[.inlinePresentationIntent] as? NSNumber)?.intValue == 2)
        #expect((attributes[.presentationIntentAttributeName] as? PresentationIntent)?.count == 1)
        #expect(text.attribute(.link, at: 2, effectiveRange: nil) as? URL == URL(string: "https://x.org"))
    }

    @Test(
        arguments: [.full, .inlineOnly, .inlineOnlyPreservingWhitespace]
            as [AttributedString.MarkdownParsingOptions.InterpretedSyntax])
    func `Both kinds of strings hold the same, run by run`(
        _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
    ) throws {
        let article = """
            # *A* heading

            Words, *more*, **many** and `code` with [a *link*](b "c") ~~or not~~<br>
            ![d](e.png "f") ![](g.png)

            1. h **i**
               - j
            2. > k `l`

            | m | n |
            |---|--:|
            | *o* | é😀 |

            ```swift
            let p = 1
            ```

            ---

            """
        let paragraph = String(repeating: "Some *words*, **more** and [a link](https://example.org). ", count: 400)
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax, languageCode: "fr")
        for markdown in [article, paragraph, ""] {
            let base = URL(string: "https://example.org/")
            let value = try AttributedString(markdown: markdown, options: options, baseURL: base)
            let object = try NSAttributedString(markdown: markdown, options: options, baseURL: base)
            #expect(object.isEqual(to: NSAttributedString(value)))
        }
    }

    @Test func `Options say what language it is, and what becomes of what cannot be read`() throws {
        var options = AttributedString.MarkdownParsingOptions(languageCode: "de")
        #expect(try AttributedString(markdown: "a", options: options).languageIdentifier == "de")
        let bytes = Data([0x61, 0xFF])
        #expect(throws: MarkdownError.notUTF8) { try AttributedString(markdown: bytes, options: options) }
        options.failurePolicy = .returnPartiallyParsedIfPossible
        #expect(String(try AttributedString(markdown: bytes, options: options).characters) == "a\u{FFFD}")
    }

    // MARK: Limits

    @Test func `A very long paragraph is one block, and its markup is read throughout`() throws {
        for end in [" ", "\n"] {
            let text = try AttributedString(
                markdown: String(repeating: "A **b** and *c* [d](e) to read." + end, count: 4_000))
            #expect(Set(text.runs.map { $0.presentationIntent?.debugDescription }) == ["[paragraph (id 1)]"])
            #expect(text.runs.count { $0.link != nil } == 4_000)
            #expect(text.runs.count { $0.inlinePresentationIntent == .stronglyEmphasized } == 4_000)
            #expect(text.unicodeScalars.count == 4_000 * 21 - 1)
        }
    }

    @Test func `Text that would take too long is refused in one line`() {
        let marks = String(repeating: "![[]()", count: 40_000)
        #expect(throws: MarkdownError.tooIntricate) { try AttributedString(markdown: marks) }
        let long = String(repeating: "a", count: (16 << 20) + 1)
        #expect(throws: MarkdownError.tooLong(long.utf8.count)) { try NSAttributedString(markdown: long) }
        let partial = AttributedString.MarkdownParsingOptions(failurePolicy: .returnPartiallyParsedIfPossible)
        #expect((try? AttributedString(markdown: marks, options: partial)).map { String($0.characters) } == marks)
    }

    @Test func `Rows of very many cells and blocks deep in each other end`() throws {
        let row = String(repeating: "|", count: 20_000)
        #expect(try AttributedString(markdown: "|a|\n|-|\n\(row)").characters.count > 20_000)
        let quoted = try AttributedString(markdown: String(repeating: "> ", count: 5_000) + "a")
        #expect(quoted.runs.first?.presentationIntent?.count == 64)
    }
}
