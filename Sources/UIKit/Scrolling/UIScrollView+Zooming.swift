extension UIScrollView {
    private var zoomingView: UIView? { delegate?.viewForZooming(in: self) }

    func zoom(_ animated: Bool, _ change: () -> Void) {
        guard animated, let view = zoomingView else { return change() }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        change()
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }

    /// Sets the zoom scale; the middle of what is visible stays where it is.
    func changeZoom(to scale: CGFloat) {
        let (before, space, offset) = (knownScale, bounds.size, contentOffset)
        guard take(scale) else { return }
        let factor = knownScale / before
        let middle = CGPoint(x: offset.x + space.width / 2, y: offset.y + space.height / 2)
        contentOffset = scrollRange.nearest(
            to: CGPoint(x: middle.x * factor - space.width / 2, y: middle.y * factor - space.height / 2))
        delegate?.scrollViewDidZoom(self)
    }

    func show(_ rect: CGRect) {
        let space = bounds.size
        guard zoomingView != nil, rect.isFinite, rect.width > 0, rect.height > 0 else { return }
        let isNew = take(min(space.width / rect.width, space.height / rect.height))
        let scale = knownScale
        contentOffset = scrollRange.nearest(
            to: CGPoint(x: rect.midX * scale - space.width / 2, y: rect.midY * scale - space.height / 2))
        if isNew { delegate?.scrollViewDidZoom(self) }
    }

    /// Makes view and content as large as a scale within the limits says; tells whether that is another one.
    private func take(_ wanted: CGFloat) -> Bool {
        guard wanted.isFinite, let view = zoomingView else { return false }
        let least = max(minimumZoomScale, .leastNormalMagnitude)
        let scale = min(max(wanted, least), max(least, maximumZoomScale))
        guard scale.isFinite, scale != knownScale else { return false }
        let factor = scale / knownScale
        let (corner, content) = (view.frame.origin, contentSize)
        knownScale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let moved = view.frame.origin
        view.center = CGPoint(x: view.center.x + corner.x - moved.x, y: view.center.y + corner.y - moved.y)
        contentSize = CGSize(width: content.width * factor, height: content.height * factor)
        return true
    }
}
