import SwiftSyntax

/// Takes away attributes that only the Objective-C runtime and Interface Builder read.
///
/// What nibs set and connect, and what selectors call, goes into `DispatchTables` instead.
final class ObjectiveCAttributes: Rewriter {
    private static let names: Set = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
        "GKInspectable", "NSCopying",
    ]
    private static let entryPoints: Set = ["main", "UIApplicationMain", "NSApplicationMain"]

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = SourceFile.words(node.attributeName)
        if Self.names.contains(name) {
            edits.remove(node)
            note(.rewritten, "@\(name)", at: node)
        } else if Self.entryPoints.contains(name) {
            edits.remove(node)
            note(.dropped, "@\(name): a test or another program starts here", at: node)
        } else if name == "convention", node.arguments.map(SourceFile.words) == "block" {
            takeAwayBlock(node)
        }
        return .visitChildren
    }

    /// `PathBlocks` needs none; a block that goes elsewhere would go to the Objective-C runtime.
    private func takeAwayBlock(_ node: AttributeSyntax) {
        if let type = node.parent?.parent, SourceFile.words(type).contains("CGPathElement") {
            edits.remove(node)
            note(.rewritten, "@convention(block)", at: node)
        } else {
            note(.missing, "@convention(block): there are no blocks", at: node)
        }
    }

    /// `optional` means what `OptionalRequirements` makes of it; members of extensions are open to Objective-C alone.
    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "optional" { edits.remove(node) }
        if node.name.text == "open", Self.isInExtension(node) { edits.replace(node, with: "public") }
        return .skipChildren
    }

    /// Whether a modifier is that of an extension's member.
    private static func isInExtension(_ node: DeclModifierSyntax) -> Bool {
        let member = node.parent?.parent?.parent?.as(MemberBlockItemSyntax.self)
        return member?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) ?? false
    }
}
