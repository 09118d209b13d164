import SwiftSyntax

/// Writes names that Apple's frameworks had before Swift 4.2 as they are called since, as Xcode's own fixes do:
/// `UIControlState` as `UIControl.State`, `bringSubview(toFront:)` as `bringSubviewToFront(_:)`.
///
/// A name that the program declares itself stays.
final class FormerNameUses: Rewriter {
    // MARK: Types and constants

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        rename(node.name, to: FormerNames.types[node.name.text])
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        let name = node.baseName.text
        if !isMember {
            let constant = FormerNames.present(name).map { isKey(node, of: $0) ? $0 + ".rawValue" : $0 }
            rename(node.baseName, to: constant ?? FormerNames.members[name])
        }
        return .visitChildren
    }

    /// Whether a constant that has a type of its own today is handed over as a key (`layer.add(animation, forKey: kCATransitionPush)`),
    /// which is a text, as the constant was.
    private func isKey(_ node: DeclReferenceExprSyntax, of present: String) -> Bool {
        let hasOwnType = present.hasPrefix("CA") || present.hasPrefix("NSAttributedString.Key.")
        return hasOwnType && node.parent?.as(LabeledExprSyntax.self)?.label?.text == "forKey"
    }

    private func rename(_ name: TokenSyntax, to present: String?) {
        guard let present, !program.declares(name.text) else { return }
        edits.replace(name, with: present)
        note(.rewritten, name.text, at: name)
    }

    // MARK: Members

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName
        if let present = FormerNames.notification(name.text), isName(node.base), !program.declares(name.text) {
            edits.replace(node, with: present)
            note(.rewritten, name.text, at: node)
            return .skipChildren
        }
        if name.text == "styleNone", node.base.map({ SourceFile.reads($0, as: "NSUnderlineStyle") }) ?? true {
            edits.replace(node, with: node.base == nil ? "[]" : "NSUnderlineStyle()")
            note(.rewritten, name.text, at: node)
            return .skipChildren
        }
        if isOfOwner(node), let present = FormerNames.members[name.text] {
            edits.replace(name, with: present)
            note(.rewritten, name.text, at: name)
        } else {
            rename(name, to: FormerNames.members[name.text])
        }
        return .visitChildren
    }

    /// Whether a member is asked of something that is said to be of the class that has it.
    private func isOfOwner(_ node: MemberAccessExprSyntax) -> Bool {
        guard let owner = FormerNames.memberOwners[node.declName.baseName.text],
            let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return false }
        return program.variables[base]?.contains(owner) == true
    }

    /// Whether a base is `Notification.Name`, or what follows a point by itself is looked up in it.
    private func isName(_ base: ExprSyntax?) -> Bool {
        guard let base else { return true }
        return SourceFile.reads(base, as: "Notification.Name", "NSNotification.Name")
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.contains(where: { $0.name.text == "override" }) else { return .visitChildren }
        let parameters = node.signature.parameterClause.parameters
        if let first = parameters.first, let present = signature(node.name, first.firstName) {
            edits.replace(node.name, with: present.name)
            edits.replace(first.firstName, with: present.label)
        } else {
            rename(node.name, to: FormerNames.members[node.name.text])
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.contains(where: { $0.name.text == "override" }) else { return .visitChildren }
        for pattern in node.bindings.compactMap({ $0.pattern.as(IdentifierPatternSyntax.self) }) {
            rename(pattern.identifier, to: FormerNames.members[pattern.identifier.text])
        }
        return .visitChildren
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let arguments = Array(node.arguments)
        if let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
            let form = FormerNames.functions[called.text], !program.declares(called.text)
        {
            rewrite(node, called, arguments, as: form)
        } else if let first = arguments.first, let name = self.name(of: node.calledExpression),
            let present = FormerNames.labels[FormerNames.Signature(name.text, first.label?.text ?? "_")],
            !program.declares(name.text, first: first.label?.text)
        {
            edits.replace(name, with: present.name)
            relabel(first, present.label)
            note(.rewritten, "\(name.text)(\(first.label?.text ?? "_"):)", at: node)
        }
        return .visitChildren
    }

    private func name(of called: ExprSyntax) -> TokenSyntax? {
        called.as(MemberAccessExprSyntax.self)?.declName.baseName ?? called.as(DeclReferenceExprSyntax.self)?.baseName
    }

    private func signature(_ name: TokenSyntax, _ label: TokenSyntax) -> FormerNames.Signature? {
        FormerNames.labels[FormerNames.Signature(name.text, label.text)]
    }

    private func relabel(_ argument: LabeledExprSyntax, _ present: String) {
        let (start, value) = (
            argument.positionAfterSkippingLeadingTrivia, argument.expression.positionAfterSkippingLeadingTrivia
        )
        let text = present == "_" ? "" : present + ": "
        if start == value { edits.insert(text, at: value) } else { edits.replace(start..<value, with: text) }
    }

    private func rewrite(
        _ call: FunctionCallExprSyntax, _ name: TokenSyntax, _ arguments: [LabeledExprSyntax],
        as form: FormerNames.Form
    ) {
        switch form {
        case .function(let present, let labels):
            guard arguments.count == labels.count else { return }
            edits.replace(name, with: present)
            for (label, argument) in zip(labels, arguments) where !label.isEmpty {
                edits.insert(label + ": ", before: argument)
            }
        case .method(let present, let labels):
            guard arguments.count == labels.count + 1, let close = call.rightParen else { return }
            edits.replace(name, with: "")
            open(arguments, ").\(present)(", labels)
            if labels.isEmpty { edits.replace(close, with: ").\(present)()") }
        case .variable(let present):
            guard arguments.isEmpty else { return }
            edits.replace(call, with: present)
        case .equality(let type):
            guard arguments.count == 2, let close = call.rightParen else { return }
            edits.replace(name, with: "(")
            // The operator, unlike the function, does not say what `.zero` is a member of.
            let names = arguments.compactMap { $0.expression.as(MemberAccessExprSyntax.self) }
            let isImplied = names.count == 2 && names.allSatisfy { $0.base == nil }
            open(arguments, isImplied ? " as \(type)) == (" : ") == (", [""])
            edits.replace(close, with: "))")
        }
        note(.rewritten, name.text, at: call)
    }

    /// Writes something else for the comma behind the first argument, and labels before the others.
    private func open(_ arguments: [LabeledExprSyntax], _ text: String, _ labels: [String]) {
        guard let comma = arguments.first?.trailingComma else { return }
        edits.replace(
            comma.positionAfterSkippingLeadingTrivia..<arguments[1].positionAfterSkippingLeadingTrivia, with: text)
        for (label, argument) in zip(labels, arguments.dropFirst()) where !label.isEmpty {
            edits.insert(label + ": ", before: argument)
        }
    }
}
