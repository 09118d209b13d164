import SwiftSyntax

/// The words before and in a declaration, as sets of names.
enum DeclarationWords {
    static func attributes(_ list: AttributeListSyntax) -> Set<String> {
        Set(list.compactMap { $0.as(AttributeSyntax.self).map { SourceFile.words($0.attributeName) } })
    }

    /// Such as `open`, and `private(set)` with its detail.
    static func modifiers(_ list: DeclModifierListSyntax) -> Set<String> { Set(list.map(SourceFile.words)) }

    static func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
        clause?.inheritedTypes.flatMap { inherited in
            var type = inherited.type
            if let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
            return MetatypeCall.words(type)
        } ?? []
    }

    /// What `@objc(…)` names a declaration.
    static func writtenName(_ list: AttributeListSyntax) -> String? {
        for case .attribute(let attribute) in list where SourceFile.words(attribute.attributeName) == "objc" {
            if let arguments = attribute.arguments { return SourceFile.words(arguments) }
        }
        return nil
    }

    static func signature(_ node: FunctionDeclSyntax) -> DeclaredMember.Signature {
        let effects = node.signature.effectSpecifiers
        return DeclaredMember.Signature(
            parameters: node.signature.parameterClause.parameters.map(parameter),
            isAsync: effects?.asyncSpecifier != nil, isThrowing: effects?.throwsClause != nil,
            isGeneric: node.genericParameterClause != nil,
            returns: node.signature.returnClause.map { SourceFile.words($0.type) })
    }

    static func initializer(_ node: InitializerDeclSyntax) -> DeclaredInitializer {
        let (parameters, words) = (node.signature.parameterClause.parameters, modifiers(node.modifiers))
        let isUnavailable = node.attributes.contains { attribute in
            SourceFile.words(attribute).hasPrefix("@available") && SourceFile.words(attribute).contains("unavailable")
        }
        let effects = node.signature.effectSpecifiers
        return DeclaredInitializer(
            labels: parameters.map { parameter($0).label }, isPlain: parameters.allSatisfy { $0.defaultValue != nil },
            isConvenience: words.contains("convenience"),
            isFailable: node.optionalMark != nil || effects?.throwsClause != nil || effects?.asyncSpecifier != nil,
            isHidden: isUnavailable || !words.isDisjoint(with: ["private", "fileprivate"]))
    }

    static func parameter(_ node: FunctionParameterSyntax) -> DeclaredMember.Parameter {
        let label = node.firstName.text
        return DeclaredMember.Parameter(
            label: label == "_" ? nil : label, type: SourceFile.words(node.type) + (node.ellipsis?.text ?? ""))
    }

    /// Whether a property that is a variable has a setter, or stores its value.
    static func isSettable(_ binding: PatternBindingSyntax) -> Bool {
        switch binding.accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let list):
            list.contains { ["set", "_modify", "willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }
}
