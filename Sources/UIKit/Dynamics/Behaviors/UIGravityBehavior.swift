import Foundation

/// Has items fall.
///
/// Source: Apple's documentation of `UIGravityBehavior`.
@preconcurrency @MainActor open class UIGravityBehavior: ItemsBehavior {
    private var direction = PlaneVector(0, 1) { didSet { changed() } }

    /// What a magnitude of 1 does, in points a second in each second.
    private static let unit = 1000.0

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

    override func contribute(to plan: inout DynamicsPlan, _ bodies: [Body]) {
        for number in numbers(in: plan) {
            plan.accelerations[number, default: .zero] += direction * Self.unit
        }
    }
}
