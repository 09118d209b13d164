import SwiftSyntax

/// Writes `Bundle(for: Card.self)` so that it finds the resources that SwiftPM keeps beside the program.
final class Bundles: Rewriter {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard ["Bundle", "Bundle.init", "Foundation.Bundle"].contains(SourceFile.words(node.calledExpression)),
            node.arguments.count == 1, node.arguments.first?.label?.text == "for"
        else { return .visitChildren }
        edits.replace(node.calledExpression, with: "Bundle.resources")
        note(.rewritten, "Bundle(for:)", at: node)
        return .visitChildren
    }
}
