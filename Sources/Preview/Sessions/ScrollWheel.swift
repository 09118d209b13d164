import Foundation
import PlacardSpecimens

/// A finger on a window that scrolls what it is drawn over, and a wheel that does so without touching.
///
/// A finger that has moved ten points scrolls the innermost scroll view below it that has more to show in that direction,
/// if `touchesShouldCancel(in:)` allows it; the touch is taken away from the views then. Content stops at its edges, and
/// where the finger is lifted, or at the nearest page.
@MainActor final class ScrollingFinger {
    private let finger: TouchSequence
    private let window: UIWindow
    /// Where the finger was put down and was last; nil while it is up.
    private var path: (start: CGPoint, last: CGPoint)?
    private var scrolled: UIScrollView?

    /// How far a finger moves before it scrolls, in points; that of UIKit's recognizers.
    private static let slop: CGFloat = 10

    init(in window: UIWindow) {
        self.window = window
        finger = TouchSequence(in: window)
    }

    /// Lets time pass.
    func wait(_ seconds: TimeInterval) { finger.wait(seconds) }

    func down(at point: CGPoint) {
        lift()
        path = (point, point)
        finger.down(at: point)
    }

    func move(to point: CGPoint) {
        guard let (start, last) = path else { return }
        path = (start, point)
        if let scrolled {
            scrolled.scroll(by: CGVector(from: point, to: last))
        } else if let view = view(scrolledFrom: start, by: CGVector(from: point, to: start)) {
            finger.cancel()
            scrolled = view
            view.delegate?.scrollViewWillBeginDragging(view)
        } else {
            finger.move(to: point)
        }
    }

    func up() {
        lift()
        finger.up()
    }

    func cancel() {
        lift()
        finger.cancel()
    }

    private func lift() {
        path = nil
        guard let view = scrolled else { return }
        scrolled = nil
        if view.isPagingEnabled { view.showNearestPage() }
        view.delegate?.scrollViewDidEndDragging(view, willDecelerate: false)
    }

    /// Turns a wheel over a point: the innermost scroll view there that has more to show scrolls.
    func turnWheel(at point: CGPoint, by distance: CGVector) {
        window.scrollViews(at: point).first { $0.canScroll(by: distance) }?.scroll(by: distance)
    }

    private func view(scrolledFrom start: CGPoint, by distance: CGVector) -> UIScrollView? {
        // Fingers do not move straight: the way that they mostly take comes first.
        let ways = [CGVector(dx: distance.dx, dy: 0), CGVector(dx: 0, dy: distance.dy)]
            .filter { $0.length >= Self.slop }.sorted { $0.length > $1.length }
        guard !ways.isEmpty, let touched = window.hitTest(start, with: nil) else { return nil }
        let views = window.scrollViews(at: start).filter { $0 === touched || $0.touchesShouldCancel(in: touched) }
        return ways.lazy.compactMap { way in views.first { $0.canScroll(by: way) } }.first
    }
}

extension UIWindow {
    /// The scroll views that a finger at a point would move, the innermost first.
    fileprivate func scrollViews(at point: CGPoint) -> [UIScrollView] {
        sequence(first: hitTest(point, with: nil), next: { $0?.superview }).compactMap { $0 as? UIScrollView }
            .filter(\.isScrollEnabled)
    }
}

extension UIScrollView {
    /// The offsets between which the content stays at its edges.
    private var offsets: (least: CGPoint, greatest: CGPoint) {
        let inset = adjustedContentInset
        let least = CGPoint(x: -inset.left, y: -inset.top)
        return (
            least,
            CGPoint(
                x: max(least.x, contentSize.width + inset.right - bounds.width),
                y: max(least.y, contentSize.height + inset.bottom - bounds.height))
        )
    }

    /// Whether fingers and wheels move the content at all.
    var hasMoreToShow: Bool {
        isScrollEnabled && (offsets.greatest.x > offsets.least.x || offsets.greatest.y > offsets.least.y)
    }

    fileprivate func canScroll(by distance: CGVector) -> Bool { target(by: distance) != contentOffset }

    fileprivate func scroll(by distance: CGVector) {
        let target = target(by: distance)
        if target != contentOffset { contentOffset = target }
    }

    /// The offset at a distance in whole pixels, within the edges; content that lies beyond them stays there.
    private func target(by distance: CGVector) -> CGPoint {
        let (least, greatest) = offsets
        let pixels = max(1, traitCollection.displayScale)
        func moved(_ offset: CGFloat, _ distance: CGFloat, _ least: CGFloat, _ greatest: CGFloat) -> CGFloat {
            guard distance != 0 else { return offset }
            return min(max(least, ((offset + distance) * pixels).rounded() / pixels), greatest)
        }
        return CGPoint(
            x: moved(contentOffset.x, distance.dx, least.x, greatest.x),
            y: moved(contentOffset.y, distance.dy, least.y, greatest.y))
    }

    fileprivate func showNearestPage() {
        func rest(_ offset: CGFloat, _ length: CGFloat) -> CGFloat {
            length > 0 ? (offset / length).rounded() * length - offset : 0
        }
        scroll(by: CGVector(dx: rest(contentOffset.x, bounds.width), dy: rest(contentOffset.y, bounds.height)))
    }
}

extension CGVector {
    fileprivate init(from start: CGPoint, to end: CGPoint) {
        self.init(dx: end.x - start.x, dy: end.y - start.y)
    }

    fileprivate var length: CGFloat { hypot(dx, dy) }
}
