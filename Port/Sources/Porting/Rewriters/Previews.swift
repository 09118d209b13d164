import SwiftSyntax

/// Takes out what only Xcode's canvas and SwiftUI can show.
final class Previews: Rewriter {
    private static let types: Set = [
        "App", "EnvironmentKey", "LibraryContentProvider", "PreferenceKey", "PreviewModifier", "PreviewProvider",
        "UIViewControllerRepresentable", "UIViewRepresentable", "View", "ViewModifier", "Widget",
    ]
    private var importsSwiftUI = false

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        importsSwiftUI = Self.importSwiftUI(node.statements)
        return .visitChildren
    }

    /// Whether statements import SwiftUI, be it under a condition.
    private static func importSwiftUI(_ statements: CodeBlockItemListSyntax) -> Bool {
        statements.contains { statement in
            if let name = statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text { return name == "SwiftUI" }
            return statement.item.as(IfConfigDeclSyntax.self)?.clauses.contains { clause in
                if case .statements(let inner)? = clause.elements { importSwiftUI(inner) } else { false }
            } ?? false
        }
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? drop(node, "#Preview") : .visitChildren
    }
    /// At the top of a file a macro is read as an expression.
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? drop(node, "#Preview") : .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        dropIfShown(node, node.name.text, node.inheritanceClause)
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        dropIfShown(node, node.name.text, node.inheritanceClause)
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = SourceFile.words(node.extendedType)
        if importsSwiftUI, Self.types.contains(name), program.type(named: name)?.kind == nil {
            return drop(node, "extension \(name): SwiftUI does not exist here")
        }
        return dropIfShown(node, name, node.inheritanceClause)
    }

    private func dropIfShown(
        _ node: some SyntaxProtocol, _ name: String, _ inheritance: InheritanceClauseSyntax?
    ) -> SyntaxVisitorContinueKind {
        let shown = DeclarationWords.inherited(inheritance).first { Self.types.contains($0) }
        guard importsSwiftUI, let shown else { return .visitChildren }
        return drop(node, "\(name): \(shown) belongs to SwiftUI, which does not exist here")
    }

    private func drop(_ node: some SyntaxProtocol, _ what: String) -> SyntaxVisitorContinueKind {
        edits.replace(node, with: "")
        note(.dropped, what, at: node)
        return .skipChildren
    }
}
