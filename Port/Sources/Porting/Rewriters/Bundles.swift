import SwiftSyntax

/// Writes `Bundle(for: Card.self)`, and look-ups in `Bundle.main`, so that they find the resources that SwiftPM keeps beside the
/// program, and the search for a bundle among them, which CocoaPods makes of a library's resources, so that it finds them there.
final class Bundles: Rewriter {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.arguments.count == 1, node.arguments.first?.label?.text == "for",
            SourceFile.reads(node.calledExpression, as: "Bundle", "Bundle.init", "Foundation.Bundle")
        {
            edits.replace(node.calledExpression, with: "Bundle.resources")
            note(.rewritten, "Bundle(for:)", at: node)
        }
        rewriteBundleSearch(node)
        return .visitChildren
    }

    /// Look-ups alone: who the program is, its main bundle says.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base, Self.lookups.contains(node.declName.baseName.text),
            SourceFile.reads(base, as: "Bundle.main", "Foundation.Bundle.main")
        {
            edits.replace(base, with: "Bundle.resourcesOfProgram()")
            note(.rewritten, "Bundle.main", at: node)
        }
        return .visitChildren
    }
    private static let lookups: Set = ["url", "urls", "path", "paths", "resourceURL", "resourcePath"]

    /// Writes `url(forResource: "Cards", withExtension: "bundle")` and `path(forResource: "Cards", ofType: "bundle")`.
    private func rewriteBundleSearch(_ node: FunctionCallExprSyntax) {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
            let search = Search(rawValue: member.declName.baseName.text), node.arguments.count == 2,
            let name = node.arguments.first, let type = node.arguments.last, let label = name.label,
            let comma = name.trailingComma, label.text == "forResource", type.label?.text == search.typeLabel,
            type.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue == "bundle"
        else { return }
        edits.replace(member.declName, with: search.present)
        edits.replace(label, with: "named")
        edits.replace(comma.positionAfterSkippingLeadingTrivia..<type.endPositionBeforeTrailingTrivia, with: "")
        note(.rewritten, "\(search.rawValue)(forResource:\(search.typeLabel):)", at: node)
    }

    private enum Search: String {
        case url
        case path

        var typeLabel: String { self == .url ? "withExtension" : "ofType" }
        var present: String { self == .url ? "resourceBundleURL" : "resourceBundlePath" }
    }
}
