extension UIViewController {
    func bringInFront(_ other: UIViewController) {
        guard other !== self, presentedViewController == nil, other.presentingViewController == nil else { return }
        presentedViewController = other
        other.presentingViewController = self
        guard let window = viewIfLoaded?.window, let view = other.view else { return }
        window.fill(with: view)
    }

    func takeAwayFront() {
        guard let front = presentedViewController else {
            presentingViewController?.takeAwayFront()
            return
        }
        front.takeAllInFront()
        front.viewIfLoaded?.removeFromSuperview()
        front.presentingViewController = nil
        presentedViewController = nil
    }

    private func takeAllInFront() { if presentedViewController != nil { takeAwayFront() } }
}
