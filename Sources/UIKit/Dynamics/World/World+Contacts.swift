extension World {
    /// Finds what touches now, and what began and ended to.
    mutating func findContacts() {
        let last = Dictionary(contacts.map { ($0.key, $0) }, uniquingKeysWith: { one, _ in one })
        var found: [Contact] = []
        let boxes = bodies.map { body in
            body.box.united(with: body.box.moved(by: body.velocity * Self.step)).grown(by: Contact.margin)
        }
        for id in groups.keys.sorted() {
            guard let group = groups[id] else { continue }
            for pair in group.pairs(boxes) { found += contacts(of: pair, in: group, id, last) }
        }
        contacts = found
        touches.update(found.map { ($0.pair(in: groups), $0.place, $0.isTouching) })
        for contact in found where contact.isTouching {
            wakeEachOther(contact.key.first.body, contact.key.second.body)
        }
    }

    /// What moves wakes what it touches.
    private mutating func wakeEachOther(_ one: Int, _ other: Int) {
        guard bodies[one].isMoved, bodies[other].isMoved, bodies[one].isAsleep != bodies[other].isAsleep else {
            return
        }
        if bodies[one].isAsleep { bodies[one].wake() } else { bodies[other].wake() }
    }

    private func contacts(
        of pair: CollisionGroup.Pair, in group: CollisionGroup, _ id: Int, _ last: [Contact.Key: Contact]
    ) -> [Contact] {
        switch pair {
        case .line(let body, let line):
            let side = Contact.Side(body: 0, part: line)
            return bodies[body].placed.indices.compactMap { part in
                contact(
                    Contact.Key(group: id, first: side, second: Contact.Side(body: body, part: part)),
                    .polygon(group.lines[line].shape), bodies[body].placed[part], last)
            }
        case .bodies(let one, let other):
            guard bodies[one].isMoved || bodies[other].isMoved else { return [] }
            return bodies[one].placed.indices.flatMap { first in
                bodies[other].placed.indices.compactMap { second in
                    contact(
                        Contact.Key(
                            group: id, first: Contact.Side(body: one, part: first),
                            second: Contact.Side(body: other, part: second)),
                        bodies[one].placed[first], bodies[other].placed[second], last)
                }
            }
        }
    }

    private func contact(
        _ key: Contact.Key, _ first: BodyShape, _ second: BodyShape, _ last: [Contact.Key: Contact]
    ) -> Contact? {
        let before = last[key]
        if let before, isResting(key.first.body), isResting(key.second.body) { return before }
        guard let manifold = Manifold.between(first, second, margin: Contact.margin) else { return nil }
        var contact = Contact(key, manifold, after: before)
        contact.note(bodies)
        return contact
    }

    private func isResting(_ number: Int) -> Bool { bodies[number].isAsleep || !bodies[number].isMoved }

    // MARK: Rest

    /// What is slower than this is at rest, in points and radians a second.
    private static let restingSpeed = 3.0
    private static let restingAngularSpeed = 0.05
    /// For how long everything that touches must have been at rest before it sleeps, in seconds.
    private static let timeToSleep = 0.5

    /// Counts how long bodies have been at rest, and lets those sleep that touch none that is not.
    mutating func rest(for time: Double) {
        var islands = Islands(count: bodies.count)
        for contact in contacts { join(contact.key.first.body, contact.key.second.body, &islands) }
        for joint in joints.values { join(joint.first, joint.second, &islands) }
        var restless = Set<Int>()
        for number in bodies.indices.dropFirst() where bodies[number].isMoved {
            count(number, for: time)
            if bodies[number].timeAtRest < Self.timeToSleep { restless.insert(islands.root(of: number)) }
        }
        for number in bodies.indices.dropFirst() where bodies[number].isMoved {
            let isAwake = restless.contains(islands.root(of: number))
            if isAwake { bodies[number].isAsleep = false } else { bodies[number].sleep() }
        }
    }

    private func join(_ one: Int, _ other: Int, _ islands: inout Islands) {
        if bodies[one].isMoved, bodies[other].isMoved { islands.join(one, other) }
    }

    /// A body that falls slowly is not at rest, as long as nothing holds it.
    private mutating func count(_ number: Int, for time: Double) {
        let body = bodies[number]
        if body.isAsleep { return }
        let isSlow =
            body.velocity.length < Self.restingSpeed && abs(body.angularVelocity) < Self.restingAngularSpeed
        let falls = !body.isHeld && body.acceleration.length > 0.1
        bodies[number].timeAtRest = isSlow && !falls ? body.timeAtRest + time : 0
    }
}

/// Which of some numbers belong together: each is joined with others, and one of them stands for all.
struct Islands {
    private var parents: [Int]

    init(count: Int) { parents = Array(0..<count) }

    mutating func root(of number: Int) -> Int {
        var number = number
        while parents[number] != number {
            parents[number] = parents[parents[number]]
            number = parents[number]
        }
        return number
    }

    mutating func join(_ one: Int, _ other: Int) {
        let (first, second) = (root(of: one), root(of: other))
        if first != second { parents[max(first, second)] = min(first, second) }
    }
}
