import Foundation

/// Writes attributed text in rich text format. Source: Microsoft's Rich Text Format specification 1.9.1.
struct RTFWriter {
    private var fonts: [String] = []
    private var colors: [String] = []
    private var body = ""

    init(_ text: NSAttributedString) {
        let paragraphs = AttributedParagraph.paragraphs(of: text)
        for (index, paragraph) in paragraphs.enumerated() {
            append(paragraph)
            let isEnded =
                index < paragraphs.count - 1
                || text.string.unicodeScalars.last.map { "\n\r\u{2029}".unicodeScalars.contains($0) } == true
            if isEnded { body += "\\par\n" }
        }
    }

    /// The file: ASCII alone.
    var rtf: String {
        let fonts = fonts.enumerated().map { "\\f\($0.offset)\\fnil \($0.element);" }.joined()
        let colors = colors.map { $0 + ";" }.joined()
        return "{\\rtf1\\ansi\\ansicpg1252\\uc1{\\fonttbl\(fonts)}{\\colortbl;\(colors)}\n\(body)}"
    }

    private mutating func append(_ paragraph: AttributedParagraph) {
        body += "\\pard" + (paragraph.style.map(Self.words) ?? "") + " "
        for run in paragraph.runs {
            let words = self.words(run.attributes)
            // A space ends a word; without one it would be text.
            let piece = "{\(words)\(words.isEmpty ? "" : " ")\(Self.escaped(run.text))}"
            if let address = run.attributes[.link].map({ ($0 as? URL)?.absoluteString ?? "\($0)" }) {
                body += "{\\field{\\*\\fldinst{HYPERLINK \"\(Self.escaped(address))\"}}{\\fldrslt \(piece)}}"
            } else {
                body += piece
            }
        }
    }

    private static func words(_ style: NSParagraphStyle) -> String {
        let alignments: [NSTextAlignment: String] = [
            .left: "\\ql", .right: "\\qr", .center: "\\qc", .justified: "\\qj",
        ]
        var words = alignments[style.alignment] ?? ""
        if style.headIndent != 0 { words += "\\li\(twips(style.headIndent))" }
        let first = style.firstLineHeadIndent - style.headIndent
        if first != 0 { words += "\\fi\(twips(first))" }
        if style.tailIndent < 0 { words += "\\ri\(twips(-style.tailIndent))" }
        if style.paragraphSpacing > 0 { words += "\\sa\(twips(style.paragraphSpacing))" }
        if style.paragraphSpacingBefore > 0 { words += "\\sb\(twips(style.paragraphSpacingBefore))" }
        if style.baseWritingDirection == .rightToLeft { words += "\\rtlpar" }
        return words
    }

    private mutating func words(_ attributes: [NSAttributedString.Key: Any]) -> String {
        var words = ""
        if let font = attributes[.font] as? UIFont {
            let traits = font.fontDescriptor.symbolicTraits
            words +=
                "\\f\(Self.index(of: Self.escaped(font.familyName), in: &fonts))\\fs\(Self.halves(font.pointSize))"
            if traits.contains(.traitBold) { words += "\\b" }
            if traits.contains(.traitItalic) { words += "\\i" }
        }
        if let color = attributes[.foregroundColor] as? UIColor { words += "\\cf\(self.color(color))" }
        if let color = attributes[.backgroundColor] as? UIColor { words += "\\cb\(self.color(color))" }
        if let style = attributes[.underlineStyle] as? NSNumber, style.intValue != 0 { words += "\\ul" }
        if let style = attributes[.strikethroughStyle] as? NSNumber, style.intValue != 0 { words += "\\strike" }
        if let kern = attributes[.kern] as? NSNumber { words += "\\expndtw\(Self.twips(CGFloat(kern.doubleValue)))" }
        if let offset = attributes[.baselineOffset] as? NSNumber, offset.doubleValue != 0 {
            let halves = Self.halves(CGFloat(offset.doubleValue))
            words += halves > 0 ? "\\up\(halves)" : "\\dn\(-halves)"
        }
        return words
    }

    private mutating func color(_ color: UIColor) -> Int {
        let bytes = color.bytes
        return Self.index(of: "\\red\(bytes.red)\\green\(bytes.green)\\blue\(bytes.blue)", in: &colors) + 1
    }

    private static func index(of entry: String, in table: inout [String]) -> Int {
        if let index = table.firstIndex(of: entry) { return index }
        table.append(entry)
        return table.count - 1
    }

    private static func twips(_ points: CGFloat) -> Int { parts(20, of: points) }
    /// Half points.
    private static func halves(_ points: CGFloat) -> Int { parts(2, of: points) }

    private static func parts(_ count: CGFloat, of points: CGFloat) -> Int {
        Int((min(max(-10_000, points), 10_000) * count).rounded())
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for unit in text.utf16 {
            switch unit {
            case 0x5C, 0x7B, 0x7D: escaped += "\\" + String(UnicodeScalar(UInt8(unit)))
            case 0x09: escaped += "\\tab "
            case 0x2028: escaped += "\\line "
            case 0x20..<0x7F: escaped.unicodeScalars.append(UnicodeScalar(UInt8(unit)))
            default: escaped += "\\u\(Int16(bitPattern: unit))?"
            }
        }
        return escaped
    }
}
