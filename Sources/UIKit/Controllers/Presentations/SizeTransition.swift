/// A change of a window's size, which its controllers hear of beforehand and make changes along with; it takes no time.
///
/// Source: Apple's documentation of `viewWillTransition(to:with:)`.
@MainActor final class SizeTransition: UIViewControllerTransitionCoordinator {
    private let window: UIWindow
    private typealias Change = (any UIViewControllerTransitionCoordinatorContext) -> Void
    private var changes: [Change] = []
    private var completions: [Change] = []

    let isAnimated = false
    let transitionDuration: Double = 0
    var containerView: UIView { window }

    init(of window: UIWindow) { self.window = window }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { changes.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// Tells a controller of the size to come, resizes the window, and makes the changes that were asked for.
    func perform(_ controller: UIViewController, to size: CGSize, _ resize: () -> Void) {
        controller.viewWillTransition(to: size, with: self)
        resize()
        for change in changes { change(self) }
        guard !completions.isEmpty else { return }
        window.layoutIfNeeded()
        for completion in completions { completion(self) }
    }
}
