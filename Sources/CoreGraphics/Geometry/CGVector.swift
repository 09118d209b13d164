import Foundation

/// A direction and a length in the plane, as Apple's `CGVector`; Foundation on Linux lacks it.
public struct CGVector: Hashable, Codable, Sendable {
    /// The extent in x.
    public var dx: CGFloat
    /// The extent in y.
    public var dy: CGFloat

    /// The vector without extent.
    public static let zero = CGVector()

    /// Makes the zero vector.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Makes a vector from its extents.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Makes a vector from whole extents.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}
