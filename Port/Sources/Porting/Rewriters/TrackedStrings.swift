import SwiftSyntax

/// Writes `text.mutableString` of attributed texts as `text.trackedString`.
///
/// On iOS attributes stay with their characters while that string is changed; Foundation on Linux leaves them where they were, and
/// stops the program where a text has become longer.
final class TrackedStrings: Rewriter {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        if name.text == "mutableString", let base = node.base, !base.is(SuperExprSyntax.self),
            !program.declares(member: "mutableString")
        {
            track(name)
        }
        return .visitChildren
    }

    /// The characters of the text that an extension, or a class, is about, which nothing stands before.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.text == "mutableString", !program.declares(member: "mutableString"),
            node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id, isInAttributedText(node)
        else { return .visitChildren }
        track(node.baseName)
        return .visitChildren
    }

    private func isInAttributedText(_ node: DeclReferenceExprSyntax) -> Bool {
        let texts: Set<String> = ["NSMutableAttributedString", "NSTextStorage"]
        guard let name = enclosingType(of: node) else { return false }
        return texts.contains(name) || program.type(named: name).map { program.inherits($0, from: texts) } == true
    }

    private func track(_ name: TokenSyntax) {
        edits.replace(name, with: "trackedString")
        note(.rewritten, "mutableString", at: name)
    }
}
