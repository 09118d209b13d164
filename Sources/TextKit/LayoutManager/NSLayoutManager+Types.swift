extension NSLayoutManager {
    /// What a glyph is besides a mark on paper; raw values as on iOS.
    public struct GlyphProperty: OptionSet, Hashable, Sendable {
        /// The bits, as on iOS.
        public let rawValue: Int

        /// Makes properties of their bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Not there at all.
        public static let null = GlyphProperty(rawValue: 1 << 0)
        /// Acts on layout instead of being drawn: a terminator, a tab.
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        /// White space that may be stretched.
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        /// A mark on the glyph before.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    /// What a control character does to the line it stands on; raw values as on iOS.
    public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
        /// The bits, as on iOS.
        public let rawValue: Int

        /// Makes actions of their bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Nothing: it takes no space.
        public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
        /// Takes the width that the delegate's `boundingBoxForControlGlyphAt` says.
        public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
        /// Leads to the next tab stop.
        public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
        /// Ends the line.
        public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
        /// Ends the paragraph.
        public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
        /// Ends the container.
        public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
    }
}

/// The empty line after a text that is empty or ends in a terminator.
struct ExtraLine {
    var rect = CGRect.zero
    var used = CGRect.zero
    weak var container: NSTextContainer?
    /// Whether it belongs to the present layout.
    var isFound = false
}

extension NSRange {
    /// Where the range ends, 0 at least; the greatest number there is for ranges like (`NSNotFound`, 1) that end
    /// nowhere.
    var safeEnd: Int {
        let (end, isTooLarge) = location.addingReportingOverflow(max(0, length))
        return isTooLarge ? .max : max(0, end)
    }
}
