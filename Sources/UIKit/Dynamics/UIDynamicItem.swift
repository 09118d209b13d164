import Foundation

/// Something that a dynamic animator moves and turns.
///
/// The animator reads `bounds`, `center` and the rotation of `transform` when a behavior with the item is added, and sets
/// `center` and `transform` at each step; what else changes them has to be told by
/// `UIDynamicAnimator.updateItem(usingCurrentState:)`. Source: Apple's documentation of `UIDynamicItem`.
@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
    /// The middle of the item, in points in the animator's coordinates.
    var center: CGPoint { get set }
    /// Its size, in points; items without a size are taken to be a point wide and high.
    var bounds: CGRect { get }
    /// How the item is turned: only the rotation counts, and the animator sets nothing else, once it turns the item.
    var transform: CGAffineTransform { get set }
    /// The form that the item has in collisions; a rectangle by default.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The form for `UIDynamicItemCollisionBoundsType.path`, about a center at (0, 0), in points; dents are filled in.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// The form that the item has in collisions: a rectangle.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The form for `UIDynamicItemCollisionBoundsType.path`: none, which stands for the rectangle.
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The form that an item has in collisions.
///
/// Source: Apple's documentation of `UIDynamicItemCollisionBoundsType`.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The item's bounds.
    case rectangle
    /// The ellipse within the item's bounds.
    case ellipse
    /// `UIDynamicItem.collisionBoundingPath`.
    case path
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicItem {
    /// How far the item is turned, in radians, clockwise on screen.
    var rotation: Double { Double(atan2(transform.b, transform.a)) }

    /// What the item is made of for the world, about its center and not turned.
    var shapes: [BodyShape] {
        if let group = self as? UIDynamicItemGroup { return group.parts }
        let size = bounds.size
        switch collisionBoundsType {
        case .rectangle: return [.rectangle(width: Double(size.width), height: Double(size.height))]
        case .ellipse: return [.ellipse(width: Double(size.width), height: Double(size.height))]
        case .path:
            let points = BoundaryPath(collisionBoundingPath).lines.flatMap { $0 }
            let hull = ConvexPolygon(hullOf: points).map { BodyShape.polygon($0) }
            return [hull ?? .rectangle(width: Double(size.width), height: Double(size.height))]
        }
    }

    /// The item as a body of the world.
    var body: Body { Body(shapes: shapes, middle: PlaneVector(center), angle: rotation) }

    /// The box around the item.
    var box: CGRect {
        let size = bounds.applying(CGAffineTransform(rotationAngle: CGFloat(rotation))).size
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
}

extension PlaneVector {
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
    init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
    init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }

    var point: CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }
    var vector: CGVector { CGVector(dx: CGFloat(x), dy: CGFloat(y)) }
}
