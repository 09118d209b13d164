/// A piece of a predicate's format.
enum PredicateToken: Equatable {
    /// `SELF`, `name.first`, `CONTAINS`.
    case word(String)
    /// What quotes enclose.
    case text(String)
    case number(Double)
    /// `%@`, `%K`, `%d`: the letter says what stands there.
    case argument(Character)
    /// An operator, a bracket, a comma, or letters in square brackets.
    case sign(String)

    /// Takes a format apart.
    ///
    /// - Throws: `PredicateFormatError` where a quote is not closed or a character means nothing.
    static func tokens(of format: String) throws -> [PredicateToken] {
        var reader = Reader(rest: Array(format)[...])
        var tokens: [PredicateToken] = []
        while let token = try reader.next() { tokens.append(token) }
        return tokens
    }

    private struct Reader {
        var rest: ArraySlice<Character>

        mutating func next() throws -> PredicateToken? {
            rest = rest.drop { $0.isWhitespace }
            guard let first = rest.first else { return nil }
            if first == "'" || first == "\"" { return .text(try quoted()) }
            if first == "%" { return try argument() }
            if first.isNumber || first == "-" { return try number() }
            if first.isLetter || "_@#$".contains(first) {
                return .word(take { $0.isLetter || $0.isNumber || "_.@#$".contains($0) })
            }
            if first == "[" { return .sign(take(through: "]")) }
            return .sign(try sign())
        }

        private mutating func take(while belongs: (Character) -> Bool) -> String {
            let taken = rest.prefix(while: belongs)
            rest = rest.dropFirst(taken.count)
            return String(taken)
        }

        private mutating func take(through last: Character) -> String {
            let taken = take { $0 != last }
            rest = rest.dropFirst()
            return taken + String(last)
        }

        private mutating func quoted() throws -> String {
            let quote = rest.removeFirst()
            var text = ""
            while let character = rest.popFirst() {
                if character == quote { return text }
                if character == "\\", let escaped = rest.popFirst() {
                    text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
                } else {
                    text.append(character)
                }
            }
            throw PredicateFormatError(problem: "a quote is not closed")
        }

        private mutating func argument() throws -> PredicateToken {
            rest = rest.dropFirst().drop { "lqhz".contains($0) || $0.isNumber || $0 == "." }
            guard let letter = rest.popFirst() else { throw PredicateFormatError(problem: "% stands at the end") }
            return .argument(letter)
        }

        private mutating func number() throws -> PredicateToken {
            let digits = take { $0.isNumber || "+-.eExX".contains($0) }
            guard let number = Double(digits) else { throw PredicateFormatError(problem: "\(digits) is no number") }
            return .number(number)
        }

        private mutating func sign() throws -> String {
            for sign in ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"] where rest.starts(with: sign) {
                rest = rest.dropFirst(2)
                return sign
            }
            let sign = rest.removeFirst()
            guard "=<>!(){},".contains(sign) else { throw PredicateFormatError(problem: "\(sign) means nothing") }
            return String(sign)
        }
    }
}

/// What is wrong with a predicate's format.
struct PredicateFormatError: Error {
    let problem: String
}
