import Foundation

/// A force that depends on where an item is, how fast, and when.
///
/// Fields are made by the class's methods. A force of 1 is that of a push of magnitude 1; Apple publishes no units. Source:
/// Apple's documentation of `UIFieldBehavior`.
@preconcurrency @MainActor open class UIFieldBehavior: ItemsBehavior {
    private let kind: FieldKind

    private init(_ kind: FieldKind, position: CGPoint = .zero, direction: CGVector = .zero) {
        (self.kind, self.position, self.direction) = (kind, position, direction)
        super.init(items: [])
    }

    // MARK: Fields

    /// A field that slows items down, the more the faster they are.
    open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
    /// A field that drives items around its position, clockwise on screen.
    open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
    /// A field that draws items to a position; of strength 1 as `UIGravityBehavior` of magnitude 1.
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        UIFieldBehavior(.radialGravity, position: position)
    }
    /// A field that has items fall in a direction; a vector of length 1 as `UIGravityBehavior`.
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        UIFieldBehavior(.linearGravity, direction: direction)
    }
    /// A field in which all items have one velocity; a vector of length 1 is 100 points a second.
    open class func velocityField(direction: CGVector) -> UIFieldBehavior {
        UIFieldBehavior(.velocity, direction: direction)
    }
    /// A field of random forces, which are alike at places near each other.
    ///
    /// - Parameters:
    ///   - smoothness: How far that goes, from 0 to 1.
    ///   - speed: How often the forces change, in hertz; 0 for never.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        noise(.noise, smoothness, speed)
    }
    /// A field of random forces that are the stronger the faster an item is; see `noiseField(smoothness:animationSpeed:)`.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        noise(.turbulence, smoothness, speed)
    }
    /// A field that draws items to its position, the more the farther they are.
    open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
    /// A field that pushes items away from its position by their charge, or draws negative ones to it.
    open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
    /// A field that turns the way of items aside by their charge and speed.
    open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
    /// A field whose force a closure tells.
    ///
    /// - Parameter block: Given the field, and an item's position from the field's, its velocity in points a second, its mass (1
    ///   for 100 × 100 points of density 1) and charge, and the length of the step in seconds; it returns a force.
    open class func field(
        evaluationBlock block:
            @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) ->
            CGVector
    ) -> UIFieldBehavior { UIFieldBehavior(.custom(block)) }

    private class func noise(_ kind: FieldKind, _ smoothness: CGFloat, _ speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(kind)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    // MARK: Properties

    /// The middle of the field, in points of the animator's coordinates.
    open var position: CGPoint { didSet { changed() } }
    /// Where the field acts, about its position; everywhere by default.
    open var region = UIRegion.infinite { didSet { changed() } }
    /// How strong the field is; 1 by default, negative numbers turn it round.
    open var strength: CGFloat = 1 { didSet { changed() } }
    /// How fast the field grows weaker with the distance: 0, the default, for not at all, 2 for a quarter at twice the
    /// distance. At 100 points the strength is what it is.
    open var falloff: CGFloat = 0 { didSet { changed() } }
    /// Within this distance the field grows no stronger, in points; nearly 0 by default.
    open var minimumRadius: CGFloat = 1e-3 { didSet { changed() } }
    /// Where fields of gravity and of velocity lead.
    open var direction: CGVector { didSet { changed() } }
    /// How much forces of noise are alike at places near each other, from 0 to 1.
    open var smoothness: CGFloat = 0 { didSet { changed() } }
    /// How often forces of noise change, in hertz; 0 for never.
    open var animationSpeed: CGFloat = 0 { didSet { changed() } }

    // MARK: Force

    override func contribute(to plan: inout DynamicsPlan, _ bodies: [Body]) {
        plan.fields.append((self, Set(numbers(in: plan))))
    }

    /// What the field does to a body, in points a second in each second.
    func acceleration(of body: Body, at time: Double, step: Double) -> PlaneVector {
        let place = body.middle - PlaneVector(position)
        guard body.isMoved, region.contains(place.point) else { return .zero }
        let distance = max(place.length, Double(minimumRadius), 1e-3)
        let decay = falloff == 0 ? 1 : min(pow(distance / 100, -Double(falloff)), 1e6)
        let force = FieldForce(
            place: place, body: body, strength: Double(strength) * decay, direction: PlaneVector(direction),
            step: step)
        let noise = FieldNoise(smoothness: Double(smoothness), speed: Double(animationSpeed))
        return force.acceleration(of: kind, self) { noise.value(at: place, time: time) }.limited(to: 1e7)
    }
}
