import SwiftSyntax

/// Takes out imports of frameworks that do not exist here, and adds UIKit, whose names other imports give on iOS.
///
/// There `import Foundation` brings Core Graphics and the Objective-C runtime along, and an imported module UIKit.
final class Imports: Rewriter {
    /// The modules that are to be imported before the file's own imports.
    var missing: [String] {
        let beside = Frameworks.besideFoundation.filter {
            !imported.contains($0.module) && !$0.names.isDisjoint(with: names)
        }
        return (imported.contains("UIKit") ? [] : ["UIKit"]) + beside.map(\.module)
    }
    private var imported: Set<String> = []
    /// The names of types that the file mentions.
    private var names: Set<String> = []

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.baseName.text)
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        if Frameworks.absent.contains(module) {
            edits.remove(node)
            note(.dropped, "import \(module): there is no such module here", at: node)
        } else if Frameworks.merged.contains(module) {
            edits.remove(node)
            note(.rewritten, "import \(module)", at: node)
        } else if Frameworks.present.contains(module) {
            takeWhole(node)
            imported.insert(module)
        }
        return .skipChildren
    }

    /// `import class UIKit.UILabel` and `import UIKit.UIGestureRecognizerSubclass` name parts that modules have on iOS.
    private func takeWhole(_ node: ImportDeclSyntax) {
        guard let module = node.path.first, node.path.count > 1 else { return }
        let start = (node.importKindSpecifier ?? module.name).positionAfterSkippingLeadingTrivia
        edits.replace(start..<node.endPositionBeforeTrailingTrivia, with: module.name.text)
        note(.rewritten, SourceFile.words(node), at: node)
    }
}
