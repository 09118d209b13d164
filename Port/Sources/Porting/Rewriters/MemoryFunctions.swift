import SwiftSyntax

/// Adds what C's functions for memory take on iOS: pointers that may be nil, which Linux's say they never are.
///
/// Calls stay; those whose pointers are never nil go on calling the functions themselves.
final class MemoryFunctions: Rewriter {
    private struct Function {
        let parameters: String
        /// How many of the arguments are pointers, from the first.
        let pointers: Int
        let result: String
        let nothing: String
        let arguments: String
    }

    private static let target = "_ target: UnsafeMutableRawPointer?"
    private static let copying = Function(
        parameters: target + ", _ source: UnsafeRawPointer?, _ count: Int", pointers: 2,
        result: "UnsafeMutableRawPointer!", nothing: "target", arguments: "target!, source!, count")
    /// Source: the headers of Apple's C library, which say nothing of nil, and those of Linux's, which do.
    private static let functions = [
        "memcpy": copying, "memmove": copying,
        "memset": Function(
            parameters: target + ", _ value: Int32, _ count: Int", pointers: 1, result: "UnsafeMutableRawPointer!",
            nothing: "target", arguments: "target!, value, count"),
        "memcmp": Function(
            parameters: "_ one: UnsafeRawPointer?, _ other: UnsafeRawPointer?, _ count: Int", pointers: 2,
            result: "Int32", nothing: "0", arguments: "one!, other!, count"),
    ]

    private var added: Set<String> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let function = Self.functions[name], node.arguments.count == 3, !program.declares(name),
            node.arguments.prefix(function.pointers).contains(where: { Self.mayBeNil($0.expression) })
        else { return .visitChildren }
        if added.insert(name).inserted {
            additions.append(Self.declaration(of: name, function))
            note(.rewritten, "\(name) of pointers that may be nil", at: node)
        }
        return .visitChildren
    }

    private static func mayBeNil(_ pointer: ExprSyntax) -> Bool {
        !pointer.is(InOutExprSyntax.self) && !pointer.is(ForceUnwrapExprSyntax.self)
            && !pointer.is(ArrayExprSyntax.self)
    }

    private static func declaration(of name: String, _ function: Function) -> String {
        """
        @_disfavoredOverload @discardableResult
        private func \(name)(\(function.parameters)) -> \(function.result) {
            count == 0 ? \(function.nothing) : Foundation.\(name)(\(function.arguments))
        }
        """
    }
}
