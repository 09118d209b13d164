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
            edits.replace(name, with: "trackedString")
            note(.rewritten, "mutableString", at: node)
        }
        return .visitChildren
    }
}
