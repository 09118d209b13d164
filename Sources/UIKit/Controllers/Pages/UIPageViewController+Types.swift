extension UIPageViewController {
    /// How pages turn; raw values as on iOS.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0
        case scroll
    }

    /// The way that pages follow each other; raw values as on iOS.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical
    }

    /// Where pages come from; raw values as on iOS.
    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse
    }

    /// Where the spine of a book lies; raw values as on iOS.
    public enum SpineLocation: Int, Sendable {
        case none = 0
        case min, mid, max
    }

    /// The name of an option; raw values as on iOS.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name, as on iOS.
        public let rawValue: String
        /// Makes a key of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `SpineLocation`, or its number.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// Points between two pages.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

/// Who knows the pages beside those that are shown.
///
/// Source: Apple's documentation of `UIPageViewControllerDataSource`.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    /// The page before one; nil for none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after one; nil for none.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// How many dots there are below pages that scroll; none unless implemented.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Which dot stands for the page that is shown, from 0.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// No dots, for data sources without the member.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// The first dot, for data sources without the member.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Who hears of pages that a finger turns. Every member is optional.
///
/// Source: Apple's documentation of `UIPageViewControllerDelegate`.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
    /// A finger is about to turn to other pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// A finger has turned.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    /// Where the spine lies for an orientation; not asked, because nobody turns the device.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
    /// Does nothing, for delegates without the member.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    /// Does nothing, for delegates without the member.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
    /// As it is, for delegates without the member.
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
}
