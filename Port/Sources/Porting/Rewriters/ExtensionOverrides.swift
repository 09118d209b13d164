import SwiftSyntax

/// Moves overrides from extensions into their classes, where alone Swift without Objective-C allows them.
///
/// The code stays where it is, under another name, so that it still sees what is private to its file; the class gets a
/// member that calls it. The same goes for members of extensions that subclasses override.
final class ExtensionOverrides: Rewriter {
    private static let prefix = "ported_"

    override func rewrite() {
        for type in program.types.values.sorted(by: { $0.name < $1.name }) where type.kind != .protocol {
            for member in type.members where needsBody(member, of: type) { move(member, of: type) }
        }
    }

    private func needsBody(_ member: DeclaredMember, of type: DeclaredType) -> Bool {
        guard member.isInExtension, !member.isPrivate else { return false }
        if member.modifiers.contains("override") { return !RuntimeOverrides.takes(member, of: type, in: program) }
        guard member.isMarked, type.kind == .class else { return false }
        return member.modifiers.contains("open") || program.isOverridden(member, of: type)
    }

    private func move(_ member: DeclaredMember, of type: DeclaredType) {
        guard let end = type.end else {
            let why = "\(type.name) lies in another module, and what it does cannot be replaced from here"
            if member.file == file.path {
                note(.missing, "override of \(member.name) in an extension: \(why)", at: member.node)
            }
            return
        }
        guard let forwarder = forwarder(to: member) else {
            if member.file == file.path {
                note(
                    .missing, "override of \(member.name) in an extension: it stores or observes a value",
                    at: member.node)
            }
            return
        }
        if end.file == file.path {
            edits.insert((end.isBehindMember ? "; " : "") + forwarder + "; ", at: end.position)
        }
        if member.file == file.path { rename(member) }
    }

    // MARK: In the extension

    private func rename(_ member: DeclaredMember) {
        note(.rewritten, "\(member.name) of an extension, which is overridden or overrides", at: member.node)
        if let method = member.node.as(FunctionDeclSyntax.self) {
            removeOverriding(method.modifiers)
            edits.insert(Self.prefix, before: method.name)
        } else if let property = member.node.as(VariableDeclSyntax.self), let binding = property.bindings.first {
            removeOverriding(property.modifiers)
            edits.insert(Self.prefix, before: binding.pattern)
        }
    }

    private func removeOverriding(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where ["override", "open", "public", "dynamic"].contains(modifier.name.text) {
            edits.remove(modifier)
        }
    }

    // MARK: In the class

    private func forwarder(to member: DeclaredMember) -> String? {
        if let method = member.node.as(FunctionDeclSyntax.self) { return forwarder(to: method) }
        if let property = member.node.as(VariableDeclSyntax.self) { return forwarder(to: property) }
        return nil
    }

    private func forwarder(to method: FunctionDeclSyntax) -> String {
        let effects = method.signature.effectSpecifiers
        let call = [
            effects?.throwsClause == nil ? nil : "try", effects?.asyncSpecifier == nil ? nil : "await",
            "\(Self.prefix)\(method.name.text)(\(Self.arguments(of: method)))",
        ]
        let generics = method.genericParameterClause.map(SourceFile.words) ?? ""
        return Self.head(method.attributes, method.modifiers)
            + "func \(method.name.text)\(generics)\(SourceFile.words(method.signature)) { "
            + call.compactMap(\.self).joined(separator: " ") + " }"
    }

    private func forwarder(to property: VariableDeclSyntax) -> String? {
        guard let binding = property.bindings.first, let type = binding.typeAnnotation,
            let accessors = binding.accessorBlock?.accessors
        else { return nil }
        let name = SourceFile.words(binding.pattern)
        var body = "\(Self.prefix)\(name)"
        if case .accessors(let list) = accessors {
            let words = list.map(\.accessorSpecifier.text)
            guard words.contains("get") else { return nil }
            if words.contains("set") {
                body = "get { \(Self.prefix)\(name) } set { \(Self.prefix)\(name) = newValue }"
            }
        }
        return Self.head(property.attributes, property.modifiers) + "var \(name)\(SourceFile.words(type)) { \(body) }"
    }

    /// Attributes that hold here too, and modifiers.
    private static func head(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
        let kept = attributes.filter { element in
            guard case .attribute(let attribute) = element else { return false }
            return !["objc", "nonobjc", "IBAction"].contains(SourceFile.words(attribute.attributeName))
        }
        return (kept.map(SourceFile.words) + modifiers.map(SourceFile.words)).map { $0 + " " }.joined()
    }

    private static func arguments(of method: FunctionDeclSyntax) -> String {
        method.signature.parameterClause.parameters.map { parameter in
            let name = (parameter.secondName ?? parameter.firstName).text
            let isInout = SourceFile.words(parameter.type).hasPrefix("inout ")
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            return label + (isInout ? "&" : "") + name
        }.joined(separator: ", ")
    }
}
