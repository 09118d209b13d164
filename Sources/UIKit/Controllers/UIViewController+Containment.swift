extension UIViewController {
    func adopt(_ child: UIViewController) {
        guard child !== self, !isInside(child) else { return }
        child.removeFromParent()
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
        child.passage = .joining
    }

    func leaveParent() {
        guard let old = parent else { return }
        old.children.removeAll { $0 === self }
        parent = nil
        barInsets = .zero
        didMove(toParent: nil)
    }

    /// Has a container's child and its view leave, and tells both of it.
    func leaveContainer() {
        beginLeavingContainer()
        endLeavingContainer()
    }

    /// Tells a container's child that it is about to leave; it keeps its parent until its view has gone.
    func beginLeavingContainer() {
        willMove(toParent: nil)
        passage = .leaving
    }

    func endLeavingContainer() {
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
        passage = nil
    }

    private func isInside(_ other: UIViewController) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === other }
    }
}

/// Distances of content from a screen's edges.
enum SystemMargins {
    /// At the sides of a controller's view of some width, in points.
    static func side(atWidth width: CGFloat) -> CGFloat { width >= 400 ? 20 : 16 }

    /// At the sides of a row of some width, in points.
    ///
    /// Source: stored frames of documents of three projects with rows 393 and 399 points wide, where controllers' views
    /// keep 16, and of many with other widths.
    static func ofRow(atWidth width: CGFloat) -> CGFloat { width > 375 ? 20 : 16 }
}

extension UIView {
    func layoutSupport(_ system: SystemGuide) -> any UILayoutSupport {
        systemGuide(system) as? LayoutSupport ?? LayoutSupport(system, of: self)
    }
}

extension UIViewController {
    /// Takes a view that is not the program's, which follows what it lies upon by its autoresizing mask.
    func takeMadeView(_ view: UIView) {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Loads the nib that is named, or one that is named after the class, with the controller as File's Owner.
    func loadViewFromNib() {
        guard let name = nibName ?? defaultNibName else { return }
        nibObjects = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self).map { $0 as AnyObject }
        guard viewIfLoaded == nil, let content = nibObjects.lazy.compactMap({ $0 as? UIView }).first else { return }
        UINib.report(
            "\(name).xib:1: error: -[\(type(of: self)) loadView] loaded the \"\(name)\" nib but the view outlet was not "
                + "set; connect File's Owner's view. The first view at the top is taken")
        view = content
    }

    /// The view as nibs connect it: assigning by key path reads first, and reading `view` would load it.
    var connectedView: UIView? {
        get { viewIfLoaded }
        set { view = newValue }
    }

    /// The name of a nib that there is for the class.
    private var defaultNibName: String? {
        guard type(of: self) != UIViewController.self else { return nil }
        let name = String(describing: type(of: self))
        let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil
        let locator = NibLocator(bundle: nibBundle, owner: self)
        return [short, name].compactMap { $0 }.first { locator.find($0, .xib) != nil }
    }
}

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

    /// Bars that show the controller's title show the new one.
    func titleDidChange() {
        navigationItem.title = title
        tabBarItem?.title = title
    }
}

extension UIViewController {
    func move(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        let place: UIView = fromViewController.view.superview ?? view
        UIView.transition(
            with: place, duration: duration, options: options,
            animations: {
                if fromViewController !== toViewController { place.addSubview(toViewController.view) }
                animations?()
            },
            completion: { finished in
                if fromViewController !== toViewController { fromViewController.view.removeFromSuperview() }
                completion?(finished)
            })
    }
}
