import SwiftSyntax

/// The names of properties that calls ask for by their names.
///
/// Before Swift 4 a class of Objective-C's kind showed all its properties to Objective-C, so that they needed no `@objc`.
enum KeyedNames {
    private static let methods: Set = ["addObserver", "setValue", "value"]
    private static let labels: Set = ["forKey", "forKeyPath"]

    /// The names in a call such as `addObserver(self, forKeyPath: "knob.frame", …)`.
    static func names(in node: FunctionCallExprSyntax) -> [String] {
        guard let method = node.calledExpression.lastToken(viewMode: .sourceAccurate), methods.contains(method.text)
        else { return [] }
        return node.arguments.filter { labels.contains($0.label?.text ?? "") }.flatMap { argument in
            let literal = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            return literal?.split(separator: ".").map(String.init) ?? []
        }
    }
}
