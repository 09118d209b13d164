import SwiftSyntax

/// Finds the types, functions and constants of frameworks that do not exist here, whose imports are taken out: where the code
/// still uses them it does not build.
final class AbsentNames: Rewriter {
    private struct Use {
        let name: String
        let position: AbsolutePosition
        let line: Int
    }

    private var modules: Set<String> = []
    private var uses: [Use] = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text, Frameworks.absent.contains(module) { modules.insert(module) }
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        use(node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.keyPathInParent != \MemberAccessExprSyntax.declName { use(node.baseName) }
        return .visitChildren
    }

    private func use(_ token: TokenSyntax) {
        uses.append(
            Use(name: token.text, position: token.positionAfterSkippingLeadingTrivia, line: file.line(of: token)))
    }

    /// One for each name at its first use, with the lines of the others.
    ///
    /// - Parameter edits: Those of all rewriters: what is taken out or written otherwise is no use.
    func findings(outside edits: Edits) -> [Finding] {
        let owned = uses.filter { !program.declares($0.name) && owner(of: $0.name) != nil }
        let left = owned.filter { !edits.takeOut($0.name, at: $0.position) }
        return Dictionary(grouping: left, by: \.name).values.compactMap(finding)
    }

    private func owner(of name: String) -> String? { FrameworkNames.owner(of: name, among: modules) }

    private func finding(_ uses: [Use]) -> Finding? {
        guard let first = uses.first, let module = owner(of: first.name) else { return nil }
        let lines = Set(uses.map(\.line)).subtracting([first.line]).sorted()
        let others = lines.prefix(5).map(String.init).joined(separator: ", ")
        let rest = lines.count > 5 ? " and \(lines.count - 5) more" : ""
        let also = lines.isEmpty ? "" : " (also on line\(lines.count == 1 ? "" : "s") \(others)\(rest))"
        return Finding(
            kind: .missing, file: file.path, line: first.line,
            message: "\(first.name)\(also): there is no \(module) here")
    }
}
