import SwiftSyntax

/// Writes `enumerateMatches(in:options:range:using:)` of regular expressions as `forEachMatch(in:options:range:using:)`.
///
/// On iOS the closure does not outlive the call, so that it speaks of members without `self` and changes variables; Foundation
/// on Linux says that it might, and that it may run elsewhere.
final class MatchEnumerations: Rewriter {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName,
            called.text == "enumerateMatches", node.arguments.first?.label?.text == "in",
            node.arguments.contains(where: { $0.label?.text == "range" }),
            !program.declares("enumerateMatches", first: "in")
        {
            edits.replace(called, with: "forEachMatch")
            note(.rewritten, "enumerateMatches(in:)", at: node)
        }
        return .visitChildren
    }
}
