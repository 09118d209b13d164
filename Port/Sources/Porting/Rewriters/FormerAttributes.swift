import SwiftSyntax

/// Gives dictionaries of text attributes the keys that they have since Swift 4, in programs that name attributes as before:
/// `let attributes: [String: Any]` is `let attributes: [NSAttributedString.Key: Any]`.
///
/// A dictionary is one of attributes if its name speaks of them, if its keys are their constants, if the program asks one of
/// that name for an attribute or hands attributes to it, or if a method has it that overrides one of an attributed text.
final class FormerAttributes: Rewriter {
    override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind {
        if Self.isString(node.key), Self.isAny(node.value), holdsAttributes(node) {
            rewrite(node.key)
        }
        return .visitChildren
    }

    /// `[String: Any]()` is a literal with one pair as far as the parser knows.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let dictionary = node.calledExpression.as(DictionaryExprSyntax.self),
            case .elements(let pairs) = dictionary.content, pairs.count == 1, let pair = pairs.first,
            Self.isString(pair.key), Self.isAny(pair.value), holdsAttributes(node)
        {
            rewrite(pair.key)
        }
        return .visitChildren
    }

    private func rewrite(_ key: some SyntaxProtocol) {
        edits.replace(key, with: "NSAttributedString.Key")
        note(.rewritten, "[String: Any] of attributes", at: key)
    }

    private static func isString(_ type: some SyntaxProtocol) -> Bool { SourceFile.reads(type, as: "String") }
    private static func isAny(_ type: some SyntaxProtocol) -> Bool { SourceFile.reads(type, as: "Any", "AnyObject") }

    /// Whether what a type belongs to is a dictionary of attributes.
    private func holdsAttributes(_ node: some SyntaxProtocol) -> Bool {
        guard program.mentionsFormerAttributes else { return false }
        var parent = node.parent
        while let current = parent {
            if FormerAttributeUses.isOverride(current) { return true }
            if let names = Self.names(of: current), !FormerAttributeUses.isParameterOfOverride(current) {
                return names.contains { $0.lowercased().contains("attribute") }
                    || names.contains(where: program.formerAttributeHolders.contains)
                    || FormerAttributeUses.hasAttributesForKeys(
                        current.as(PatternBindingSyntax.self)?.initializer?.value)
            }
            if current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self) { return false }
            parent = current.parent
        }
        return false
    }

    /// The names of a declaration whose type is told; nil for other syntax.
    private static func names(of node: Syntax) -> [String]? {
        if let binding = node.as(PatternBindingSyntax.self) { return [SourceFile.words(binding.pattern)] }
        if let parameter = node.as(FunctionParameterSyntax.self) {
            return [parameter.firstName.text, parameter.secondName?.text].compactMap(\.self)
        }
        if let function = node.as(FunctionDeclSyntax.self) { return [function.name.text] }
        return node.as(TypeAliasDeclSyntax.self).map { [$0.name.text] }
    }
}
