import SwiftSyntax

/// Tells dictionaries of text attributes from others with texts as keys, by what they stand for.
enum FormerAttributeDictionary {
    /// Whether a type is one of attributes by former names.
    static func isOne(_ node: DictionaryTypeSyntax, in program: Program) -> Bool {
        isOne(node, of: node.key, node.value, in: program)
    }

    /// Whether a piece of syntax stands for one that is of some keys and values.
    static func isOne(
        _ node: some SyntaxProtocol, of key: some SyntaxProtocol, _ value: some SyntaxProtocol, in program: Program
    ) -> Bool {
        guard program.mentionsFormerAttributes, SourceFile.reads(key, as: "String"),
            SourceFile.reads(value, as: "Any", "AnyObject")
        else { return false }
        return isCastOfAttributes(node, program) || isOfDeclaration(node, program)
    }

    /// Whether what has a name is a dictionary of attributes, or of such dictionaries, as far as anything is said of it.
    static func mayBeOne(_ name: String, in program: Program) -> Bool {
        let isOfAny = program.variables[name].map { !$0.isDisjoint(with: ["Any", "AnyObject"]) }
        return speaksOfAttributes([name], program) && isOfAny ?? true
    }

    /// Whether the keys of a dictionary of such dictionaries are names of attributes too: `fonts[linkAttribute]?[name]`.
    static func isByAttributes(_ node: some SyntaxProtocol, in program: Program) -> Bool {
        let declaration = sequence(first: Syntax(node), next: \.parent).lazy.compactMap(names).first
        return declaration.map { $0.contains(where: program.attributeLookups.contains) } ?? false
    }

    // MARK: Declarations

    /// Whether what a type is told or returned for is a dictionary of attributes.
    private static func isOfDeclaration(_ node: some SyntaxProtocol, _ program: Program) -> Bool {
        var parent = node.parent
        while let current = parent {
            if FormerAttributeUses.isOverride(current) { return true }
            if let names = names(of: current), !FormerAttributeUses.isParameterOfOverride(current) {
                return speaksOfAttributes(names, program)
                    || FormerAttributeUses.hasAttributesForKeys(
                        current.as(PatternBindingSyntax.self)?.initializer?.value)
            }
            if current.is(MemberBlockItemSyntax.self) { return false }
            if let statement = current.as(CodeBlockItemSyntax.self) {
                parent = receiver(of: statement)
            } else {
                parent = current.parent
            }
        }
        return false
    }

    /// The names of a declaration whose type is told; nil for other syntax.
    private static func names(of node: Syntax) -> [String]? {
        if let binding = node.as(PatternBindingSyntax.self) { return [SourceFile.words(binding.pattern)] }
        if let parameter = node.as(FunctionParameterSyntax.self) {
            return [parameter.firstName.text, parameter.secondName?.text].compactMap(\.self)
        }
        if let element = node.as(TupleTypeElementSyntax.self), let name = element.firstName {
            return [name.text, element.secondName?.text].compactMap(\.self)
        }
        if let function = node.as(FunctionDeclSyntax.self) { return [function.name.text] }
        return node.as(TypeAliasDeclSyntax.self).map { [$0.name.text] }
    }

    private static func speaksOfAttributes(_ names: [String], _ program: Program) -> Bool {
        names.contains(where: FormerAttributeNames.speaks)
            || names.contains(where: program.formerAttributeHolders.contains)
    }

    /// What a statement returns something from, beyond closures that are called at once; nil for other statements.
    private static func receiver(of statement: CodeBlockItemSyntax) -> Syntax? {
        guard let body = sequence(first: Syntax(statement), next: \.parent).first(where: isBody),
            statement.item.is(ReturnStmtSyntax.self) || isAlone(statement, in: body)
        else { return nil }
        guard body.is(ClosureExprSyntax.self) else { return body }
        let call = body.parent?.as(FunctionCallExprSyntax.self)
        return call?.calledExpression.id == body.id ? call?.parent : nil
    }

    private static func isBody(_ node: Syntax) -> Bool {
        switch node.kind {
        case .functionDecl, .accessorBlock, .accessorDecl, .closureExpr, .initializerDecl: true
        default: false
        }
    }

    /// Whether a body is one statement, whose value it returns.
    private static func isAlone(_ statement: CodeBlockItemSyntax, in body: Syntax) -> Bool {
        guard let list = statement.parent, list.children(viewMode: .sourceAccurate).count == 1 else { return false }
        if list.parent == body { return true }
        let isOfFunction = body.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
        let isOfGetter = body.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
        return list.parent?.parent == body && (isOfFunction || isOfGetter)
    }

    // MARK: Casts

    /// Whether a type stands behind `as`, and what is cast to it or takes it is a dictionary of attributes.
    private static func isCastOfAttributes(_ node: some SyntaxProtocol, _ program: Program) -> Bool {
        guard let type = node.parent, let list = type.parent?.as(ExprListSyntax.self) else { return false }
        let parts = Array(list)
        guard let index = parts.firstIndex(where: { $0.id == type.id }), index > 1,
            parts[index - 1].is(UnresolvedAsExprSyntax.self)
        else { return false }
        let target = parts[1].is(AssignmentExprSyntax.self) ? name(of: parts[0]) : nil
        return FormerAttributeUses.hasAttributesForKeys(parts[index - 2])
            || speaksOfAttributes([name(of: parts[index - 2]), target].compactMap(\.self), program)
    }

    /// The last name of a variable or member; nil for other expressions.
    private static func name(of value: ExprSyntax) -> String? {
        let member = value.as(MemberAccessExprSyntax.self)?.declName ?? value.as(DeclReferenceExprSyntax.self)
        return member?.baseName.text
    }
}
