import SwiftSyntax

/// Takes `ObservableObject` and `@Published` away in files that use nothing else of Combine, which does not exist here.
final class ObservableObjects: Rewriter {
    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        let modules = node.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
        return Set(modules).isDisjoint(with: ["Combine", "SwiftUI"]) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
        let names = DeclarationWords.inherited(node)
        guard let index = names.firstIndex(where: { ["ObservableObject", "Combine.ObservableObject"].contains($0) })
        else { return .skipChildren }
        let kept = names.enumerated().filter { $0.offset != index }.map(\.element)
        edits.replace(node, with: kept.isEmpty ? "" : ": " + kept.joined(separator: ", "))
        note(.rewritten, "ObservableObject", at: node)
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        if ["Published", "Combine.Published"].contains(SourceFile.words(node.attributeName)) {
            edits.remove(node)
            note(.rewritten, "@Published", at: node)
        }
        return .skipChildren
    }
}
