import Foundation

/// How two values are compared: an operator, and whether cases and accents count.
struct PredicateComparison {
    let operation: Operation
    var folding: String.CompareOptions = []

    /// Operators by the words of a format, in capitals.
    enum Operation: String {
        case equals = "=="
        case differs = "!="
        case isLess = "<"
        case isLessOrEqual = "<="
        case isGreater = ">"
        case isGreaterOrEqual = ">="
        case contains = "CONTAINS"
        case begins = "BEGINSWITH"
        case ends = "ENDSWITH"
        case isLike = "LIKE"
        case matches = "MATCHES"
        case isIn = "IN"
        case isBetween = "BETWEEN"

        init?(word: String) {
            let others = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
            self.init(rawValue: others[word] ?? word.uppercased())
        }
    }

    func holds(_ left: Any?, _ right: Any?) -> Bool {
        let (left, right) = (left.flatMap(PredicateValue.unwrapped), right.flatMap(PredicateValue.unwrapped))
        switch operation {
        case .equals: return isEqual(left, right)
        case .differs: return !isEqual(left, right)
        case .isIn: return holds(right, contain: left)
        case .contains: return holds(left, contain: right)
        default: break
        }
        guard let left, let right else { return false }
        return operation == .isBetween ? isBetween(left, right) : ordered(left, right) ?? texts(left, right)
    }

    private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let left = PredicateValue.text(left), let right = PredicateValue.text(right) {
            return folded(left) == folded(right)
        }
        if let left = PredicateValue.number(left), let right = PredicateValue.number(right) { return left == right }
        if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
        return left as AnyObject === right as AnyObject
    }

    private func holds(_ whole: Any?, contain part: Any?) -> Bool {
        guard let whole else { return false }
        if let whole = PredicateValue.text(whole) {
            return part.flatMap(PredicateValue.text).map { folded(whole).contains(folded($0)) } ?? false
        }
        return PredicateValue.list(whole)?.contains { isEqual(PredicateValue.unwrapped($0), part) } ?? false
    }

    private func isBetween(_ value: Any, _ bounds: Any) -> Bool {
        guard let bounds = PredicateValue.list(bounds), bounds.count == 2 else { return false }
        return PredicateComparison(operation: .isGreaterOrEqual, folding: folding).holds(value, bounds[0])
            && PredicateComparison(operation: .isLessOrEqual, folding: folding).holds(value, bounds[1])
    }

    /// What the operators of order say; nil for others.
    private func ordered(_ left: Any, _ right: Any) -> Bool? {
        let order: ComparisonResult
        if let left = PredicateValue.number(left), let right = PredicateValue.number(right) {
            order = left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
        } else if let left = PredicateValue.text(left), let right = PredicateValue.text(right) {
            order = folded(left).compare(folded(right))
        } else {
            return false
        }
        return switch operation {
        case .isLess: order == .orderedAscending
        case .isLessOrEqual: order != .orderedDescending
        case .isGreater: order == .orderedDescending
        case .isGreaterOrEqual: order != .orderedAscending
        default: nil
        }
    }

    // MARK: Texts

    private func texts(_ left: Any, _ right: Any) -> Bool {
        guard let left = PredicateValue.text(left), let right = PredicateValue.text(right) else { return false }
        return switch operation {
        case .begins: folded(left).hasPrefix(folded(right))
        case .ends: folded(left).hasSuffix(folded(right))
        case .isLike: isWhole(folded(left), Self.expression(ofWildcards: folded(right)))
        case .matches: isWhole(left, right)
        default: false
        }
    }

    private func folded(_ text: String) -> String {
        folding.isEmpty ? text : text.folding(options: folding, locale: nil)
    }

    /// Whether a regular expression takes all of a text.
    private func isWhole(_ text: String, _ pattern: String) -> Bool {
        let options: NSRegularExpression.Options = folding.contains(.caseInsensitive) ? .caseInsensitive : []
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options) else {
            return false
        }
        return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
    }

    private static func expression(ofWildcards pattern: String) -> String {
        pattern.map { character in
            switch character {
            case "*": "(?s:.*)"
            case "?": "(?s:.)"
            default: NSRegularExpression.escapedPattern(for: String(character))
            }
        }.joined()
    }
}
