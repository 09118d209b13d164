import Foundation

/// What a predicate asks for.
///
/// Unchecked because the values that a program hands over promise nothing; they are read only.
indirect enum PredicateRule: @unchecked Sendable {
    case constant(Bool)
    case not(PredicateRule)
    case all([PredicateRule])
    case any([PredicateRule])
    case comparison(PredicateOperand, PredicateComparison, PredicateOperand)

    /// Whether the rule holds for an object.
    func holds(for object: Any?) -> Bool {
        switch self {
        case .constant(let holds): holds
        case .not(let rule): !rule.holds(for: object)
        case .all(let rules): rules.allSatisfy { $0.holds(for: object) }
        case .any(let rules): rules.contains { $0.holds(for: object) }
        case .comparison(let left, let comparison, let right):
            comparison.holds(left.value(for: object), right.value(for: object))
        }
    }
}

/// One side of a comparison.
indirect enum PredicateOperand {
    case value(Any?)
    /// Names from the object on; none for the object itself.
    case path([String])
    case list([PredicateOperand])

    func value(for object: Any?) -> Any? {
        switch self {
        case .value(let value): value
        case .path(let names): names.reduce(object) { Self.member($1, of: $0) }
        case .list(let operands): operands.map { $0.value(for: object) as Any }
        }
    }

    /// What a name stands for: a dictionary's value, an array's length, or a property of the object.
    private static func member(_ name: String, of object: Any?) -> Any? {
        guard let object = object.flatMap(PredicateValue.unwrapped) else { return nil }
        if name.uppercased() == "SELF" { return object }
        if let dictionary = object as? [String: Any] { return dictionary[name] }
        if let text = object as? String, name == "length" { return text.utf16.count }
        if let list = object as? [Any], name == "@count" { return list.count }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let known = mirror {
            if let child = known.children.first(where: { $0.label == name }) { return child.value }
            mirror = known.superclassMirror
        }
        return nil
    }
}

/// How values are read for comparisons.
enum PredicateValue {
    /// A value without the optionals around it; nil if there is none.
    static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value is NSNull ? nil : value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    static func number(_ value: Any) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let date as Date: date.timeIntervalSinceReferenceDate
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        default: nil
        }
    }

    static func text(_ value: Any) -> String? {
        value as? String ?? (value as? NSString).map { "\($0)" } ?? (value as? NSAttributedString)?.string
    }

    static func list(_ value: Any) -> [Any]? {
        value as? [Any] ?? (value as? any Sequence).flatMap { $0 is String ? nil : elements(of: $0) }
    }

    private static func elements(of sequence: any Sequence) -> [Any] { sequence.map { $0 as Any } }
}
