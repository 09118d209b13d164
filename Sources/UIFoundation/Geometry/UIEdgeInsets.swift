/// Distances from the edges of a rectangle, in points; positive ones lie inside.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the upper edge.
    public var top: CGFloat
    /// The distance from the left edge.
    public var left: CGFloat
    /// The distance from the lower edge.
    public var bottom: CGFloat
    /// The distance from the right edge.
    public var right: CGFloat

    /// No distance from any edge.
    public static let zero = UIEdgeInsets()

    /// Makes insets of 0.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Makes insets, in points; negative ones lie outside the rectangle.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// Distances from the edges of a rectangle in reading direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the upper edge.
    public var top: CGFloat
    /// The distance from the edge where lines begin.
    public var leading: CGFloat
    /// The distance from the lower edge.
    public var bottom: CGFloat
    /// The distance from the edge where lines end.
    public var trailing: CGFloat

    /// No distance from any edge.
    public static let zero = NSDirectionalEdgeInsets()

    /// Makes insets of 0.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Makes insets, in points; negative ones lie outside the rectangle.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// A distance from a place, in points.
public struct UIOffset: Hashable, Codable, Sendable {
    /// How far to the right.
    public var horizontal: CGFloat
    /// How far down.
    public var vertical: CGFloat

    /// No distance.
    public static let zero = UIOffset()

    /// Makes an offset of 0.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Makes an offset, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension CGRect {
    /// The rectangle with its edges moved inwards.
    ///
    /// Insets larger than the rectangle give one of negative size, as UIKit's function does; CGRect's `width` and
    /// `height` show it as positive.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }

    /// The rectangle that `inset(by:)` makes this one of.
    package func outset(by insets: UIEdgeInsets) -> CGRect {
        inset(by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
}
