import SwiftSyntax

/// Dictionaries of text attributes are known by their keys: `style[NSFontAttributeName]`, `make(style: [NSFontAttributeName: font])`.
enum FormerAttributeUses {
    /// The name of what is asked for an attribute by a former name; nil for other subscripts.
    static func holder(in call: SubscriptCallExprSyntax) -> String? {
        guard call.arguments.count == 1, let key = call.arguments.first?.expression,
            FormerNames.isAttribute(SourceFile.words(key))
        else { return nil }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// The label of an argument that is a dictionary with former names as keys; nil for other arguments.
    static func holder(in argument: LabeledExprSyntax) -> String? {
        guard let label = argument.label?.text, hasAttributesForKeys(argument.expression) else { return nil }
        return label
    }

    /// Whether a value is a dictionary whose keys are former names of attributes.
    static func hasAttributesForKeys(_ value: ExprSyntax?) -> Bool {
        guard let value = value?.as(DictionaryExprSyntax.self), case .elements(let pairs) = value.content else {
            return false
        }
        return pairs.allSatisfy { FormerNames.isAttribute(SourceFile.words($0.key)) }
    }

    // MARK: Overrides

    private static let overridable: Set = [
        "attribute", "attributes", "setAttributes", "addAttribute", "addAttributes", "removeAttribute",
    ]

    /// Whether a method overrides one of an attributed text that takes attributes or returns them.
    static func isOverride(_ node: Syntax) -> Bool {
        guard let method = node.as(FunctionDeclSyntax.self), overridable.contains(method.name.text) else {
            return false
        }
        return method.modifiers.contains { $0.name.text == "override" }
    }

    /// Whether a parameter belongs to such a method, whatever its name.
    static func isParameterOfOverride(_ node: Syntax) -> Bool {
        guard node.is(FunctionParameterSyntax.self) else { return false }
        var parent = node.parent
        while let current = parent, !current.is(FunctionDeclSyntax.self) { parent = current.parent }
        return parent.map(isOverride) ?? false
    }

    /// Whether such a method has its attributes by strings, as before Swift 4.
    static func isFormerOverride(_ method: FunctionDeclSyntax) -> Bool {
        guard isOverride(Syntax(method)) else { return false }
        let words = SourceFile.words(method.signature).filter { !$0.isWhitespace }
        return words.contains("[String:Any]") || words.contains("[String:AnyObject]")
    }
}
