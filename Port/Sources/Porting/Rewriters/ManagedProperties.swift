import SwiftSyntax

/// Writes accessors for the properties of layers that are `@NSManaged`, which Apple's runtime makes.
///
/// What they call keeps the value by the property's name, so that animations of it, its action and its drawing work as on
/// iOS. Those of Core Data stay and are reported.
final class ManagedProperties: Rewriter {
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard SourceFile.words(node.attributeName) == "NSManaged" else { return .skipChildren }
        guard let property = node.parent?.parent?.as(VariableDeclSyntax.self), isOfLayer(node) else {
            note(.missing, "@NSManaged: there is no Core Data", at: node)
            return .skipChildren
        }
        edits.remove(node)
        part(property)
        for binding in property.bindings { writeAccessors(binding, of: property) }
        note(.rewritten, "@NSManaged in a layer", at: node)
        return .skipChildren
    }

    private func isOfLayer(_ node: AttributeSyntax) -> Bool {
        guard let name = enclosingType(of: node), let type = program.type(named: name) else { return false }
        return program.inherits(type, from: LayerInitializers.layers)
    }

    /// Makes each variable a declaration of its own on the same line: those that are declared together have no accessors.
    private func part(_ property: VariableDeclSyntax) {
        let words = property.modifiers.map(SourceFile.words) + [property.bindingSpecifier.text]
        for comma in property.bindings.compactMap(\.trailingComma) {
            edits.replace(comma, with: "; " + words.joined(separator: " ") + (Self.endsWord(comma) ? "" : " "))
        }
    }

    private static func endsWord(_ comma: TokenSyntax) -> Bool {
        let next = comma.nextToken(viewMode: .sourceAccurate)
        return !comma.trailingTrivia.isEmpty || next?.leadingTrivia.isEmpty == false
    }

    private func writeAccessors(_ binding: PatternBindingSyntax, of property: VariableDeclSyntax) {
        let others = property.bindings.drop { $0.id != binding.id }
        guard let type = others.lazy.compactMap(\.typeAnnotation).first else { return }
        let key = "forKey: \"\(SourceFile.words(binding.pattern).replacing("`", with: ""))\""
        let accessors = " { get { managedValue(\(key)) } set { setManagedValue(newValue, \(key)) } }"
        guard binding.typeAnnotation == nil else { return edits.insert(accessors, after: type) }
        edits.insert(": " + SourceFile.words(type.type) + accessors, after: binding.pattern)
    }
}
