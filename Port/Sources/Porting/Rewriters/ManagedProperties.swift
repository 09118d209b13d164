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
        property.bindings.forEach(writeAccessors)
        note(.rewritten, "@NSManaged in a layer", at: node)
        return .skipChildren
    }

    private func isOfLayer(_ node: AttributeSyntax) -> Bool {
        guard let name = enclosingType(of: node), let type = program.type(named: name) else { return false }
        return program.inherits(type, from: LayerInitializers.layers)
    }

    private func writeAccessors(_ binding: PatternBindingSyntax) {
        guard let type = binding.typeAnnotation else { return }
        let key = "forKey: \"\(SourceFile.words(binding.pattern).replacing("`", with: ""))\""
        edits.insert(
            " { get { managedValue(\(key)) } set { setManagedValue(newValue, \(key)) } }", after: type)
    }
}
