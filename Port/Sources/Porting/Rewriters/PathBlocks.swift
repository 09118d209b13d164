import SwiftSyntax

/// Gives functions that hand a closure to `CGPath.apply(info:function:)` as a pointer the body that does it without.
///
/// A closure of Swift's is two pointers, and there are no blocks here that are one: what
/// `unsafeBitCast(body, to: UnsafeMutableRawPointer.self)` is written for is what `applyWithBlock` does.
final class PathBlocks: Rewriter {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let calls = node.body.map({ FunctionCalls(in: $0).found }), let path = Self.pathThatApplies(in: calls),
            let closure = node.signature.parameterClause.parameters.first(where: { isOfElements($0.type) })
        else { return .visitChildren }
        let name = (closure.secondName ?? closure.firstName).text
        guard let body = node.body, Self.castsToPointer(name, in: calls) else { return .visitChildren }
        let element = elements(in: closure.type).contains("UnsafePointer") ? "$0" : "$0.pointee"
        edits.replace(body, with: "{ \(path)applyWithBlock { \(name)(\(element)) } }")
        note(.rewritten, "\(name) as a pointer for CGPath.apply(info:function:)", at: node)
        return .visitChildren
    }

    /// Whether a type is that of a closure that gets a path's elements.
    private func isOfElements(_ type: TypeSyntax) -> Bool { elements(in: type).contains("CGPathElement") }

    /// The text of a type; that of what the file's alias of its name stands for.
    private func elements(in type: TypeSyntax) -> String {
        let text = SourceFile.words(type)
        guard let name = text.split(separator: " ").last.map(String.init), !text.contains("->") else { return text }
        return Aliases(of: name, in: file.tree).meaning ?? text
    }

    /// What stands before the call of `apply(info:function:)`, with its dot; nil if there is none.
    private static func pathThatApplies(in calls: [FunctionCallExprSyntax]) -> String? {
        let call = calls.first { $0.arguments.map { $0.label?.text } == ["info", "function"] }
        guard let called = call?.calledExpression else { return nil }
        if SourceFile.reads(called, as: "apply") { return "" }
        guard let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "apply",
            let base = member.base
        else { return nil }
        return SourceFile.words(base) + "."
    }

    /// Whether a closure of a name is taken for a pointer.
    private static func castsToPointer(_ name: String, in calls: [FunctionCallExprSyntax]) -> Bool {
        calls.contains { call in
            let arguments = call.arguments.map { SourceFile.words($0.expression, longest: 100) }
            return SourceFile.reads(call.calledExpression, as: "unsafeBitCast") && arguments.first == name
                && arguments.last?.hasPrefix("UnsafeMutable") == true
        }
    }
}

/// What a name stands for by an alias of the file.
private final class Aliases: SyntaxVisitor {
    private(set) var meaning: String?
    private let name: String

    init(of name: String, in file: SourceFileSyntax) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
        walk(file)
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == name { meaning = SourceFile.words(node.initializer.value) }
        return .skipChildren
    }
}
