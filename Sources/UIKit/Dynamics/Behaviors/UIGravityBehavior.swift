import Foundation

/// Has items fall.
///
/// Source: Apple's documentation of `UIGravityBehavior`.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    private var list: ItemList
    private var direction = PlaneVector(0, 1) { didSet { changed() } }

    /// What a magnitude of 1 does, in points a second in each second.
    private static let unit = 1000.0

    /// Makes gravity for some items, downwards with a magnitude of 1.
    public init(items: [any UIDynamicItem]) {
        list = ItemList(items)
        super.init()
    }

    /// Makes gravity for items that are added later.
    public override convenience init() { self.init(items: []) }

    /// The items that fall, in the order in which they were added.
    open var items: [any UIDynamicItem] { list.items }
    /// Has an item fall.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { gained(item) } }
    /// Has an item fall no longer.
    open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { lostItem() } }

    /// Where items fall to, and how fast: a vector of length 1 speeds them up by 1,000 points a second in each second. (0, 1),
    /// downwards, by default.
    open var gravityDirection: CGVector {
        get { direction.vector }
        set { direction = PlaneVector(newValue).limited(to: 1e5) }
    }

    /// The direction in radians, clockwise from the right; a quarter turn, downwards, by default.
    open var angle: CGFloat {
        get { CGFloat(atan2(direction.y, direction.x)) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// How strong gravity is: 1, the default, speeds items up by 1,000 points a second in each second.
    open var magnitude: CGFloat {
        get { CGFloat(direction.length) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets direction and strength, as `angle` and `magnitude`.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        direction = (PlaneVector(angle: Double(angle)) * Double(magnitude)).limited(to: 1e5)
    }

    override var involvedItems: [any UIDynamicItem] { list.items }

    override func contribute(to plan: inout DynamicsPlan, _ bodies: [Body]) {
        for number in list.items.compactMap({ plan.number(of: $0) }) {
            plan.accelerations[number, default: .zero] += direction * Self.unit
        }
    }
}
