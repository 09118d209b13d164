/// A language that nobody speaks, made of the original texts to find what a translation would break.
///
/// Places for arguments (`%@`, `%#@items@`) and tags in angle brackets stay as they are.
public enum Pseudolocale: String, CaseIterable, Sendable {
    /// Longer by 40 %, as German and Finnish often are.
    case longer
    /// Every letter with an accent or another shape, so that a text that is not looked up stands out.
    case accented
    /// Set from right to left, by the marks of Unicode.
    case mirrored

    /// The text in this language.
    package func applied(to text: String) -> String {
        switch self {
        case .longer: Self.lengthened(text)
        case .accented: Self.mapped(text) { Self.accents[$0] ?? $0 }
        case .mirrored: Self.mirrored(text)
        }
    }

    /// Overrides the direction of each paragraph, because an override ends where a paragraph does (UAX #9, X8).
    private static func mirrored(_ text: String) -> String {
        var result = ""
        for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: endsParagraph) {
            if !paragraph.isEmpty { result += "\u{202E}\(paragraph)\u{202C}" }
            if paragraph.endIndex < text.endIndex { result.append(text[paragraph.endIndex]) }
        }
        return result
    }

    /// U+2028 and the vertical and the form feed end a line only.
    private static func endsParagraph(_ character: Character) -> Bool {
        character.isNewline && !["\u{2028}", "\u{0B}", "\u{0C}"].contains(character)
    }

    /// Repeats vowels from the first on, which keeps words words, until the letters have grown by 40 %.
    private static func lengthened(_ text: String) -> String {
        var wanted = 0.0
        return mapped(
            text,
            each: { letter in
                wanted += 0.4
                guard wanted >= 1, letter.isLetter else { return String(letter) }
                let count = Int(wanted)
                wanted -= Double(count)
                return String(letter) + String(repeating: letter.lowercased(), count: count)
            })
    }

    private static func mapped(_ text: String, _ change: (Character) -> Character) -> String {
        mapped(text, each: { String(change($0)) })
    }

    /// Changes what is neither an argument's place nor a tag.
    private static func mapped(_ text: String, each change: (Character) -> String) -> String {
        var result = ""
        var rest = text[...]
        while let first = rest.first {
            if let end = endOfPlaceholder(rest) {
                result += rest[..<end]
                rest = rest[end...]
            } else {
                result += change(first)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private static func endOfPlaceholder(_ text: Substring) -> String.Index? {
        switch text.first {
        case "%": FormatPlace(at: text.startIndex, in: text)?.range.upperBound
        case "<": text.prefix(200).firstIndex(of: ">").map { text.index(after: $0) }
        default: nil
        }
    }

    private static let accents: [Character: Character] = Dictionary(
        uniqueKeysWithValues: zip(
            "ABCDEFGHIJKLMNOPRSTUVWYZabcdefghijklmnoprstuvwyz", "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞŔŠŢÛṼŴÝŽåƀçðéƒĝĥîĵķļɱñöþŕšţûṽŵýž"))
}
