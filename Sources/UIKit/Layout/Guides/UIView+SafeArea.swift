extension UIView {
    /// What of the superview's safe area reaches into this view, and what its controller adds. Bars cover what lies below them,
    /// not a view that waits to be put there.
    private var coveredEdges: UIEdgeInsets {
        let controller = viewState.controller
        let added = controller?.additionalSafeAreaInsets ?? .zero
        guard let superview else { return screenCover + added }
        return overlap(of: superview.safeAreaWithin, in: superview) + added + (controller?.barInsets ?? .zero)
    }

    /// What of the safe area counts for the views upon this one, and for its margins.
    ///
    /// A table keeps its rows clear of bars by the inset of its content, so what bars cover reaches none of them.
    var safeAreaWithin: UIEdgeInsets {
        var insets = safeAreaInsets
        if insets != .zero, self is UITableView { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    /// Takes the safe area from above again, and tells everyone whose own has changed, from here down.
    func refreshSafeArea() { refreshSafeAreas([self]) }

    func refreshSafeAreaBelow() { refreshSafeAreas(subviews.reversed()) }

    /// Refreshes some views, the last first, and those upon them as far as it reaches.
    private func refreshSafeAreas(_ views: [UIView]) {
        var waiting = views
        while let view = waiting.popLast() {
            if view.takeSafeArea() { waiting.append(contentsOf: view.subviews.reversed()) }
        }
    }

    /// - Returns: Whether the safe area has become another.
    private func takeSafeArea() -> Bool {
        let area = coveredEdges
        guard area != viewState.safeArea, viewState.controller?.isLoadingView != true else { return false }
        viewState.safeArea = area
        insetsDidChange()
        setNeedsLayout()
        safeAreaInsetsDidChange()
        viewState.controller?.viewSafeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { refreshMargins() }
        return true
    }

    /// Follows a change of this view's place in its superview.
    func placeDidChange() {
        valuesMayHaveChanged()
        guard let superview = viewState.superview else { return }
        if viewState.safeArea != .zero || superview.safeAreaWithin != .zero { refreshSafeArea() }
        if preservesSuperviewLayoutMargins { refreshMargins() }
    }

    /// Follows a change of this view's own space.
    func spaceDidChange() {
        if viewState.superview == nil { refreshSafeArea() }
        if safeAreaWithin != .zero { refreshSafeAreaBelow() }
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
