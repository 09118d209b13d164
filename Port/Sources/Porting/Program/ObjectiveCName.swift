/// How the compiler names Swift declarations for Objective-C.
///
/// Source: `AbstractFunctionDecl::getObjCSelector` as Swift Evolution SE-0005 and SE-0006 describe it.
enum ObjectiveCName {
    /// `tap(_:)` is `tap:`, `tap(sender:)` is `tapWithSender:`, `tap(with:)` is `tapWith:`.
    ///
    /// - Parameter labels: One for each parameter; nil for `_`.
    static func selector(_ base: String, labels: [String?]) -> String {
        guard let first = labels.first else { return base }
        let pieces = labels.dropFirst().map { ($0 ?? "") + ":" }
        return base + firstPiece(first, of: base) + ":" + pieces.joined()
    }

    /// The setter of a property: `setTitle:`.
    static func setter(of property: String) -> String { "set" + capitalized(property) + ":" }

    private static func firstPiece(_ label: String?, of base: String) -> String {
        guard let label else { return "" }
        let isJoined = prepositions.contains(firstWord(of: label)) || prepositions.contains(lastWord(of: base))
        return (isJoined ? "" : "With") + capitalized(label)
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func firstWord(of name: String) -> String { String(name.prefix { !$0.isUppercase }) }

    private static func lastWord(of name: String) -> String {
        let start = name.lastIndex(where: \.isUppercase) ?? name.startIndex
        return name[start...].lowercased()
    }

    private static let prepositions: Set = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]

    /// Actions of UIKit that take their sender, which `#selector` may name without saying so.
    static let actionsWithSender: Set = [
        "copy", "cut", "delete", "endEditing", "paste", "select", "selectAll", "toggleBoldface", "toggleItalics",
        "toggleUnderline",
    ]
}
