import SwiftSyntax

/// Writes `constraint.priority = 999` as `UILayoutPriority(999)`, which was a number before Swift 4.
///
/// Priorities of what is no constraint, such as the tasks of a session, lie between 0 and 1 and stay.
final class LayoutPriorities: Rewriter {
    private static let methods: Set = [
        "setContentHuggingPriority", "setContentCompressionResistancePriority", "systemLayoutSizeFitting",
    ]
    private static let labels: Set = ["withHorizontalFittingPriority", "verticalFittingPriority"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.calledExpression.lastToken(viewMode: .sourceAccurate)?.text,
            Self.methods.contains(name), !program.declares(name)
        else { return .visitChildren }
        let isFitting = name == "systemLayoutSizeFitting"
        for argument in node.arguments
        where isFitting ? Self.labels.contains(argument.label?.text ?? "") : argument.label == nil {
            type(argument.expression)
        }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self), !program.declares("priority"),
            let member = parts[0].as(MemberAccessExprSyntax.self), member.declName.baseName.text == "priority"
        else { return .visitChildren }
        type(parts[2])
        return .visitChildren
    }

    private func type(_ value: ExprSyntax) {
        guard value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self),
            let number = Double(value.trimmedDescription), number > 1
        else { return }
        edits.replace(value, with: "UILayoutPriority(\(value.trimmedDescription))")
        note(.rewritten, "priority", at: value)
    }
}
