/// The words, numbers and signs of a text, which dates and addresses are made of.
struct TextTokens {
    struct Token {
        enum Kind {
            /// In small letters.
            case word(String)
            case number(Int, digits: Int)
            case sign(UInt16)
        }

        let kind: Kind
        let range: Range<Int>
        /// Whether space stands before it; a line break is a token of its own.
        let isApart: Bool
        /// Whether it begins with a capital letter.
        let isCapitalized: Bool
    }

    let tokens: [Token]

    /// Longer words and numbers count as signs that mean nothing.
    init(_ text: TextUnits, in range: Range<Int>) {
        var (tokens, index, isApart) = ([Token](), range.lowerBound, true)
        while index < range.upperBound {
            let unit = text[index]
            if unit == 0x20 || unit == 0xA0 || unit == 0x09 || unit == 0x202F {
                (isApart, index) = (true, index + 1)
                continue
            }
            let start = index
            let isDigit = TextUnits.isDigit(unit)
            if TextUnits.isWord(unit) {
                while index < range.upperBound, TextUnits.isWord(text[index]),
                    TextUnits.isDigit(text[index]) == isDigit
                {
                    index += 1
                }
            } else {
                index += 1
            }
            let kind = Self.kind(of: start..<index, in: text, isDigit: isDigit)
            tokens.append(
                Token(
                    kind: kind, range: start..<index, isApart: isApart,
                    isCapitalized: Unicode.Scalar(unit)?.properties.isUppercase ?? false))
            isApart = false
        }
        self.tokens = tokens
    }

    private static func kind(of range: Range<Int>, in text: TextUnits, isDigit: Bool) -> Token.Kind {
        guard TextUnits.isWord(text[range.lowerBound]), range.count <= (isDigit ? 9 : 24) else {
            return .sign(TextUnits.isWord(text[range.lowerBound]) ? 0 : text[range.lowerBound])
        }
        let word = text.text(range)
        return isDigit ? .number(Int(word) ?? 0, digits: range.count) : .word(word.lowercased())
    }

    // MARK: Reading

    var count: Int { tokens.count }

    func word(_ index: Int) -> String? {
        guard tokens.indices.contains(index), case .word(let word) = tokens[index].kind else { return nil }
        return word
    }

    func number(_ index: Int) -> (value: Int, digits: Int)? {
        guard tokens.indices.contains(index), case .number(let value, let digits) = tokens[index].kind else {
            return nil
        }
        return (value, digits)
    }

    func isSign(_ sign: Unicode.Scalar, _ index: Int) -> Bool {
        guard tokens.indices.contains(index), case .sign(let unit) = tokens[index].kind else { return false }
        return UInt32(unit) == sign.value
    }

    /// Whether a token stands right behind the one before it.
    func isJoined(_ index: Int) -> Bool { tokens.indices.contains(index) && !tokens[index].isApart }
}
