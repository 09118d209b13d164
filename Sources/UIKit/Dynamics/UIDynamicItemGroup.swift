import Foundation

/// Several items that move as one.
///
/// Behaviors are given the group, not its items; each item keeps its place within the group and collides by its own form.
/// Source: Apple's documentation of `UIDynamicItemGroup`.
@preconcurrency @MainActor open class UIDynamicItemGroup: UIDynamicItem {
    /// The items, in the order in which they were given.
    public let items: [any UIDynamicItem]
    private let size: CGSize
    private var rotation: Double = 0
    private var middle: CGPoint

    /// Makes a group of items where they are; groups within groups are left out, as Apple does not allow them.
    public init(items: [any UIDynamicItem]) {
        self.items = items.filter { !($0 is UIDynamicItemGroup) }
        let box = self.items.reduce(CGRect.null) { $0.union($1.box) }
        size = box.isNull ? .zero : box.size
        middle = box.isNull ? .zero : CGPoint(x: box.midX, y: box.midY)
    }

    /// The middle of the group; setting it moves all items, in points.
    open var center: CGPoint {
        get { middle }
        set {
            let way = CGVector(dx: newValue.x - middle.x, dy: newValue.y - middle.y)
            middle = newValue
            for item in items { item.center = CGPoint(x: item.center.x + way.dx, y: item.center.y + way.dy) }
        }
    }

    /// As large as the box around all items when the group was made, in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// How far the group has been turned; setting it turns all items about the group's center.
    open var transform: CGAffineTransform {
        get { CGAffineTransform(rotationAngle: CGFloat(rotation)) }
        set {
            let angle = Double(atan2(newValue.b, newValue.a))
            let turn = PlaneTurn(angle: angle - rotation)
            for item in items {
                let arm = PlaneVector(item.center) - PlaneVector(middle)
                item.center = (PlaneVector(middle) + turn.turned(arm)).point
                item.transform = CGAffineTransform(rotationAngle: CGFloat(item.rotation + angle - rotation))
            }
            rotation = angle
        }
    }

    /// Not asked: each item has its own form.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// Not asked: each item has its own form.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// The items' forms about the group's center, as if the group were not turned.
    var parts: [BodyShape] {
        let back = PlaneTurn(angle: -rotation)
        return items.flatMap { item in
            let arm = back.turned(PlaneVector(item.center) - PlaneVector(middle))
            return item.shapes.map { $0.placed(PlaneTurn(angle: item.rotation - rotation), at: arm) }
        }
    }
}
