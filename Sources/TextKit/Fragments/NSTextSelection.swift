/// A part of a text that is chosen.
///
/// Source: Apple's documentation of `NSTextSelection`.
open class NSTextSelection: NSObject {
    /// By what a selection grows; raw values as on iOS.
    public enum Granularity: Int, Sendable {
        case character = 0
        case word, paragraph, line, sentence
    }

    /// At which of two places an insertion point between lines stands; raw values as on iOS.
    public enum Affinity: Int, Sendable {
        case upstream = 0
        case downstream
    }

    /// The ranges, in order.
    open private(set) var textRanges: [NSTextRange]
    /// By what the selection grows.
    open private(set) var granularity: Granularity
    /// At which of two places an insertion point stands.
    open private(set) var affinity: Affinity
    /// Whether the selection is being made.
    open var isTransient: Bool { false }
    /// Attributes of what is typed.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    /// Makes a selection of ranges.
    public init(_ ranges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
        (textRanges, self.affinity, self.granularity) = (ranges, affinity, granularity)
        super.init()
    }

    /// Makes a selection of a range.
    public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
        self.init([range], affinity: affinity, granularity: granularity)
    }

    /// Makes an insertion point.
    public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
        self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
    }
}
