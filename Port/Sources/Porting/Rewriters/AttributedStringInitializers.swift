import SwiftSyntax

/// Writes `super.init()` in classes of attributed strings as `super.init(string: "")`.
///
/// On Apple's systems that initializer comes from `NSObject`; Foundation on Linux has none in these classes.
final class AttributedStringInitializers: Rewriter {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let call = node.calledExpression.as(MemberAccessExprSyntax.self), call.declName.baseName.text == "init",
            call.base?.is(SuperExprSyntax.self) == true, let end = node.rightParen,
            let name = enclosingType(of: node), let type = program.type(named: name),
            type.inherited.contains(where: ["NSAttributedString", "NSMutableAttributedString"].contains)
        else { return .visitChildren }
        edits.insert("string: \"\"", before: end)
        note(.rewritten, "super.init() of an attributed string", at: node)
        return .visitChildren
    }
}
