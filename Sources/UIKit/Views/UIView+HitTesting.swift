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

    // MARK: Converting

    /// Takes a point of this view's coordinates to another view's; nil stands for those of the topmost
    /// view, which is the window's if there is one.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? rootView).layer)
    }

    /// Takes a point of another view's coordinates to this one's; nil stands for those of the topmost
    /// view, which is the window's if there is one.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? rootView).layer)
    }

    /// Takes a rectangle of this view's coordinates to another view's: the upright box around it.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? rootView).layer)
    }

    /// Takes a rectangle of another view's coordinates to this one's: the upright box around it.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? rootView).layer)
    }
}
