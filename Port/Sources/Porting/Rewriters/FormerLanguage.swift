import SwiftSyntax

/// Writes what Swift took before version 5, and refuses since, as its compiler advises.
///
/// A package may say that it is of Swift 4, but then it is so for all of its code; what is written here means the same in
/// both. Source: the errors of Swift 6.
final class FormerLanguage: Rewriter {
    /// `open` adds nothing to what cannot be overridden; `weak` says nothing of a requirement.
    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        guard let declaration = node.parent?.parent else { return .skipChildren }
        switch node.name.text {
        case "open" where Self.isFinal(declaration):
            edits.replace(node.name, with: "public")
            note(.rewritten, "open", at: node)
        case "weak", "unowned":
            guard Self.isRequirement(declaration) else { break }
            edits.remove(node)
            note(.rewritten, "\(node.name.text) in a protocol", at: node)
        default: break
        }
        return .skipChildren
    }

    private static func isFinal(_ declaration: Syntax) -> Bool {
        let words = declaration.asProtocol(WithModifiersSyntax.self)?.modifiers.map(\.name.text) ?? []
        return declaration.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let" || words.contains("static")
    }

    private static func isRequirement(_ declaration: Syntax) -> Bool {
        declaration.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) ?? false
    }

    /// A stored property cannot be unavailable, nor one that a nib sets, because tables use it; whoever uses one that is
    /// deprecated is warned in the same words.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isInspectable = node.attributes.contains {
            $0.as(AttributeSyntax.self).map { SourceFile.words($0.attributeName) == "IBInspectable" } ?? false
        }
        guard isInspectable || node.bindings.contains(where: Self.isStored) else { return .visitChildren }
        for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) })
        where SourceFile.words(attribute.attributeName) == "available" {
            guard let arguments = attribute.arguments?.as(AvailabilityArgumentListSyntax.self) else { continue }
            for argument in arguments {
                guard case .token(let word) = argument.argument, word.text == "unavailable" else { continue }
                edits.replace(word, with: "deprecated")
                note(.rewritten, "unavailable property", at: node)
            }
        }
        return .visitChildren
    }

    private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
        switch binding.accessorBlock?.accessors {
        case nil: true
        case .getter?: false
        case .accessors(let list)?:
            list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }

    /// A text is a collection of characters itself. An `AttributedString` has a view of them.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == "characters", let base = node.base,
            !program.declares(member: "characters"), !program.mentionsAttributedString
        else { return .visitChildren }
        edits.replace(
            base.endPositionBeforeTrailingTrivia..<node.endPositionBeforeTrailingTrivia, with: "")
        note(.rewritten, "characters", at: node)
        return .visitChildren
    }

    /// The characters of the text that an extension is about, which nothing stands before.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.text == "characters", !program.declares("characters"), let type = enclosingType(of: node),
            ["String", "Substring"].contains(type), node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
        else { return .visitChildren }
        edits.replace(node.baseName, with: "self")
        note(.rewritten, "characters", at: node)
        return .visitChildren
    }

    /// Before Swift 4 a closure without parameters could be written as one that passes one over.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let called = node.calledExpression.as(MemberAccessExprSyntax.self),
            ["animate", "animateKeyframes", "transition", "addKeyframe"].contains(called.declName.baseName.text),
            called.base.map({ SourceFile.reads($0, as: "UIView") }) == true
        else { return .visitChildren }
        let labelled = node.arguments.first { $0.label?.text == "animations" }
        let closure = labelled.map { $0.expression.as(ClosureExprSyntax.self) } ?? node.trailingClosure
        if let signature = closure?.signature, SourceFile.reads(signature, as: "_ in") {
            edits.remove(signature)
            note(.rewritten, "_ in", at: signature)
        }
        return .visitChildren
    }

    /// Before Swift 4 the type of a function that takes nothing could be written as one that takes `Void`. Files that hand
    /// over an empty value, as has been needed since, stay.
    override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
        guard node.parameters.count == 1, let parameter = node.parameters.first, parameter.firstName == nil,
            SourceFile.reads(parameter.type, as: "Void"), !handsOverEmptyValues
        else { return .visitChildren }
        edits.remove(parameter)
        note(.rewritten, "(Void) ->", at: node)
        return .visitChildren
    }

    /// Until Xcode 11 the rectangles of a selection came without their type, so that overrides returned them so.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == "selectionRects", node.modifiers.contains(where: { $0.name.text == "override" }),
            let type = node.signature.returnClause?.type, SourceFile.reads(type, as: "[Any]")
        else { return .visitChildren }
        edits.replace(type, with: "[UITextSelectionRect]")
        note(.rewritten, "selectionRects(for:)", at: node)
        return .visitChildren
    }

    private lazy var handsOverEmptyValues = file.text.contains("(())")
}
