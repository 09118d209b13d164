/// A presentation at the lower edge of the window, which rises to some heights, or in its middle where there is room.
///
/// Sheets of phones begin 10 points below what the screen's upper edge covers, as stored frames of Interface Builder's canvas
/// show; what lies below is dimmed and stays where it is. No finger draws them: a program selects their height, and a touch beside
/// takes them away. Source: Apple's documentation of `UISheetPresentationController`.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet may rest, the lowest first.
    open var detents: [Detent] = [.large()] { didSet { placeAnew() } }
    /// The height at which the sheet rests; nil for the first.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { placeAnew() } }
    /// Up to which height what lies below is not dimmed, and can be used; nil for none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { placeAnew() } }
    /// Whether a handle is shown.
    open var prefersGrabberVisible = false { didSet { placeAnew() } }
    /// Whether the sheet grows before its content moves. Stored; no effect.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet keeps to the lower edge where there is little height, in place of covering all.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { placeAnew() } }
    /// The radius of the sheet's corners in points; nil for the system's, 10.
    open var preferredCornerRadius: CGFloat? { didSet { placeAnew() } }
    /// Whether a sheet at the lower edge is as wide as its controller prefers.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { placeAnew() } }
    /// What the sheet comes from. Stored; no effect.
    open weak var sourceView: UIView?

    private lazy var sheet = SheetView(of: presentedViewController)
    private let dimming = UIView()

    /// Asks for custom heights again.
    open func invalidateDetents() { placeAnew() }
    /// Makes changes of the heights along with an animation.
    open func animateChanges(_ changes: () -> Void) {
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(withDuration: 0.3) {
                changes()
                self.containerView?.layoutIfNeeded()
            }
        }
    }

    // MARK: Presenting

    /// The view with the sheet's corners, which holds the controller's.
    open override var presentedView: UIView? { sheet }
    open override var frameOfPresentedViewInContainerView: CGRect { arrangement?.frame ?? .zero }
    open override func presentationTransitionWillBegin() {
        dimming.isUserInteractionEnabled = false
        containerView?.fill(with: dimming)
        place()
    }
    open override func containerViewWillLayoutSubviews() { place() }
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        placeAnew()
    }
    override var letsTouchesThrough: Bool { arrangement?.dims == false }
    override func wasTouchedBeside() { dismissByTouch() }

    private var arrangement: SheetArrangement? { containerView.map { SheetArrangement(self, in: $0) } }

    private func placeAnew() { container?.setNeedsLayout() }

    func place() {
        guard let arrangement else { return }
        dimming.backgroundColor = arrangement.dims ? .presentationDimming : nil
        sheet.frame = arrangement.frame
        sheet.take(arrangement, hasGrabber: prefersGrabberVisible)
    }
}

extension UIColor {
    /// What lies over all that is below a sheet or an alert; as on iOS 13 to 18.
    static let presentationDimming = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
}

/// Hears of sheets; all members have defaults, as Apple's are optional.
///
/// Source: Apple's documentation of `UISheetPresentationControllerDelegate`.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Not called: no finger draws a sheet to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing, for delegates without the member.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
