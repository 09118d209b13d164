import SwiftSyntax

/// Finds code that is nested too deeply to be walked by visitors, which call themselves for each level.
///
/// It goes no deeper than the limit itself.
final class SyntaxDepth: SyntaxAnyVisitor {
    /// Levels of syntax; each pair of brackets and each member of a chain is some. Code that people write has about a hundred.
    static let most = 2_000

    private var depth = 0
    private var tooDeep: AbsolutePosition?

    /// Where a tree is nested more deeply than `most` levels; nil if it is not.
    static func excess(in tree: some SyntaxProtocol) -> AbsolutePosition? {
        let visitor = SyntaxDepth(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.tooDeep
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        depth += 1
        guard tooDeep == nil, depth > Self.most else { return tooDeep == nil ? .visitChildren : .skipChildren }
        tooDeep = node.positionAfterSkippingLeadingTrivia
        return .skipChildren
    }

    override func visitAnyPost(_ node: Syntax) { depth -= 1 }
}
