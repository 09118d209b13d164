import Foundation

/// How items weigh, slide, bounce and turn, and what sets them going.
///
/// Where several behaviors have an item, the one that was added last counts. Source: Apple's documentation of
/// `UIDynamicItemBehavior`.
@preconcurrency @MainActor open class UIDynamicItemBehavior: ItemsBehavior {
    private var material = Material() { didSet { changed() } }
    /// What was added before there was an animator.
    private var waiting: [ObjectIdentifier: (velocity: PlaneVector, turning: Double)] = [:]

    // MARK: Properties

    /// How much of its speed an item keeps when it bounces: 0, the default, for nothing to 1 for all. Of two items that
    /// collide the more elastic one counts.
    open var elasticity: CGFloat {
        get { CGFloat(material.elasticity) }
        set { material.elasticity = Self.number(newValue) }
    }
    /// How hard items slide along each other: 0, the default, for not at all; 1 is much.
    open var friction: CGFloat {
        get { CGFloat(material.friction) }
        set { material.friction = Self.number(newValue) }
    }
    /// The mass of an item of 100 × 100 points; 1 by default.
    open var density: CGFloat {
        get { CGFloat(material.density) }
        set { material.density = Self.number(newValue) }
    }
    /// How much of its speed an item loses: 0, the default, for nothing; at 1 a 2.7th is left after a second.
    open var resistance: CGFloat {
        get { CGFloat(material.resistance) }
        set { material.resistance = Self.number(newValue) }
    }
    /// How much of its turning an item loses; as `resistance`.
    open var angularResistance: CGFloat {
        get { CGFloat(material.angularResistance) }
        set { material.angularResistance = Self.number(newValue) }
    }
    /// What electric and magnetic fields act upon; 0 by default. It has no unit.
    open var charge: CGFloat {
        get { CGFloat(material.charge) }
        set { material.charge = newValue.isNaN ? 0 : PlaneVector.bounded(Double(newValue), by: 1e6) }
    }
    /// Whether items stay where they are and others bounce off them; false by default.
    open var isAnchored = false { didSet { changed() } }
    /// Whether items turn; true by default.
    open var allowsRotation = true { didSet { changed() } }

    private static func number(_ value: CGFloat) -> Double {
        min(max(PlaneVector.bounded(Double(value), by: 1e6), 0), 1e6)
    }

    // MARK: Velocities

    /// Adds to the velocity of an item, in points a second; before there is an animator, to what the item begins with.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(PlaneVector(velocity).limited(to: Body.topSpeed), 0, to: item)
    }

    /// The velocity of an item, in points a second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let waiting = waiting[ObjectIdentifier(item)]?.velocity
        return (dynamicAnimator?.body(of: item)?.velocity ?? waiting ?? .zero).point
    }

    /// Adds to how fast an item turns, in radians a second, clockwise on screen.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(.zero, PlaneVector.bounded(Double(velocity), by: Body.topAngularSpeed), to: item)
    }

    /// How fast an item turns, in radians a second, clockwise on screen.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        CGFloat(dynamicAnimator?.body(of: item)?.angularVelocity ?? waiting[ObjectIdentifier(item)]?.turning ?? 0)
    }

    private func add(_ velocity: PlaneVector, _ turning: Double, to item: any UIDynamicItem) {
        guard items.contains(where: { $0 === item }) else { return }
        let before = waiting[ObjectIdentifier(item)] ?? (.zero, 0)
        waiting[ObjectIdentifier(item)] = (before.velocity + velocity, before.turning + turning)
        dynamicAnimator?.behaviorsDidChange()
    }

    override func bodiesAreReady(in animator: UIDynamicAnimator) {
        let added = waiting
        waiting = [:]
        for (id, change) in added {
            guard let number = animator.links[id]?.number else { continue }
            animator.edit { world in
                world.change(number) { body in
                    if body.freedom != .anchored { body.velocity += change.velocity }
                    if body.freedom == .free { body.angularVelocity += change.turning }
                }
            }
        }
    }

    override func contribute(to plan: inout DynamicsPlan, _ bodies: [Body]) {
        for number in numbers(in: plan) {
            plan.materials[number] = material
            plan.freedoms[number] = isAnchored ? .anchored : allowsRotation ? .free : .upright
        }
    }
}
