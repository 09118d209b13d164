import PlacardTextKit
import Testing

/// What HTML and CSS say (the HTML Standard's default styles, CSS 2.2) and what Apple's systems make of it, as programs print
/// it: Times New Roman in 12 points, 12 points below a paragraph, headings of 24 and 18 points, U+2028 for `<br>`, a marker
/// between tabs for an item of a list.
@Suite struct HTMLReadingTests {
    private static func attributes(_ html: String, of piece: String) throws -> [NSAttributedString.Key: Any] {
        let text = try NSAttributedString.reading(html: html)
        let range = (text.string as NSString).range(of: piece)
        try #require(range.location != NSNotFound)
        return text.attributes(at: range.location, effectiveRange: nil)
    }

    /// Quirks Mode Standard, 3.1 and 3.2.
    @Test func `Lengths may lack their unit and colors their sign where there is no document type`() throws {
        let piece = "<span style=\"font-size: 16; color: ff0000\">x</span>"
        let quirky = try Self.attributes("<!-- a -->\n" + piece, of: "x")
        #expect((quirky[.font] as? UIFont)?.pointSize == 16 && quirky[.foregroundColor] as? UIColor == .red)
        let strict = try Self.attributes("<!DOCTYPE html>" + piece, of: "x")
        #expect((strict[.font] as? UIFont)?.pointSize == 12 && strict[.foregroundColor] as? UIColor != .red)
    }

    /// The HTML standard, "Determining the character encoding": a byte order mark counts before what is said beside.
    @Test(arguments: [String.Encoding.utf16, .unicode, .utf8])
    func `A byte order mark tells the encoding, whatever the caller says`(encoding: String.Encoding) throws {
        var data = try #require("<p>Grüße</p>".data(using: encoding))
        if encoding == .utf8 { data = Data([0xEF, 0xBB, 0xBF]) + data }
        let wrong = encoding == .utf8 ? String.Encoding.windowsCP1252 : .utf8
        let text = try NSAttributedString(
            data: data,
            options: [
                .documentType: NSAttributedString.DocumentType.html, .characterEncoding: wrong.rawValue,
            ], documentAttributes: nil)
        #expect(text.string == "Grüße\n")
    }

    @Test(arguments: [
        ("Hello", "Hello"), ("<p>Hello</p>", "Hello\n"), ("<div>a<div>b</div>c</div>", "a\nb\nc\n"),
        ("<p>a  \n b</p>\n\n<p> c</p>", "a b\nc\n"), ("a<br>b", "a\u{2028}b"), ("<b>a </b> <i> b</i>", "a b"),
        ("&lt;&amp;&eacute;&#8364;&#x1F600;&nbsp;x", "<&é€😀\u{A0}x"), ("<pre>a\n  b</pre>", "a\u{2028}  b\n"),
        ("a <span style='white-space: pre'>\t</span> b", "a \t b"),
        ("<title>t</title><script>x()</script><style>p{}</style>a<!-- no -->b", "ab"),
        ("<ul><li>a<li>b</ul>", "\t•\ta\n\t•\tb\n"), ("<ol start=3><li>a</li><li>b</li></ol>", "\t3.\ta\n\t4.\tb\n"),
        ("<ul><li>a<ul><li>b</li></ul></li></ul>", "\t•\ta\n\t◦\tb\n"),
        ("<p style='text-transform: uppercase'>straße</p>", "STRASSE\n"), ("<p style='display:none'>x</p>y", "y"),
        ("<p>unended <b>bold<p>next", "unended bold\nnext\n"),
        ("<img alt='A cat' src='http://x.org/cat.png'>", "A cat"),
        ("<table><tr><td>a<td>b</table>", "a\nb\n"), ("שלום <b>עולם</b>", "שלום עולם"),
    ])
    func `Text is what a browser would show`(_ html: String, _ text: String) throws {
        #expect(try NSAttributedString.reading(html: html).string == text)
    }

    @Test func `White space looks as the element that it stands in`() throws {
        let text = try NSAttributedString.reading(html: "<font color=red>red</font> <u>u </u><b>b</b>")
        #expect(text.string == "red u b")
        var underlined = NSRange()
        #expect(text.attribute(.underlineStyle, at: 4, effectiveRange: &underlined) != nil)
        #expect(underlined == NSRange(location: 4, length: 2))
    }

