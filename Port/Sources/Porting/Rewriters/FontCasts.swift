import SwiftSyntax

/// Writes casts between `UIFont` and `CTFont`, which are one class on iOS, as calls that convert: `font as CTFont`.
///
/// A cast to `UIFont` that may fail stays where the file does not speak of `CTFont`: its values are UIKit's then. So do
/// patterns, `case let font as CTFont`, in which nothing can be called: they match what is of the class itself.
final class FontCasts: Rewriter {
    private var speaksOfCoreText = false

    override func rewrite() {
        speaksOfCoreText = file.tree.tokens(viewMode: .sourceAccurate).contains { $0.text.hasPrefix("CTFont") }
        super.rewrite()
    }

    override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node)
        for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
            guard let cast = part.as(UnresolvedAsExprSyntax.self),
                let type = parts[index + 1].as(TypeExprSyntax.self),
                !parts[index - 1].is(PatternExprSyntax.self)
            else { continue }
            rewrite(parts[index - 1], cast, type)
        }
        return .visitChildren
    }

    private func rewrite(_ value: ExprSyntax, _ cast: UnresolvedAsExprSyntax, _ type: TypeExprSyntax) {
        let name = SourceFile.words(type)
        guard name == "CTFont" || name == "UIFont" && speaksOfCoreText else { return }
        let mark = cast.questionOrExclamationMark?.text ?? ""
        edits.insert("\(name).bridged(\(mark.isEmpty ? "" : "any: ")", before: value)
        edits.insert(mark == "!" ? ")!" : ")", after: value)
        edits.replace(cast.positionAfterSkippingLeadingTrivia..<type.endPositionBeforeTrailingTrivia, with: "")
        note(.rewritten, "as\(mark) \(name)", at: cast)
    }
}
