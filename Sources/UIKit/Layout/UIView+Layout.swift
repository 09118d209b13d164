extension UIView {
    /// Changes the geometry and lets subviews follow a new size.
    func resize(_ change: () -> Void) {
        let before = layer.bounds
        change()
        placeDidChange()
        if layer.bounds != before {
            viewState.onlySolves = false
            spaceDidChange()
        }
        guard layer.bounds.size != before.size else { return }
        if autoresizesSubviews { resizeSubviews(from: before.size) }
        setNeedsLayout()
        guard !viewState.takesSolution else { return }
        constraintsDidChange { $0.itemDidChange(self, .frame) }
        if !translatesAutoresizingMaskIntoConstraints, viewState.layoutWidth != layer.bounds.width {
            superview?.setNeedsLayout()
        }
    }

    func layOut(_ layer: CALayer) {
        guard layer === self.layer else { return }
        updateConstraintsIfNeeded()
        solveConstraints()
        guard !viewState.onlySolves else {
            viewState.onlySolves = false
            return
        }
        guard let controller = viewState.controller else { return layoutSubviews() }
        controller.viewWillLayoutSubviews()
        layoutSubviews()
        controller.viewDidLayoutSubviews()
        controller.viewDidLayOut()
    }

    func takeFittingSize() {
        let size = sizeThatFits(bounds.size)
        guard size != bounds.size else { return }
        let corner = frame.origin
        bounds.size = size
        let moved = frame.origin
        center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
    }

    // MARK: Constraints

    func markConstraintsDue() {
        viewState.areConstraintsDue = true
        superview?.markConstraintsDueBelow()
        setNeedsLayout()
    }

    func markConstraintsDueBelow() {
        var view: UIView? = self
        while let above = view, !above.viewState.areConstraintsDueBelow {
            above.viewState.areConstraintsDueBelow = true
            view = above.superview
        }
        rootView.setNeedsLayout()
    }

    /// Whether the layout constraints of this view are out of date.
    public func needsUpdateConstraints() -> Bool {
        viewState.areConstraintsDue
    }

    /// Brings the constraints of this view and of those upon it up to date, the deepest first.
    public func updateConstraintsIfNeeded() {
        if viewState.areConstraintsDueBelow {
            viewState.areConstraintsDueBelow = false
            for view in subviews { view.updateConstraintsIfNeeded() }
        }
        guard viewState.areConstraintsDue else { return }
        // A subclass that forgets to call super is not asked again and again.
        viewState.areConstraintsDue = false
        if let controller = viewState.controller {
            controller.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }
}
