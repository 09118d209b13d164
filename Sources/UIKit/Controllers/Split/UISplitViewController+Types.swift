extension UISplitViewController {
    /// How many columns there are; raw values as on iOS.
    public enum Style: Int, Sendable {
        case unspecified = 0
        case doubleColumn, tripleColumn
    }

    /// A column, or what stands for all of them; raw values as on iOS.
    public enum Column: Int, Sendable {
        case primary = 0
        case supplementary, secondary, compact
    }

    /// Which columns are shown; raw values as on iOS.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary

        /// The name of `secondaryOnly` before iOS 14.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// The name of `oneBesideSecondary` before iOS 14.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The name of `oneOverSecondary` before iOS 14.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// How columns lie; raw values as on iOS.
    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        case tile, overlay, displace
    }

    /// Where the first column lies; raw values as on iOS.
    public enum PrimaryEdge: Int, Sendable {
        case leading = 0
        case trailing
    }

    /// How the first column's ground looks; raw values as on iOS.
    public enum BackgroundStyle: Int, Sendable {
        case none = 0
        case sidebar
    }

    /// When bars have a button for columns; raw values as on iOS.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic = 0
        case never, always
    }
}

/// Who decides what a split view controller shows where there is space for one column. Every member is optional.
///
/// Source: Apple's documentation of `UISplitViewControllerDelegate`.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    /// Which column comes on top.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Whether the first of two controllers comes on top, and not the second: false unless implemented.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Called on Apple's systems before other columns are shown; not called.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

extension UISplitViewControllerDelegate {
    /// The proposed one, for delegates without the member.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// The second, for delegates without the member.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// Does nothing, for delegates without the member.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
}
