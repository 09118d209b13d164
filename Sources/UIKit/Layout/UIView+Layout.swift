extension UIView {
    /// Changes the geometry and lets subviews follow a new size.
    func resize(_ change: () -> Void) {
        let before = layer.bounds.size
        change()
        guard layer.bounds.size != before else { return }
        if autoresizesSubviews { resizeSubviews(from: before) }
        setNeedsLayout()
        if !translatesAutoresizingMaskIntoConstraints, viewState.layoutWidth != layer.bounds.width {
            superview?.setNeedsLayout()
        }
    }

    func layOut(_ layer: CALayer) {
        guard layer === self.layer else { return }
        updateConstraintsIfNeeded()
        viewState.controller?.viewWillLayoutSubviews()
        layoutSubviews()
        viewState.controller?.viewDidLayoutSubviews()
    }

    func takeFittingSize() {
        let size = sizeThatFits(bounds.size)
        guard size != bounds.size else { return }
        let corner = frame.origin
        bounds.size = size
        let moved = frame.origin
        center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
    }

    // MARK: Rules

    func markConstraintsDue() {
        viewState.areConstraintsDue = true
        setNeedsLayout()
    }

    /// Whether the layout rules of this view are out of date.
    public func needsUpdateConstraints() -> Bool {
        viewState.areConstraintsDue
    }

    /// Brings the rules of this view and of those upon it up to date, the deepest first.
    public func updateConstraintsIfNeeded() {
        for view in subviews { view.updateConstraintsIfNeeded() }
        if viewState.areConstraintsDue { updateConstraints() }
    }
}
