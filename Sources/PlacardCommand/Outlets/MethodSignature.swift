/// The parameters of an action, and its name in Objective-C, which documents use.
struct MethodSignature {
    let name: String
    private let parameters: [[SwiftToken]]
    private let written: String?

    init(name: String, parameters: [SwiftToken], selector: String?) {
        self.name = name
        self.parameters = Self.split(parameters)
        written = selector
    }

    var reasonAgainst: String? {
        parameters.count > 1 ? "the compiler takes an @IBAction with one parameter alone on Linux" : nil
    }

    var member: OutletClass.Member {
        .action(method: name, selector: written ?? selector, label: label, sender: sender)
    }

    /// `tap(_:)` is `tap:`, `tap(sender:)` is `tapWithSender:`, `tap(with:)` is `tapWith:`.
    private var selector: String {
        guard let parameter = parameters.first else { return name }
        guard let label = parameter.first?.text, label != "_" else { return name + ":" }
        let capital = label.prefix(1).uppercased() + label.dropFirst()
        let isPreposition = Self.prepositions.contains(Self.firstWord(of: label))
        return name + (isPreposition ? capital : "With" + capital) + ":"
    }

    private var label: String? {
        guard let first = parameters.first?.first?.text else { return nil }
        return first == "_" ? nil : first
    }

    /// The parameter's type as it is written.
    private var sender: String? {
        guard let parameter = parameters.first, let colon = parameter.firstIndex(where: { $0.isSign(":") }) else {
            return nil
        }
        var text = ""
        for token in parameter[(colon + 1)...] {
            if token.isSign("=") { break }
            let isBehindWord = text.last.map { $0.isLetter || $0.isNumber } == true
            let needsSpace = isBehindWord && (token.kind == .word || text.hasSuffix("inout"))
            text += (needsSpace ? " " : "") + token.text
        }
        return text
    }

    private static func split(_ tokens: [SwiftToken]) -> [[SwiftToken]] {
        var result: [[SwiftToken]] = tokens.isEmpty ? [] : [[]]
        var depth = 0
        for token in tokens {
            if ["(", "[", "<"].contains(token.text) { depth += 1 }
            if [")", "]", ">"].contains(token.text) { depth -= 1 }
            if depth == 0, token.isSign(",") { result.append([]) } else { result[result.count - 1].append(token) }
        }
        return result
    }

    private static func firstWord(of label: String) -> String { String(label.prefix { !$0.isUppercase }) }

    /// Words that Swift's naming of methods for Objective-C puts no `With` before.
    private static let prepositions: Set = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}
