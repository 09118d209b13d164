/// Something that shows controllers and adapts to their sizes.
///
/// Source: Apple's documentation of `UIContentContainer`.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
    /// The size that it would like to have.
    var preferredContentSize: CGSize { get }
    /// Called on Apple's systems when a controller in it would like another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called on Apple's systems when the rules of a controller in it ask for another size.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size of a controller in it.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Called on Apple's systems before it gets another size.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called on Apple's systems before it gets other traits.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// Members of `UIViewController` that programs override now and then.
///
/// Swift lets only members in the body of a class be overridden. Placard's own, as `OverridableViewMembers`; every object of
/// it is a controller.
@preconcurrency @MainActor open class OverridableControllerMembers: UIResponder {
    /// Called on Apple's systems when a controller in this one would like another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called on Apple's systems when the rules of a controller in this one ask for another size.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size of a controller in this one: all of it. Not asked.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }
}

extension UIViewController: UIContentContainer {}
