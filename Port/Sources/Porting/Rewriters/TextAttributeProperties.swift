import SwiftSyntax

/// Gives the attributes of text views and fields their keys: `typingAttributes` and its like had texts as keys until Xcode 10,
/// when attributed texts had `NSAttributedStringKey` already. Overrides get their present type, `[Key.font.rawValue]` is
/// `[Key.font]`, and what is made a key of theirs is one.
final class TextAttributeProperties: Rewriter {
    private static let properties: Set = ["defaultTextAttributes", "linkTextAttributes", "typingAttributes"]
    /// Those that the program has none of its own beside.
    private lazy var names = Self.properties.filter { !program.declares($0) }
    private static let keys: Set = ["NSAttributedStringKey", "NSAttributedString.Key", "NSAttributedString.Key.init"]

    /// Whether a value is one of the properties, of whatever view.
    private func isProperty(_ value: ExprSyntax?) -> Bool {
        guard let value else { return false }
        if let chain = value.as(OptionalChainingExprSyntax.self) { return isProperty(chain.expression) }
        if let forced = value.as(ForceUnwrapExprSyntax.self) { return isProperty(forced.expression) }
        let name = value.as(MemberAccessExprSyntax.self)?.declName ?? value.as(DeclReferenceExprSyntax.self)
        return name.map { names.contains($0.baseName.text) } ?? false
    }

    // MARK: Overrides

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        // Programs that say `NSFontAttributeName` have all their attributes rewritten.
        guard !program.mentionsFormerAttributes, node.modifiers.contains(where: { $0.name.text == "override" }),
            let binding = node.bindings.first, names.contains(SourceFile.words(binding.pattern)),
            let type = binding.typeAnnotation.flatMap({ Self.dictionary($0.type) }),
            SourceFile.reads(type.key, as: "String")
        else { return .visitChildren }
        edits.replace(type.key, with: "NSAttributedString.Key")
        note(.rewritten, "override of \(SourceFile.words(binding.pattern))", at: node)
        return .visitChildren
    }

    private static func dictionary(_ type: TypeSyntax) -> DictionaryTypeSyntax? {
        let inner =
            type.as(OptionalTypeSyntax.self)?.wrappedType
            ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
        return (inner ?? type).as(DictionaryTypeSyntax.self)
    }

    // MARK: Keys

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        if isProperty(node.calledExpression), let key = node.arguments.first?.expression { takeAsKey(key) }
        return .visitChildren
    }

    override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
        if let parts = node.parent?.as(ExprListSyntax.self).map(Array.init), parts.count == 3,
            parts[1].is(AssignmentExprSyntax.self), isProperty(parts[0]), case .elements(let pairs) = node.content
        {
            for pair in pairs { takeAsKey(pair.key) }
        }
        return .visitChildren
    }

    private func takeAsKey(_ key: ExprSyntax) {
        guard let text = key.as(MemberAccessExprSyntax.self), text.declName.baseName.text == "rawValue",
            let base = text.base
        else { return }
        edits.replace(base.endPositionBeforeTrailingTrivia..<key.endPositionBeforeTrailingTrivia, with: "")
        note(.rewritten, "rawValue of a key", at: key)
    }

    // MARK: Loops

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.count == 1, let argument = node.arguments.first,
            ["rawValue", nil].contains(argument.label?.text),
            Self.keys.contains(SourceFile.words(node.calledExpression, longest: 40)),
            loopedKeys(around: node).contains(SourceFile.words(argument.expression, longest: 40))
        else { return .visitChildren }
        edits.replace(node, with: SourceFile.words(argument.expression))
        note(.rewritten, "key of a key", at: node)
        return .skipChildren
    }

    /// What the keys of a property are called in the closure or the loop that goes through them; nothing elsewhere.
    private func loopedKeys(around node: some SyntaxProtocol) -> Set<String> {
        for around in sequence(first: Syntax(node), next: \.parent) {
            if let loop = around.as(ForStmtSyntax.self), isProperty(loop.sequence) {
                let parts = loop.pattern.as(TuplePatternSyntax.self)?.elements.map { SourceFile.words($0.pattern) }
                return Self.keys(of: parts ?? [SourceFile.words(loop.pattern)])
            }
            if let closure = around.as(ClosureExprSyntax.self), isProperty(Self.owner(ofMethodTaking: closure)) {
                return Self.keys(of: Self.parameters(of: closure))
            }
        }
        return []
    }

    /// The key alone, or as a part of the pair.
    private static func keys(of parameters: [String]) -> Set<String> {
        Set(parameters.prefix(parameters.count == 1 ? 0 : 1) + parameters.flatMap { [$0 + ".key", $0 + ".0"] })
    }

    private static func owner(ofMethodTaking closure: ClosureExprSyntax) -> ExprSyntax? {
        let call = sequence(first: Syntax(closure), next: \.parent).prefix(4).lazy
            .compactMap { $0.as(FunctionCallExprSyntax.self) }.first
        return call?.calledExpression.as(MemberAccessExprSyntax.self)?.base
    }

    private static func parameters(of closure: ClosureExprSyntax) -> [String] {
        switch closure.signature?.parameterClause {
        case nil: ["$0", "$1"]
        case .simpleInput(let names)?: names.map(\.name.text)
        case .parameterClause(let clause)?: clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        }
    }
}
