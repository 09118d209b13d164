import Foundation

/// Draws an item to a point as if on a spring, and turns it upright.
///
/// Source: Apple's documentation of `UISnapBehavior`.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior, JointMaking {
    private let item: any UIDynamicItem

    /// How fast the spring swings, in hertz; Apple's is unpublished.
    private static let frequency = 2.5

    /// Makes a behavior that draws an item's center to a point of the animator's coordinates, in points.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        (self.item, snapPoint) = (item, point)
        super.init()
    }

    /// Where the item's center is drawn to, in points of the animator's coordinates.
    open var snapPoint: CGPoint { didSet { changed() } }
    /// How little the item swings: from 0, much, to 1, not at all; 0.5 by default.
    open var damping: CGFloat = 0.5 { didSet { changed() } }

    override var involvedItems: [any UIDynamicItem] { [item] }

    override func contribute(to plan: inout DynamicsPlan, _ bodies: [Body]) {
        plan.joints.append((number, self))
    }

    func makeJoint(_ plan: DynamicsPlan, _ bodies: [Body]) -> Joint? {
        guard let number = plan.number(of: item) else { return nil }
        let anchor = -bodies[number].offset
        var joint = Joint(first: 0, second: number, firstAnchor: .zero, secondAnchor: anchor, form: .snap)
        joint.frequency = Self.frequency
        return joint
    }

    /// Even without damping the item comes to rest.
    func update(_ joint: inout Joint) {
        joint.firstAnchor = PlaneVector(snapPoint).limited(to: 1e9)
        joint.damping = 0.2 + 0.8 * min(max(PlaneVector.bounded(Double(damping), by: 1), 0), 1)
    }
}
