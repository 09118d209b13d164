import SwiftSyntax

/// Texts that name attributes are known by what is done with them: `attributes[linkAttribute]`, `text.addAttribute(name, value: 1, …)`.
enum FormerAttributeNames {
    /// A dictionary with the variable that it is asked for; nil for other subscripts.
    static func lookup(in call: SubscriptCallExprSyntax) -> (dictionary: String, key: String, isWithin: Bool)? {
        guard call.arguments.count == 1, let key = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)
        else { return nil }
        let base = unwrapped(call.calledExpression)
        let outer = base.as(SubscriptCallExprSyntax.self)
        return name(of: outer.map { unwrapped($0.calledExpression) } ?? base).map {
            ($0, key.baseName.text, outer != nil)
        }
    }

    /// Whether a name speaks of attributes.
    static func speaks(_ name: String) -> Bool { name.lowercased().contains("attribute") }

    /// The variable that a call hands to an attributed text as the name of an attribute; nil for other calls.
    static func argument(of call: FunctionCallExprSyntax) -> String? {
        value(of: call)?.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// The constant that a call hands over so: `Constants.token`, or `tokenAttribute` where the name speaks of it; nil for
    /// other calls.
    static func constant(of call: FunctionCallExprSyntax) -> String? {
        guard let value = value(of: call) else { return nil }
        if let variable = value.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return speaks(variable) ? variable : nil
        }
        guard let member = value.as(MemberAccessExprSyntax.self), let owner = member.base.flatMap(name),
            owner == "Self" || owner.first?.isUppercase == true
        else { return nil }
        let constant = member.declName.baseName.text
        return owner == "Self" ? constant : "\(owner).\(constant)"
    }

    /// The property of an object that a call hands over so, where its name speaks of it: `style.attributeName`; nil for other
    /// calls.
    static func property(of call: FunctionCallExprSyntax) -> String? {
        guard let member = value(of: call)?.as(MemberAccessExprSyntax.self),
            member.base.flatMap(name)?.first?.isLowercase == true, speaks(member.declName.baseName.text)
        else { return nil }
        return member.declName.baseName.text
    }

    /// What a call hands to an attributed text, or to one that it stands in, as the name of an attribute.
    private static func value(of call: FunctionCallExprSyntax) -> ExprSyntax? {
        guard let method = name(of: call.calledExpression), let label = methods[method], call.arguments.count > 1,
            let first = call.arguments.first, first.label == nil,
            call.arguments.dropFirst().first?.label?.text == label
        else { return nil }
        return first.expression
    }

    /// Those of attributed texts that take the name of an attribute first, with the label of what follows.
    private static let methods = [
        "addAttribute": "value", "attribute": "at", "enumerateAttribute": "in", "removeAttribute": "range",
    ]

    private static func unwrapped(_ value: ExprSyntax) -> ExprSyntax {
        value.as(OptionalChainingExprSyntax.self)?.expression ?? value.as(ForceUnwrapExprSyntax.self)?.expression
            ?? value
    }

    private static func name(of value: ExprSyntax) -> String? {
        let member = value.as(MemberAccessExprSyntax.self)?.declName ?? value.as(DeclReferenceExprSyntax.self)
        return member?.baseName.text
    }
}

/// Finds what a function does with a parameter.
final class FormerAttributeNameUse: SyntaxVisitor {
    private let name: String
    private let isHolder: (String) -> Bool
    private var isFound = false

    /// Whether a function uses a variable as the name of an attribute.
    ///
    /// - Parameter isHolder: Whether a dictionary of a name has attributes by their names.
    static func isIn(_ body: CodeBlockSyntax, of name: String, isHolder: @escaping (String) -> Bool) -> Bool {
        let visitor = FormerAttributeNameUse(name, isHolder)
        visitor.walk(body)
        return visitor.isFound
    }

    private init(_ name: String, _ isHolder: @escaping (String) -> Bool) {
        (self.name, self.isHolder) = (name, isHolder)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let lookup = FormerAttributeNames.lookup(in: node), lookup.key == name, isHolder(lookup.dictionary) {
            isFound = isFound || FormerAttributeNames.speaks(name) || lookup.isWithin
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        isFound = isFound || FormerAttributeNames.argument(of: node) == name
        return .visitChildren
    }
}
