extension NSLayoutConstraint {
    /// What the views of a visual format have in common beside their order, and in which direction they follow each other.
    ///
    /// Raw values as on iOS. Source: Apple's documentation of `NSLayoutConstraint.FormatOptions`.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The bits, as on iOS.
        public let rawValue: UInt

        /// Makes options from iOS's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        /// Left edges in one line; for columns.
        public static let alignAllLeft = FormatOptions(aligning: .left)
        /// Right edges in one line; for columns.
        public static let alignAllRight = FormatOptions(aligning: .right)
        /// Top edges in one line; for rows.
        public static let alignAllTop = FormatOptions(aligning: .top)
        /// Bottom edges in one line; for rows.
        public static let alignAllBottom = FormatOptions(aligning: .bottom)
        /// Leading edges in one line; for columns.
        public static let alignAllLeading = FormatOptions(aligning: .leading)
        /// Trailing edges in one line; for columns.
        public static let alignAllTrailing = FormatOptions(aligning: .trailing)
        /// Middles in one upright line; for columns.
        public static let alignAllCenterX = FormatOptions(aligning: .centerX)
        /// Middles in one level line; for rows.
        public static let alignAllCenterY = FormatOptions(aligning: .centerY)
        /// Last baselines in one line; for rows.
        public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
        /// First baselines in one line; for rows.
        public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
        /// All bits that align.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// Rows follow the reading direction: the default, which has no bit.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Rows go from left to right whatever the reading direction.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Rows go from right to left whatever the reading direction.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// All bits for the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Columns measure gaps from edge to edge: the default, which has no bit.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Columns measure gaps from a view's last baseline to the next one's first.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// All bits for the gaps.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// The attributes that neighbors have in common, in the order of their numbers.
        var alignments: [Attribute] {
            (1...15).filter { rawValue & (1 << $0) != 0 }.compactMap { Attribute(rawValue: $0) }
        }
    }
}

extension NSLayoutConstraint {
    /// Makes constraints from a line of text that shows them, such as `H:|-[label]-(>=8)-[button(80)]-|`.
    ///
    /// `|` is the superview's edge, `[name]` a view, `-` the standard distance: 8 points between views, the margin at an
    /// edge. Distances and, in parentheses behind a name, sizes are numbers, names of metrics or, for sizes, names of
    /// views, each with a relation and a priority if wanted: `(>=80@750,<=120)`. Rows begin with `H:` or nothing, columns
    /// with `V:`. The constraints are not active.
    ///
    /// A text that cannot be read makes no constraints: what is wrong goes to `NSLayoutConstraint.report`, in the words
    /// and with the caret of the exception that UIKit raises.
    ///
    /// Source: Apple's "Auto Layout Guide", appendix "Visual Format Language".
    ///
    /// - Parameters:
    ///   - format: The text.
    ///   - opts: What neighbors have in common, and the direction.
    ///   - metrics: Numbers by name: points, or priorities.
    ///   - views: Views and layout guides by name.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatError) {
            return try VisualFormatBuilder.constraints(format, opts, metrics: metrics ?? [:], views: views)
        } catch {
            report(error.message(for: format))
            return []
        }
    }
}
