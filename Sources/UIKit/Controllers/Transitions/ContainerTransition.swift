/// A change from one child of a container to another, in a view below the container's bars.
final class ContainerTransition: ControllerTransition {
    private let container: UIViewController
    /// Where the new child's view comes to lie.
    private let place: CGRect

    init(
        of container: UIViewController, from: UIViewController, to: UIViewController, to place: CGRect,
        _ animator: (any UIViewControllerAnimatedTransitioning)?
    ) {
        (self.container, self.place) = (container, place)
        super.init(from: from, to: to, in: ContainerTransitionView(), animator)
    }

    override var involved: [UIViewController] { super.involved + [container] }

    override func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? place : .zero }

    /// Exchanges the children's views: by the animator, as a finger leads it, or at once without one.
    ///
    /// - Parameters:
    ///   - before: Called first, while all have the coordinator.
    ///   - completion: Called once, with whether the new child is shown.
    func exchange(
        by interaction: (any UIViewControllerInteractiveTransitioning)?, before: () -> Void,
        completion: @escaping (Bool) -> Void
    ) {
        guard isAnimated else {
            onEnd = completion
            return run(before: before) { container.exchange([from], for: [to], animated: true) }
        }
        to.loadViewIfNeeded()
        onEnd = { [self] completed in
            settle(completed)
            completion(completed)
        }
        run(by: interaction) {
            before()
            container.view.fill(with: containerView, at: 0)
            containerView.addSubview(from.view)
            to.view.frame = place
            from.announce(.going, animated: true)
            to.announce(.coming, animated: true)
        } place: {
        }
    }

    /// Leaves one of the children's views where those of children lie.
    private func settle(_ completed: Bool) {
        let (staying, going) = completed ? (to, from) : (from, to)
        container.viewIfLoaded?.fill(with: staying.view, at: 0)
        going.view.removeFromSuperview()
        going.appearance.isAnnounced = false
        containerView.removeFromSuperview()
        if !completed { from.takeBackGoing(animated: true) }
    }
}

/// Where an animator moves the views of a container's children: nobody else places them meanwhile.
final class ContainerTransitionView: UIView {}
