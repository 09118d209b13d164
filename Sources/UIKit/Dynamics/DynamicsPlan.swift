/// What an animator's behaviors ask of its world, put together whenever one of them changes.
@MainActor struct DynamicsPlan {
    /// The numbers of the items' bodies.
    let numbers: [ObjectIdentifier: Int]
    /// What the bodies are made of; those that are not listed are of the usual material.
    var materials: [Int: Material] = [:]
    var freedoms: [Int: Body.Freedom] = [:]
    /// By the numbers of the behaviors.
    var groups: [Int: CollisionGroup] = [:]
    var joints: [(id: Int, behavior: any JointMaking)] = []
    /// Accelerations of all bodies that have any, in points a second in each second.
    var accelerations: [Int: PlaneVector] = [:]
    var thrusts: [Int: [Thrust]] = [:]
    var fields: [(behavior: UIFieldBehavior, members: Set<Int>)] = []
    /// What reference bounds make a boundary of, in the animator's coordinates; null if no behavior wants that.
    let referenceBounds: CGRect

    /// A force at a point of a body.
    struct Thrust {
        let force: PlaneVector
        /// From the center of mass, not turned.
        let arm: PlaneVector
    }

    init(numbers: [ObjectIdentifier: Int], referenceBounds: CGRect) {
        (self.numbers, self.referenceBounds) = (numbers, referenceBounds)
    }

    func number(of item: any UIDynamicItem) -> Int? { numbers[ObjectIdentifier(item)] }

    /// What acts on a body now.
    func push(on number: Int, _ body: Body, at time: Double) -> Push {
        var push = Push(acceleration: accelerations[number] ?? .zero)
        for thrust in thrusts[number] ?? [] {
            push.acceleration += thrust.force * body.inverseMass
            push.angularAcceleration += body.turn.turned(thrust.arm).cross(thrust.force) * body.inverseInertia
        }
        for field in fields where field.members.contains(number) {
            push.acceleration += field.behavior.acceleration(of: body, at: time, step: World.step)
        }
        return push
    }
}

/// A behavior that ties items.
@MainActor protocol JointMaking: UIDynamicBehavior {
    /// The joint as it begins; nil while an item is missing.
    func makeJoint(_ plan: DynamicsPlan, _ bodies: [Body]) -> Joint?
    /// Takes over what has changed since.
    func update(_ joint: inout Joint)
}
