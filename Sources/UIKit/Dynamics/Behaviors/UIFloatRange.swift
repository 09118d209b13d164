import Foundation

/// A range of numbers, of which both ends belong to it.
///
/// Source: Apple's documentation of `UIFloatRange`.
public struct UIFloatRange: Hashable, Sendable {
    /// The lower end.
    public var minimum: CGFloat
    /// The upper end.
    public var maximum: CGFloat

    /// The range that holds 0 alone.
    public static let zero = UIFloatRange()
    /// The range without ends.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// Makes the range that holds 0 alone.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// Makes a range from its ends.
    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

    /// Whether the range has no ends.
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

    /// The range for joints, which always holds 0.
    var bounds: ClosedRange<Double> {
        let (low, high) = (Double(minimum), Double(maximum))
        return (low.isNaN ? 0 : min(low, 0))...(high.isNaN ? 0 : max(high, 0))
    }
}
