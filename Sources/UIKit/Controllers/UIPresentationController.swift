import Foundation

/// How a controller lies over the one that presents it.
///
/// One that a `transitioningDelegate` gives for the style `custom` decides where the controller's view lies and adds views of
/// its own; the system's styles cover all here. Source: Apple's documentation of `UIPresentationController`.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
    /// The controller that is presented.
    open private(set) unowned var presentedViewController: UIViewController
    /// The controller below; itself until it is presented.
    open var presentingViewController: UIViewController {
        presentedViewController.presentingViewController ?? presenting ?? presentedViewController
    }
    private weak var presenting: UIViewController?
    /// Who adapts the presentation. Stored; no effect.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The view that the presented one lies upon; nil until it is presented.
    open var containerView: UIView? { container ?? presentedViewController.viewIfLoaded?.superview }
    /// The view that was made for the presentation.
    var container: PresentationContainer?
    /// What is presented: the controller's view.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    /// Where it comes to lie in the end, in the container's coordinates: all over.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// Whether the view below goes away while the controller is presented.
    open var shouldRemovePresentersView: Bool { false }
    /// Called before the presented view comes, by presentations of the style `custom`.
    open func presentationTransitionWillBegin() {}
    /// Called when the presented view has come, by presentations of the style `custom`.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the presented view goes, by presentations of the style `custom`.
    open func dismissalTransitionWillBegin() {}
    /// Called when the presented view has gone, by presentations of the style `custom`.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the container is laid out, by presentations of the style `custom`.
    open func containerViewWillLayoutSubviews() {}
    /// Called when the container was laid out, by presentations of the style `custom`.
    open func containerViewDidLayoutSubviews() {}

    /// The size that the presented controller would like.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// Called on Apple's systems when a controller would like another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called on Apple's systems when a controller's rules ask for another size.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size of a controller in this one: all of it.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }
    /// Called before the container gets another size; the default tells the presented controller.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let inner = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
        presentedViewController.viewWillTransition(to: inner, with: coordinator)
    }
    /// Called on Apple's systems before the container gets other traits.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// How the controller lies over the other.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The style that is taken where there is little room: none. Not asked.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    /// The style that is taken for some traits: none.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
    /// Whether the presentation may cover the screen rather than the controller that presents; the default is yes. Not asked.
    open var shouldPresentInFullscreen: Bool { true }
    /// Traits that the presented controller has in place of others; nil for none.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { traitOverrides = UITraitOverrides(overrideTraitCollection) }
    }
    /// Traits that the presented controller has in place of others.
    open var traitOverrides: UITraitOverrides {
        get { presentedViewController.insistedTraits.presentation }
        set { presentedViewController.insist { $0.presentation = newValue } }
    }

    /// Makes a presentation of a controller.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenting = presentingViewController
        super.init()
    }
}

/// Adapts presentations; all members have defaults, as Apple's are optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Not called: presentations are not adapted here.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Not called: nobody drags a presentation away.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Not called: nobody drags a presentation away.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// The controller's own, for delegates without the member.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.presentedViewController.modalPresentationStyle
    }
    /// Permits it, for delegates without the member.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        true
    }
    /// Does nothing, for delegates without the member.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// Who hears of popovers; all members have defaults, as Apple's are optional. Nobody is asked: popovers cover all here.
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

/// A presentation that points at something; it covers all here.
///
/// Source: Apple's documentation of `UIPopoverPresentationController`.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// What the popover points at. Stored; no effect.
    open var sourceView: UIView?
    /// The place in the view that it points at. Stored; no effect.
    open var sourceRect = CGRect.null
    /// The item that it points at. Stored; no effect.
    open var barButtonItem: UIBarButtonItem?
    /// What it points at: a view or an item of a bar. Stored; no effect.
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// From which sides it may point. Stored; no effect.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The color of its ground. Stored; no effect.
    open var backgroundColor: UIColor?
    /// Whether the popover may cover what it points at. Stored; no effect.
    open var canOverlapSourceViewRect = false
    /// Views that can be touched besides. Stored; no effect.
    open var passthroughViews: [UIView]?
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
    /// From any side.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// What a height of a sheet depends on.
