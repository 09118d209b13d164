import SwiftSyntax

/// Reads what one file declares.
final class DeclarationReader: SyntaxVisitor {
    private(set) var types: [DeclaredType] = []
    /// The words of the types that variables and parameters of a name are declared with.
    private(set) var variables: [String: Set<String>] = [:]
    /// The names of type aliases, functions and variables, without those that override.
    private(set) var names: Set<String> = []
    /// The names of methods that `#selector` names.
    private(set) var selected: Set<String> = []
    /// The names of properties that calls ask for by their names.
    private(set) var keyed: Set<String> = []
    /// The names of properties in key paths: `\Card.tags`.
    private(set) var inKeyPaths: Set<String> = []
    private(set) var mentionsAttributedString = false
    /// Whether something is made through a parameter for a type, or through `Self`.
    private(set) var makesByMetatypes = false
    /// Whether attributes are named as before they got a type, such as `NSFontAttributeName`, or overrides have them by strings.
    private(set) var mentionsFormerAttributes = false
    /// The names of what is asked for attributes, or handed them, by their former names.
    private(set) var formerAttributeHolders: Set<String> = []
    /// The names of what is asked for something that is named as an attribute.
    private(set) var attributeLookups: Set<String> = []
    /// The constants that are handed to attributed texts as names of attributes: `Constants.token`, `tokenAttribute`.
    private(set) var attributeConstants: Set<String> = []
    /// The properties of objects that are handed to attributed texts so: `style.attributeName`.
    private(set) var attributeProperties: Set<String> = []
    /// The words of the types that have names of their own.
    private(set) var aliases: [String: Set<String>] = [:]
    private let file: SourceFile
    private var scopes: [Scope] = []

    private enum Scope {
        /// The index of the type in `types`, and the attributes of the extension that is being read, if it is one.
        case type(Int, extensionAttributes: Set<String>?)
        case function
    }

