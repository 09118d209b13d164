import Foundation

/// How a controller lies over the one that presents it.
///
/// It decides where the controller's view lies, and adds views of its own: one that a `transitioningDelegate` gives for the style
/// `custom`, or the system's sheets and popovers. Source: Apple's documentation of `UIPresentationController`.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
    /// The controller that is presented; an empty one after it has gone.
    open var presentedViewController: UIViewController { presented ?? nobody }
    private lazy var nobody = UIViewController()
    private weak var presented: UIViewController?
    /// The controller below; itself until it is presented.
    open var presentingViewController: UIViewController {
        presentedViewController.presentingViewController ?? presenting ?? presentedViewController
    }
    private weak var presenting: UIViewController?
    /// Who adapts the presentation, and decides whether a touch beside it takes it away.
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
    /// Called before the presented view comes; not where it covers all.
    open func presentationTransitionWillBegin() {}
    /// Called when the presented view has come; not where it covers all.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the presented view goes; not where it covers all.
    open func dismissalTransitionWillBegin() {}
    /// Called when the presented view has gone; not where it covers all.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the container is laid out.
    open func containerViewWillLayoutSubviews() {}
    /// Called when the container was laid out.
    open func containerViewDidLayoutSubviews() {}
    /// Called when the container lies in the window, before anything is presented upon it.
    func willCome(in container: PresentationContainer) { self.container = container }
    /// Whether what lies below can be touched beside what is presented.
    var letsTouchesThrough: Bool { false }
    /// Called when a finger beside what is presented was lifted.
    func wasTouchedBeside() {}

    /// The size that the presented controller would like.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// Called when the presented controller would like another size; sheets and popovers take it.
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
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
    }
}

/// Adapts presentations; all members have defaults, as Apple's are optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// How a popover is shown where there is little width: `none` as a popover, all else as a sheet; asked by the member
    /// with traits.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// How a popover is shown under some traits: `none` as a popover, all else as a sheet where there is little width.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Another controller for another style; not asked.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Called on Apple's systems before an adapted presentation comes, with its style; not called here.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Whether a touch beside what is presented takes it away.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called before a touch takes away what is presented.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called when a touch has taken away what was presented.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when a touch would have taken away what may not go.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// The system's choice, for delegates without the member.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    /// What the member without traits says, for delegates without this one.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// None, for delegates without the member.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// Does nothing, for delegates without the member.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    /// Permits it, for delegates without the member.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        true
    }
    /// Does nothing, for delegates without the member.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing, for delegates without the member.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing, for delegates without the member.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIPresentationController {
    /// Takes away what is presented if a touch beside it may.
    func dismissByTouch() {
        guard !presentedViewController.isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(self) ?? true
        else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presentedViewController.dismiss(animated: true) { self.delegate?.presentationControllerDidDismiss(self) }
    }
}
