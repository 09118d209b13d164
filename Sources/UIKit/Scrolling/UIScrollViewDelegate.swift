/// Hears of scrolling. All members have defaults that do nothing, as Apple's are optional.
///
/// A finger's drag is told from its beginning until the content has come to rest. Source: Apple's documentation of
/// `UIScrollViewDelegate`.
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

    /// Called when a finger begins to move the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the finger is lifted, before the content goes on.
    ///
    /// - Parameters:
    ///   - scrollView: Whose content was moved.
    ///   - velocity: Of the content, in points a millisecond; positive down and to the right.
    ///   - targetContentOffset: The offset at which the content will come to rest, which may be set to another one.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called when the finger has been lifted.
    ///
    /// - Parameters:
    ///   - scrollView: Whose content was moved.
    ///   - decelerate: Whether the content goes on by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called before the content goes on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when the content has come to rest, or a finger has stopped it.
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