    init(_ file: SourceFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in file.plainBranches.clauses(of: node) {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node.name.text, .class, node, isGeneric: node.genericParameterClause != nil)
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node.name.text, .other, node, isGeneric: node.genericParameterClause != nil)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node.name.text, .other, node, isGeneric: node.genericParameterClause != nil)
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node.name.text, .other, node, isGeneric: node.genericParameterClause != nil)
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let kind = open(node.name.text, .protocol, node, isGeneric: false)
        types[types.count - 1].inherited += MetatypeCall.requirements(of: "Self", in: node.genericWhereClause)
        return kind
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let attributes = DeclarationWords.attributes(node.attributes)
        var type = DeclaredType(
            name: SourceFile.words(node.extendedType), inherited: DeclarationWords.inherited(node.inheritanceClause))
        type.isGeneric = Frameworks.genericClasses.contains(type.name)
        types.append(type)
        scopes.append(.type(types.count - 1, extensionAttributes: attributes))
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    private func open(
        _ name: String, _ kind: DeclaredType.Kind, _ node: some DeclGroupSyntax, isGeneric: Bool
    ) -> SyntaxVisitorContinueKind {
        let outer = scopes.compactMap { scope in
            if case .type(let index, _) = scope { return types[index] }
            return nil
        }.last
        var type = DeclaredType(
            name: outer.map { $0.name + "." + name } ?? name, kind: kind,
            inherited: DeclarationWords.inherited(node.inheritanceClause))
        type.attributes = DeclarationWords.attributes(node.attributes)
        type.modifiers = DeclarationWords.modifiers(node.modifiers)
        type.isGeneric = isGeneric || outer?.isGeneric == true
        type.isLocal = scopes.contains { if case .function = $0 { true } else { false } }
        let brace = node.memberBlock.rightBrace
        let isOnNewLine = brace.leadingTrivia.contains { $0.isNewline }
        type.end = .init(
            file: file.path, position: brace.positionAfterSkippingLeadingTrivia,
            isBehindMember: !isOnNewLine && !node.memberBlock.members.isEmpty)
        types.append(type)
        scopes.append(.type(types.count - 1, extensionAttributes: nil))
        return .visitChildren
    }

    // MARK: Members

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        aliases[node.name.text, default: []].formUnion(Self.words(node.initializer.value))
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name.text, node.modifiers)
        if FormerAttributeUses.isFormerOverride(node) { mentionsFormerAttributes = true }
        add(.method(DeclarationWords.signature(node)), node.name.text, node.attributes, node.modifiers, node)
        scopes.append(.function)
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if case .type(let owner, _)? = scopes.last {
            types[owner].initializers.append(DeclarationWords.initializer(node))
        }
        return enterFunction()
    }
    override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
    override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterFunction() }
    override func visitPost(_ node: AccessorBlockSyntax) { scopes.removeLast() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            declare(name, node.modifiers)
            if let type = binding.typeAnnotation?.type { note(name, type) }
            let isSettable = node.bindingSpecifier.text == "var" && DeclarationWords.isSettable(binding)
            add(.property(isSettable: isSettable), name, node.attributes, node.modifiers, node)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        note((node.secondName ?? node.firstName).text, node.type)
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "selector", let argument = node.arguments.first {
            for token in argument.expression.tokens(viewMode: .sourceAccurate).prefix(while: { $0.text != "(" }) {
                selected.insert(token.text.trimmingBackticks)
            }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        keyed.formUnion(KeyedNames.names(in: node))
        makesByMetatypes = makesByMetatypes || MetatypeCall(node) != nil
        FormerAttributeNames.constant(of: node).map { _ = attributeConstants.insert($0) }
        FormerAttributeNames.property(of: node).map { _ = attributeProperties.insert($0) }
        return .visitChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
        inKeyPaths.insert(node.declName.baseName.text)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text == "AttributedString" { mentionsAttributedString = true }
        if FormerNames.isAttribute(node.baseName.text) { mentionsFormerAttributes = true }
        return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let lookup = FormerAttributeNames.lookup(in: node), FormerAttributeNames.speaks(lookup.key),
            !lookup.isWithin
        {
            attributeLookups.insert(lookup.dictionary)
        }
        FormerAttributeUses.holder(in: node).map { _ = formerAttributeHolders.insert($0) }
        return .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        FormerAttributeUses.holder(in: node).map { _ = formerAttributeHolders.insert($0) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "AttributedString" { mentionsAttributedString = true }
        return .visitChildren
    }

    private func declare(_ name: String, _ modifiers: DeclModifierListSyntax) {
        guard !DeclarationWords.modifiers(modifiers).contains("override") else { return }
        names.insert(name.trimmingBackticks)
    }

    private func note(_ variable: String, _ type: TypeSyntax) {
        variables[variable, default: []].formUnion(Self.words(type))
    }

    private static func words(_ type: TypeSyntax) -> [String] {
        type.tokens(viewMode: .sourceAccurate).map(\.text).filter { $0.first?.isLetter == true }
    }

    private func enterFunction() -> SyntaxVisitorContinueKind {
        scopes.append(.function)
        return .visitChildren
    }

    private func add(
        _ kind: DeclaredMember.Kind, _ name: String, _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax, _ node: some DeclSyntaxProtocol
    ) {
        guard case .type(let owner, let ofExtension)? = scopes.last else { return }
        var words = DeclarationWords.attributes(attributes)
        if ofExtension?.contains("objc") == true, !words.contains("nonobjc") { words.insert("objc") }
        types[owner].members.append(
            DeclaredMember(
                kind: kind, name: name.trimmingBackticks, attributes: words,
                modifiers: DeclarationWords.modifiers(modifiers),
                writtenName: DeclarationWords.writtenName(attributes), isInExtension: ofExtension != nil,
                file: file.path, node: DeclSyntax(node)))
    }
}

extension String {
    /// A name without the marks that let it be a keyword.
    var trimmingBackticks: String { hasPrefix("`") ? String(dropFirst().dropLast()) : self }
}
