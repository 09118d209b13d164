import SwiftSyntax

/// All calls in a body, from the outermost inwards.
final class FunctionCalls: SyntaxVisitor {
    private(set) var found: [FunctionCallExprSyntax] = []

    init(in body: CodeBlockSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(body)
    }

    /// Those of the superclass's method of a name.
    func ofSuperclass(_ name: String) -> [FunctionCallExprSyntax] {
        found.filter { call in
            let called = call.calledExpression.as(MemberAccessExprSyntax.self)
            return called?.base?.is(SuperExprSyntax.self) == true && called?.declName.baseName.text == name
        }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .visitChildren
    }
}
