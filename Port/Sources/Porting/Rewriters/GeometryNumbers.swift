import SwiftSyntax

/// Writes `CGSize(width: 300, height: .greatestFiniteMagnitude)` with `CGFloat.greatestFiniteMagnitude`.
///
/// Foundation on Linux makes points, sizes and rectangles of `Double` as well, and where the other arguments are plain
/// numbers Swift cannot tell which of the two is meant.
final class GeometryNumbers: Rewriter {
    /// Members that kinds of floating-point numbers have, and integers do not.
    private static let floating: Set = [
        "greatestFiniteMagnitude", "infinity", "leastNonzeroMagnitude", "leastNormalMagnitude", "nan", "pi",
        "ulpOfOne",
    ]
    private static let types: Set = ["CGPoint", "CGRect", "CGSize", "CGVector"]
    private static let labels: Set<[String]> = [
        ["width", "height"], ["x", "y"], ["dx", "dy"], ["x", "y", "width", "height"],
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let arguments = Array(node.arguments)
        guard Self.labels.contains(arguments.map { $0.label?.text ?? "" }), Self.isGeometry(node.calledExpression)
        else {
            return .visitChildren
        }
        for (index, argument) in arguments.enumerated() {
            guard let member = argument.expression.as(MemberAccessExprSyntax.self), member.base == nil else {
                continue
            }
            let name = member.declName.baseName.text
            let others = arguments.enumerated().filter { $0.offset != index }
            let isMeant = name == "zero" && others.allSatisfy { Self.isNumber($0.element.expression) }
            guard isMeant || Self.floating.contains(name) else { continue }
            edits.insert("CGFloat", before: member)
            note(.rewritten, ".\(name)", at: member)
        }
        return .visitChildren
    }

    /// Whether a call makes a point or the like, or something that only stands where one is asked for.
    private static func isGeometry(_ called: ExprSyntax) -> Bool {
        if let name = called.as(DeclReferenceExprSyntax.self) { return types.contains(name.baseName.text) }
        guard let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" else {
            return false
        }
        return member.base.map { types.contains(SourceFile.words($0)) } ?? true
    }

    private static func isNumber(_ expression: ExprSyntax) -> Bool {
        expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self)
            || expression.as(PrefixOperatorExprSyntax.self).map { isNumber($0.expression) } ?? false
            || expression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    }
}
