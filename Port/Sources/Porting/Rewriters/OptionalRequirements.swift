import SwiftSyntax

/// Makes a protocol of Objective-C one of Swift: bound to classes, with a way to leave optional members out.
///
/// An optional method becomes a requirement that may throw, and a default that does: a method that does not throw
/// satisfies it all the same, and `OptionalCalls` reads an error as "not there".
final class OptionalRequirements: Rewriter {
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard DeclarationWords.attributes(node.attributes).contains("objc") else { return .skipChildren }
        bindToClasses(node)
        let defaults = node.memberBlock.members.compactMap { member -> String? in
            if let method = member.decl.as(FunctionDeclSyntax.self) { return makeOptional(method) }
            if let property = member.decl.as(VariableDeclSyntax.self) { return makeOptional(property) }
            return nil
        }
        if !defaults.isEmpty {
            let access = Self.access(of: node)
            let name = (enclosingType(of: node).map { $0 + "." } ?? "") + node.name.text
            let members = defaults.map { "    \(access)\($0)" }.joined(separator: "\n")
            additions.append("extension \(name) {\n\(members)\n}")
        }
        return .skipChildren
    }

    private func bindToClasses(_ node: ProtocolDeclSyntax) {
        if let clause = node.inheritanceClause {
            let isBound = DeclarationWords.inherited(clause).contains { ["AnyObject", "class"].contains($0) }
            if !isBound { edits.insert("AnyObject, ", before: clause.inheritedTypes) }
        } else {
            edits.insert(": AnyObject", after: node.name)
        }
    }

    private func makeOptional(_ method: FunctionDeclSyntax) -> String? {
        guard Self.isOptional(method.modifiers) else { return nil }
        note(.rewritten, "optional func \(method.name.text)", at: method)
        let clause = method.signature.parameterClause
        if method.signature.effectSpecifiers?.throwsClause == nil {
            edits.insert(" throws", after: Syntax(method.signature.effectSpecifiers) ?? Syntax(clause))
        }
        let parameters = clause.parameters.map { parameter in
            var copy = parameter
            copy.defaultValue = nil
            return SourceFile.words(copy.with(\.trailingComma, nil))
        }
        let isAsync = method.signature.effectSpecifiers?.asyncSpecifier != nil
        let result = method.signature.returnClause.map { " " + SourceFile.words($0) } ?? ""
        let effects = isAsync ? "async throws" : "throws"
        return
            "\(Self.staticWord(method.modifiers))func \(method.name.text)(\(parameters.joined(separator: ", "))) \(effects)\(result)"
            + " { throw MissingOptionalMember() }"
    }

    private func makeOptional(_ property: VariableDeclSyntax) -> String? {
        guard Self.isOptional(property.modifiers), let binding = property.bindings.first,
            let type = binding.typeAnnotation, let accessors = binding.accessorBlock
        else { return nil }
        note(.rewritten, "optional var \(binding.pattern.trimmedDescription)", at: property)
        edits.replace(accessors, with: "{ get throws }")
        return
            "\(Self.staticWord(property.modifiers))var \(SourceFile.words(binding.pattern))\(SourceFile.words(type)) {"
            + " get throws { throw MissingOptionalMember() } }"
    }

    /// Members of the type itself; `class` is for classes alone.
    private static func staticWord(_ modifiers: DeclModifierListSyntax) -> String {
        modifiers.contains { ["static", "class"].contains($0.name.text) } ? "static " : ""
    }

    private static func isOptional(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.text == "optional" }
    }

    private static func access(of node: ProtocolDeclSyntax) -> String {
        let words = node.modifiers.map(\.name.text)
        let written = words.first { ["public", "package", "fileprivate", "private"].contains($0) }
        return written.map { ($0 == "private" ? "fileprivate" : $0) + " " } ?? ""
    }
}
