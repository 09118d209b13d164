import Foundation

/// The rules of a text's style elements: those whose selectors name elements, classes, identities and places among sisters,
/// also of elements around. Source: CSS 2.2, Selectors Level 3.
struct CSSSheet {
    /// What rules are matched with.
    struct Element {
        var name: String
        var identity: String?
        var classes: [String]
        /// Its place among its parent's elements, from 1.
        var position = 1
    }

    /// More selectors than this are not read.
    private static let maximumCount = 2_000

    private struct Selector {
        /// The last is the element's own.
        var compounds: [Compound]
        var specificity: Int
        var order: Int
        var declarations: CSSDeclarations
    }

    private struct Compound {
        var name: String?
        var identity: String?
        var classes: [String] = []
        var position: Positions?
        /// Whether the element around must be the one that the compound before matches.
        var isChild = false

        func matches(_ element: Element) -> Bool {
            (name == nil || name == element.name) && (identity == nil || identity == element.identity)
                && classes.allSatisfy(element.classes.contains) && position?.contains(element.position) != false
        }
    }

    /// Places among sisters: each `step`-th from `first` on.
    private struct Positions {
        var step: Int
        var first: Int

        /// Reads what stands in the brackets of `nth-child`: a place, `even`, `odd`, or `an+b`.
        init?(_ text: String) {
            switch text {
            case "even": (step, first) = (2, 0)
            case "odd": (step, first) = (2, 1)
            default:
                let parts = text.split(separator: "n", maxSplits: 1, omittingEmptySubsequences: false).map(
                    String.init)
                guard let last = parts.last, let first = last.isEmpty ? 0 : Int(last), abs(first) < 1_000_000 else {
                    return nil
                }
                let steps = ["": 1, "+": 1, "-": -1]
                guard let step = parts.count == 1 ? 0 : steps[parts[0]] ?? Int(parts[0]), abs(step) < 1_000_000 else {
                    return nil
                }
                (self.step, self.first) = (step, first)
            }
        }

        func contains(_ position: Int) -> Bool {
            let distance = position - first
            return step == 0 ? distance == 0 : distance % step == 0 && distance / step >= 0
        }
    }

    /// Selectors by the most telling part of their last compound: "#a", ".b", "c" or "*".
    private var selectors: [String: [Selector]] = [:]
    private var count = 0

    var isEmpty: Bool { count == 0 }

    // MARK: Reading

    mutating func append(_ text: String) {
        var rest = Self.withoutComments(text)[...]
        while let open = rest.firstIndex(of: "{") {
            let prelude = rest[..<open].trimmed
            let body = rest[rest.index(after: open)...]
            // What is said for other media, and of fonts, has rules or declarations of its own within.
            let end = prelude.hasPrefix("@") ? Self.endOfBlock(body) : body.firstIndex(of: "}") ?? body.endIndex
            if !prelude.hasPrefix("@") {
                let declarations = CSSDeclarations(body[..<end])
                for part in prelude.split(separator: ",") { append(part.trimmed, declarations) }
            }
            rest = end < body.endIndex ? body[body.index(after: end)...] : ""
        }
    }

    private mutating func append(_ text: String, _ declarations: CSSDeclarations) {
        guard count < Self.maximumCount, let compounds = Self.compounds(text), let last = compounds.last else {
            return
        }
        count += 1
        var specificity = 0
        for compound in compounds {
            specificity +=
                (compound.identity == nil ? 0 : 10_000)
                + (compound.classes.count + (compound.position == nil ? 0 : 1)) * 100
                + (compound.name == nil ? 0 : 1)
        }
        let key = last.identity.map { "#\($0)" } ?? last.classes.first.map { ".\($0)" } ?? last.name ?? "*"
        selectors[key, default: []].append(
            Selector(compounds: compounds, specificity: specificity, order: count, declarations: declarations))
    }

    /// The compounds of a selector, the outermost element's first; nil for what is not understood.
    private static func compounds(_ text: String) -> [Compound]? {
        var (compounds, isChild) = ([Compound](), false)
        for word in text.replacing(">", with: " > ").joiningBrackets.split(whereSeparator: \.isWhitespace) {
            if word == ">", !compounds.isEmpty, !isChild {
                isChild = true
                continue
            }
            guard compounds.count < 16, var compound = compound(word) else { return nil }
            compound.isChild = isChild
            isChild = false
            compounds.append(compound)
        }
        return isChild ? nil : compounds
    }

    /// A compound of names, classes, identities and places; nil for what is not understood.
    private static func compound(_ word: Substring) -> Compound? {
        var compound = Compound()
        var (sign, part) = (Character?.none, "")
        let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2 {
            guard let position = positions(parts[1]) else { return nil }
            compound.position = position
        }
        for character in parts[0] + "." {
            guard character == "." || character == "#" else {
                guard character.isLetter || character.isNumber || "-_*".contains(character) else { return nil }
                part.append(character)
                continue
            }
            switch sign {
            case nil: compound.name = part.isEmpty || part == "*" ? nil : part.lowercased()
            case "#": compound.identity = part
            default: if !part.isEmpty { compound.classes.append(part) }
            }
            (sign, part) = (character, "")
        }
        return compound
    }

    private static func positions(_ word: Substring) -> Positions? {
        let name = "nth-child("
        if word == "first-child" { return Positions("1") }
        return word.hasPrefix(name) && word.hasSuffix(")")
            ? Positions(word.dropFirst(name.count).dropLast().lowercased()) : nil
    }

    private static func withoutComments(_ text: String) -> String {
        var parts = ""
        var rest = text[...]
        while let open = rest.range(of: "/*") {
            parts += rest[..<open.lowerBound]
            rest = rest[open.upperBound...].range(of: "*/").map { rest[$0.upperBound...] } ?? ""
        }
        return parts + rest
    }

    private static func endOfBlock(_ text: Substring) -> Substring.Index {
        var depth = 1
        for index in text.indices {
            if text[index] == "{" { depth += 1 } else if text[index] == "}" { depth -= 1 }
            if depth == 0 { return index }
        }
        return text.endIndex
    }

    // MARK: Matching

    /// The declarations for an element, the strongest last.
    ///
    /// - Parameter path: The elements from the outermost to the one in question.
    func declarations(for path: [Element]) -> [CSSDeclarations] {
        guard let element = path.last, count > 0 else { return [] }
        var keys = ["*", element.name] + Set(element.classes).map { "." + $0 }
        if let identity = element.identity { keys.append("#" + identity) }
        let matching = keys.flatMap { selectors[$0] ?? [] }.filter {
            $0.compounds.last?.matches(element) == true && matches($0, path)
        }
        return matching.sorted { ($0.specificity, $0.order) < ($1.specificity, $1.order) }.map(\.declarations)
    }

    /// Whether the elements around stand in the selector's order; the innermost that matches a compound counts.
    private func matches(_ selector: Selector, _ path: [Element]) -> Bool {
        var waiting = selector.compounds.dropLast()
        var mustMatch = selector.compounds.last?.isChild == true
        for element in path.dropLast().reversed() {
            guard let next = waiting.last else { return true }
            if next.matches(element) {
                waiting.removeLast()
                mustMatch = next.isChild
            } else if mustMatch {
                return false
            }
        }
        return waiting.isEmpty
    }
}

extension String {
    /// Without the white space in round brackets.
    fileprivate var joiningBrackets: String {
        var depth = 0
        return filter { character in
            depth += character == "(" ? 1 : character == ")" ? -1 : 0
            return depth <= 0 || !character.isWhitespace
        }
    }
}
