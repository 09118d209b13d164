import SwiftSyntax

/// Gives dictionaries of text attributes the keys that they have since Swift 4, in programs that name attributes as before:
/// `let attributes: [String: Any]` is `let attributes: [NSAttributedString.Key: Any]`.
///
/// A dictionary is one of attributes if its name speaks of them, if its keys are their constants, if the program asks one of
/// that name for an attribute or hands attributes to it, or if a method has it that overrides one of an attributed text. What is
/// cast to one may say so too, and what returns it.
final class FormerAttributes: Rewriter {
    override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind {
        // Casts that ask go as a whole (`AttributeCasts`).
        if FormerAttributeDictionary.isOne(node, in: program), AttributeCasts.question(before: node) == nil {
            rewrite(node.key)
        }
        return .visitChildren
    }

    /// `[String: Any]()` is a literal with one pair as far as the parser knows.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let dictionary = node.calledExpression.as(DictionaryExprSyntax.self),
            case .elements(let pairs) = dictionary.content, pairs.count == 1, let pair = pairs.first,
            FormerAttributeDictionary.isOne(node, of: pair.key, pair.value, in: program)
        {
            rewrite(pair.key)
        }
        return .visitChildren
    }

    private func rewrite(_ key: some SyntaxProtocol) {
        edits.replace(key, with: "NSAttributedString.Key")
        note(.rewritten, "[String: Any] of attributes", at: key)
    }
}
