import SwiftSyntax

/// Takes `override` from members of NSObject that exist on Apple's systems alone; nobody calls them here.
///
/// Responders have some of them here too, and keep theirs.
final class RuntimeOverrides: Rewriter {
    /// Of the runtime: messages that are handed on, and properties that are observed.
    private static let ofRuntime: Set = [
        "doesNotRecognizeSelector(_:)", forwarding, "method(for:)",
    ]
    /// What weak proxies hand calls on by, which display links, timers and the like ask.
    private static let forwarding = "forwardingTarget(for:)"
    /// What an object is told of changes by, which views call where a class says that it hears them.
    private static let observing = "observeValue(forKeyPath:of:change:context:)"
    /// Of all objects there, of responders here.
    private static let ofResponders: Set = [
        "responds(to:)", "setValue(_:forKey:)", "setValue(_:forKeyPath:)", "setValue(_:forUndefinedKey:)",
        "value(forKey:)", "value(forKeyPath:)",
    ]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let modifier = node.modifiers.first(where: { $0.name.text == "override" }),
            let name = enclosingType(of: node), let type = program.type(named: name)
        else { return .visitChildren }
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
        let member = "\(node.name.text)(\(labels))"
        if member == Self.observing, Self.isPlainObject(type, program) {
            if !inheritsObserving(type) { observe(node, modifier, name) }
            return .visitChildren
        }
        guard Self.isOfRuntime(member, type, program) else { return .visitChildren }
        if member == Self.forwarding { return forward(node, modifier, type) }
        edits.remove(modifier)
        note(.missing, "\(member) of NSObject: there is no Objective-C runtime to call it", at: node)
        return .visitChildren
    }

    /// Makes the first class of a line that hands calls on say so; NSObject hands none on.
    private func forward(
        _ node: FunctionDeclSyntax, _ modifier: DeclModifierSyntax, _ type: DeclaredType
    ) -> SyntaxVisitorContinueKind {
        let inherits = program.ancestry(of: type).dropFirst().contains { parent in
            parent.kind == .class && parent.members.contains { $0.name == node.name.text }
        }
        guard !inherits else { return .visitChildren }
        edits.remove(modifier)
        takeSelectorAsImported(node)
        conform(node, type.name, to: "SelectorForwarder")
        let calls = node.body.map { FunctionCalls(in: $0).ofSuperclass(node.name.text) } ?? []
        for call in calls { edits.replace(call, with: "nil") }
        note(.rewritten, Self.forwarding, at: node)
        return .visitChildren
    }

    /// Has the class of a member say that it fulfils a protocol: in its own clause where it lies in another type, because it may be
    /// private there.
    private func conform(_ member: FunctionDeclSyntax, _ name: String, to protocolName: String) {
        let around = sequence(first: Syntax(member)) { $0.parent }.first {
            $0.asProtocol(DeclGroupSyntax.self) != nil
        }
        guard name.contains("."), let last = around?.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.last
        else { return additions.append("extension \(name): \(protocolName) {}") }
        edits.insert(", \(protocolName)", after: last)
    }

    /// An override may take a selector that is never nil; what fulfils a protocol takes the one of the protocol.
    private func takeSelectorAsImported(_ node: FunctionDeclSyntax) {
        guard let type = node.signature.parameterClause.parameters.first?.type, type.is(IdentifierTypeSyntax.self)
        else {
            return
        }
        edits.replace(type, with: "Selector!")
    }

    /// Makes the first class of a line that hears of changes an observer; NSObject has nothing to pass them on to.
    private func observe(_ node: FunctionDeclSyntax, _ modifier: DeclModifierSyntax, _ name: String) {
        edits.remove(modifier)
        conform(node, name, to: "KeyPathObserver")
        let calls = node.body.map { FunctionCalls(in: $0).ofSuperclass(node.name.text) } ?? []
        for call in calls { edits.replace(call, with: "()") }
        note(.rewritten, Self.observing, at: node)
    }

    /// Whether a class of the program above one hears of changes itself.
    private func inheritsObserving(_ type: DeclaredType) -> Bool {
        program.ancestry(of: type).dropFirst().contains { parent in
            parent.kind == .class && parent.members.contains { $0.name == "observeValue" }
        }
    }

    /// Whether a class of the program inherits from NSObject without a class of another module between.
    private static func isPlainObject(_ type: DeclaredType, _ program: Program) -> Bool {
        program.ancestry(of: type).contains { $0.inherited.contains("NSObject") }
    }

    private static func isOfRuntime(_ member: String, _ type: DeclaredType, _ program: Program) -> Bool {
        ofRuntime.contains(member) || ofResponders.contains(member) && isPlainObject(type, program)
    }

    /// Whether a member overrides what is not there, so that it is none of those that have to stand in their class.
    static func takes(_ member: DeclaredMember, of type: DeclaredType, in program: Program) -> Bool {
        guard let parameters = member.signature?.parameters else { return false }
        let name = "\(member.name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
        return isOfRuntime(name, type, program) || name == observing && isPlainObject(type, program)
    }
}
