import SwiftSyntax

/// A call that makes something of a type which only the running program knows: `T()`, `Self.init(frame: .zero)`.
///
/// Without a look at what the name stands for: a type of that name may be one that the program declares.
struct MetatypeCall {
    /// The name of the type, or of what holds it.
    let name: String
    /// What stands before the parenthesis.
    let called: ExprSyntax
    /// Whether it is made with a frame.
    let hasFrame: Bool

    /// - Returns: Nil for calls of other forms.
    init?(_ node: FunctionCallExprSyntax) {
        let labels = node.arguments.map { $0.label?.text }
        guard labels.isEmpty || labels == ["frame"], node.trailingClosure == nil, node.leftParen != nil else {
            return nil
        }
        (called, hasFrame) = (node.calledExpression, !labels.isEmpty)
        if let type = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
            guard type == "Self" || Self.parameter(type, around: node) != nil else { return nil }
            name = type
        } else if let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, base != "super",
            base != "self" || Self.isInStaticFunction(node)
        {
            name = base
        } else {
            return nil
        }
    }

    /// Whether `self` is a type.
    private static func isInStaticFunction(_ node: some SyntaxProtocol) -> Bool {
        let declaration = sequence(first: Syntax(node), next: \.parent).first {
            $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self) || $0.is(VariableDeclSyntax.self)
        }
        guard let declaration, !declaration.is(InitializerDeclSyntax.self) else { return false }
        let words = declaration.asProtocol(WithModifiersSyntax.self)?.modifiers.map(\.name.text) ?? []
        return words.contains("static") || words.contains("class")
    }

    /// What a parameter for a type of a name has to be, in the declarations around a piece of syntax: the names of classes
    /// and protocols; nil where there is no such parameter.
    static func parameter(_ name: String, around node: some SyntaxProtocol) -> [String]? {
        var parent = node.parent
        while let current = parent {
            if let generic = current.asProtocol(WithGenericParametersSyntax.self),
                let parameter = generic.genericParameterClause?.parameters.first(where: { $0.name.text == name })
            {
                let own = parameter.inheritedType.map(words) ?? []
                return own + requirements(of: name, in: generic.genericWhereClause)
            }
            parent = current.parent
        }
        return nil
    }

    /// The names that a clause `where T: A & B` gives for a type.
    static func requirements(of name: String, in clause: GenericWhereClauseSyntax?) -> [String] {
        clause?.requirements.flatMap { requirement -> [String] in
            guard case .conformanceRequirement(let conformance) = requirement.requirement,
                SourceFile.words(conformance.leftType) == name
            else { return [] }
            return words(conformance.rightType)
        } ?? []
    }

    /// The names of a type, which are several in `A & B`.
    static func words(_ type: TypeSyntax) -> [String] {
        guard let composition = type.as(CompositionTypeSyntax.self) else { return [SourceFile.words(type)] }
        return composition.elements.map { SourceFile.words($0.type) }
    }
}
