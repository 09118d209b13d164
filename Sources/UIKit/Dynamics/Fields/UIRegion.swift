import Foundation

/// A part of the plane about an origin, in which a field acts.
///
/// On Apple's systems a subclass of NSObject that can be archived. Source: Apple's documentation of `UIRegion`.
@preconcurrency @MainActor open class UIRegion {
    private let form: Form

    private indirect enum Form {
        case everything
        case circle(radius: CGFloat)
        case rectangle(CGSize)
        case inverse(UIRegion)
        case union(UIRegion, UIRegion)
        case difference(UIRegion, UIRegion)
        case intersection(UIRegion, UIRegion)
    }

    private init(_ form: Form) { self.form = form }

    /// The region that holds every point.
    open class var infinite: UIRegion { everything }
    private static let everything = UIRegion(.everything)

    /// Makes a circle about the origin, in points.
    public convenience init(radius: CGFloat) { self.init(.circle(radius: radius)) }
    /// Makes a rectangle with the origin in its middle, in points.
    public convenience init(size: CGSize) { self.init(.rectangle(size)) }

    /// The region that holds all other points.
    open func inverse() -> UIRegion { UIRegion(.inverse(self)) }
    /// The region that holds the points of both.
    open func union(with region: UIRegion) -> UIRegion { UIRegion(.union(self, region)) }
    /// The region that holds the points of this one which are not in the other.
    open func difference(from region: UIRegion) -> UIRegion { UIRegion(.difference(self, region)) }
    /// The region that holds the points that are in both.
    open func intersection(with region: UIRegion) -> UIRegion { UIRegion(.intersection(self, region)) }

    /// Whether a point belongs to the region, in points from the region's origin.
    open func contains(_ point: CGPoint) -> Bool {
        switch form {
        case .everything: true
        case .circle(let radius): hypot(point.x, point.y) <= radius
        case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
        case .inverse(let region): !region.contains(point)
        case .union(let one, let other): one.contains(point) || other.contains(point)
        case .difference(let one, let other): one.contains(point) && !other.contains(point)
        case .intersection(let one, let other): one.contains(point) && other.contains(point)
        }
    }
}
