/// One thing that the velocities of two bodies have to agree on, with the impulse that makes them.
///
/// Contacts, joints and friction are rows of the same kind, which are solved one after another, again and again
/// (sequential impulses; Erin Catto, "Iterative Dynamics with Temporal Coherence", 2005).
struct ConstraintRow: Sendable {
    let first: Int
    let second: Int
    /// The direction in which the second body goes from the first one, as far as places count.
    private let direction: PlaneVector
    private let firstTurning: Double
    private let secondTurning: Double
    private var effectiveMass = 0.0
    /// The relative velocity that is wanted, with its sign turned.
    var bias = 0.0
    /// The part of the wanted velocity that only brings things to their places: it is taken back after the move.
    var correction = 0.0
    /// How far the row gives way, as a spring does; 0 for not at all.
    private var softness = 0.0
    var range: ClosedRange<Double> = -Double.infinity...Double.infinity
    /// A row whose impulse, times `friction`, bounds this one's.
    var limiting: Int?
    var friction = 0.0
    private(set) var impulse = 0.0

    /// A row about points of two bodies, which lie at `firstArm` and `secondArm` from their centers of mass.
    init(
        _ first: Int, _ second: Int, along direction: PlaneVector, firstArm: PlaneVector, secondArm: PlaneVector,
        of bodies: [Body]
    ) {
        self.init(
            first, second, direction: direction, firstTurning: -firstArm.cross(direction),
            secondTurning: secondArm.cross(direction), of: bodies)
    }

    /// A row about how two bodies turn.
    init(turning first: Int, _ second: Int, of bodies: [Body]) {
        self.init(first, second, direction: .zero, firstTurning: -1, secondTurning: 1, of: bodies)
    }

    private init(
        _ first: Int, _ second: Int, direction: PlaneVector, firstTurning: Double, secondTurning: Double,
        of bodies: [Body]
    ) {
        (self.first, self.second, self.direction) = (first, second, direction)
        (self.firstTurning, self.secondTurning) = (firstTurning, secondTurning)
        let (one, other) = (bodies[first], bodies[second])
        let resistance =
            (one.inverseMass + other.inverseMass) * direction.lengthSquared
            + firstTurning * firstTurning * one.inverseInertia + secondTurning * secondTurning * other.inverseInertia
        effectiveMass = resistance > 1e-15 ? 1 / resistance : 0
    }

    var isSoft: Bool { softness > 0 }

    /// Has the row pull as a spring of a frequency in hertz, damped by a share of what just lets nothing swing.
    mutating func soften(frequency: Double, damping: Double, stretch: Double, step: Double) {
        guard effectiveMass > 0 else { return }
        let omega = 2 * Double.pi * frequency
        let (stiffness, resistance) = (effectiveMass * omega * omega, 2 * effectiveMass * damping * omega)
        softness = 1 / max(step * (resistance + step * stiffness), 1e-15)
        bias += stretch * step * stiffness * softness
        correction = 0
        effectiveMass = 1 / (1 / effectiveMass + softness)
    }

    /// How fast the bodies part in the row's direction.
    func speed(_ bodies: [Body]) -> Double {
        (bodies[second].velocity - bodies[first].velocity).dot(direction)
            + bodies[first].angularVelocity * firstTurning + bodies[second].angularVelocity * secondTurning
    }

    /// Begins with the impulse of the last step.
    mutating func warm(_ impulse: Double, _ bodies: inout [Body]) {
        self.impulse = impulse
        apply(impulse, to: &bodies)
    }

    /// Brings the velocities closer to what is wanted.
    mutating func solve(_ bodies: inout [Body], wanting bias: Double) {
        let wanted = impulse - effectiveMass * (speed(bodies) + bias + softness * impulse)
        guard wanted.isFinite else { return }
        let bounded = min(max(wanted, range.lowerBound), range.upperBound)
        apply(bounded - impulse, to: &bodies)
        impulse = bounded
    }

    private func apply(_ change: Double, to bodies: inout [Body]) {
        guard change != 0, change.isFinite else { return }
        push(first, -change, firstTurning * change, &bodies)
        push(second, change, secondTurning * change, &bodies)
    }

    private func push(_ index: Int, _ linear: Double, _ turning: Double, _ bodies: inout [Body]) {
        bodies[index].velocity += direction * (linear * bodies[index].inverseMass)
        bodies[index].angularVelocity += turning * bodies[index].inverseInertia
    }
}

/// Rows that are solved together.
struct RowSolver {
    private(set) var rows: [ConstraintRow] = []

    mutating func append(_ row: ConstraintRow, warmedBy impulse: Double, _ bodies: inout [Body]) -> Int {
        rows.append(row)
        rows[rows.count - 1].warm(impulse, &bodies)
        return rows.count - 1
    }

    /// Many rows are gone through less often, so that a step of thousands of bodies ends.
    private var rounds: Int { max(2, min(10, 20_000 / max(rows.count, 1))) }

    /// Solves all rows, places included.
    mutating func solve(_ bodies: inout [Body]) {
        for _ in 0..<rounds {
            for index in rows.indices { solve(index, &bodies, wanting: rows[index].bias + rows[index].correction) }
        }
    }

    /// Takes back what only brought things to their places.
    mutating func relax(_ bodies: inout [Body]) {
        for _ in 0..<rounds {
            for index in rows.indices where !rows[index].isSoft {
                solve(index, &bodies, wanting: rows[index].bias)
            }
        }
    }

    /// Has rows part with a speed, each given by its index.
    mutating func bounce(_ speeds: [(row: Int, speed: Double)], _ bodies: inout [Body]) {
        guard !speeds.isEmpty else { return }
        for _ in 0..<10 {
            for (row, speed) in speeds { solve(row, &bodies, wanting: -speed) }
        }
    }

    private mutating func solve(_ index: Int, _ bodies: inout [Body], wanting bias: Double) {
        if let limiting = rows[index].limiting {
            let most = max(0, rows[index].friction * rows[limiting].impulse)
            rows[index].range = -most...most
        }
        rows[index].solve(&bodies, wanting: bias)
    }
}
