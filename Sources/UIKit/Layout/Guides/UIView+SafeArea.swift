extension UIView {
    /// What of the superview's safe area reaches into this view, and what its controller adds.
    private var coveredEdges: UIEdgeInsets {
        let added = viewState.controller?.additionalSafeAreaInsets ?? .zero
        guard let superview else { return added }
        return overlap(of: superview.safeAreaInsets, in: superview) + added
    }

    /// Takes the safe area from above again, and tells everyone whose own has changed, from here down.
    func refreshSafeArea() {
        let area = coveredEdges
        guard area != viewState.safeArea else { return }
        viewState.safeArea = area
        insetsDidChange()
        setNeedsLayout()
        safeAreaInsetsDidChange()
        viewState.controller?.viewSafeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { refreshMargins() }
        refreshSafeAreaBelow()
    }

    func refreshSafeAreaBelow() {
        for view in subviews { view.refreshSafeArea() }
    }

    /// Follows a change of this view's place in its superview.
    func placeDidChange() {
        guard let superview = viewState.superview else { return }
        if viewState.safeArea != .zero || superview.safeAreaInsets != .zero { refreshSafeArea() }
        if preservesSuperviewLayoutMargins { refreshMargins() }
    }

    /// Follows a change of this view's own space.
    func spaceDidChange() {
        if safeAreaInsets != .zero { refreshSafeAreaBelow() }
        if viewState.controller != nil { refreshMargins() }
        for view in viewState.subviews where view.viewState.preservesSuperviewMargins { view.refreshMargins() }
    }

    /// How far insets of the superview reach into this view.
    func overlap(of insets: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
        guard insets != .zero else { return .zero }
        let (frame, space) = (self.frame, superview.bounds)
        func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(0, inset - distance), max(0, inset)) }
        return UIEdgeInsets(
            top: reach(insets.top, frame.minY - space.minY), left: reach(insets.left, frame.minX - space.minX),
            bottom: reach(insets.bottom, space.maxY - frame.maxY), right: reach(insets.right, space.maxX - frame.maxX)
        )
    }
}
