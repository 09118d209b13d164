/// How round a corner of a view is: by a number, or by the corner of the view's container.
///
/// Source: Apple's documentation of `UICornerRadius`.
public struct UICornerRadius: Hashable, Sendable {
    enum Kind: Hashable {
        case fixed(CGFloat)
        case containerConcentric(minimum: CGFloat)
    }

    let kind: Kind

    /// A radius in points.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(CGFloat(radius))) }

    /// The radius that shares its center with the container's corner: the container's radius less the distance of the
    /// two corners.
    ///
    /// The container is the nearest view above with corners of its own; which one UIKit takes is not published, and a
    /// window's corners are square here.
    ///
    /// - Parameter minimum: The least radius, in points; nil for 0.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(kind: .containerConcentric(minimum: minimum ?? 0))
    }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A radius in points.
    public init(floatLiteral value: Double) { self = .fixed(value) }
    /// A radius in points.
    public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}

extension UICornerRadius: CustomStringConvertible {
    /// The radius in words, for logs.
    public var description: String {
        switch kind {
        case .fixed(let radius): "fixed(\(radius))"
        case .containerConcentric(let minimum): "containerConcentric(minimum: \(minimum))"
        }
    }
}
