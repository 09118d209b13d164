import SwiftSyntax

/// Writes calls of optional members: `delegate?.did?(x)` becomes `(try? delegate?.did(x))`.
///
/// Only members that a protocol of the program or of UIKit declares as optional are meant; `handler?(x)` calls a
/// closure and stays. UIKit's protocols have defaults here, so that their members are called as they are.
final class OptionalCalls: Rewriter {
    private lazy var members = OptionalMembers(program)

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let (callee, mark) = Self.unwrapped(node.calledExpression)
        if mark == nil, let member = callee.as(MemberAccessExprSyntax.self) { castTarget(of: member, node) }
        guard let mark, let member = callee.as(MemberAccessExprSyntax.self) else { return .visitChildren }
        let labels = node.arguments.map { $0.label?.text }
        let first: [String?] = node.trailingClosure == nil ? [] : [nil]
        let trailing = first + node.additionalTrailingClosures.map { $0.label.text }
        let owner = members.owner(of: member.declName.baseName.text, labels: labels, trailing: trailing)
        let isUIKits =
            members.isNamedAsUIKits(member.declName.baseName.text, labels) && isInheritedDelegate(of: member)
        switch isUIKits ? .system : owner {
        case .program:
            edits.remove(mark)
            edits.insert(mark.text == "!" ? "(try! " : "(try? ", before: node)
            edits.insert(")" + (mark.text == "?" && Self.isContinued(node) ? "?" : ""), after: node)
            note(.rewritten, "call of optional \(member.declName.baseName.text)", at: node)
        case .system:
            edits.remove(mark)
            castDelegate(of: member, labels: labels)
            if mark.text == "?", !(node.parent?.is(CodeBlockItemSyntax.self) ?? false) { makeOptional(member) }
            note(.rewritten, "call of optional \(member.declName.baseName.text)", at: node)
        case nil: break
        }
        return .visitChildren
    }

    /// The result of an optional member is optional whatever it is called on: `delegate.should?(x)` becomes
    /// `Optional(delegate)?.should(x)`.
    private func makeOptional(_ member: MemberAccessExprSyntax) {
        guard let base = member.base, !base.is(SuperExprSyntax.self), !Self.isChained(base) else { return }
        edits.insert("Optional(", before: base)
        edits.insert(")?", after: base)
    }

    private static func isChained(_ expression: ExprSyntax) -> Bool {
        if expression.is(OptionalChainingExprSyntax.self) { return true }
        let inner =
            expression.as(MemberAccessExprSyntax.self)?.base ?? expression.as(FunctionCallExprSyntax.self)?
            .calledExpression
            ?? expression.as(SubscriptCallExprSyntax.self)?.calledExpression
            ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
        return inner.map(isChained) ?? false
    }

    /// `delegate?.did != nil` asks whether the object has the member, `delegate?.isOpen` reads an optional property.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if isOptionalProperty(node) {
            edits.insert("(try? ", before: node)
            edits.insert(")", after: node)
            note(.rewritten, "optional property \(node.declName.baseName.text)", at: node)
            return .visitChildren
        }
        if isWindowOfApplication(node) {
            edits.insert("Optional(", before: node)
            edits.insert(")", after: node)
            note(.rewritten, "optional property window", at: node)
            return .visitChildren
        }
        guard let base = node.base, let name = members.selector(of: node.declName.baseName.text) else {
            return .visitChildren
        }
        let (object, mark) = Self.unwrapped(base)
        if members.isMethod(node.declName.baseName.text), Self.isBound(node, isChained: mark?.text == "?") {
            edits.insert("implemented(", before: node)
            edits.insert(", as: Selector.init(\"\(name)\"), in: \(object.trimmedDescription))", after: node)
            note(.rewritten, "value of optional \(node.declName.baseName.text)", at: node)
        }
        guard Self.isComparedWithNil(node) else { return .visitChildren }
        edits.insert("implementation(of: Selector.init(\"\(name)\"), in: ", before: node)
        let end = mark == nil ? base.endPositionBeforeTrailingTrivia : object.endPositionBeforeTrailingTrivia
        edits.replace(end..<node.endPositionBeforeTrailingTrivia, with: ")")
        note(.rewritten, "question for optional \(node.declName.baseName.text)", at: node)
        return .visitChildren
    }

    /// Whether a delegate is asked that the program does not declare: UIKit's, whatever the program's protocols have besides.
    private func isInheritedDelegate(of member: MemberAccessExprSyntax) -> Bool {
        guard let (object, mark) = member.base.map(Self.unwrapped), mark != nil,
            let name = object.as(MemberAccessExprSyntax.self)?.declName ?? object.as(DeclReferenceExprSyntax.self)
        else { return false }
        return ["delegate", "dataSource"].contains(name.baseName.text) && program.variables[name.baseName.text] == nil
    }

    /// The delegate of a table, a collection or a text view has the type of a scroll view's here: what only theirs have is
    /// asked of it as what it is.
    private func castDelegate(of member: MemberAccessExprSyntax, labels: [String?]) {
        guard let type = OptionalMembers.narrowDelegate(of: member.declName.baseName.text, labels) else { return }
        cast("delegate", before: member, to: type)
    }

    /// A control's or an item's target is any object, which on Apple's systems has all members of Objective-C.
    private func castTarget(of member: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax) {
        let labels = call.arguments.map { $0.label?.text }
        guard member.declName.baseName.text == "perform", let first = labels.first, first == nil,
            labels.dropFirst().allSatisfy({ $0 == "with" }), cast("target", before: member, to: "NSObject")
        else { return }
        note(.rewritten, "perform of a target", at: call)
    }

    /// Writes `(a.name as? Type)?.member` for `a.name?.member`.
    @discardableResult
    private func cast(_ name: String, before member: MemberAccessExprSyntax, to type: String) -> Bool {
        guard let base = member.base else { return false }
        let (object, mark) = Self.unwrapped(base)
        let last = object.as(MemberAccessExprSyntax.self)?.declName ?? object.as(DeclReferenceExprSyntax.self)
        guard let mark, last?.baseName.text == name else { return false }
        edits.insert("(", before: object)
        edits.replace(
            mark.positionAfterSkippingLeadingTrivia..<mark.endPositionBeforeTrailingTrivia,
            with: " as\(mark.text) \(type))" + (mark.text == "?" ? "?" : ""))
        return true
    }

    private static func unwrapped(_ expression: ExprSyntax) -> (ExprSyntax, TokenSyntax?) {
        if let chained = expression.as(OptionalChainingExprSyntax.self) {
            return (chained.expression, chained.questionMark)
        }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) {
            return (forced.expression, forced.exclamationMark)
        }
        return (expression, nil)
    }

    /// Whether the chain goes on behind the call, where its result must be unwrapped from now on.
    private static func isContinued(_ node: FunctionCallExprSyntax) -> Bool {
        switch node.parent?.kind {
        case .memberAccessExpr: node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
        case .subscriptCallExpr, .functionCallExpr: true
        default: false
        }
    }

    /// Whether a property of that name is optional in a protocol that the object before it is declared with.
    private func isOptionalProperty(_ node: MemberAccessExprSyntax) -> Bool {
        guard let base = node.base, let owners = members.properties[node.declName.baseName.text] else { return false }
        let object = Self.unwrapped(base).0
        let name = object.as(DeclReferenceExprSyntax.self) ?? object.as(MemberAccessExprSyntax.self)?.declName
        guard let types = name.flatMap({ program.variables[$0.baseName.text] }) else { return false }
        return !types.isDisjoint(with: owners)
    }

    /// Whether the window of the application's delegate is read: there the property is optional, as is its value, and code
    /// unwraps both.
    private func isWindowOfApplication(_ node: MemberAccessExprSyntax) -> Bool {
        guard node.declName.baseName.text == "window", !Self.isAssigned(node), let base = node.base,
            let delegate = Self.unwrapped(base).0.as(MemberAccessExprSyntax.self),
            delegate.declName.baseName.text == "delegate", let owner = delegate.base
        else { return false }
        let name = owner.as(MemberAccessExprSyntax.self)?.declName ?? owner.as(DeclReferenceExprSyntax.self)
        return Self.isUnwrappedTwice(node) || ["shared", "application"].contains(name?.baseName.text)
    }

    private static func isUnwrappedTwice(_ node: MemberAccessExprSyntax) -> Bool {
        [node.parent, node.parent?.parent].allSatisfy {
            $0?.is(OptionalChainingExprSyntax.self) == true || $0?.is(ForceUnwrapExprSyntax.self) == true
        }
    }

    private static func isAssigned(_ node: MemberAccessExprSyntax) -> Bool {
        guard let list = node.parent?.as(ExprListSyntax.self), list.first?.id == node.id else { return false }
        return list.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
    }

    /// Whether the member is a variable's value: of one that is unwrapped, or behind a chain.
    private static func isBound(_ node: MemberAccessExprSyntax, isChained: Bool) -> Bool {
        guard let owner = node.parent?.as(InitializerClauseSyntax.self)?.parent else { return false }
        return owner.is(OptionalBindingConditionSyntax.self) || isChained && owner.is(PatternBindingSyntax.self)
    }

    private static func isComparedWithNil(_ node: MemberAccessExprSyntax) -> Bool {
        guard let list = node.parent?.as(ExprListSyntax.self), list.count == 3, let last = list.last,
            last.is(NilLiteralExprSyntax.self), list.first?.id == node.id,
            let sign = list.dropFirst().first?.as(BinaryOperatorExprSyntax.self)
        else { return false }
        return ["==", "!="].contains(sign.operator.text)
    }
}
