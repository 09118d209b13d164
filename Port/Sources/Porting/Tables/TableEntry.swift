/// One line of a table: how a member is reached by its Objective-C name.
struct TableEntry {
    let source: String
    /// What a method does, as a closure; nil for a property.
    let closure: String?

    /// - Returns: Nil for members that neither a selector nor a nib can mean.
    init?(_ member: DeclaredMember, of type: String) {
        let name = member.objectiveCName
        switch member.kind {
        case .property(let isSettable):
            source = ".\(isSettable ? "property" : "step")(\"\(name)\", \\\(type).\(member.name))"
            closure = nil
        case .method(let signature):
            guard Self.canBePerformed(signature) else { return nil }
            let body = Self.closure(calling: member.name, signature, of: type)
            let answers = signature.returns.map { !["Void", "()"].contains($0) } ?? false
            source = ".\(answers ? "method" : "action")(\"\(name)\") \(body)"
            closure = answers ? body.replacing(" in target.", with: " in _ = target.") : body
        }
    }

    /// What selectors carry: three objects at most, as methods have them that are told of an end.
    private static func canBePerformed(_ signature: DeclaredMember.Signature) -> Bool {
        guard signature.parameters.count <= 3, !signature.isAsync, !signature.isThrowing, !signature.isGeneric else {
            return false
        }
        return signature.parameters.allSatisfy { parameter in
            let words = parameter.type.split(separator: " ").map(String.init)
            return !parameter.type.contains("->") && !parameter.type.hasSuffix("...")
                && Set(words).isDisjoint(with: ["inout", "borrowing", "consuming", "some", "sending"])
        }
    }

    private static func closure(
        calling name: String, _ signature: DeclaredMember.Signature, of type: String
    ) -> String {
        let names = ["first", "second", "third"]
        let pairs = zip(names, signature.parameters)
        let taken = pairs.map { ", \($0): \($1.type)" }.joined()
        let given = pairs.map { ($1.label.map { $0 + ": " } ?? "") + $0 }.joined(separator: ", ")
        return "{ (target: \(type)\(taken)) in target.\(name)(\(given)) }"
    }
}
