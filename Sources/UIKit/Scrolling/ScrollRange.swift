/// The offsets at which content shows nothing beyond its edges and their inset, in points.
package struct ScrollRange {
    /// The offset at the content's upper left edges.
    package let least: CGPoint
    /// The offset at the content's lower right edges; `least` where the content is shorter than what is visible.
    package let greatest: CGPoint
    /// The size of what is visible.
    let page: CGSize

    /// The nearest offset in the range.
    package func nearest(to offset: CGPoint) -> CGPoint {
        CGPoint(
            x: max(least.x, min(offset.x, greatest.x)), y: max(least.y, min(offset.y, greatest.y)))
    }

    /// The first and the last offset along an axis.
    func ends(along axis: NSLayoutConstraint.Axis) -> (first: CGFloat, last: CGFloat) {
        axis == .horizontal ? (least.x, greatest.x) : (least.y, greatest.y)
    }

    /// Whether there is more content along an axis than is visible.
    package func isLong(along axis: NSLayoutConstraint.Axis) -> Bool {
        let (first, last) = ends(along: axis)
        return last > first
    }

    /// The offset that a finger pulls content to: beyond an edge it follows less and less, as if on a rubber band, or not
    /// at all.
    ///
    /// - Parameter bounces: Whether content goes beyond its edges, along both axes.
    func pulled(to offset: CGPoint, bounces: (horizontal: Bool, vertical: Bool)) -> CGPoint {
        let edge = nearest(to: offset)
        let (x, y) = (
            Self.yielding(offset.x - edge.x, page.width), Self.yielding(offset.y - edge.y, page.height)
        )
        return CGPoint(x: edge.x + (bounces.horizontal ? x : 0), y: edge.y + (bounces.vertical ? y : 0))
    }

    /// The way that content goes beyond its edge for a way of the finger, at most the length of what is visible; the figure
    /// is programmers' measurement of UIKit.
    private static func yielding(_ way: CGFloat, _ length: CGFloat) -> CGFloat {
        guard length > 0, way != 0 else { return 0 }
        let stretched = length * (1 - 1 / (abs(way) * 0.55 / length + 1))
        return way < 0 ? -stretched : stretched
    }

    /// The page that content comes to rest at: the nearest, or the next in the direction of a throw.
    ///
    /// - Parameters:
    ///   - velocity: Of the content, in points a millisecond.
    ///   - axes: Those that it moves along; it stays where it is along the other.
    func page(from offset: CGPoint, velocity: CGPoint, along axes: Set<NSLayoutConstraint.Axis>) -> CGPoint {
        nearest(
            to: CGPoint(
                x: axes.contains(.horizontal) ? Self.page(from: offset.x, velocity.x, page.width) : offset.x,
                y: axes.contains(.vertical) ? Self.page(from: offset.y, velocity.y, page.height) : offset.y))
    }

    private static func page(from offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
        guard length > 0 else { return offset }
        let rule: FloatingPointRoundingRule =
            abs(velocity) < leastThrow ? .toNearestOrAwayFromZero : velocity > 0 ? .up : .down
        return (offset / length).rounded(rule) * length
    }

    /// The least speed in points a millisecond that counts as a throw; Apple's figure is unpublished.
    static let leastThrow: CGFloat = 0.2
}

extension UIScrollView {
    /// The offsets at which nothing beyond the content and its inset is visible; never minus zero.
    package var scrollRange: ScrollRange {
        let (inset, content, space) = (adjustedContentInset, contentSize, bounds.size)
        let least = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
        return ScrollRange(
            least: least,
            greatest: CGPoint(
                x: max(least.x, content.width - space.width + inset.right),
                y: max(least.y, content.height - space.height + inset.bottom)),
            page: space)
    }
}
