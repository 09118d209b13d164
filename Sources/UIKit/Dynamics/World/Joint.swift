/// What ties a body to another one, or to a place.
struct Joint: Sendable {
    /// Number of a body; 0, the ground, for a place.
    let first: Int
    let second: Int
    /// Where the joint holds each body, from its center of mass, not turned; a place for the ground.
    var firstAnchor: PlaneVector
    var secondAnchor: PlaneVector
    var form: Form
    /// Of the swinging, in hertz; 0 for a joint that does not give way.
    var frequency = 0.0
    /// 1 for no swinging.
    var damping = 0.0
    /// How hard the joint is to turn, or to slide.
    var friction = 0.0
    /// How far the joint turns or slides.
    var range = -Double.infinity...Double.infinity
    /// Where a place goes that is moved, and how fast, in points a second.
    private var target: PlaneVector?
    private(set) var anchorVelocity = PlaneVector.zero
    /// What each row had to bear in the last step.
    var impulses: [Double] = []

    enum Form: Sendable {
        /// Keeps the anchors at a distance.
        case rod(length: Double)
        /// Keeps the anchors within a distance.
        case rope(length: Double)
        /// Keeps the anchors in one place; `angle` is how the second body was turned from the first one.
        case pin(angle: Double)
        /// Keeps the anchors in one place and the bodies turned as they were.
        case weld(angle: Double)
        /// Keeps the second anchor on a line through the first one, along a direction of the first body.
        case rail(direction: PlaneVector, angle: Double)
        /// Draws the second body to the first anchor and upright.
        case snap
    }

    /// Ropes and rods that are shorter hold their ends in one place, in points.
    static let shortest = 0.01
    /// The share of an error that a step mends.
    static let eagerness = 0.2
    /// Nothing is drawn to its place faster than this, in points a second.
    static let topCorrection = 20_000.0
    /// What a `friction` of 1 holds: a force of 100 for a mass of 1 at 100 points.
    static let frictionUnit = 10_000.0

    /// A place that jumps faster than this, in points a second, gives no speed to what hangs from it.
    private static let topAnchorSpeed = 8000.0

    /// Makes a joint between two bodies, or between a place and a body.
    init(first: Int, second: Int, firstAnchor: PlaneVector, secondAnchor: PlaneVector, form: Form) {
        (self.first, self.second, self.form) = (first, second, form)
        (self.firstAnchor, self.secondAnchor) = (firstAnchor, secondAnchor)
    }

    /// Has the place be elsewhere after some time: what hangs from it is drawn along, with its speed.
    mutating func moveAnchor(to place: PlaneVector, within time: Double) {
        let velocity = (place - firstAnchor) * (1 / time)
        if velocity.length < Self.topAnchorSpeed {
            (target, anchorVelocity) = (place, velocity)
        } else {
            (target, anchorVelocity, firstAnchor) = (nil, .zero, place)
        }
    }

    /// Moves the place on.
    mutating func move(for time: Double) { firstAnchor += anchorVelocity * time }

    /// Has the place be where it goes to.
    mutating func arrive() {
        if let target { firstAnchor = target }
        (target, anchorVelocity) = (nil, .zero)
    }
}
