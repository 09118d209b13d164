import SwiftSyntax

/// Answers conditions of `#if` as an iPhone would: `os(iOS)` is true and `os(Linux)` false.
final class PlatformConditions: Rewriter {
    private var isInCondition = false

    /// Unlike other rewriters this one sees every branch: its business is which of them are taken.
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .visitChildren }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let condition = node.condition {
            isInCondition = true
            walk(condition)
            isInCondition = false
        }
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard isInCondition else { return .visitChildren }
        let condition = SourceFile.words(node)
        if let answer = Self.answers[condition] {
            edits.replace(node, with: answer)
            note(.rewritten, "#if \(condition)", at: node)
        }
        return .skipChildren
    }

    private static let answers = ["os(iOS)": "true", "os(Linux)": "false", "targetEnvironment(simulator)": "true"]
}
