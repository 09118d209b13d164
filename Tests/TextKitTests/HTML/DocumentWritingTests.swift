import PlacardTextKit
import Testing

/// What is written is read back the same; a file's form is that of its specification.
@Suite struct DocumentWritingTests {
    private static var sample: NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.paragraphSpacing = 6
        style.headIndent = 10
        style.firstLineHeadIndent = 15
        let text = NSMutableAttributedString(
            string: "One <two> & \"three\" {four}\\\nfünf 😀  six\u{2028}שבע",
            attributes: [
                .font: UIFont(name: "Helvetica", size: 14)!, .paragraphStyle: style, .foregroundColor: UIColor.red,
            ])
        let words = text.string as NSString
        text.addAttribute(.font, value: UIFont(name: "Helvetica-Bold", size: 20)!, range: words.range(of: "two"))
        text.addAttribute(.underlineStyle, value: 1, range: words.range(of: "three"))
        text.addAttribute(.link, value: URL(string: "https://example.org/?a=1&b=2")!, range: words.range(of: "four"))
        text.addAttribute(.backgroundColor, value: UIColor.yellow, range: words.range(of: "fünf"))
        text.addAttribute(.strikethroughStyle, value: 1, range: words.range(of: "six"))
        return text
    }

    @Test(arguments: [CGFloat.infinity, -.infinity, .nan, 1e308])
    func `measures that no document can hold are written as the nearest that it can`(_ measure: CGFloat) throws {
        let style = NSMutableParagraphStyle()
        (style.headIndent, style.paragraphSpacing) = (measure, measure)
        let text = NSAttributedString(
            string: "a", attributes: [.baselineOffset: measure, .kern: measure, .paragraphStyle: style])
        let kind = [NSAttributedString.DocumentAttributeKey.documentType: NSAttributedString.DocumentType.rtf]
        let data = try text.data(from: NSRange(location: 0, length: 1), documentAttributes: kind)
        #expect(String(decoding: data, as: UTF8.self).hasPrefix("{\\rtf1"))
    }

    /// In rich text a space ends a control word, and is a letter after anything else.
    @Test func `Text without attributes is read back without spaces before it`() throws {
        let text = NSMutableAttributedString(string: "fi ffi")
        text.addAttribute(.kern, value: 3, range: NSRange(location: 1, length: 2))
        let data = try text.data(
            from: NSRange(location: 0, length: 6),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        #expect(try NSAttributedString(data: data, options: [:], documentAttributes: nil).string == "fi ffi")
    }

    /// CSS Text Module Level 3, 4.1.1: of several spaces one is kept, and at the edges of lines none.
    @Test(arguments: [
        ["a ", " b"], ["a", " ", " b"], [" a", "b "], ["a \u{2028}", " b"], [" "], ["a <", "> b"],
        ["a\tb ", "\tc \t", "\td"],
    ])
    func `No space is lost where HTML drops spaces`(_ parts: [String]) throws {
        let text = NSMutableAttributedString()
        for (index, part) in parts.enumerated() {
            let color = index % 2 == 0 ? UIColor.red : .blue
            text.append(NSAttributedString(string: part, attributes: [.foregroundColor: color]))
        }
        let data = try text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        let read = try NSAttributedString(data: data, options: [:], documentAttributes: nil).string
        #expect(
            read.trimmingCharacters(in: .newlines).replacingOccurrences(of: "\u{A0}", with: " ")
                == parts.joined().trimmingCharacters(in: .newlines))
    }

    @Test func `Titles and addresses are written as they are`() throws {
        let text = NSAttributedString(string: "a", attributes: [.link: "x:a  b"])
        let data = try text.data(
            from: NSRange(location: 0, length: 1),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.html, .title: "A  B"])
        let html = String(decoding: data, as: UTF8.self)
        #expect(html.contains("<title>A  B</title>") && html.contains("href=\"x:a  b\""))
    }

    /// A carriage return and a line feed end one paragraph, whatever stands on either side of them.
    @Test(arguments: [NSAttributedString.DocumentType.html, .rtf])
    func `A line end of two characters ends one paragraph`(_ type: NSAttributedString.DocumentType) throws {
        for seam in 0...3 {
            let text = NSMutableAttributedString(string: "a\r\nb\r\r\nc")
            text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: seam))
            let data = try text.data(
                from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: type])
            let read = try NSAttributedString(data: data, options: [:], documentAttributes: nil).string
            let lines = read.trimmingCharacters(in: .newlines).components(separatedBy: .newlines)
            #expect(lines.filter { !$0.isEmpty } == ["a", "b", "c"])
            if type == .rtf { #expect(lines.count == 4) }
        }
    }

    private static func readBack(_ type: NSAttributedString.DocumentType) throws -> NSAttributedString {
        let data = try sample.data(
            from: NSRange(location: 0, length: sample.length),
            documentAttributes: [.documentType: type, .title: "A & b"])
        return try NSAttributedString(data: data, options: [:])
    }

    @Test(arguments: [NSAttributedString.DocumentType.html, .rtf])
    func `Fonts, colors, lines, links and paragraphs come back`(_ type: NSAttributedString.DocumentType) throws {
        let text = try Self.readBack(type)
        let spaced = Self.sample.string.replacingOccurrences(of: "  ", with: type == .html ? " \u{A0}" : "  ")
        #expect(text.string.trimmingCharacters(in: .newlines) == spaced)
        let words = text.string as NSString
        func attribute(_ key: NSAttributedString.Key, _ word: String) -> Any? {
            text.attribute(key, at: words.range(of: word).location, effectiveRange: nil)
        }
        #expect((attribute(.font, "One") as? UIFont)?.pointSize == 14)
        #expect((attribute(.font, "two") as? UIFont)?.pointSize == 20)
        #expect((attribute(.font, "two") as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect((attribute(.font, "One") as? UIFont)?.familyName == "Helvetica")
        #expect(attribute(.foregroundColor, "One") as? UIColor == .red)
        #expect(
            attribute(.backgroundColor, "fünf") as? UIColor == .yellow && attribute(.backgroundColor, "One") == nil)
        #expect(
            attribute(.underlineStyle, "three") as? Int == 1 && attribute(.strikethroughStyle, "six") as? Int == 1)
        #expect((attribute(.link, "four") as? URL)?.absoluteString == "https://example.org/?a=1&b=2")
        let style = try #require(attribute(.paragraphStyle, "fünf") as? NSParagraphStyle)
        #expect(style.alignment == .right && style.paragraphSpacing == 6)
        #expect(style.headIndent == 10 && style.firstLineHeadIndent == 15)
    }

    @Test func `Plain text is text in the encoding that was asked for`() throws {
        let text = NSAttributedString(string: "né")
        let range = NSRange(location: 1, length: 1)
        let latin: [NSAttributedString.DocumentAttributeKey: Any] = [
            .documentType: NSAttributedString.DocumentType.plain,
            .characterEncoding: String.Encoding.isoLatin1.rawValue,
        ]
        #expect(try text.data(from: range, documentAttributes: latin) == Data([0xE9]))
        #expect(throws: CocoaError.self) { try text.data(from: NSRange(location: 1, length: 5)) }
        #expect(throws: CocoaError.self) {
            try text.data(from: range, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtfd])
        }
    }

    /// The example at the beginning of the RTF specification's section on Unicode, in words of our own.
    @Test func `RTF of other writers is read`() throws {
        let rtf =
            "{\\rtf1\\ansi\\uc1{\\fonttbl{\\f0\\fswiss Helvetica;}}{\\colortbl;\\red0\\green0\\blue255;}{\\*\\x y}{\\info{\\title t}}"
            + "\\pard\\qc\\f0\\fs36\\cf1 Lab\\u915 GValue \\'e9\\par{\\b bold} plain}"
        let text = try NSAttributedString(
            data: Data(rtf.utf8), options: [.documentType: NSAttributedString.DocumentType.rtf])
        #expect(text.string == "LabΓValue é\nbold plain")
        let first = text.attributes(at: 0, effectiveRange: nil)
        #expect((first[.font] as? UIFont)?.pointSize == 18 && first[.foregroundColor] as? UIColor == .blue)
        #expect((first[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    }

    @Test func `RTF that is none, or lies too deep, is refused`() {
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.rtf
        ]
        #expect(throws: RTFError.notRTF) { try NSAttributedString(data: Data("x".utf8), options: options) }
        let deep = "{\\rtf1" + String(repeating: "{", count: 100_000)
        #expect(throws: RTFError.tooDeep) { try NSAttributedString(data: Data(deep.utf8), options: options) }
    }
}
