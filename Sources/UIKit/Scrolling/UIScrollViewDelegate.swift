/// Hears of scrolling. All members have defaults that do nothing, as Apple's are optional.
///
/// Only what programs do is told: fingers do not scroll, so that dragging and decelerating never begin or end.
/// Source: Apple's documentation of `UIScrollViewDelegate`.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// Called after each change of `contentOffset`.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called after `setContentOffset(_:animated:)` with an animation, which is over at once.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Called when `adjustedContentInset` has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    /// The view upon the scroll view that grows and shrinks; nil, the default, means that nothing zooms.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called before an animated change of the zoom scale.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called after each change of the zoom scale.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called after an animated change of the zoom scale, which is over at once.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Not called: fingers do not scroll.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Not called: fingers do not scroll.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Not called: fingers do not scroll.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Not called: fingers do not scroll.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Not called: fingers do not scroll.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Not called: there is no status bar to tap.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Not called: there is no status bar to tap.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing, for delegates without the member.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing, for delegates without the member.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Does nothing, for delegates without the member.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Names no view: nothing can be zoomed.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing, for delegates without the member.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing, for delegates without the member.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing, for delegates without the member.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Does nothing, for delegates without the member.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Leaves the place where scrolling ends.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing, for delegates without the member.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing, for delegates without the member.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing, for delegates without the member.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Permits it, for delegates without the member.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing, for delegates without the member.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
