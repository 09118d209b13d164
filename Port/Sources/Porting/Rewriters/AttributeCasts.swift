import SwiftSyntax

/// Writes casts to `[NSAttributedString.Key: Any]`, which Foundation on Linux does not bridge dictionaries to, as calls that
/// convert: `CTRunGetAttributes(run) as! [NSAttributedString.Key: Any]`.
final class AttributeCasts: Rewriter {
    override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node)
        for (index, part) in parts.enumerated() where index > 0 && index + 1 < parts.count {
            guard let cast = part.as(UnresolvedAsExprSyntax.self), let mark = cast.questionOrExclamationMark?.text,
                let type = parts[index + 1].as(TypeExprSyntax.self)?.type,
                !parts[index - 1].is(PatternExprSyntax.self),
                isOfAttributes(type)
            else { continue }
            edits.insert("NSAttributedString.attributes(", before: parts[index - 1])
            edits.insert(mark == "!" ? ")!" : ")", after: parts[index - 1])
            edits.replace(cast.positionAfterSkippingLeadingTrivia..<type.endPositionBeforeTrailingTrivia, with: "")
            note(.rewritten, "as\(mark) [NSAttributedString.Key: Any]", at: cast)
        }
        return .visitChildren
    }

    private func isOfAttributes(_ type: TypeSyntax) -> Bool {
        Self.names.contains(SourceFile.words(type).filter { $0 != " " })
            || type.as(DictionaryTypeSyntax.self).map { FormerAttributeDictionary.isOne($0, in: program) } ?? false
    }

    /// The mark of `as?` or `as!` before a type; nil where there is none, or something else.
    static func question(before type: some SyntaxProtocol) -> TokenSyntax? {
        guard let word = type.firstToken(viewMode: .sourceAccurate)?.previousToken(viewMode: .sourceAccurate) else {
            return nil
        }
        return word.parent?.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark
    }

    private static let names: Set = [
        "[NSAttributedString.Key:Any]", "[NSAttributedStringKey:Any]", "Dictionary<NSAttributedString.Key,Any>",
    ]
}
