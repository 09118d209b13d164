import SwiftSyntax

/// Gives dictionaries of text attributes the keys that they have since Swift 4, in programs that name attributes as before:
/// `let attributes: [String: Any]` is `let attributes: [NSAttributedString.Key: Any]`.
///
/// A dictionary is one of attributes if its name speaks of them, if its keys are their constants, if the program asks one of
/// that name for an attribute or hands attributes to it, or if a method has it that overrides one of an attributed text. What
/// is cast to one may say so too, and what returns it.
final class FormerAttributes: Rewriter {
    override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind {
        if let inner = node.value.as(DictionaryTypeSyntax.self), SourceFile.reads(node.key, as: "String"),
            FormerAttributeDictionary.isOne(inner, in: program),
            FormerAttributeDictionary.isByAttributes(node, in: program)
        {
            rewrite(node.key)
        }
        // Casts that ask go as a whole (`AttributeCasts`).
        if FormerAttributeDictionary.isOne(node, in: program), AttributeCasts.question(before: node) == nil {
            rewrite(node.key)
        }
        return .visitChildren
    }

    /// `Dictionary<String, Any>` is the same type.
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == "Dictionary", let arguments = node.genericArgumentClause?.arguments,
            arguments.count == 2, let key = arguments.first?.argument, let value = arguments.last?.argument,
            FormerAttributeDictionary.isOne(node, of: key, value, in: program)
        else { return .visitChildren }
        rewrite(key)
        return .visitChildren
    }

    /// The pairs of one, whose types a loop tells: `for (name, value): (String, Any) in attributes`.
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        guard let key = node.typeAnnotation?.type.as(TupleTypeSyntax.self)?.elements.first?.type,
            SourceFile.reads(key, as: "String"),
            let name = node.sequence.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                ?? node.sequence.as(DeclReferenceExprSyntax.self)?.baseName.text,
            program.mentionsFormerAttributes, FormerAttributeDictionary.mayBeOne(name, in: program)
        else { return .visitChildren }
        rewrite(key)
        return .visitChildren
    }

    /// `[String: Any]()` is a literal with one pair as far as the parser knows.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let outer = Self.pair(node.calledExpression) else { return .visitChildren }
        let inner = Self.pair(outer.value) ?? outer
        guard FormerAttributeDictionary.isOne(node, of: inner.key, inner.value, in: program) else {
            return .visitChildren
        }
        rewrite(inner.key)
        if inner.id != outer.id, SourceFile.reads(outer.key, as: "String"),
            FormerAttributeDictionary.isByAttributes(node, in: program)
        {
            rewrite(outer.key)
        }
        return .visitChildren
    }

    /// What a type of dictionaries is read as where it is called.
    private static func pair(_ type: ExprSyntax) -> DictionaryElementSyntax? {
        guard case .elements(let pairs)? = type.as(DictionaryExprSyntax.self)?.content, pairs.count == 1 else {
            return nil
        }
        return pairs.first
    }

    /// A text that a function takes for the name of an attribute.
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.parent?.parent?.parent?.is(InitializerDeclSyntax.self) == true {
            rewriteProperty((node.secondName ?? node.firstName).text, node.type)
        }
        let function = node.parent?.parent?.parent?.parent?.as(FunctionDeclSyntax.self)
        guard program.mentionsFormerAttributes, SourceFile.reads(node.type, as: "String"),
            let body = function?.body,
            FormerAttributeNameUse.isIn(
                body, of: (node.secondName ?? node.firstName).text,
                isHolder: { FormerAttributeDictionary.mayBeOne($0, in: self.program) })
        else { return .visitChildren }
        rewrite(node.type)
        return .visitChildren
    }

    /// A constant that attributed texts are handed as the name of an attribute: `static let token = "com.example.token"`.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings where binding.initializer == nil {
            if let type = binding.typeAnnotation?.type { rewriteProperty(SourceFile.words(binding.pattern), type) }
        }
        guard program.mentionsFormerAttributes, node.bindings.count == 1, let binding = node.bindings.first,
            let text = binding.initializer?.value.as(StringLiteralExprSyntax.self), isAttributeConstant(binding, node)
        else { return .visitChildren }
        guard let type = binding.typeAnnotation?.type else {
            edits.insert("NSAttributedString.Key(", before: text)
            edits.insert(")", after: text)
            note(.rewritten, "String for the name of an attribute", at: text)
            return .visitChildren
        }
        if SourceFile.reads(type, as: "String") {
            rewrite(type)
            edits.insert("NSAttributedString.Key(", before: text)
            edits.insert(")", after: text)
        }
        return .visitChildren
    }

    /// A property that attributed texts are handed as the name of an attribute, and what an initializer takes for it.
    private func rewriteProperty(_ name: String, _ type: TypeSyntax) {
        guard program.mentionsFormerAttributes, program.attributeProperties.contains(name),
            SourceFile.reads(type, as: "String")
        else { return }
        rewrite(type)
    }

    /// Whether what is declared by itself or in a type, where functions do not share the name, is handed over so.
    private func isAttributeConstant(_ binding: PatternBindingSyntax, _ node: VariableDeclSyntax) -> Bool {
        let isLocal = sequence(first: Syntax(node), next: \.parent).contains {
            $0.is(FunctionDeclSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(AccessorBlockSyntax.self)
        }
        guard node.bindingSpecifier.text == "let", !isLocal else { return false }
        let name = SourceFile.words(binding.pattern)
        let owner = enclosingType(of: node)?.split(separator: ".").last
        return program.attributeConstants.contains(name)
            || owner.map { program.attributeConstants.contains("\($0).\(name)") } == true
    }

    private func rewrite(_ key: some SyntaxProtocol) {
        edits.replace(key, with: "NSAttributedString.Key")
        note(.rewritten, "String for the names of attributes", at: key)
    }
}
