extension UIView {
    /// Views that are this transparent or more take no touches, as measured on iOS.
    private static let leastTouchableAlpha: CGFloat = 0.01
    /// Classes may refine the search, so it has to call itself; this is as deep as a thread's stack bears.
    private static let maximumSearchDepth = 10_000

    func topmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= Self.leastTouchableAlpha,
            self.point(inside: point, with: event)
        else { return nil }
        let depth = viewState.searchDepth
        viewState.searchDepth = 0
        guard depth < Self.maximumSearchDepth else { return nil }
        for view in subviews.reversed() {
            view.viewState.searchDepth = depth + 1
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}
