import SwiftSyntax

/// Makes `init()` of layers required, which it is here: views make their layers by `layerClass`, which Swift alone can do
/// by required initializers only.
///
/// A class that has other designated initializers, and so does not inherit `init()`, gets one behind its opening brace.
final class LayerInitializers: Rewriter {
    /// The classes of layers that programs inherit from.
    static let layers: Set = [
        "CALayer", "CAEmitterLayer", "CAGradientLayer", "CAReplicatorLayer", "CAShapeLayer", "CATextLayer",
        "CATiledLayer", "CATransformLayer",
    ]

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let isOfClass = node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) ?? false
        guard Self.isPlain(node), isOfClass, let type = layer(around: node) else { return .visitChildren }
        makeRequired(node, type)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let members = members(of: node.memberBlock.members)
        let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
        guard initializers.contains(where: { !Self.has("convenience", $0.modifiers) }),
            !initializers.contains(where: Self.isPlain), layer(around: node.memberBlock) != nil
        else { return .visitChildren }
        let hasDefaults = members.compactMap { $0.as(VariableDeclSyntax.self) }.allSatisfy(StoredDefaults.holds(for:))
        let body = hasDefaults ? "super.init()" : "fatalError(\"init() has not been implemented\")"
        edits.insert(" \(Self.access(of: node))required init() { \(body) };", after: node.memberBlock.leftBrace)
        note(.rewritten, "\(node.name.text): init() of a layer", at: node)
        return .visitChildren
    }

    /// The class of layers that a piece of syntax lies in.
    private func layer(around node: some SyntaxProtocol) -> DeclaredType? {
        guard let name = enclosingType(of: node), let type = program.type(named: name),
            program.inherits(type, from: Self.layers)
        else { return nil }
        return type
    }

    /// A required initializer can be seen wherever its class can be; where no `init()` was to be overridden, nothing says so.
    private func makeRequired(_ node: InitializerDeclSyntax, _ type: DeclaredType) {
        guard !Self.has("required", node.modifiers) else { return }
        let hidden = node.modifiers.first { ["private", "fileprivate"].contains($0.name.text) }
        if let hidden { edits.remove(hidden) }
        if let modifier = node.modifiers.first(where: { $0.name.text == "override" }) {
            edits.replace(modifier, with: "required")
        } else {
            let isSeen = node.modifiers.contains { ["public", "open", "package"].contains($0.name.text) }
            let access = isSeen ? "" : Self.access(type.modifiers)
            edits.insert("\(access)required ", before: node.initKeyword)
        }
        note(.rewritten, "init() of a layer", at: node)
    }

    // MARK: What a class has

    private static func isPlain(_ node: InitializerDeclSyntax) -> Bool {
        node.signature.parameterClause.parameters.isEmpty && node.optionalMark == nil
    }

    /// The members of a class, with those of branches of `#if` that are built here.
    private func members(of list: MemberBlockItemListSyntax) -> [DeclSyntax] {
        list.flatMap { item -> [DeclSyntax] in
            guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            let clause = file.plainBranches.clauses(of: condition).first
            guard case .decls(let inner)? = clause?.elements else { return [] }
            return members(of: inner)
        }
    }

    private static func has(_ word: String, _ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.text == word }
    }

    private static func access(of node: ClassDeclSyntax) -> String {
        access(DeclarationWords.modifiers(node.modifiers))
    }

    private static func access(_ words: Set<String>) -> String {
        if !words.isDisjoint(with: ["open", "public"]) { return "public " }
        return words.contains("package") ? "package " : ""
    }
}

/// Whether properties have values before an initializer gives them any.
enum StoredDefaults {
    /// Whether no binding of a declaration needs a value from an initializer.
    static func holds(for property: VariableDeclSyntax) -> Bool {
        let words = Set(property.modifiers.map(\.name.text))
        guard words.isDisjoint(with: ["static", "class", "lazy"]) else { return true }
        return property.bindings.allSatisfy { binding in
            if binding.initializer != nil || isComputed(binding) { return true }
            return property.bindingSpecifier.text == "var" && isOptional(binding.typeAnnotation?.type)
        }
    }

    private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
        switch binding.accessorBlock?.accessors {
        case nil: false
        case .getter: true
        case .accessors(let list): !list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }

    private static func isOptional(_ type: TypeSyntax?) -> Bool {
        guard let type else { return false }
        return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}
