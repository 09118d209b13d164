import SwiftSyntax

/// Has those who observe a `dynamic` property by its name or a key path told when it is set, as Apple's runtime does.
///
/// Properties that the program asks for by neither stay, and so do those that are computed.
final class ObservedProperties: Rewriter {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let modifiers = Set(node.modifiers.map(\.name.text))
        guard modifiers.contains("dynamic"), modifiers.isDisjoint(with: ["lazy", "static", "class", "override"]),
            node.bindings.count == 1, let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = enclosingType(of: node), program.isObserved(name, in: type)
        else { return .visitChildren }
        if tell("didChangeValue(forKey: \"\(name)\")", of: binding) {
            note(.rewritten, "dynamic property that is observed", at: node)
        }
        return .visitChildren
    }

    /// Writes the call where the property has been set; whether there is such a place.
    private func tell(_ call: String, of binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else {
            edits.insert(" { didSet { \(call) } }", after: binding)
            return true
        }
        guard case .accessors(let accessors) = block.accessors else { return false }
        let words = accessors.map(\.accessorSpecifier.text)
        if let body = accessors.first(where: { $0.accessorSpecifier.text == "didSet" })?.body {
            edits.insert(" defer { \(call) };", after: body.leftBrace)
            return true
        }
        guard words == ["willSet"], let last = accessors.last else { return false }
        edits.insert(" didSet { \(call) }", after: last)
        return true
    }
}
