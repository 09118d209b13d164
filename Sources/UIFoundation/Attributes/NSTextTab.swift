/// A place on the line to which a tab character advances, as UIKit's paragraph styles name it.
public final class NSTextTab: Hashable, Sendable {
    /// Which part of the text after the tab lies at `location`.
    public let alignment: NSTextAlignment
    /// Points from the leading edge.
    public let location: CGFloat

    public init(
        textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
    ) {
        self.alignment = alignment
        self.location = loc.isFinite ? loc : 0
    }

    /// The name of an option of a tab stop; none has an effect yet.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    public static func == (a: NSTextTab, b: NSTextTab) -> Bool {
        a.alignment == b.alignment && a.location == b.location
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(alignment)
        hasher.combine(location)
    }
}
