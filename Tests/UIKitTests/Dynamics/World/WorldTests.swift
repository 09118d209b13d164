import Testing

@testable import PlacardUIKit

/// What mechanics says: falls and bounces keep their energy, piles come to rest, and nothing gets out.
@Suite struct WorldTests {
    private static let gravity = Push(acceleration: PlaneVector(0, 1000))

    private func box(_ x: Double, _ y: Double, _ width: Double = 40, _ height: Double = 20) -> Body {
        Body(shapes: [.rectangle(width: width, height: height)], middle: PlaneVector(x, y), angle: 0)
    }

    /// A room of 400 points with some bodies in it.
    private func room(_ bodies: [Body]) -> (World, [Int]) {
        var world = World()
        let numbers = bodies.map { world.add($0) }
        var group = CollisionGroup()
        group.members = numbers
        let corners = [PlaneVector(0, -2000), PlaneVector(0, 400), PlaneVector(400, 400), PlaneVector(400, -2000)]
        group.addLines(to: 1, through: corners + [corners[0]])
        world.groups[1] = group
        return (world, numbers)
    }

    /// Lets things fall until they rest; how many images that took.
    private func settle(_ world: inout World, _ numbers: [Int], atMost ticks: Int = 900) -> Int {
        for tick in 0..<ticks {
            guard world.isAwake(numbers) else { return tick }
            world.advance(steps: 4) { _, _, _ in Self.gravity }
        }
        return ticks
    }

    @Test func `A free fall is exact`() {
        var world = World()
        let number = world.add(box(0, 0))
        world.advance(steps: 120) { _, _, _ in Self.gravity }
        #expect(abs(world.bodies[number].middle.y - 125) < 1e-6)
        #expect(abs(world.bodies[number].velocity.y - 500) < 1e-6)
    }

    @Test(arguments: [0, 0.3, 0.6])
    func `What falls flat comes to rest on the floor without turning`(elasticity: Double) {
        var body = box(200, 100, 200, 30)
        body.material.elasticity = elasticity
        var (world, numbers) = room([body])
        let ticks = settle(&world, numbers)
        let end = world.bodies[numbers[0]]
        #expect(ticks < 400 && abs(end.middle.y - 385) < 0.1)
        #expect(abs(end.angle) < 1e-4 && end.velocity == .zero)
    }

    @Test func `An elastic body keeps its height through many bounces`() {
        var body = box(200, 100)
        body.material.elasticity = 1
        var (world, numbers) = room([body])
        var highest = 400.0
        for tick in 0..<600 {
            world.advance(steps: 4) { _, _, _ in Self.gravity }
            if tick > 500 { highest = min(highest, world.bodies[numbers[0]].middle.y) }
        }
        #expect(abs(highest - 100) < 5)
    }

    @Test func `A stack stands`() {
        var (world, numbers) = room((0..<8).map { box(200 + Double($0), 389 - 21 * Double($0), 60) })
        #expect(settle(&world, numbers) < 120)
        for (index, number) in numbers.enumerated() {
            #expect(abs(world.bodies[number].middle.y - (390 - 20 * Double(index))) < 0.5)
        }
    }

    @Test func `A pile of circles and boxes comes to rest within its walls, the same in each run`() {
        func run() -> [PlaneVector] {
            let bodies = (0..<40).map { index in
                var body = Body(
                    shapes: [index % 2 == 0 ? .ellipse(width: 30, height: 30) : .rectangle(width: 40, height: 20)],
                    middle: PlaneVector(60 + Double(index * 37 % 280), -40 * Double(index / 5)), angle: Double(index))
                (body.material.friction, body.material.elasticity) = (0.3, 0.3)
                return body
            }
            var (world, numbers) = room(bodies)
            #expect(settle(&world, numbers) < 900)
            #expect(!world.contacts.contains { $0.manifold.points.contains { $0.gap < -1 } })
            return numbers.map { world.bodies[$0].middle }
        }
        let places = run()
        #expect(places.allSatisfy { 5...395 ~= $0.x && $0.y < 398 })
        #expect(run() == places)
    }

    @Test(arguments: [1000.0, 10_000, 1e9])
    func `Nothing is so fast that it goes through a line`(speed: Double) {
        var body = box(200, 200, 6, 6)
        body.velocity = PlaneVector(speed / 7, speed)
        var (world, numbers) = room([body])
        for _ in 0..<60 { world.advance(steps: 4) { _, _, _ in Self.gravity } }
        let place = world.bodies[numbers[0]].middle
        #expect(0...400 ~= place.x && place.y < 400)
    }

    @Test func `A sleeping body wakes when another one falls on it`() {
        var (world, numbers) = room([box(200, 390)])
        _ = settle(&world, numbers)
        let late = world.add(box(210, 200))
        world.groups[1]?.members.append(late)
        for _ in 0..<40 { world.advance(steps: 4) { _, _, _ in Self.gravity } }
        #expect(world.isAwake(numbers))
        #expect(settle(&world, numbers + [late]) < 300)
        #expect(abs(world.bodies[late].middle.y - 370) < 0.5)
    }

    @Test func `Sizes and forces that are no numbers do no harm`() {
        let odd: [Double] = [.nan, .infinity, 0, -5, 1e300]
        let bodies = odd.flatMap { size in
            [BodyShape.rectangle(width: size, height: 10), .ellipse(width: size, height: size)].map {
                Body(shapes: [$0], middle: PlaneVector(size, 100), angle: size)
            }
        }
        var (world, numbers) = room(bodies)
        for _ in 0..<30 {
            world.advance(steps: 4) { number, _, _ in
                let force = odd[number % odd.count]
                return Push(acceleration: PlaneVector(force, -force), angularAcceleration: force)
            }
        }
        #expect(numbers.allSatisfy { world.bodies[$0].position.isFinite && world.bodies[$0].angle.isFinite })
    }

    @Test func `Thousands of bodies in one place end their step`() {
        var (world, numbers) = room((0..<1500).map { _ in box(200, 200) })
        world.advance(steps: 1) { _, _, _ in Self.gravity }
        #expect(world.contacts.count < 20_000)
        #expect(numbers.allSatisfy { world.bodies[$0].position.isFinite })
    }

    @Test func `A body that is removed leaves its number to the next one`() {
        var (world, numbers) = room([box(200, 390), box(100, 390)])
        world.advance(steps: 4) { _, _, _ in Self.gravity }
        world.removeBody(numbers[0])
        #expect(world.groups[1]?.members == [numbers[1]])
        #expect(!world.contacts.contains { $0.key.second.body == numbers[0] })
        #expect(world.add(box(0, 0)) == numbers[0])
    }
}
