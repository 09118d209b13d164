import Foundation

/// How a label's font follows the space that the text has.
public enum FontFit: Equatable, Sendable {
    case none
    /// Smaller, until all lines fit, but not below a size in points.
    case shrink(minimum: CGFloat)
    /// As large as fits over all lines, between two sizes in points.
    case fill(minimum: CGFloat, maximum: CGFloat)

    /// Sizes are tried in these steps, as in HTLabel.
    private static let step: CGFloat = 0.5
    /// More than any label needs; larger maxima count as this.
    private static let limit: CGFloat = 1000
    /// The largest size that shrinking begins with; half a point is nothing to larger ones.
    private static let largestStart: CGFloat = 1_000_000

    /// The size for a text whose present one is `size`, by halving: the largest of the steps that fits.
    ///
    /// - Parameters:
    ///   - size: The size to begin with, in points.
    ///   - fits: Whether the text fits at a size; if it does at one, it must at all smaller ones.
    public func size(from size: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
        switch self {
        case .none: return size
        case .shrink(let minimum):
            if size <= minimum || fits(size) { return size }
            return largest(from: min(size, Self.largestStart), downTo: minimum, fits)
        case .fill(let minimum, let maximum):
            let least = max(Self.step, minimum)
            let most = min(max(least, maximum), Self.limit)
            let count = ((most - least) / Self.step).rounded(.down)
            return largest(from: least + count * Self.step, downTo: least, fits)
        }
    }

    private func largest(from top: CGFloat, downTo least: CGFloat, _ fits: (CGFloat) -> Bool) -> CGFloat {
        var (low, high) = (0, Int(max(0, ((top - max(least, 0)) / Self.step).rounded(.up))))
        while low < high {
            let middle = (low + high) / 2
            if fits(max(least, top - CGFloat(middle) * Self.step)) { high = middle } else { low = middle + 1 }
        }
        return max(least, top - CGFloat(low) * Self.step)
    }
}
