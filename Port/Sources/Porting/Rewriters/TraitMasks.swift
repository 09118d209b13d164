import SwiftSyntax

/// Writes accessibility traits that are put together as bits, as before Swift 4.2, as sets of options.
///
/// `traits |= UIAccessibilityTraitButton` is `traits.formUnion(…)`, `&= ~` is `subtract`, and what `|` joins is a list.
/// `FormerNameUses` writes the names of today. Source: the type that Apple's SDKs gave traits with Swift 4.2.
final class TraitMasks: Rewriter {
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count >= 3, elements.contains(where: isFormerTrait), let change = sign(elements[1]) else {
            return .visitChildren
        }
        switch change {
        case "|=": call("formUnion", of: elements)
        case "&=" where elements.count == 3: subtract(elements)
        case "=": joinAsList(Array(elements.dropFirst(2)))
        case "|": joinAsList(elements)
        default: break
        }
        return .visitChildren
    }

    private func sign(_ element: ExprSyntax) -> String? {
        element.is(AssignmentExprSyntax.self) ? "=" : element.as(BinaryOperatorExprSyntax.self)?.operator.text
    }

    private func isFormerTrait(_ element: ExprSyntax) -> Bool {
        if let inverse = element.as(PrefixOperatorExprSyntax.self) { return isFormerTrait(inverse.expression) }
        guard let name = element.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return name.hasPrefix("UIAccessibilityTrait") && FormerNames.present(name) != nil && !program.declares(name)
    }

    private func call(_ method: String, of elements: [ExprSyntax]) {
        guard let last = elements.last else { return }
        replaceSign(elements, with: ".\(method)(")
        joinAsList(Array(elements.dropFirst(2)))
        edits.insert(")", at: last.endPositionBeforeTrailingTrivia)
    }

    private func subtract(_ elements: [ExprSyntax]) {
        guard let inverse = elements[2].as(PrefixOperatorExprSyntax.self), inverse.operator.text == "~" else {
            return
        }
        replaceSign(elements, with: ".subtract(")
        edits.replace(inverse.operator, with: "")
        edits.insert(")", at: inverse.endPositionBeforeTrailingTrivia)
    }

    /// The sign with the space around it.
    private func replaceSign(_ elements: [ExprSyntax], with text: String) {
        edits.replace(
            elements[0].endPositionBeforeTrailingTrivia..<elements[2].positionAfterSkippingLeadingTrivia, with: text)
        note(.rewritten, sign(elements[1]) ?? "", at: elements[1])
    }

    /// Writes `a | b` as `[a, b]`; one trait stays as it is.
    private func joinAsList(_ elements: [ExprSyntax]) {
        let signs = stride(from: 1, to: elements.count, by: 2).map { elements[$0] }
        guard let first = elements.first, let last = elements.last, !signs.isEmpty,
            signs.allSatisfy({ sign($0) == "|" })
        else { return }
        edits.insert("[", at: first.positionAfterSkippingLeadingTrivia)
        for place in stride(from: 1, to: elements.count, by: 2) {
            let before = elements[place - 1].endPositionBeforeTrailingTrivia
            edits.replace(before..<elements[place].endPositionBeforeTrailingTrivia, with: ",")
        }
        edits.insert("]", at: last.endPositionBeforeTrailingTrivia)
        note(.rewritten, "|", at: first)
    }
}
