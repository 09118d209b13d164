import Foundation

/// Pushes items, once or all the time.
///
/// Source: Apple's documentation of `UIPushBehavior`.
@preconcurrency @MainActor open class UIPushBehavior: ItemsBehavior {
    private var offsets: [ObjectIdentifier: UIOffset] = [:]
    private var direction = 0.0
    private var strength = 0.0

    /// How long a push lasts.
    public enum Mode: Int, Sendable {
        /// As long as the behavior is active.
        case continuous
        /// A moment, each time that the behavior becomes active.
        case instantaneous
    }

    /// How long the push lasts.
    public let mode: Mode

    /// What a magnitude of 1 does to a mass of 1, an item of 100 × 100 points of density 1: in points a second in each second,
    /// or in points a second for a push of a moment.
    private static let unit = 100.0

    /// Makes a push without strength for some items.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items: items)
    }

    /// Whether the behavior pushes; true at first. A push of a moment is over with the next step, and setting this once more
    /// pushes once more.
    open var active = true { didSet { changed() } }

    /// The direction in radians, clockwise from the right; 0 by default.
    open var angle: CGFloat {
        get { CGFloat(direction) }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// How hard the push is; 0 by default. 1 speeds an item of 100 × 100 points and density 1 up by 100 points a second in each
    /// second, or, as a push of a moment, to 100 points a second; negative numbers push the other way.
    open var magnitude: CGFloat {
        get { CGFloat(strength) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Direction and strength of the push, as `angle` and `magnitude`.
    open var pushDirection: CGVector {
        get { (PlaneVector(angle: direction) * strength).vector }
        set {
            let vector = PlaneVector(newValue).limited(to: 1e9)
            setAngle(CGFloat(atan2(vector.y, vector.x)), magnitude: CGFloat(vector.length))
        }
    }

    /// Sets direction and strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        direction = PlaneVector.bounded(Double(angle), by: 1e6)
        strength = PlaneVector.bounded(Double(magnitude), by: 1e9)
        changed()
    }

    /// Where an item is pushed, from its center; a push beside the center turns the item.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Says where an item is pushed, in points from its center.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        changed()
    }

    private var force: PlaneVector { PlaneVector(angle: direction) * (strength * Self.unit) }

    private func arm(of item: any UIDynamicItem, _ body: Body) -> PlaneVector {
        PlaneVector(targetOffsetFromCenter(for: item)).limited(to: 1e6) - body.offset
    }

    override func contribute(to plan: inout DynamicsPlan, _ bodies: [Body]) {
        guard mode == .continuous, active, strength != 0 else { return }
        for item in items {
            guard let number = plan.number(of: item) else { continue }
            let thrust = DynamicsPlan.Thrust(force: force, arm: arm(of: item, bodies[number]))
            plan.thrusts[number, default: []].append(thrust)
        }
    }

    /// Pushes for a moment, before the animator takes its next step.
    func strike(in animator: UIDynamicAnimator) {
        guard mode == .instantaneous, active else { return }
        for item in items {
            guard let number = animator.plan.number(of: item) else { continue }
            let (force, arm) = (force, arm(of: item, animator.world.bodies[number]))
            animator.edit { world in world.change(number) { $0.take(force, at: $0.turn.turned(arm)) } }
        }
        active = false
    }
}
