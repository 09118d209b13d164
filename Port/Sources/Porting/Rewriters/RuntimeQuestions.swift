import SwiftSyntax

/// Writes questions to the runtime as Swift asks them: `Cell.description()` as `String(describing: Cell.self)`,
/// `(x as AnyObject).isKind(of: UIView.self)` as `((x as AnyObject) is UIView)`, `(x as AnyObject).frame` as
/// `(x as AnyObject as! UIView).frame`, and what a value of a protocol responds to as a question for the object that it is.
final class RuntimeQuestions: Rewriter {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.trailingClosure == nil, let called = node.calledExpression.as(MemberAccessExprSyntax.self),
            let base = called.base
        else { return .visitChildren }
        switch called.declName.baseName.text {
        case "description" where node.arguments.isEmpty && isType(base): describe(base, node)
        case "isKind" where Self.isAnyObject(base): askForKind(base, node)
        case "responds" where node.arguments.first?.label?.text == "to": askForResponse(base, node)
        default: break
        }
        return .visitChildren
    }

    /// Members of any object, which Objective-C looks up by their names, are those of the class that has them.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let member = node.declName.baseName.text
        guard let base = node.base?.as(TupleExprSyntax.self), Self.isAnyObject(ExprSyntax(base)),
            let owner = AnyObjectMembers.owner(of: member)
        else { return .visitChildren }
        let sign = Self.optionalSign(behind: node)
        let isOptional = sign?.tokenKind == .postfixQuestionMark || Self.isBound(node)
        edits.insert(" as\(isOptional ? "?" : "!") \(owner)", before: base.rightParen)
        if isOptional { edits.insert("?", after: base) }
        if let sign { edits.replace(sign, with: "") }
        note(.rewritten, "\(member) of any object", at: node)
        return .visitChildren
    }

    /// The sign that unwraps a member: each member of any object may be missing.
    private static func optionalSign(behind node: MemberAccessExprSyntax) -> TokenSyntax? {
        node.parent?.as(OptionalChainingExprSyntax.self)?.questionMark
            ?? node.parent?.as(ForceUnwrapExprSyntax.self)?.exclamationMark
    }

    /// Whether a member is the value of `if let` or its kin.
    private static func isBound(_ node: MemberAccessExprSyntax) -> Bool {
        node.parent?.is(InitializerClauseSyntax.self) == true
            && node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
    }

    private func describe(_ base: ExprSyntax, _ call: FunctionCallExprSyntax) {
        edits.insert("String(describing: ", before: base)
        edits.replace(base.endPositionBeforeTrailingTrivia..<call.endPositionBeforeTrailingTrivia, with: ".self)")
        note(.rewritten, "description() of a type", at: call)
    }

    private func askForKind(_ base: ExprSyntax, _ call: FunctionCallExprSyntax) {
        guard call.arguments.count == 1, let argument = call.arguments.first, argument.label?.text == "of",
            let type = argument.expression.as(MemberAccessExprSyntax.self), type.declName.baseName.text == "self",
            let name = type.base
        else { return }
        edits.insert("(", before: base)
        edits.replace(
            base.endPositionBeforeTrailingTrivia..<call.endPositionBeforeTrailingTrivia,
            with: " is \(SourceFile.words(name)))")
        note(.rewritten, "isKind(of:) of any object", at: call)
    }

    /// Protocols have no `responds(to:)` here, objects have.
    private func askForResponse(_ base: ExprSyntax, _ call: FunctionCallExprSyntax) {
        let chained = base.as(OptionalChainingExprSyntax.self)
        let object = chained?.expression ?? base
        let name = object.as(DeclReferenceExprSyntax.self) ?? object.as(MemberAccessExprSyntax.self)?.declName
        guard let name, isProtocolValue(name.baseName.text) else { return }
        edits.insert(chained == nil ? "((" : "(", before: object)
        edits.replace(
            object.endPositionBeforeTrailingTrivia..<base.endPositionBeforeTrailingTrivia, with: " as? NSObject)?")
        if chained == nil { edits.insert(" ?? false)", after: call) }
        note(.rewritten, "responds(to:) of a protocol's value", at: call)
    }

    /// Whether variables of a name are declared with a protocol: one of the program's own, or a delegate's of UIKit.
    private func isProtocolValue(_ name: String) -> Bool {
        (program.variables[name] ?? []).contains { word in
            guard let type = program.type(named: word) else {
                return word.hasSuffix("Delegate") || word.hasSuffix("DataSource")
            }
            return type.kind == .protocol
        }
    }

    /// In bytes, points included; what is longer names no type.
    private static let longestName = 200

    /// Whether an expression is the name of a type, as names with a capital are, that does not describe itself.
    private func isType(_ expression: ExprSyntax) -> Bool {
        let words = SourceFile.words(expression, longest: Self.longestName)
        guard words.utf8.count <= Self.longestName else { return false }
        let names = words.split(separator: ".", omittingEmptySubsequences: false)
        let isName = names.allSatisfy { name in
            name.first?.isUppercase == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        }
        guard isName, let type = program.type(named: names.joined(separator: ".")) else { return isName }
        return !program.members(named: "description", of: type).contains { $0.isStatic && $0.signature != nil }
    }

    private static func isAnyObject(_ expression: ExprSyntax) -> Bool {
        guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self),
            let type = sequence.elements.last?.as(TypeExprSyntax.self),
            sequence.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) == true
        else { return false }
        return SourceFile.words(type) == "AnyObject"
    }
}
