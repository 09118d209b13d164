/// Keeps ends of lines, and white space beside them, through a parser that drops them.
///
/// An end of a line is written as a control character between spaces that are none of ASCII's: white space to the rules of
/// emphasis, and nothing to all others. The control character itself is written with another one after it.
struct WhiteSpaceEscape {
    /// Stands after white space at the text's end.
    private static let end = "\u{91}\u{93}"
    private static let literal = "\u{91}\u{92}"
    private static let lineEnd = "\u{2002}\u{91}\u{2002}"

    /// The text with its ends of lines written so; one after a backslash stays, because it is markup there.
    func escaped(_ text: String) -> String {
        var escaped = ""
        var isAfterBackslash = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\r": continue
            case "\n" where !isAfterBackslash: escaped += Self.lineEnd
            case "\u{91}": escaped += Self.literal
            default: escaped.unicodeScalars.append(scalar)
            }
            isAfterBackslash = scalar == "\\" && !isAfterBackslash
        }
        return text.last?.isWhitespace == true ? escaped + Self.end : escaped
    }

    /// The text that was escaped.
    func restored(_ text: String) -> String {
        guard text.unicodeScalars.contains("\u{91}") else { return text }
        return text.replacing(Self.end, with: "").replacing(Self.lineEnd, with: "\n").replacing(
            Self.literal, with: "\u{91}")
    }
}
