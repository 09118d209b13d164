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
}
