/// Reads a predicate's format: `OR` binds least, then `AND`, then `NOT`, then comparisons.
struct PredicateParser {
    private var tokens: ArraySlice<PredicateToken>
    private var arguments: ArraySlice<Any>
    private var depth = 0
    private static let deepest = 200

    /// Reads a whole format.
    ///
    /// - Throws: `PredicateFormatError` if it is none, or there are too few arguments.
    static func rule(of format: String, arguments: [Any]) throws -> PredicateRule {
        var parser = PredicateParser(tokens: try PredicateToken.tokens(of: format)[...], arguments: arguments[...])
        let rule = try parser.alternatives()
        guard parser.tokens.isEmpty else { throw PredicateFormatError(problem: "something follows the end") }
        return rule
    }

    private mutating func alternatives() throws -> PredicateRule {
        try descend()
        defer { depth -= 1 }
        var rules = [try conditions()]
        while take("OR", "||") { rules.append(try conditions()) }
        return rules.count == 1 ? rules[0] : .any(rules)
    }

    private mutating func descend() throws {
        depth += 1
        guard depth < Self.deepest else { throw PredicateFormatError(problem: "brackets lie too deep") }
    }

    private mutating func conditions() throws -> PredicateRule {
        var rules = [try condition()]
        while take("AND", "&&") { rules.append(try condition()) }
        return rules.count == 1 ? rules[0] : .all(rules)
    }

    private mutating func condition() throws -> PredicateRule {
        var isNegated = false
        while take("NOT", "!") { isNegated.toggle() }
        let rule = try plainCondition()
        return isNegated ? .not(rule) : rule
    }

    private mutating func plainCondition() throws -> PredicateRule {
        if take("TRUEPREDICATE") { return .constant(true) }
        if take("FALSEPREDICATE") { return .constant(false) }
        guard take("(") else { return try comparison() }
        let rule = try alternatives()
        guard take(")") else { throw PredicateFormatError(problem: "a bracket is not closed") }
        return rule
    }

    private mutating func comparison() throws -> PredicateRule {
        let left = try operand()
        guard let word = tokens.popFirst()?.word, let operation = PredicateComparison.Operation(word: word) else {
            throw PredicateFormatError(problem: "an operator is missing")
        }
        var comparison = PredicateComparison(operation: operation)
        if case .sign(let letters)? = tokens.first, letters.hasPrefix("[") {
            tokens.removeFirst()
            if letters.contains("c") { comparison.folding.insert(.caseInsensitive) }
            if letters.contains("d") { comparison.folding.insert(.diacriticInsensitive) }
        }
        return .comparison(left, comparison, try operand())
    }

    // MARK: Operands

    private mutating func operand() throws -> PredicateOperand {
        switch tokens.popFirst() {
        case .text(let text): return .value(text)
        case .number(let number): return .value(number)
        case .argument(let letter): return try argument(letter)
        case .word(let word): return named(word)
        case .sign("{"): return try list()
        default: throw PredicateFormatError(problem: "a value is missing")
        }
    }

    private mutating func argument(_ letter: Character) throws -> PredicateOperand {
        guard let argument = arguments.popFirst() else {
            throw PredicateFormatError(problem: "an argument is missing")
        }
        guard letter == "K" else { return .value(argument) }
        return path(PredicateValue.text(argument) ?? "\(argument)")
    }

    private func named(_ word: String) -> PredicateOperand {
        switch word.uppercased() {
        case "TRUE", "YES": .value(true)
        case "FALSE", "NO": .value(false)
        case "NIL", "NULL": .value(nil)
        case "SELF": .path([])
        default: path(word)
        }
    }

    private func path(_ names: String) -> PredicateOperand { .path(names.split(separator: ".").map(String.init)) }

    private mutating func list() throws -> PredicateOperand {
        try descend()
        defer { depth -= 1 }
        var operands: [PredicateOperand] = []
        while !take("}") {
            operands.append(try operand())
            guard take(",") || tokens.first == .sign("}") else {
                throw PredicateFormatError(problem: "a list is not closed")
            }
        }
        return .list(operands)
    }

    /// Takes the next piece if it is one of some words or signs.
    private mutating func take(_ words: String...) -> Bool {
        guard let word = tokens.first?.word, words.contains(word.uppercased()) else { return false }
        tokens.removeFirst()
        return true
    }
}

extension PredicateToken {
    /// A word or a sign as it is written; nil for values.
    fileprivate var word: String? {
        switch self {
        case .word(let word), .sign(let word): word
        default: nil
        }
    }
}
