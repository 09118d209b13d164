import Foundation

/// Writes attributed text as HTML: a paragraph for each, pieces of one look in spans, links, tables, and lists as they stand in
/// the text.
struct HTMLWriter {
    private(set) var html = ""

    private let text: NSAttributedString
    private var tables = HTMLTableWriter()

    init(_ text: NSAttributedString, title: String? = nil) {
        self.text = text
        html = "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"UTF-8\">\n"
        if let title { html += "<title>\(Self.escaped(title))</title>\n" }
        html += "</head>\n<body>\n"
        for paragraph in AttributedParagraph.paragraphs(of: text) { append(paragraph) }
        html += tables.moved(to: [])
        html += "</body>\n</html>\n"
    }

    private mutating func append(_ paragraph: AttributedParagraph) {
        html += tables.moved(to: paragraph.style?.textBlocks ?? [])
        html += "<p\(Self.attribute(style: paragraph.style.map(Self.css) ?? "margin: 0"))>"
        if paragraph.runs.isEmpty { html += "<br>" }
        let firsts = paragraph.runs.dropFirst().map(\.text.unicodeScalars.first) + [nil]
        var last: Unicode.Scalar?
        for (run, next) in zip(paragraph.runs, firsts) {
            let picture = run.attributes[.attachment].flatMap(HTMLPicture.html)
            var piece = picture ?? Self.keepingSpaces(run.text, between: last, and: next)
            last = run.text.unicodeScalars.last
            let css = Self.css(run.attributes)
            if !css.isEmpty { piece = "<span\(Self.attribute(style: css))>\(piece)</span>" }
            if let address = run.attributes[.link].map({ ($0 as? URL)?.absoluteString ?? "\($0)" }) {
                piece = "<a href=\"\(Self.escaped(address))\">\(piece)</a>"
            }
            html += piece
        }
        html += "</p>\n"
    }

    private static func attribute(style: String) -> String { style.isEmpty ? "" : " style=\"\(escaped(style))\"" }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "&": escaped += "&amp;"
            case "\"": escaped += "&quot;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// A part of a paragraph with its line ends and tabs as elements, and a space that does not break where readers would
    /// drop one: behind another and at either end of a line.
    ///
    /// - Parameters:
    ///   - last: What stands before the part; nil at the paragraph's beginning.
    ///   - next: What stands behind it; nil at the paragraph's end.
    private static func keepingSpaces(
        _ text: String, between last: Unicode.Scalar?, and next: Unicode.Scalar?
    ) -> String {
        let scalars = Array(text.unicodeScalars)
        var (kept, last) = ("", last)
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : next
            if breaksLine(scalar) {
                kept += "<br>"
            } else if scalar == "\t" {
                kept += tab
            } else if scalar == " ", last == " " || breaksLine(last) || breaksLine(next) {
                kept += "&nbsp;"
            } else {
                kept += escaped(String(scalar))
            }
            last = scalar
        }
        return kept
    }

    /// A tab as Apple's writer writes it.
    private static let tab = "<span class=\"Apple-tab-span\" style=\"white-space: pre\">\t</span>"

    /// Whether a line ends here: at a character that ends one, or beside the paragraph.
    private static func breaksLine(_ scalar: Unicode.Scalar?) -> Bool {
        scalar == nil || scalar == "\u{2028}" || scalar == "\u{B}"
    }

    // MARK: CSS

    private static func css(_ style: NSParagraphStyle) -> String {
        let alignments: [NSTextAlignment: String] = [
            .left: "left", .right: "right", .center: "center", .justified: "justify",
        ]
        var css = [
            "margin: 0 \(points(max(0, -style.tailIndent))) \(points(style.paragraphSpacing)) \(points(style.headIndent))"
        ]
        if let alignment = alignments[style.alignment] { css.append("text-align: \(alignment)") }
        if style.firstLineHeadIndent != style.headIndent {
            css.append("text-indent: \(points(style.firstLineHeadIndent - style.headIndent))")
        }
        if style.minimumLineHeight > 0 { css.append("line-height: \(points(style.minimumLineHeight))") }
        switch style.baseWritingDirection {
        case .rightToLeft: css.append("direction: rtl")
        case .leftToRight: css.append("direction: ltr")
        default: break
        }
        return css.joined(separator: "; ")
    }

    private static func css(_ attributes: [NSAttributedString.Key: Any]) -> String {
        var css: [String] = []
        if let font = attributes[.font] as? UIFont { css += self.css(font) }
        if let color = attributes[.foregroundColor] as? UIColor { css.append("color: \(self.css(color))") }
        if let color = attributes[.backgroundColor] as? UIColor { css.append("background-color: \(self.css(color))") }
        let lines = [(NSAttributedString.Key.underlineStyle, "underline"), (.strikethroughStyle, "line-through")]
        let drawn = lines.filter { (attributes[$0.0] as? NSNumber)?.intValue ?? 0 != 0 }.map(\.1)
        if !drawn.isEmpty { css.append("text-decoration: \(drawn.joined(separator: " "))") }
        if let kern = attributes[.kern] as? NSNumber {
            css.append("letter-spacing: \(points(CGFloat(kern.doubleValue)))")
        }
        if let offset = attributes[.baselineOffset] as? NSNumber {
            css.append("vertical-align: \(points(CGFloat(offset.doubleValue)))")
        }
        return css.joined(separator: "; ")
    }

    private static func css(_ font: UIFont) -> [String] {
        let traits = font.fontDescriptor.symbolicTraits
        let family = font.fontName.hasPrefix(".") ? "-apple-system" : "'\(font.familyName)'"
        var css = ["font-family: \(family)", "font-size: \(points(font.pointSize))"]
        if traits.contains(.traitBold) { css.append("font-weight: bold") }
        if traits.contains(.traitItalic) { css.append("font-style: italic") }
        return css
    }

    static func css(_ color: UIColor) -> String {
        let bytes = color.bytes
        let alpha = bytes.alpha < 1 ? String(format: "%.3f", bytes.alpha) : nil
        let parts = "\(bytes.red), \(bytes.green), \(bytes.blue)"
        return alpha.map { "rgba(\(parts), \($0))" }
            ?? String(format: "#%02x%02x%02x", bytes.red, bytes.green, bytes.blue)
    }

    /// A length in pixels, which Apple's systems take for points.
    static func points(_ length: CGFloat) -> String { "\(number(length))px" }

    /// A number with three decimals at most.
    static func number(_ number: CGFloat) -> String { number.formattedForFiles }
}

extension CGFloat {
    /// The number with three decimals at most.
    fileprivate var formattedForFiles: String {
        let rounded = (self * 1000).rounded() / 1000
        return rounded == rounded.rounded() && rounded.magnitude < 1e15
            ? String(Int(rounded)) : String(Double(rounded))
    }
}
