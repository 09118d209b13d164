import Foundation

/// Foundation's `intersection`, `intersects` and `contains` stop the program when a rectangle has a coordinate that is
/// no number or is half infinite (measured, Swift 6.3). These forms never do; use them on numbers from outside.
extension CGRect {
    /// Whether all four numbers are finite.
    package var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }

    /// The part that two rectangles share; an empty rectangle if there is none, or if a number is not finite.
    package func common(with other: CGRect) -> CGRect {
        if isInfinite { return other.isFinite ? other : .zero }
        guard isFinite, other.isFinite || other.isInfinite else { return .zero }
        let x = max(minX, other.minX)
        let y = max(minY, other.minY)
        return CGRect(x: x, y: y, width: max(0, min(maxX, other.maxX) - x), height: max(0, min(maxY, other.maxY) - y))
    }

    /// The whole pixels that the rectangle touches; none if it has no area, which `integral` gives a pixel to between two.
    package var touchedPixels: CGRect { width > 0 && height > 0 ? integral : .zero }

    /// Whether a point lies inside; never, if a number is not finite.
    package func safelyContains(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// The smallest rectangle around both; rectangles that are null or not finite do not count.
    package func joined(with other: CGRect) -> CGRect {
        guard other.isFinite else { return self }
        guard isFinite else { return other }
        return CGRect(around: [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: other.minX, y: other.minY),
            CGPoint(x: other.maxX, y: other.maxY),
        ])
    }
}
