extension CGFloat {
    /// The side of an area that has no limit, in points: Apple's text views use the same number.
    package static let unlimited: CGFloat = 1e7
}

extension CGRect {
    /// The rectangle with its corners in order; empty if it is none, and no larger than the largest area.
    package var usable: CGRect {
        guard isFinite else { return .zero }
        let limits = CGRect(x: -.unlimited, y: -.unlimited, width: 2 * .unlimited, height: 2 * .unlimited)
        return standardized.common(with: limits)
    }
}
