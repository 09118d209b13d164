extension UIViewController {
    func bringInFront(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
        outermost.bringInFront(other, for: self, animated: animated, completion: completion)
    }

    /// - Parameter source: The controller that was told to present the other.
    private func bringInFront(
        _ other: UIViewController, for source: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        guard other !== self, other !== source, front == nil, other.below == nil else {
            completion?()
            return
        }
        // As UIKit, which says "Attempt to present … while a presentation is in progress".
        guard !appearance.isComingInFront else { return }
        // The same, which says "whose view is not in the window hierarchy".
        guard let window = viewIfLoaded?.window else { return }
        front = other
        other.below = self
        other.passage = .presented
        other.appearance.isComingInFront = true
        defer { other.appearance.isComingInFront = false }
        other.loadViewIfNeeded()
        guard !other.coversAll else {
            return cover(window, with: other, animated: animated, completion: completion)
        }
        present(other, for: source, in: window, animated: animated, completion: completion)
    }

    /// Has another controller's view fill the window, and tells those below of it where it hides them.
    private func cover(
        _ window: UIWindow, with other: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let endCovering = other.hidesWhatIsBelow ? beginCovering(animated: animated) : {}
        other.announce(.coming, animated: animated)
        other.appearance.completion = {
            endCovering()
            completion?()
        }
        window.fill(with: other.view)
        if completion != nil { window.layoutIfNeeded() }
    }

    /// Whether the view takes the place of those below, rather than lie before them.
    private var hidesWhatIsBelow: Bool {
        modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
    }

    /// The controller that holds this one and is held by none.
    var outermost: UIViewController { parent?.outermost ?? self }

    /// - Parameter uncovers: Whether what lay below appears again; not where it goes as well.
    func takeAwayFront(animated: Bool, uncovers: Bool = true, completion: (() -> Void)?) {
        guard let front else {
            let around = sequence(first: self, next: \.parent)
            guard let holder = around.first(where: { $0.front != nil }) ?? presentingViewController else {
                completion?()
                return
            }
            holder.takeAwayFront(animated: animated, completion: completion)
            return
        }
        guard !front.appearance.isComingInFront else { return }
        if front.front != nil {
            front.takeAwayFront(animated: false, uncovers: false, completion: nil)
        }
        front.passage = .dismissed
        guard let presentation = front.storedPresentation, let container = presentation.container else {
            if front.viewIfLoaded?.window != nil { front.announce(.going, animated: animated) }
            let endUncovering = uncovers ? beginUncovering(animated: animated) : {}
            forget(front)
            endUncovering()
            completion?()
            return
        }
        dismiss(front, of: presentation, in: container, animated: animated, completion: completion)
    }

    /// Whether the view fills the window, so that no presentation says where it lies.
    private var coversAll: Bool {
        if modalPresentationStyle == .custom || transitioningDelegate != nil { return false }
        let isOfSystem = self is UIAlertController || self is UIActivityViewController
        return isOfSystem || ![.automatic, .pageSheet, .formSheet, .popover].contains(modalPresentationStyle)
    }

    private func forget(_ front: UIViewController) {
        front.viewIfLoaded?.removeFromSuperview()
        front.below = nil
        self.front = nil
    }

    // MARK: Transitions

    private func present(
        _ other: UIViewController, for source: UIViewController, in window: UIWindow, animated: Bool,
        completion: (() -> Void)?
    ) {
        let presentation = other.presentationForTransition(below: self)
        let container = PresentationContainer(presentation)
        window.fill(with: container)
        presentation.willCome(in: container)
        let animator =
            animated
            ? other.transitioningDelegate?.animationController(forPresented: other, presenting: self, source: source)
            : nil
        let transition = PresentationTransition(
            .coming, of: presentation, from: self, to: other, in: container, animator)
        transition.onEnd = { [weak self] completed in
            presentation.presentationTransitionDidEnd(completed)
            if completed {
                if presentation.shouldRemovePresentersView { self?.viewIfLoaded?.isHidden = true }
            } else {
                container.removeFromSuperview()
                presentation.container = nil
                self?.forget(other)
            }
            guard other.appearance.isAppearing else { return completion?() ?? () }
            other.appearance.completion = completion
            if completion != nil { window.layoutIfNeeded() }
        }
        if animator != nil { other.appearance.isAnimated = animated }
        let interaction = animator.flatMap {
            other.transitioningDelegate?.interactionControllerForPresentation(using: $0)
        }
        transition.run(by: interaction, before: presentation.presentationTransitionWillBegin) {
            guard let view = presentation.presentedView else { return }
            other.announce(.coming, animated: animated)
            view.frame = presentation.frameOfPresentedViewInContainerView
            container.addSubview(view)
        }
    }

    private func dismiss(
        _ front: UIViewController, of presentation: UIPresentationController, in container: PresentationContainer,
        animated: Bool, completion: (() -> Void)?
    ) {
        let animator = animated ? front.transitioningDelegate?.animationController(forDismissed: front) : nil
        let transition = PresentationTransition(
            .going, of: presentation, from: front, to: self, in: container, animator)
        if presentation.shouldRemovePresentersView { viewIfLoaded?.isHidden = false }
        if animator != nil { front.appearance.isAnimated = animated }
        transition.onEnd = { [weak self] completed in
            presentation.dismissalTransitionDidEnd(completed)
            if completed {
                presentation.presentedView?.removeFromSuperview()
                self?.forget(front)
                container.removeFromSuperview()
                presentation.container = nil
                front.storedPresentation = nil
            } else {
                front.passage = nil
                if presentation.shouldRemovePresentersView { self?.viewIfLoaded?.isHidden = true }
            }
            completion?()
        }
        let interaction = animator.flatMap {
            front.transitioningDelegate?.interactionControllerForDismissal(using: $0)
        }
        transition.run(by: interaction, before: presentation.dismissalTransitionWillBegin) {
            if front.viewIfLoaded?.window != nil { front.announce(.going, animated: animated) }
        }
    }

    /// The presentation of a controller that is about to come: a new one, which knows who presents it.
    private func presentationForTransition(below: UIViewController) -> UIPresentationController {
        if modalPresentationStyle == .custom || transitioningDelegate == nil, let known = presentationController {
            return known
        }
        if let storedPresentation { return storedPresentation }
        let made = UIPresentationController(presentedViewController: self, presenting: below)
        storedPresentation = made
        return made
    }
}
