/// A layout constraint as the document states it: `first.attribute relation second.attribute × multiplier + constant`.
package struct IBConstraint: Hashable, Sendable {
    package enum Relation: String, Sendable {
        case equal
        case greaterThanOrEqual
        case lessThanOrEqual
    }

    package let id: String?
    /// The view that holds the constraint; what `firstItem` means where it is not written.
    package let holder: String?
    package let firstItem: String?
    package let firstAttribute: String
    package let relation: Relation
    package let secondItem: String?
    package let secondAttribute: String?
    package let multiplier: Double
    /// In points.
    package let constant: Double
    package let priority: Double
    package let identifier: String?
    /// Serves the canvas only and is left out at run time.
    package let isPlaceholder: Bool
    /// Whether the constant is the standard distance between the items.
    package let isSymbolic: Bool
    package let line: Int

    /// Nil where the element has no first attribute or writes a number that is none.
    package init?(_ element: IBElement, holder: String?) {
        guard let firstAttribute = element["firstAttribute"],
            let relation = Relation(rawValue: element["relation"] ?? "equal"),
            let multiplier = IBNumber.parseRatio(element["multiplier"] ?? "1"),
            let constant = IBNumber.parse(element["constant"] ?? "0"),
            let priority = IBNumber.parse(element["priority"] ?? "1000")
        else { return nil }
        self.id = element.id
        self.holder = holder
        self.firstItem = element["firstItem"] ?? holder
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.secondItem = element["secondItem"]
        self.secondAttribute = element["secondAttribute"]
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.identifier = element["identifier"]
        self.isPlaceholder = element["placeholder"] == "YES"
        isSymbolic = element["symbolic"] == "YES"
        self.line = element.line
    }
}

extension IBElement {
    /// The constraints that this element holds; what cannot be understood is left out.
    package var constraints: [IBConstraint] {
        list("constraints").compactMap { IBConstraint($0, holder: id) }
    }
}
