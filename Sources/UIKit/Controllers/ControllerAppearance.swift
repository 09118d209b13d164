/// What a controller is told of its view's coming and going.
struct ControllerAppearance {
    /// Whether the view waits for its first layout in the window that it has come into.
    var isAppearing = false
    /// Whether the view comes or goes with an animation, as whoever moves it says.
    var isAnimated = false
    /// Whether the move was told ahead, so that nothing is told when the view begins to move.
    var isAnnounced = false
    /// Whether a controller in front covers the view wholly, so that it has disappeared where it is.
    var isCovered = false
    /// Whether the controller is being presented, and its view is not in sight yet.
    var isComingInFront = false
    /// What is done once the view has appeared.
    var completion: (() -> Void)?
}

extension UIViewController {
    /// Why a controller's view comes or goes.
    enum Passage { case presented, dismissed, joining, leaving }

    /// Whether a controller's view comes into sight or leaves it.
    enum Move { case coming, going }

    // MARK: The view's window

    /// Whether no container above tells of coming and going by itself.
    private var hearsOfWindow: Bool {
        // A plain loop: each controller that comes asks all above, and key paths make debug builds ten times as slow.
        var above = parent
        while let container = above {
            if !container.shouldAutomaticallyForwardAppearanceMethods { return false }
            above = container.parent
        }
        return true
    }

    func viewWillMove(toWindow window: UIWindow?) {
        guard hearsOfWindow else { return }
        let isTold = appearance.isAnnounced || window == nil && appearance.isCovered
        appearance.isAnnounced = false
        if !isTold { tellOfBeginning(of: window == nil ? .going : .coming) }
    }

    func viewDidMove(toWindow window: UIWindow?) {
        guard hearsOfWindow else { return endMove() }
        let wasCovered = appearance.isCovered
        appearance.isCovered = false
        appearance.isAppearing = window != nil
        guard window == nil else {
            viewIfLoaded?.setNeedsLayout()
            return viewIsAppearing(appearance.isAnimated)
        }
        if !wasCovered { viewDidDisappear(appearance.isAnimated) }
        endMove()
    }

    func viewDidLayOut() {
        guard appearance.isAppearing, !isMoved else { return }
        appearance.isAppearing = false
        viewDidAppear(appearance.isAnimated)
        endMove()
    }

    /// Whether an animator still moves the view, or one that holds it.
    private var isMoved: Bool {
        var controller: UIViewController? = self
        while let mover = controller {
            if mover.transition?.isAnimated == true { return true }
            controller = mover.parent
        }
        return false
    }

    /// Lays out a view that an animator has brought into sight, and tells its controllers that it has appeared.
    func finishAppearing() {
        guard let view = viewIfLoaded, view.window != nil else { return }
        for controller in controllersInView where controller.appearance.isAppearing {
            controller.view.setNeedsLayout()
        }
        view.layoutIfNeeded()
    }

    private func tellOfBeginning(of move: Move) {
        switch move {
        case .coming: viewWillAppear(appearance.isAnimated)
        case .going: viewWillDisappear(appearance.isAnimated)
        }
    }

    private func endMove() {
        passage = nil
        appearance.isAnimated = false
        let completion = appearance.completion
        appearance.completion = nil
        completion?()
    }

    // MARK: Moves that are told ahead

    /// The controllers whose views lie in this one's, itself first.
    private var controllersInView: [UIViewController] {
        var controllers: [UIViewController] = []
        viewIfLoaded?.forEachInTree { view in
            if let controller = view.viewState.controller { controllers.append(controller) }
        }
        return controllers
    }

    /// Tells the controllers of a view that is about to come into a window or to leave it, before anything moves.
    func announce(_ move: Move, animated: Bool) {
        for controller in controllersInView
        where (move == .coming || !controller.appearance.isCovered) && controller.hearsOfWindow {
            controller.appearance.isAnnounced = true
            controller.appearance.isAnimated = animated
            controller.tellOfBeginning(of: move)
        }
    }

    /// Tells the controllers of a view that was about to leave its window, and has stayed after all, that it has appeared again.
    func takeBackGoing(animated: Bool) {
        for controller in controllersInView where controller.appearance.isAnnounced {
            controller.appearance.isAnnounced = false
            controller.passage = nil
            controller.viewWillAppear(animated)
            controller.viewDidAppear(animated)
        }
    }

    /// Puts children's views below all others in this one's in place of other children's: as on iOS, those that go and those
    /// that come hear of it before any of them moves.
    func exchange(_ old: [UIViewController], for new: [UIViewController], animated: Bool) {
        guard let root = viewIfLoaded else { return }
        for controller in new { controller.loadViewIfNeeded() }
        let leaving = old.filter { $0.viewIfLoaded?.superview === root && !new.contains($0) }
        let coming = new.filter { $0.view.superview !== root }
        if let window = root.window {
            for controller in leaving { controller.announce(.going, animated: animated) }
            for controller in coming where controller.view.window !== window {
                controller.announce(.coming, animated: animated)
            }
        }
        for controller in coming { root.fill(with: controller.view, at: 0) }
        for controller in leaving { controller.view.removeFromSuperview() }
    }

    // MARK: Views that are covered

    /// Has the controllers that are shown here and have appeared disappear where they are.
    ///
    /// - Returns: What tells them that they have disappeared.
    func beginCovering(animated: Bool) -> () -> Void {
        let covered = controllersInView.filter { !$0.appearance.isAppearing && !$0.appearance.isCovered }
        for controller in covered {
            controller.appearance.isCovered = true
            controller.viewWillDisappear(animated)
        }
        return { for controller in covered { controller.viewDidDisappear(animated) } }
    }

    /// Has the controllers that were covered appear again where they are.
    ///
    /// - Returns: What tells them that they have appeared.
    func beginUncovering(animated: Bool) -> () -> Void {
        let covered = controllersInView.filter(\.appearance.isCovered)
        for controller in covered {
            controller.appearance.isCovered = false
            controller.viewWillAppear(animated)
        }
        return { for controller in covered { controller.viewDidAppear(animated) } }
    }
}
