import SwiftSyntax

/// Writes `#selector(tap(_:))` and `Selector("tap:")` as the selector of that name and this module, and `#keyPath(Card.title)` as its text.
///
/// What a selector calls is found in the tables that `DispatchTables` adds.
final class Selectors: Rewriter {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let argument = node.arguments.first else { return .visitChildren }
        switch node.macroName.text {
        case "selector":
            let (name, registration) = selector(argument, at: node)
            edits.replace(node, with: "Selector.init(\"\(name)\"\(registration))")
            note(.rewritten, "#selector(\(name))", at: node)
        case "keyPath":
            edits.replace(node, with: "\"\(keyPath(argument.expression, at: node))\"")
            note(.rewritten, "#keyPath", at: node)
        default: return .visitChildren
        }
        return .skipChildren
    }

    /// `Selector("tap:")` is a literal to Swift (SE-0213), which does not say in which module it stands; tables of that module
    /// for classes of others are found by that.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "Selector",
            let argument = node.arguments.first, node.arguments.count == 1, argument.label == nil,
            argument.expression.is(StringLiteralExprSyntax.self)
        {
            edits.insert(".init", after: name)
            note(.rewritten, "Selector", at: node)
        }
        return .visitChildren
    }

    // MARK: Selectors

    /// The name, and what registers the method where no table can list it.
    private func selector(_ argument: LabeledExprSyntax, at node: some SyntaxProtocol) -> (String, String) {
        var expression = argument.expression
        var type: TypeSyntax?
        // `method as (Card) -> () -> Void` tells overloads apart.
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            expression = first
            type = sequence.elements.last?.as(TypeExprSyntax.self)?.type
        }
        while let tuple = expression.as(TupleExprSyntax.self), let inner = tuple.elements.first {
            expression = inner.expression
        }
        let (name, owner) = Self.parts(of: expression)
        let base = name?.baseName.text.trimmingBackticks ?? SourceFile.words(expression)
        if let word = argument.label?.text { return (accessor(word, of: base, owner, at: node), "") }
        let labels = name?.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
        if let (member, type) = declared(base, labels, in: owner, at: node) {
            return (member.objectiveCName, registration(of: member, type))
        }
        if let labels { return (ObjectiveCName.selector(base, labels: labels), "") }
        let count = Self.parameterCount(of: type) ?? Self.usualCount(of: base)
        return (base + String(repeating: ":", count: count), "")
    }

    /// For classes that tables leave out: generic ones, and those in functions.
    private func registration(of member: DeclaredMember, _ type: DeclaredType?) -> String {
        guard let type, type.isGeneric || type.isLocal, let closure = TableEntry(member, of: type.lastName)?.closure
        else { return "" }
        return ", of: \(type.lastName).self, perform: \(closure)"
    }

    /// A method's name and what stands before it.
    private static func parts(of expression: ExprSyntax) -> (DeclReferenceExprSyntax?, ExprSyntax?) {
        if let member = expression.as(MemberAccessExprSyntax.self) { return (member.declName, member.base) }
        return (expression.as(DeclReferenceExprSyntax.self), nil)
    }

    /// `getter: title` and `setter: title`.
    private func accessor(
        _ word: String, of property: String, _ owner: ExprSyntax?, at node: some SyntaxProtocol
    ) -> String {
        let name = declared(property, nil, in: owner, at: node)?.0.objectiveCName ?? property
        return word == "setter" ? ObjectiveCName.setter(of: name) : name
    }

    /// A member that the program declares, and the type that it was looked up in.
    private func declared(
        _ name: String, _ labels: [String?]?, in owner: ExprSyntax?, at node: some SyntaxProtocol
    ) -> (DeclaredMember, DeclaredType?)? {
        let scope = enclosingType(of: node) ?? ""
        let written = owner.map(SourceFile.words) ?? "self"
        let isOwn = ["self", "Self", "super"].contains(written)
        let type = isOwn ? program.type(named: scope) : program.type(named: written, within: scope)
        let candidates = type.map { program.members(named: name, of: $0) } ?? (isOwn ? [] : anywhere(name))
        let fitting = candidates.filter { member in
            labels.map { $0 == member.signature?.parameters.map(\.label) } ?? true
        }
        return (fitting.first(where: \.isMarked) ?? fitting.first).map { ($0, type) }
    }

    /// For `#selector(object.method)`, whose type is not known.
    private func anywhere(_ name: String) -> [DeclaredMember] {
        program.types.values.sorted { $0.name < $1.name }.flatMap(\.members).filter { $0.name == name && $0.isMarked }
    }

    private static func parameterCount(of type: TypeSyntax?) -> Int? {
        guard var function = type?.as(FunctionTypeSyntax.self) else { return nil }
        while let inner = function.returnClause.type.as(FunctionTypeSyntax.self) { function = inner }
        return function.parameters.count
    }

    private static func usualCount(of name: String) -> Int { ObjectiveCName.actionsWithSender.contains(name) ? 1 : 0 }

    // MARK: Key paths

    private func keyPath(_ expression: ExprSyntax, at node: some SyntaxProtocol) -> String {
        var names: [String] = []
        var rest: ExprSyntax? = expression
        while let current = rest {
            let (name, base) = Self.parts(of: current)
            names.insert(name?.baseName.text ?? SourceFile.words(current), at: 0)
            rest = base
        }
        var owner = program.type(named: enclosingType(of: node) ?? "")
        while let first = names.first, names.count > 1, first.first?.isUppercase == true {
            owner = program.type(named: first, within: owner?.name ?? "")
            names.removeFirst()
        }
        return names.enumerated().map { index, name in
            let own = index == 0 ? owner.flatMap { program.members(named: name, of: $0).first } : nil
            return own?.objectiveCName ?? Self.systemKey(name)
        }.joined(separator: ".")
    }

    /// In UIKit `isHidden` is the getter of `hidden`.
    private static func systemKey(_ name: String) -> String {
        let word = name.dropFirst(2)
        guard name.hasPrefix("is"), let first = word.first, first.isUppercase else { return name }
        return first.lowercased() + word.dropFirst()
    }
}
