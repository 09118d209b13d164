import SwiftSyntax

/// Writes overrides of `delegate` in tables, collections and text views with the type that scroll views give it: on
/// Apple's systems each class has a type of its own for it, and Swift's overrides may not narrow what can be set.
final class DelegateOverrides: Rewriter {
    private static let narrow: Set = ["UITextViewDelegate", "UITableViewDelegate", "UICollectionViewDelegate"]
    /// The type that the override around gives the property.
    private var type: String?

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.contains(where: { $0.name.text == "override" }), node.bindings.count == 1,
            let binding = node.bindings.first,
            binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "delegate",
            let annotation = binding.typeAnnotation?.type, let type = Self.delegate(annotation)
        else { return .visitChildren }
        edits.replace(annotation, with: "(any UIScrollViewDelegate)?")
        note(.rewritten, "override of delegate", at: node)
        self.type = type
        return .visitChildren
    }

    override func visitPost(_ node: VariableDeclSyntax) {
        if node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "delegate" { type = nil }
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == "delegate" { cast(node) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if ["newValue", "oldValue"].contains(node.baseName.text), !isMember { cast(node) }
        return .visitChildren
    }

    /// What is handed on to the superclass keeps its type; everything else has the one of the override.
    private func cast(_ value: some ExprSyntaxProtocol) {
        guard let type else { return }
        if let list = value.parent?.as(ExprListSyntax.self), list.count == 3,
            list.dropFirst().first?.is(AssignmentExprSyntax.self) == true, let target = list.first,
            target.id == value.id || SourceFile.words(target) == "super.delegate"
        {
            return
        }
        edits.insert("(", before: value)
        edits.insert(" as? \(type))", after: value)
    }

    private static func delegate(_ annotation: TypeSyntax) -> String? {
        let words = annotation.tokens(viewMode: .sourceAccurate).map(\.text).filter { $0.first?.isLetter == true }
        return words.first { narrow.contains($0) }
    }
}
