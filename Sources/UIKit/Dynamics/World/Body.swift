import Foundation

/// Something stiff that moves in the plane.
struct Body: Sendable {
    /// About the center of mass, not turned.
    private let shapes: [BodyShape]
    /// Where the shapes are now.
    private(set) var placed: [BodyShape] = []
    /// What the shapes cover now.
    private(set) var box = PlaneBox.empty
    private let plate: PlateMass

    /// Where the center of mass lies from the middle of what the body stands for, not turned.
    let offset: PlaneVector
    /// Where the center of mass is.
    var position: PlaneVector
    /// In radians, clockwise on screen.
    var angle: Double
    /// In points a second.
    var velocity = PlaneVector.zero
    /// In radians a second.
    var angularVelocity = 0.0
    var material = Material() { didSet { weigh() } }
    /// What takes part in the body's motion.
    var freedom = Freedom.free { didSet { weigh() } }

    private(set) var inverseMass = 0.0
    private(set) var inverseInertia = 0.0

    /// For how long the body has hardly moved, in seconds.
    var timeAtRest = 0.0
    /// Whether the body is left out of account until something touches it.
    var isAsleep = false
    /// Whether anything held the body in the last step.
    var isHeld = false
    /// What the last step added to the velocity, in points a second in each second.
    var acceleration = PlaneVector.zero

    enum Freedom: Sendable {
        case free
        /// Moves without turning.
        case upright
        /// Others bounce off; it stays.
        case anchored
    }

    /// Nothing is faster than these, in points and radians a second.
    static let topSpeed = 50_000.0
    static let topAngularSpeed = 500.0
    /// A square of 100 points of density 1 has a mass of 1.
    static let areaOfUnitMass = 10_000.0

    /// Makes a body of shapes that lie about the middle of what it stands for.
    init(shapes: [BodyShape], middle: PlaneVector, angle: Double) {
        plate = PlateMass(of: shapes.map(\.mass))
        offset = plate.center
        let upright = PlaneTurn(angle: 0)
        self.shapes = shapes.map { [offset] in $0.placed(upright, at: -offset) }
        self.angle = PlaneVector.bounded(angle, by: 1e6)
        position = middle.limited(to: 1e9) + PlaneTurn(angle: self.angle).turned(offset)
        weigh()
        place()
    }

    /// The middle of what the body stands for.
    var middle: PlaneVector { position - turn.turned(offset) }
    var turn: PlaneTurn { PlaneTurn(angle: angle) }
    var isMoved: Bool { inverseMass > 0 }
    var mass: Double { inverseMass > 0 ? 1 / inverseMass : 0 }

    private mutating func weigh() {
        let density = min(max(material.density, 1e-4), 1e6) / Self.areaOfUnitMass
        inverseMass = freedom == .anchored ? 0 : 1 / max(plate.area * density, 1e-12)
        inverseInertia = freedom == .free ? 1 / max(plate.moment * density, 1e-12) : 0
        if freedom == .anchored { velocity = .zero }
        if freedom != .free { angularVelocity = 0 }
    }

    /// Brings the shapes to where the body is.
    mutating func place() {
        let turn = turn
        placed = shapes.map { $0.placed(turn, at: position) }
        box = placed.reduce(PlaneBox.empty) { $0.united(with: $1.box) }
    }

    // MARK: Motion

    /// How fast a point of the body moves that lies `arm` from its center of mass.
    func velocity(at arm: PlaneVector) -> PlaneVector { velocity + arm.quarterTurned * angularVelocity }

    /// Adds to the velocity what a force does in some time, and takes away what resistance does.
    mutating func accelerate(_ push: Push, for time: Double) {
        guard isMoved else { return }
        acceleration = push.acceleration.limited(to: 1e8)
        velocity = (velocity + acceleration * time).limited(to: Self.topSpeed)
        velocity = velocity * exp(-min(max(material.resistance, 0), 1e6) * time)
        guard inverseInertia > 0 else { return }
        let turning = PlaneVector.bounded(push.angularAcceleration, by: 1e6)
        angularVelocity = PlaneVector.bounded(angularVelocity + turning * time, by: Self.topAngularSpeed)
        angularVelocity *= exp(-min(max(material.angularResistance, 0), 1e6) * time)
    }

    /// Moves the body on.
    ///
    /// What nothing holds falls along its parabola: the velocity at the end would be too much by half of what was added.
    mutating func move(for time: Double) {
        guard isMoved else { return }
        velocity = velocity.limited(to: Self.topSpeed)
        angularVelocity = PlaneVector.bounded(angularVelocity, by: Self.topAngularSpeed)
        position += velocity * time
        if !isHeld { position -= acceleration * (time * time / 2) }
        position = position.limited(to: 1e9)
        angle += angularVelocity * time
        place()
    }

    /// A change of motion by a blow at a point that lies `arm` from the center of mass.
    mutating func take(_ impulse: PlaneVector, at arm: PlaneVector) {
        velocity = (velocity + impulse * inverseMass).limited(to: Self.topSpeed)
        angularVelocity = PlaneVector.bounded(
            angularVelocity + arm.cross(impulse) * inverseInertia, by: Self.topAngularSpeed)
    }

    mutating func wake() { (isAsleep, timeAtRest) = (false, 0) }

    mutating func sleep() {
        (isAsleep, velocity, angularVelocity) = (true, .zero, 0)
    }
}

/// How a body weighs, slides and bounces.
struct Material: Equatable, Sendable {
    var elasticity = 0.0
    var friction = 0.0
    var density = 1.0
    /// The share of the velocity that is lost in a second, as the exponent of e.
    var resistance = 0.0
    var angularResistance = 0.0
    /// What electric and magnetic fields act upon.
    var charge = 0.0
}

/// What forces do to a body.
struct Push: Equatable, Sendable {
    /// In points a second in each second.
    var acceleration = PlaneVector.zero
    /// In radians a second in each second.
    var angularAcceleration = 0.0
}
