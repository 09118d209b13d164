import Foundation

/// Why a drawing surface could not be made.
public enum CGContextError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A side is not a positive number of points, or the scale is not positive.
    case noArea(size: CGSize, scale: CGFloat)
    /// A side or the whole bitmap exceeds the limits of `CGImage`.
    case tooLarge(width: Double, height: Double)
    /// The system refused the memory.
    case outOfMemory(width: Int, height: Int)

    public var description: String {
        switch self {
        case .noArea(let size, let scale):
            "A bitmap of \(size.width) × \(size.height) points at scale \(scale) has no pixels; "
                + "give positive, finite numbers."
        case .tooLarge(let width, let height):
            "A bitmap of \(width) × \(height) pixels is too large; a side may have \(CGImage.maximumSide) and the "
                + "whole \(CGImage.maximumArea) pixels. Draw at a smaller size or scale."
        case .outOfMemory(let width, let height):
            "There is no memory for a bitmap of \(width) × \(height) pixels; draw at a smaller size or scale."
        }
    }
}
