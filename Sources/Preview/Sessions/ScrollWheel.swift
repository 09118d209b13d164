import Foundation
import PlacardSpecimens

extension UIWindow {
    /// Turns a wheel over a point: the innermost scroll view there that has more to show scrolls.
    ///
    /// - Parameter distance: How far the content moves up and to the left, in points.
    func turnWheel(at point: CGPoint, by distance: CGVector) {
        let views = sequence(first: hitTest(point, with: nil), next: { $0?.superview })
            .compactMap { $0 as? UIScrollView }.filter(\.isScrollEnabled)
        for view in views {
            let target = view.offset(by: distance)
            guard target == view.contentOffset else {
                view.contentOffset = target
                return
            }
        }
    }
}

extension UIScrollView {
    /// Whether fingers and wheels move the content at all.
    var hasMoreToShow: Bool {
        isScrollEnabled && (scrollRange.isLong(along: .horizontal) || scrollRange.isLong(along: .vertical))
    }

    /// The offset at a distance in whole pixels, within the edges; content that lies beyond them stays there along an axis
    /// that the wheel does not turn along.
    fileprivate func offset(by distance: CGVector) -> CGPoint {
        let pixels = max(1, traitCollection.displayScale)
        func rounded(_ offset: CGFloat) -> CGFloat { (offset * pixels).rounded() / pixels }
        let moved = CGPoint(x: rounded(contentOffset.x + distance.dx), y: rounded(contentOffset.y + distance.dy))
        let kept = scrollRange.nearest(to: moved)
        return CGPoint(
            x: distance.dx == 0 ? contentOffset.x : kept.x, y: distance.dy == 0 ? contentOffset.y : kept.y)
    }
}
