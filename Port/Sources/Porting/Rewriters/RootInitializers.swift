import SwiftSyntax

/// Writes `override init()` of collection layouts, items of bars and the like as `override init(root: Void = ())`.
///
/// Their classes belong to the main actor and `NSObject.init()` to none, so that Swift lets them override it on Apple's systems alone;
/// here they have an initializer of that form, which is called in the same words.
final class RootInitializers: Rewriter {
    /// The classes that programs inherit from, as far as they have such an initializer.
    private static let roots: Set = [
        "UIBarButtonItem", "UIBarItem", "UICollectionViewFlowLayout", "UICollectionViewLayout", "UILayoutGuide",
        "UIPreviewParameters", "UIResponder",
    ]

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let clause = node.signature.parameterClause
        guard clause.parameters.isEmpty, node.modifiers.contains(where: { $0.name.text == "override" }),
            let name = enclosingType(of: node), let type = program.type(named: name),
            program.inherits(type, from: Self.roots)
        else { return .visitChildren }
        edits.insert("root: Void = ()", before: clause.rightParen)
        note(.rewritten, "override init()", at: node)
        return .visitChildren
    }
}
