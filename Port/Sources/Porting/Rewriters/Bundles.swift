import SwiftSyntax

/// Writes `Bundle(for: Card.self)` so that it finds the resources that SwiftPM keeps beside the program.
final class Bundles: Rewriter {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.count == 1, node.arguments.first?.label?.text == "for",
            SourceFile.reads(node.calledExpression, as: "Bundle", "Bundle.init", "Foundation.Bundle")
        else { return .visitChildren }
        edits.replace(node.calledExpression, with: "Bundle.resources")
        note(.rewritten, "Bundle(for:)", at: node)
        return .visitChildren
    }
}
