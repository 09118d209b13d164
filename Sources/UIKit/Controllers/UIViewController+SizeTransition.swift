extension UIViewController {
    /// Tells the controllers in this one, and the one that it presents, of a size to come.
    func tellOfTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children where child.isViewLoaded {
            let inner = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: inner, with: coordinator)
        }
        guard let presented = presentedViewController, presented.presentingViewController === self else { return }
        if let presentation = presented.presentationController {
            presentation.viewWillTransition(to: size, with: coordinator)
        } else {
            presented.viewWillTransition(to: size, with: coordinator)
        }
    }
}
