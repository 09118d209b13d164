/// Hears of scrolling. All members have defaults that do nothing, as Apple's are optional.
///
/// Only what programs do is told: fingers do not scroll. Source: Apple's documentation of `UIScrollViewDelegate`.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// Called after each change of `contentOffset`.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called after `setContentOffset(_:animated:)` with an animation, which is over at once.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Called when `adjustedContentInset` has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
