/// Two bodies that touch within a group, or a body and a line of a boundary, with what held them apart last.
struct Contact: Sendable {
    let key: Key
    var manifold: Manifold
    var grip: [Grip]

    /// Which two shapes touch in which group.
    struct Key: Hashable, Sendable {
        let group: Int
        let first: Side
        let second: Side
    }

    /// A shape of a body, or a line of a boundary.
    struct Side: Hashable, Sendable {
        /// 0, the ground, for a line.
        let body: Int
        /// Which of the body's shapes, or of the group's lines.
        let part: Int
    }

    /// What a point of the contact had to bear.
    struct Grip: Sendable {
        let name: Int
        var normal = 0.0
        var tangent = 0.0
        /// Of the rows in the present step; nil for none.
        var row: Int?
        /// How fast the shapes came together before the step, as a negative number.
        var approach = 0.0
    }

    /// A new contact that takes over what the last one of the same shapes bore.
    init(_ key: Key, _ manifold: Manifold, after last: Contact?) {
        (self.key, self.manifold) = (key, manifold)
        grip = manifold.points.map { point in
            let before = last?.grip.first { $0.name == point.name }
            return Grip(name: point.name, normal: before?.normal ?? 0, tangent: before?.tangent ?? 0)
        }
    }

    /// Shapes whose gap is smaller touch.
    static let margin = 0.5
    /// How deep shapes may lie within each other, so that those that rest go on touching.
    private static let slack = 0.02
    /// What comes together more slowly does not bounce, in points a second.
    private static let leastBounce = 20.0
    /// The share of a gap that a step closes.
    private static let eagerness = 0.2
    /// Shapes that begin within each other part no faster than this, in points a second.
    private static let mostPush = 600.0

    /// What the contact means for those who are told of touches.
    func pair(in groups: [Int: CollisionGroup]) -> TouchList.Pair {
        guard key.first.body == 0, let group = groups[key.group] else {
            return TouchList.Pair(group: key.group, first: key.first.body, second: .body(key.second.body))
        }
        let boundary = group.lines[key.first.part].boundary
        return TouchList.Pair(group: key.group, first: key.second.body, second: .boundary(boundary))
    }

    /// Where the shapes touch most: on the line if one is a line.
    var place: PlaneVector {
        guard let point = manifold.deepest else { return .zero }
        return key.first.body == 0 ? point.position - manifold.normal * (point.gap / 2) : point.position
    }

    var isTouching: Bool { manifold.points.contains { $0.gap <= 0 } }

    /// Writes the rows that keep the shapes apart and let them slide.
    mutating func write(into solver: inout RowSolver, _ bodies: inout [Body], step: Double) {
        let (first, second) = (key.first.body, key.second.body)
        let (one, other) = (bodies[first].material, bodies[second].material)
        // Lines are as rough and as elastic as what meets them.
        let friction = first == 0 ? other.friction : max(one.friction * other.friction, 0).squareRoot()
        let elasticity = max(one.elasticity, other.elasticity)
        for index in manifold.points.indices {
            write(index, into: &solver, &bodies, friction: friction, elasticity: elasticity, step)
        }
    }

    private mutating func write(
        _ index: Int, into solver: inout RowSolver, _ bodies: inout [Body], friction: Double, elasticity: Double,
        _ step: Double
    ) {
        let (point, normal) = (manifold.points[index], manifold.normal)
        let (first, second) = (key.first.body, key.second.body)
        let arms = (point.position - bodies[first].position, point.position - bodies[second].position)
        var row = ConstraintRow(first, second, along: normal, firstArm: arms.0, secondArm: arms.1, of: bodies)
        let approach = grip[index].approach
        let bounces = elasticity > 0 && approach < -Self.leastBounce
        grip[index].row = nil
        guard point.gap <= 0 || !bounces else { return }
        row.range = 0...Double.infinity
        if point.gap > 0 {
            row.bias = point.gap / step
        } else if !bounces {
            row.correction = Self.push(point.gap, step)
        }
        let place = solver.append(row, warmedBy: grip[index].normal, &bodies)
        grip[index].row = place
        guard friction > 0 else { return }
        var slide = ConstraintRow(
            first, second, along: normal.quarterTurned, firstArm: arms.0, secondArm: arms.1, of: bodies)
        (slide.limiting, slide.friction) = (place, friction)
        _ = solver.append(slide, warmedBy: grip[index].tangent, &bodies)
    }

    /// How fast shapes part that lie within each other, as a negative number.
    private static func push(_ gap: Double, _ step: Double) -> Double {
        max(min(gap + slack, 0) * eagerness / step, -mostPush)
    }

    /// Takes note of how fast the shapes come together, before forces act.
    mutating func note(_ bodies: [Body]) {
        let (one, other) = (bodies[key.first.body], bodies[key.second.body])
        for index in grip.indices {
            let position = manifold.points[index].position
            let relative = other.velocity(at: position - other.position) - one.velocity(at: position - one.position)
            grip[index].approach = relative.dot(manifold.normal)
        }
    }

    /// The rows that bounce, with the speed at which they part: what comes in at a depth comes out at that depth as fast, so
    /// that a fall and a rise take the same time.
    func bounces(_ solver: RowSolver, _ bodies: [Body]) -> [(row: Int, speed: Double)] {
        let elasticity = max(
            bodies[key.first.body].material.elasticity, bodies[key.second.body].material.elasticity)
        guard elasticity > 0 else { return [] }
        return grip.compactMap { grip in
            guard let row = grip.row, grip.approach < -Self.leastBounce, solver.rows[row].impulse > 0 else {
                return nil
            }
            return (row, -grip.approach * elasticity)
        }
    }

    /// Keeps what the rows had to bear, for the next step.
    mutating func take(from solver: RowSolver) {
        for index in grip.indices {
            guard let row = grip[index].row else {
                (grip[index].normal, grip[index].tangent) = (0, 0)
                continue
            }
            grip[index].row = nil
            grip[index].normal = solver.rows[row].impulse
            let next = row + 1
            let slides = next < solver.rows.count && solver.rows[next].limiting == row
            grip[index].tangent = slides ? solver.rows[next].impulse : 0
        }
    }
}
