import Foundation

/// A part of a label's text that does something when it is touched.
public struct LabelLink: Hashable, Sendable {
    /// What kind of thing a link leads to.
    public enum Kind: Hashable, Sendable {
        case url, mention, hashtag, email, phone
        /// A range with the attribute `.link`, or one that the program named.
        case attribute
        /// Found by a pattern of the program.
        case custom(String)
    }

    /// What the link leads to.
    public var kind: Kind
    /// UTF-16 units of the label's text, whatever part of it is shown.
    public var range: NSRange
    /// What the link leads to, whole: the URL, the name with its sign, the number as written.
    public var target: String

    public init(kind: Kind, range: NSRange, target: String) {
        self.kind = kind
        self.range = range
        self.target = target
    }

    /// The address that the target is, whole: `mailto:` and `tel:` for addresses and numbers; nil for names, and for
    /// targets without a scheme.
    public var url: URL? {
        switch kind {
        case .url, .attribute: URL(string: target).flatMap { $0.scheme == nil ? nil : $0 }
        case .email: URL(string: "mailto:" + target)
        case .phone: URL(string: "tel:" + target.compactMap(Self.dialed).joined())
        case .mention, .hashtag, .custom: nil
        }
    }

    private static func dialed(_ character: Character) -> String? {
        character == "+" ? "+" : character.wholeNumberValue.map(String.init)
    }
}
