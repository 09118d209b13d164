/// Bodies that fall, collide and are tied to each other, in points and seconds.
///
/// It goes on in steps of one length, whatever is asked of it, so that the same things happen at any rate of images. Each
/// step finds what touches, lets forces act, solves rows of constraints with the places that they want, moves, and solves
/// once more without, so that mending places gives no speed (Erin Catto, "Solver2D", 2024).
struct World {
    /// The first is the ground, which nothing moves.
    var bodies: [Body] = [World.ground]
    private var free: [Int] = []
    var groups: [Int: CollisionGroup] = [:]
    private(set) var joints: [Int: Joint] = [:]
    var contacts: [Contact] = []
    /// What began and ended to touch since the list was last taken.
    var touches = TouchList()

    /// The length of a step, in seconds.
    static let step = 1.0 / 240

    private static var ground: Body {
        var body = Body(shapes: [.rectangle(width: 1, height: 1)], middle: .zero, angle: 0)
        body.freedom = .anchored
        return body
    }

    // MARK: Content

    /// Adds a body; its number is its own until it is removed.
    mutating func add(_ body: Body) -> Int {
        guard let number = free.popLast() else {
            bodies.append(body)
            return bodies.count - 1
        }
        bodies[number] = body
        return number
    }

    mutating func removeBody(_ number: Int) {
        wakeNeighbors(of: number)
        contacts.removeAll { $0.key.first.body == number || $0.key.second.body == number }
        touches.forget(number)
        for id in groups.keys { groups[id]?.members.removeAll { $0 == number } }
        bodies[number] = Self.ground
        free.append(number)
    }

    /// Changes a body, which wakes it and those that it touches.
    mutating func change(_ number: Int, _ body: (inout Body) -> Void) {
        body(&bodies[number])
        bodies[number].place()
        wake(number)
    }

    mutating func wake(_ number: Int) {
        guard number > 0 else { return }
        // What touches a body that is awake is awake, too.
        if bodies[number].isAsleep { wakeNeighbors(of: number) }
        bodies[number].wake()
    }

    private mutating func wakeNeighbors(of number: Int) {
        for contact in contacts where contact.key.first.body == number || contact.key.second.body == number {
            bodies[contact.key.first.body].wake()
            bodies[contact.key.second.body].wake()
        }
    }

    /// Sets or, with nil, removes a joint.
    mutating func setJoint(_ joint: Joint?, for id: Int) {
        for each in [joints[id], joint].compactMap({ $0 }) {
            wake(each.first)
            wake(each.second)
        }
        joints[id] = joint
    }

    mutating func removeGroup(_ id: Int) {
        let own = contacts.filter { $0.key.group == id }
        contacts.removeAll { $0.key.group == id }
        groups[id] = nil
        touches.forgetGroup(id)
        for contact in own {
            bodies[contact.key.first.body].wake()
            bodies[contact.key.second.body].wake()
        }
    }

    /// Whether anything moves, or would if it were looked at.
    func isAwake(_ numbers: some Sequence<Int>) -> Bool {
        numbers.contains { bodies[$0].isMoved && !bodies[$0].isAsleep }
    }

    mutating func takeTouches() -> [TouchList.Event] { touches.takeEvents() }

    // MARK: Time

    /// Goes on by some steps.
    ///
    /// - Parameter push: What forces do to a body, by its number, in one of the steps, which are counted from 0.
    mutating func advance(steps: Int, push: (Int, Body, Int) -> Push) {
        for step in 0..<steps { advance { push($0, $1, step) } }
        for id in joints.keys { joints[id]?.arrive() }
        rest(for: Double(steps) * Self.step)
    }

    private mutating func advance(_ push: (Int, Body) -> Push) {
        findContacts()
        for index in bodies.indices.dropFirst() where !bodies[index].isAsleep {
            bodies[index].isHeld = false
            bodies[index].accelerate(push(index, bodies[index]), for: Self.step)
        }
        var solver = RowSolver()
        let places = writeRows(into: &solver)
        solver.solve(&bodies)
        move()
        solver.relax(&bodies)
        solver.bounce(contacts.flatMap { $0.bounces(solver, bodies) }, &bodies)
        for index in contacts.indices where isActive(contacts[index].key.first.body, contacts[index].key.second.body)
        {
            contacts[index].take(from: solver)
        }
        for (id, range) in places { joints[id]?.impulses = range.map { solver.rows[$0].impulse } }
    }

    /// Writes the rows of all that is awake; tells which are those of each joint.
    private mutating func writeRows(into solver: inout RowSolver) -> [(Int, Range<Int>)] {
        var places: [(Int, Range<Int>)] = []
        for id in joints.keys.sorted() {
            guard let joint = joints[id], isActive(joint.first, joint.second) else { continue }
            joints[id]?.move(for: Self.step)
            let (start, rows) = (solver.rows.count, joint.rows(bodies, step: Self.step))
            for (index, row) in rows.enumerated() {
                let isSame = rows.count == joint.impulses.count
                _ = solver.append(row, warmedBy: isSame ? joint.impulses[index] : 0, &bodies)
            }
            if !rows.isEmpty { hold(joint.first, joint.second) }
            places.append((id, start..<solver.rows.count))
        }
        for index in contacts.indices where isActive(contacts[index].key.first.body, contacts[index].key.second.body)
        {
            let start = solver.rows.count
            contacts[index].write(into: &solver, &bodies, step: Self.step)
            if solver.rows.count > start { hold(contacts[index].key.first.body, contacts[index].key.second.body) }
        }
        return places
    }

    private mutating func hold(_ one: Int, _ other: Int) {
        (bodies[one].isHeld, bodies[other].isHeld) = (true, true)
    }

    private func isActive(_ one: Int, _ other: Int) -> Bool {
        bodies[one].isMoved && !bodies[one].isAsleep || bodies[other].isMoved && !bodies[other].isAsleep
    }

    /// Moves all that is awake; what is so fast that its middle would go through a line stays before it.
    private mutating func move() {
        let before = bodies.map(\.position)
        for index in bodies.indices.dropFirst() where !bodies[index].isAsleep { bodies[index].move(for: Self.step) }
        for group in groups.values where group.collides.contains(.boundaries) && !group.lines.isEmpty {
            for member in group.members { stop(member, from: before[member], at: group.lines) }
        }
    }

    private mutating func stop(_ number: Int, from before: PlaneVector, at lines: [CollisionGroup.Line]) {
        let after = bodies[number].position
        let way = (after - before).length
        guard way > 0.5 else { return }
        let share = lines.reduce(1) { min($0, $1.crossing(from: before, to: after) ?? 1) }
        guard share < 1 else { return }
        bodies[number].position = before + (after - before) * max(0, share - 0.01 / way)
        bodies[number].place()
    }
}
