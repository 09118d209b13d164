extension UIViewController {
    func adopt(_ child: UIViewController) {
        guard child !== self, !isInside(child) else { return }
        child.removeFromParent()
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    func leaveParent() {
        guard let old = parent else { return }
        old.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    private func isInside(_ other: UIViewController) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === other }
    }

    // MARK: The view's window

    func viewWillMove(toWindow window: UIWindow?) {
        if window == nil { viewWillDisappear(false) } else { viewWillAppear(false) }
    }

    func viewDidMove(toWindow window: UIWindow?) {
        isAppearing = window != nil
        if isAppearing { viewIsAppearing(false) } else { viewDidDisappear(false) }
    }

    func viewDidLayOut() {
        guard isAppearing else { return }
        isAppearing = false
        viewDidAppear(false)
    }
}

/// Distances of content from a screen's edges.
enum SystemMargins {
    /// At the sides of a controller's view of some width, in points.
    static func side(atWidth width: CGFloat) -> CGFloat { width >= 400 ? 20 : 16 }
}

extension UIView {
    func layoutSupport(_ system: SystemGuide) -> any UILayoutSupport {
        systemGuide(system) as? LayoutSupport ?? LayoutSupport(system, of: self)
    }
}
