import SwiftSyntax

/// Writes `Logger` of the framework `os` as `OSLogger`: on Linux the package swift-log has the name.
///
/// Only files that import the framework are meant, and no program with a `Logger` of its own.
final class Loggers: Rewriter {
    private var importsLogs = false

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        importsLogs = importsLogs || ["os", "OSLog"].contains(node.path.first?.name.text)
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        rename(node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if !isMember { rename(node.baseName) }
        return .visitChildren
    }

    /// `os.Logger` names the framework too, which does not exist here.
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        replace(node, base: node.baseType, name: node.name)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        node.base.map { replace(node, base: $0, name: node.declName.baseName) } ?? .visitChildren
    }

    private func replace(
        _ node: some SyntaxProtocol, base: some SyntaxProtocol, name: TokenSyntax
    ) -> SyntaxVisitorContinueKind {
        guard importsLogs, name.text == "Logger", SourceFile.reads(base, as: "os", "OSLog") else {
            return .visitChildren
        }
        edits.replace(node, with: "OSLogger")
        note(.rewritten, "Logger", at: node)
        return .skipChildren
    }

    private func rename(_ name: TokenSyntax) {
        guard importsLogs, name.text == "Logger", program.type(named: "Logger") == nil else { return }
        edits.replace(name, with: "OSLogger")
        note(.rewritten, "Logger", at: name)
    }
}
