import SwiftSyntax

/// Lets XCTest on Linux call tests of the main actor: it makes a list of all tests, which traps over such a method.
///
/// A test that is not asynchronous runs on the main thread; its body says so instead of its declaration.
final class MainActorTests: Rewriter {
    static let cases: Set = ["XCTestCase", "XCTest.XCTestCase"]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let body = node.body, let name = enclosingType(of: node), let type = program.type(named: name),
            type.kind == .class, program.inherits(type, from: Self.cases), isCalledByXCTest(node)
        else { return .visitChildren }
        let isOwn = DeclarationWords.attributes(node.attributes).contains("MainActor")
        guard isOwn || isOfMainActor(type) else { return .visitChildren }
        for case .attribute(let attribute) in node.attributes {
            if SourceFile.words(attribute.attributeName) == "MainActor" { edits.remove(attribute) }
        }
        edits.insert("nonisolated ", before: node.modifiers.first.map(Syntax.init) ?? Syntax(node.funcKeyword))
        let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
        let (mark, effect) = isThrowing ? (" try", " throws") : ("", "")
        edits.insert("\(mark) MainActor.assumeIsolated { ()\(effect) -> Void in", after: body.leftBrace)
        edits.insert("} ", before: body.rightBrace)
        note(.rewritten, "test of the main actor: \(node.name.text)", at: node)
        return .visitChildren
    }

    private func isOfMainActor(_ type: DeclaredType) -> Bool {
        program.ancestry(of: type).contains { $0.kind == .class && $0.attributes.contains("MainActor") }
    }

    /// A test, or what goes before and after each, if it is not asynchronous.
    private func isCalledByXCTest(_ node: FunctionDeclSyntax) -> Bool {
        let modifiers = DeclarationWords.modifiers(node.modifiers)
        guard modifiers.isDisjoint(with: ["static", "class", "nonisolated"]),
            node.signature.effectSpecifiers?.asyncSpecifier == nil, node.signature.parameterClause.parameters.isEmpty,
            node.signature.returnClause == nil
        else { return false }
        let isAround = ["setUp", "setUpWithError", "tearDown", "tearDownWithError"].contains(node.name.text)
        return node.name.text.hasPrefix("test") && !modifiers.contains("private") || isAround
    }
}
