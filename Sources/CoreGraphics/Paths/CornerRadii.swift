import Foundation

/// The radii of a rectangle's corners, in the rectangle's units; top is where y is least.
package struct CornerRadii: Hashable, Sendable {
    package var topLeft: CGFloat
    package var topRight: CGFloat
    package var bottomLeft: CGFloat
    package var bottomRight: CGFloat

    /// Makes radii, one for each corner.
    package init(topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat) {
        (self.topLeft, self.topRight) = (topLeft, topRight)
        (self.bottomLeft, self.bottomRight) = (bottomLeft, bottomRight)
    }

    /// Makes the same radius for some corners; the others are square.
    package init(_ radius: CGFloat, at corners: RoundedRectangle.Corners) {
        func at(_ corner: RoundedRectangle.Corners) -> CGFloat { corners.contains(corner) ? radius : 0 }
        self.init(
            topLeft: at(.topLeft), topRight: at(.topRight), bottomLeft: at(.bottomLeft),
            bottomRight: at(.bottomRight))
    }

    /// The largest of the four.
    package var largest: CGFloat { max(max(topLeft, topRight), max(bottomLeft, bottomRight)) }

    /// The radii after something was done to each.
    package func map(_ change: (CGFloat) -> CGFloat) -> CornerRadii {
        CornerRadii(
            topLeft: change(topLeft), topRight: change(topRight), bottomLeft: change(bottomLeft),
            bottomRight: change(bottomRight))
    }

    /// What a rectangle of a size has room for: between 0 and half of its shorter side.
    package func cut(to size: CGSize) -> CornerRadii {
        let half = min(size.width, size.height) / 2
        return map { min(max($0.isFinite ? $0 : 0, 0), half) }
    }
}