///
/// Source: Apple's documentation of `UISheetPresentationControllerDetentResolutionContext`.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The most that a sheet can be high, in points.
    var maximumDetentValue: CGFloat { get }
}

/// A presentation that rises to some heights; it covers all here.
///
/// Source: Apple's documentation of `UISheetPresentationController`.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet may rest.
    @preconcurrency @MainActor open class Detent: NSObject {
        /// What a height is called.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Makes an identifier of a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Makes an identifier of a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The whole screen.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// What the height is called.
        open private(set) var identifier: Identifier
        private let resolver: (@MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?
        private init(
            _ identifier: Identifier,
            _ resolver: (@MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
        ) {
            (self.identifier, self.resolver) = (identifier, resolver)
        }

        /// Half of the screen.
        open class func medium() -> Detent { Detent(.medium) }
        /// The whole screen.
        open class func large() -> Detent { Detent(.large) }
        /// A height that a closure says, in points; nil where it makes no sense.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }
        /// The height in a context, in points: half of the most, the most, or what the closure says.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            if let resolver { return resolver(context) }
            return identifier == .medium ? context.maximumDetentValue / 2 : context.maximumDetentValue
        }
    }

    /// The heights at which the sheet may rest. Stored; no effect.
    open var detents: [Detent] = [.large()]
    /// The height at which the sheet rests. Stored; no effect.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// Up to which height what lies below can be used. Stored; no effect.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether a handle is shown. Stored; no effect.
    open var prefersGrabberVisible = false
    /// Whether the sheet grows before its content moves. Stored; no effect.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet keeps to the lower edge where there is little height. Stored; no effect.
    open var prefersEdgeAttachedInCompactHeight = false
    /// The radius of the sheet's corners in points; nil for the system's. Stored; no effect.
    open var preferredCornerRadius: CGFloat?

    /// Whether a sheet at the lower edge is as wide as its controller prefers. Stored; no effect.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

    /// Tells that custom heights are to be asked for again; sheets fill the window here, so nobody asks. No effect.
    open func invalidateDetents() {}
    /// Makes changes of the heights along with an animation; at once here.
    open func animateChanges(_ changes: () -> Void) { changes() }
}

extension UIViewController {
    var ownPresentationController: UIPresentationController? {
        if modalPresentationStyle == .custom || storedPresentation?.container != nil { return customPresentation }
        return modalPresentationStyle == .popover ? popoverPresentationController : sheetPresentationController
    }

    var ownSheetPresentationController: UISheetPresentationController? {
        guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
        return presentation { UISheetPresentationController(presentedViewController: self, presenting: nil) }
    }

    var ownPopoverPresentationController: UIPopoverPresentationController? {
        let isActionSheet = (self as? UIAlertController)?.preferredStyle == .actionSheet
        guard modalPresentationStyle == .popover || isActionSheet || self is UIActivityViewController else {
            return nil
        }
        return presentation { UIPopoverPresentationController(presentedViewController: self, presenting: nil) }
    }

    /// What the transitioning delegate gives for the style `custom`, else one that covers all.
    private var customPresentation: UIPresentationController {
        if let storedPresentation { return storedPresentation }
        let below = presentingViewController
        let made = transitioningDelegate?.presentationController(
            forPresented: self, presenting: below, source: below ?? self)
        return presentation { made ?? UIPresentationController(presentedViewController: self, presenting: below) }
    }

    private func presentation<Presentation: UIPresentationController>(_ make: () -> Presentation) -> Presentation {
        if let known = storedPresentation as? Presentation { return known }
        let made = make()
        storedPresentation = made
        return made
    }
}
