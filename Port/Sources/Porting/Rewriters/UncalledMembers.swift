import SwiftSyntax

/// Leaves out private methods beside a conformance that nothing calls.
///
/// With Apple's protocols, whose members are optional, a private method that is spelled as one of them is not that member, and is
/// never called; here, where requirements have defaults, Swift takes it for the member and wants it to be public.
final class UncalledMembers: Rewriter {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard Self.isPrivate(node.modifiers), !Self.isMarked(node.attributes), Self.standsBesideConformance(node),
            mentions(of: node.name.text) == 1
        else { return .visitChildren }
        edits.remove(node)
        note(.rewritten, "private \(node.name.text)(…) that nothing calls", at: node)
        return .skipChildren
    }

    private static func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }

    /// What Objective-C may call by its name.
    private static func isMarked(_ attributes: AttributeListSyntax) -> Bool {
        attributes.compactMap { $0.as(AttributeSyntax.self) }
            .contains { ["objc", "IBAction"].contains(SourceFile.words($0.attributeName)) }
    }

    private static func standsBesideConformance(_ node: FunctionDeclSyntax) -> Bool {
        guard let around = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self) else { return false }
        return around.inheritanceClause != nil
    }

    /// How often a word stands in the file: what is private is called in no other.
    private func mentions(of word: String) -> Int {
        file.tree.tokens(viewMode: .sourceAccurate).reduce(0) { $0 + ($1.text == word ? 1 : 0) }
    }
}
