extension UITableView {
    /// How sections look; raw values as on iOS.
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped, insetGrouped
    }

    /// Where a row is scrolled to; raw values as on iOS.
    public enum ScrollPosition: Int, Sendable {
        /// The nearest place at which it is wholly visible.
        case none = 0
        case top, middle, bottom
    }

    /// How rows come and go; here they do at once. Raw values as on iOS.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// What `separatorInset` is measured from; raw values as on iOS.
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0
        case fromAutomaticInsets
    }

    /// When rows whose content changes are measured again; raw values as on iOS.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        /// When a row's `invalidateIntrinsicContentSize()` is called or its configuration changes.
        case enabled
        /// Also when rules within the row change; here the same as `enabled`.
        case enabledIncludingConstraints
    }

    static func ground(_ style: Style) -> UIColor {
        style == .plain ? .systemBackground : .systemGroupedBackground
    }
}
