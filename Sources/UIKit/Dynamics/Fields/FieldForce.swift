import Foundation

/// What a field does.
enum FieldKind {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
    case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
}

/// The force of a field on a body at a place.
@MainActor struct FieldForce {
    /// From the field's position, in points.
    let place: PlaneVector
    let body: Body
    /// As it is at the place.
    let strength: Double
    let direction: PlaneVector
    /// In seconds.
    let step: Double

    /// What a force of 1 does to a mass of 1, and gravity of 1 to everything, in points a second in each second.
    private static let (unit, gravity) = (100.0, 1000.0)

    /// What the field does to the body, in points a second in each second.
    func acceleration(
        of kind: FieldKind, _ field: UIFieldBehavior, noise: () -> PlaneVector
    ) -> PlaneVector {
        switch kind {
        case .drag: return drag
        case .vortex: return mass(place.direction.quarterTurned * (strength * Self.unit))
        case .radialGravity: return place.direction * (-strength * Self.gravity)
        case .linearGravity: return direction * (strength * Self.gravity)
        case .velocity: return (direction * (strength * Self.unit) - body.velocity) * (1 / step)
        case .noise: return mass(noise() * (strength * Self.unit))
        case .turbulence: return mass(noise() * (strength * body.velocity.length))
        case .spring: return spring
        case .electric: return mass(place.direction * (strength * body.material.charge * Self.unit))
        case .magnetic: return mass(turned(body.velocity.quarterTurned * (strength * body.material.charge)))
        case .custom(let evaluate): return mass(own(evaluate, field) * Self.unit)
        }
    }

    private func mass(_ force: PlaneVector) -> PlaneVector { force * body.inverseMass }

    /// No more than what stops the body within the step.
    private var drag: PlaneVector {
        body.velocity * -PlaneVector.bounded(strength * body.inverseMass, by: 1 / step)
    }

    /// No stiffer than what a step can follow.
    private var spring: PlaneVector {
        place * -PlaneVector.bounded(strength * body.inverseMass, by: 0.5 / (step * step))
    }

    /// No more than what turns the way by a quarter within the step.
    private func turned(_ force: PlaneVector) -> PlaneVector {
        force.limited(to: body.velocity.length / step / max(body.inverseMass, 1e-12))
    }

    private func own(
        _ evaluate: (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector,
        _ field: UIFieldBehavior
    ) -> PlaneVector {
        PlaneVector(
            evaluate(
                field, place.point, body.velocity.vector, CGFloat(body.mass), CGFloat(body.material.charge),
                step))
    }
}