    @Test func `Text without a style is Times New Roman, black, with space below paragraphs`() throws {
        let attributes = try Self.attributes("<p>Hello</p>", of: "Hello")
        #expect(
            (attributes[.font] as? UIFont)?.fontName == "TimesNewRomanPSMT"
                || (attributes[.font] as? UIFont)?.familyName == "Times New Roman")
        #expect((attributes[.font] as? UIFont)?.pointSize == 12)
        #expect(attributes[.foregroundColor] as? UIColor == .black)
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.paragraphSpacing == 12)
        #expect(
            (try Self.attributes("Hello", of: "Hello")[.paragraphStyle] as? NSParagraphStyle)?.paragraphSpacing == 0)
    }

    @Test(arguments: [
        ("<h1>x</h1>", 24.0, true), ("<h2>x</h2>", 18, true), ("<h4>x</h4>", 12, true), ("<code>x</code>", 10, false),
        ("<font size=5>x</font>", 18, false), ("<span style='font-size: 20px'>x</span>", 20, false),
        ("<div style='font-size:20px'><b style='font-size:150%'>x</b></div>", 30, true),
        ("<p style='font: italic bold 15px/1.5 Helvetica'>x</p>", 15, true),
        ("<p style='font-size: 12pt'>x</p>", 16, false),
        ("<p style='font-weight:600; font-size: 2em'>x</p>", 24, true),
    ])
    func `Sizes and weights follow elements and declarations`(_ html: String, _ size: Double, _ isBold: Bool) throws {
        let font = try #require(try Self.attributes(html, of: "x")[.font] as? UIFont)
        #expect(Double(font.pointSize) == size)
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold) == isBold)
    }

    @Test func `Families are tried in order, and the system's font has its own names`() throws {
        let font =
            try Self.attributes("<p style=\"font-family: 'No Such', Georgia, serif\">x</p>", of: "x")[.font]
            as? UIFont
        #expect(font?.familyName != "No Such")
        let system =
            try Self.attributes("<i style='font-family:-apple-system;font-size:17px'>x</i>", of: "x")[.font]
            as? UIFont
        #expect(system == .italicSystemFont(ofSize: 17))
    }

    private static let colors: [(String, [Double])] = [
        ("#f00", [1.0, 0, 0, 1]), ("#00ff0080", [0, 1, 0, 128.0 / 255]), ("rgb(0, 0, 255)", [0, 0, 1, 1]),
        ("rgba(255,255,255,.5)", [1, 1, 1, 0.5]), ("rebeccapurple", [0.4, 0.2, 0.6, 1]),
        ("hsl(120, 100%, 25%)", [0, 0.5, 0, 1]),
    ]

    @Test(arguments: colors)
    func `Colors are those of CSS`(_ css: String, _ parts: [Double]) throws {
        let color = try #require(
            try Self.attributes("<p style='color: \(css)'>x</p>", of: "x")[.foregroundColor] as? UIColor)
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        for (found, part) in zip([red, green, blue, alpha], parts) { #expect(abs(Double(found) - part) < 0.005) }
    }

    @Test func `Links are blue and underlined and carry their addresses`() throws {
        let attributes = try Self.attributes("see <a href='https://example.org/?a=1&amp;b=2'>here</a>", of: "here")
        #expect((attributes[.link] as? URL)?.absoluteString == "https://example.org/?a=1&b=2")
        #expect(attributes[.underlineStyle] as? Int == 1)
        #expect(try Self.attributes("<a name=x>y</a>", of: "y")[.link] == nil)
    }

    @Test func `Rules of style elements count by specificity, then by order`() throws {
        let sheet =
            "<style>/* p */ p { color: red } .a { color: green } p.a b { color: blue } @media print { p { color: black } } #i, .z {color: lime}</style>"
        #expect(try Self.attributes(sheet + "<p>x</p>", of: "x")[.foregroundColor] as? UIColor == .red)
        let green = try Self.attributes(sheet + "<p class='a q'>x</p>", of: "x")[.foregroundColor] as? UIColor
        #expect(green == UIColor(red: 0, green: 128 / 255, blue: 0, alpha: 1))
        #expect(
            try Self.attributes(sheet + "<p class=a><i><b>x</b></i></p>", of: "x")[.foregroundColor] as? UIColor
                == .blue)
        #expect(try Self.attributes(sheet + "<p class=a id=i>x</p>", of: "x")[.foregroundColor] as? UIColor == .green)
        #expect(
            try Self.attributes(sheet + "<p id=i style='color:red'>x</p>", of: "x")[.foregroundColor] as? UIColor
                == .red)
    }

    @Test func `Paragraphs are aligned, indented and spaced as declared`() throws {
        let html = "<p align=center style='margin: 0 10px 6px 20px; text-indent: 5px; line-height: 2'>x</p>"
        let style = try #require(try Self.attributes(html, of: "x")[.paragraphStyle] as? NSParagraphStyle)
        #expect(style.alignment == .center && style.paragraphSpacing == 6 && style.headIndent == 20)
        #expect(style.firstLineHeadIndent == 25 && style.tailIndent == -10 && style.minimumLineHeight == 24)
        let list = try #require(try Self.attributes("<ul><li>x</ul>", of: "x")[.paragraphStyle] as? NSParagraphStyle)
        #expect(list.headIndent == 36 && list.tabStops.map(\.location) == [11, 36])
        #expect(list.textLists.map(\.markerFormat) == [.disc])
        let arabic = try Self.attributes("<p dir=rtl>x</p>", of: "x")[.paragraphStyle] as? NSParagraphStyle
        #expect(arabic?.baseWritingDirection == .rightToLeft)
    }

    @Test func `Encodings are those that are told, declared, or that the bytes allow`() throws {
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html
        ]
        var document: NSDictionary?
        let declared = Data("<meta charset=\"windows-1252\"><title>A b</title>caf".utf8) + [0xE9]
        let text = try NSAttributedString(data: declared, options: options, documentAttributes: &document)
        #expect(text.string == "café" && document?["NSTitleDocumentAttribute"] as? String == "A b")
        #expect(try NSAttributedString(data: Data("café".utf8), options: options).string == "café")
        #expect(try NSAttributedString(data: Data([0x63, 0xE9]), options: options).string == "cé")
        let utf16 = try #require("<b>é</b>".data(using: .utf16))
        #expect(try NSAttributedString(data: utf16, options: options).string == "é")
    }

    // MARK: Limits

    @Test func `Text that lies too deep or is too long is refused in one line`() {
        let deep = String(repeating: "<div>", count: 10_000)
        #expect(throws: HTMLError.tooDeep) { try NSAttributedString.reading(html: deep) }
        let tag = "<p " + (0..<10_000).map { "a\($0)=1" }.joined(separator: " ") + ">x"
        #expect(throws: HTMLError.tooManyAttributes) { try NSAttributedString.reading(html: tag) }
        #expect(throws: HTMLError.self) {
            try NSAttributedString.reading(html: String(repeating: " ", count: (16 << 20) + 1))
        }
        let rules = "<style>" + String(repeating: "a{}", count: 3_000) + "</style>x"
        #expect((try? NSAttributedString.reading(html: rules))?.string == "x")
    }

    @Test(arguments: [
        "", "<", "<a href=", "<!--", "&#xD800;", "<p style='color:", "\u{0}<b>\u{0}x", "</p></b>",
        "<ol start=99999999999999999999><li>x",
    ])
    func `Broken text is mended`(_ html: String) throws {
        _ = try NSAttributedString.reading(html: html).length
    }

    @Test func `A list that begins with the greatest number is read`() throws {
        for start in [Int.max, Int.min] {
            let data = Data("<ol start=\"\(start)\"><li>a<li>b</ol>".utf8)
            let text = try NSAttributedString(
                data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
            #expect(text.string.contains("a") && text.string.contains("b"))
        }
    }

    /// Source: CSS Color Module Level 4: hues are angles, which come around.
    @Test func `Hues come around`() throws {
        func color(_ hue: String) throws -> UIColor? {
            let data = Data("<p style=\"color: hsl(\(hue), 100%, 50%)\">a</p>".utf8)
            let text = try NSAttributedString(
                data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
            return text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        let blue = try #require(try color("240"))
        for hue in ["-120", "600deg"] { #expect(try color(hue) == blue, "\(hue)") }
    }
}
