/// How round each corner of a view is.
///
/// Radii are those of the four corners as seen on screen, left and right in every language. Corners that are called uniform
/// have one radius, the largest that any of them comes to. Source: Apple's documentation of `UICornerConfiguration` and of
/// AppKit's `NSViewCornerConfiguration`.
public struct UICornerConfiguration: Hashable, Sendable {
    enum Shape: Hashable {
        case capsule(maximum: CGFloat)
        case corners(Corners, uniform: [UIRectCorner])
    }

    /// A radius for each corner; nil for a square one.
    struct Corners: Hashable {
        var topLeft: UICornerRadius?
        var topRight: UICornerRadius?
        var bottomLeft: UICornerRadius?
        var bottomRight: UICornerRadius?
    }

    let shape: Shape

    private init(_ corners: Corners, uniform: [UIRectCorner] = []) {
        shape = .corners(corners, uniform: uniform)
    }

    private init(shape: Shape) {
        self.shape = shape
    }

    /// Square corners, which views have that nobody gave others.
    static let square = UICornerConfiguration(Corners())

    /// Half of the view's shorter side for all corners, at any size.
    ///
    /// - Parameter maximumRadius: The most that they come to, in points; nil for no limit.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(shape: .capsule(maximum: maximumRadius.map { CGFloat($0) } ?? .infinity))
    }

    /// The same radius for all corners, each found for itself: beside a container's corner some may be rounder.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(
            Corners(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius))
    }

    /// A radius for each corner; nil for square ones.
    public static func corners(
        topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            Corners(
                topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius,
                bottomRight: bottomRightRadius))
    }

    /// One radius for all corners.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(
            Corners(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius),
            uniform: [.allCorners])
    }

    /// One radius for the two upper corners and one for the two lower ones.
    public static func uniformEdges(
        topRadius: UICornerRadius, bottomRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            Corners(topLeft: topRadius, topRight: topRadius, bottomLeft: bottomRadius, bottomRight: bottomRadius),
            uniform: [.top, .bottom])
    }

    /// One radius for the two left corners and one for the two right ones.
    public static func uniformEdges(
        leftRadius: UICornerRadius, rightRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            Corners(topLeft: leftRadius, topRight: rightRadius, bottomLeft: leftRadius, bottomRight: rightRadius),
            uniform: [.left, .right])
    }

    /// One radius for the two upper corners, and one for each of the others; nil for square ones.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            Corners(
                topLeft: topRadius, topRight: topRadius, bottomLeft: bottomLeftRadius, bottomRight: bottomRightRadius),
            uniform: [.top])
    }

    /// One radius for the two lower corners, and one for each of the others; nil for square ones.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            Corners(
                topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomRadius, bottomRight: bottomRadius),
            uniform: [.bottom])
    }

    /// One radius for the two left corners, and one for each of the others; nil for square ones.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            Corners(
                topLeft: leftRadius, topRight: topRightRadius, bottomLeft: leftRadius, bottomRight: bottomRightRadius),
            uniform: [.left])
    }

    /// One radius for the two right corners, and one for each of the others; nil for square ones.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            Corners(
                topLeft: topLeftRadius, topRight: rightRadius, bottomLeft: bottomLeftRadius, bottomRight: rightRadius),
            uniform: [.right])
    }
}

extension UIRectCorner {
    fileprivate static let top: UIRectCorner = [.topLeft, .topRight]
    fileprivate static let bottom: UIRectCorner = [.bottomLeft, .bottomRight]
    fileprivate static let left: UIRectCorner = [.topLeft, .bottomLeft]
    fileprivate static let right: UIRectCorner = [.topRight, .bottomRight]
}
