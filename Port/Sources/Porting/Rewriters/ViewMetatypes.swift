import SwiftSyntax

/// Writes `T()` of a parameter `T: UIView`, and `Self()` in an extension of views, as `T.made()`.
///
/// Swift makes objects through a type that only the running program knows by required initializers alone, but for classes
/// of Objective-C; what `ViewMakers` lists, UIKit makes by the class that is found.
final class ViewMetatypes: Rewriter {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let call = MetatypeCall(node), isView(call, at: node) else { return .visitChildren }
        let isInit = call.called.is(MemberAccessExprSyntax.self)
        let name = isInit ? call.called.as(MemberAccessExprSyntax.self)?.declName.baseName : nil
        if let name { edits.replace(name, with: "made") } else { edits.insert(".made", after: call.called) }
        note(.rewritten, "\(call.name)(\(call.hasFrame ? "frame:" : ""))", at: node)
        return .visitChildren
    }

    private func isView(_ call: MetatypeCall, at node: FunctionCallExprSyntax) -> Bool {
        if let limits = MetatypeCall.parameter(call.name, around: node) { return limits.contains(where: isViewClass) }
        switch call.name {
        case "Self", "self": return isOfViews(around: node)
        default: return holdsViewClass(call.name, at: node)
        }
    }

    /// Whether a variable or a parameter is said to hold a class of views.
    private func holdsViewClass(_ name: String, at node: FunctionCallExprSyntax) -> Bool {
        guard let words = program.variables[name], words.contains("Type") else { return false }
        return words.contains { word in
            isViewClass(word) || MetatypeCall.parameter(word, around: node)?.contains(where: isViewClass) == true
        }
    }

    private func isViewClass(_ name: String) -> Bool {
        if ViewClasses.names.contains(name) || isAliasOfViews(name) { return true }
        guard let type = program.type(named: name) else { return false }
        return program.inherits(type, from: ViewClasses.names)
    }

    /// Whether a name is another one for a class of views: `typealias Item = UIView & Named`.
    private func isAliasOfViews(_ name: String) -> Bool {
        program.aliases[name]?.contains { word in
            ViewClasses.names.contains(word)
                || program.type(named: word).map { program.inherits($0, from: ViewClasses.names) } == true
        } ?? false
    }

    /// Whether `Self` is a class of UIKit's views: in an extension of one, or of a protocol for views.
    private func isOfViews(around node: some SyntaxProtocol) -> Bool {
        guard let extended = enclosingExtension(of: node) else { return false }
        let limits = MetatypeCall.requirements(of: "Self", in: extended.genericWhereClause)
        if limits.contains(where: isViewClass) { return true }
        let name = SourceFile.words(extended.extendedType)
        if ViewClasses.names.contains(name) { return true }
        guard let type = program.type(named: name), type.kind == .protocol else { return false }
        return program.inherits(type, from: ViewClasses.names)
    }

    private func enclosingExtension(of node: some SyntaxProtocol) -> ExtensionDeclSyntax? {
        sequence(first: Syntax(node), next: \.parent).first { $0.asProtocol(DeclGroupSyntax.self) != nil }?
            .as(ExtensionDeclSyntax.self)
    }
}
