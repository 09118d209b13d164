/// One line of a table: how a member is reached by its Objective-C name.
struct TableEntry {
    let source: String

    /// - Returns: Nil for members that neither a selector nor a nib can mean.
    init?(_ member: DeclaredMember, of type: String) {
        let name = member.objectiveCName
        switch member.kind {
        case .property(let isSettable):
            source = ".\(isSettable ? "property" : "step")(\"\(name)\", \\\(type).\(member.name))"
        case .method(let signature):
            guard Self.canBePerformed(signature) else { return nil }
            source = Self.method(name, member.name, signature, of: type)
        }
    }

    /// Selectors carry two objects at most.
    private static func canBePerformed(_ signature: DeclaredMember.Signature) -> Bool {
        guard signature.parameters.count <= 2, !signature.isAsync, !signature.isThrowing, !signature.isGeneric else {
            return false
        }
        return signature.parameters.allSatisfy { parameter in
            let words = parameter.type.split(separator: " ").map(String.init)
            return !parameter.type.contains("->") && !parameter.type.hasSuffix("...")
                && Set(words).isDisjoint(with: ["inout", "borrowing", "consuming", "some", "sending"])
        }
    }

    private static func method(
        _ selector: String, _ name: String, _ signature: DeclaredMember.Signature, of type: String
    ) -> String {
        let names = ["first", "second"]
        let pairs = zip(names, signature.parameters)
        let taken = pairs.map { ", \($0): \($1.type)" }.joined()
        let given = pairs.map { ($1.label.map { $0 + ": " } ?? "") + $0 }.joined(separator: ", ")
        let answers = signature.returns.map { !["Void", "()"].contains($0) } ?? false
        return ".\(answers ? "method" : "action")(\"\(selector)\") "
            + "{ (target: \(type)\(taken)) in target.\(name)(\(given)) }"
    }
}
