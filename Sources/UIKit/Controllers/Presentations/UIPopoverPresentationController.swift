/// Who hears of popovers; all members have defaults, as Apple's are optional.
///
/// Source: Apple's documentation of `UIPopoverPresentationControllerDelegate`.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    /// Called before a popover is shown: the place to say what it points at.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Whether a touch beside a popover takes it away.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    /// Called when a popover was taken away by a touch.
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing, for delegates without the member.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    /// Permits it, for delegates without the member.
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    /// Does nothing, for delegates without the member.
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// A presentation in a bubble that points at something; a sheet where there is little width and its delegate agrees.
///
/// Source: Apple's documentation of `UIPopoverPresentationController`.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// What the popover points at.
    open var sourceView: UIView? { didSet { placeAnew() } }
    /// The place in the view that it points at, in its coordinates; null, as at first, for all of it.
    open var sourceRect = CGRect.null { didSet { placeAnew() } }
    /// The item that it points at.
    open var barButtonItem: UIBarButtonItem? { didSet { placeAnew() } }
    /// What it points at: a view or an item of a bar.
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { placeAnew() } }
    /// The directions in which the arrow may point.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { placeAnew() } }
    /// The direction in which the arrow points; unknown until the popover is shown.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// The color of its ground; nil for the system's.
    open var backgroundColor: UIColor? { didSet { placeAnew() } }
    /// How far the popover keeps off the container's edges, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { placeAnew() } }
    /// Whether the popover may cover what it points at. Stored; no effect.
    open var canOverlapSourceViewRect = false
    /// Views that can be touched besides. Stored; no effect.
    open var passthroughViews: [UIView]?
    /// How the controller is shown where there is little width.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)

    private lazy var bubble = PopoverView(of: presentedViewController)
    private var isSheet = false
    private var listener: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }

    // MARK: Presenting

    /// The bubble that holds the controller's view, or the sheet.
    open override var presentedView: UIView? { isSheet ? adaptiveSheetPresentationController.presentedView : bubble }
    open override var frameOfPresentedViewInContainerView: CGRect {
        isSheet
            ? adaptiveSheetPresentationController.frameOfPresentedViewInContainerView : arrangement?.bubble ?? .zero
    }
    open override func presentationTransitionWillBegin() {
        if isSheet {
            adaptiveSheetPresentationController.presentationTransitionWillBegin()
        } else {
            listener?.prepareForPopoverPresentation(self)
            place()
        }
    }
    open override func containerViewWillLayoutSubviews() {
        if isSheet { adaptiveSheetPresentationController.containerViewWillLayoutSubviews() } else { place() }
    }
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        placeAnew()
    }
    override var letsTouchesThrough: Bool { isSheet && adaptiveSheetPresentationController.letsTouchesThrough }
    override func wasTouchedBeside() {
        guard !isSheet else { return dismissByTouch() }
        guard listener?.popoverPresentationControllerShouldDismissPopover(self) ?? true else { return }
        dismissByTouch()
        if presentedViewController.presentingViewController == nil {
            listener?.popoverPresentationControllerDidDismissPopover(self)
        }
    }

    /// Decides before it comes whether it is a bubble or a sheet.
    override func willCome(in container: PresentationContainer) {
        super.willCome(in: container)
        let traits = container.traitCollection
        let style = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic
        isSheet = traits.horizontalSizeClass == .compact && style != .none
        adaptiveSheetPresentationController.container = container
    }

    private var arrangement: PopoverArrangement? {
        guard let containerView else { return nil }
        return PopoverArrangement(
            around: source(in: containerView), size: wantedSize, permitted: permittedArrowDirections,
            room: containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins))
    }

    /// What the controller prefers, or the one that a navigation controller shows; without that 320 × 480 points.
    private var wantedSize: CGSize {
        let (own, top) = (
            preferredContentSize, (presentedViewController as? UINavigationController)?.topViewController
        )
        let preferred = own == .zero ? top?.preferredContentSize ?? .zero : own
        return CGSize(
            width: preferred.width > 0 ? preferred.width : 320, height: preferred.height > 0 ? preferred.height : 480)
    }

    /// What is pointed at, in the container's coordinates.
    private func source(in container: UIView) -> CGRect {
        let item = barButtonItem ?? sourceItem as? UIBarButtonItem
        guard let view = item?.shownView ?? sourceItem as? UIView ?? sourceView, view.window != nil else {
            return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
        }
        let isWhole = item != nil || sourceRect.isNull
        return view.convert(isWhole ? view.bounds : sourceRect, to: container)
    }

    private func placeAnew() { container?.setNeedsLayout() }

    private func place() {
        guard let arrangement else { return }
        arrowDirection = arrangement.direction
        bubble.take(arrangement, ground: backgroundColor)
    }
}

/// What a popover can point at: views and items of bars.
///
/// Source: Apple's documentation of `UIPopoverPresentationControllerSourceItem`.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarItem: UIPopoverPresentationControllerSourceItem {}

/// From which sides a popover may point; raw values as on iOS.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bits, as on iOS.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From below.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// From above.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// From the right.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// From the left.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Not known yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
    /// From any side.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
