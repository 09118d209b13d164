/// Something that shows controllers and adapts to their sizes.
///
/// Source: Apple's documentation of `UIContentContainer`.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
    /// The size that it would like to have.
    var preferredContentSize: CGSize { get }
    /// Called when a controller in it would like another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called on Apple's systems when the rules of a controller in it ask for another size.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size of a controller in it.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Called before it gets another size because its window does.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called on Apple's systems before it gets other traits.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}
