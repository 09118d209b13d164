import Foundation

/// The particles of an emitter layer, moved on from one moment to the next.
///
/// Each particle is numbered, and everything about it follows from its number, the layer's seed and the layer's values at its
/// birth: the same moments give the same particles on every machine.
struct ParticleSystem {
    /// One particle.
    struct Particle {
        let birth: Double
        let lifetime: Double
        let origin: CGPoint
        let velocity: CGPoint
        let acceleration: CGPoint
        let scale: Double
        let spin: Double
        /// Red, green, blue, opacity.
        let color: [Double]
        /// The cell that it is of, by the places from the layer's own cells down.
        let path: [Int]
        let number: UInt64

        /// Where it is, in the layer's coordinates.
        func position(at time: Double) -> CGPoint {
            let age = CGFloat(time - birth)
            return CGPoint(
                x: origin.x + velocity.x * age + acceleration.x * age * age / 2,
                y: origin.y + velocity.y * age + acceleration.y * age * age / 2)
        }
    }

    /// Those that live, in the order of their births.
    private(set) var particles: [Particle] = []
    private var last: (time: Double, values: EmitterValues, emitted: Double)?
    /// Of each of the layer's cells.
    private var emissions: [Emission] = []

    /// More particles of a layer do not live at the same time: the oldest go first.
    static let largestCount = 10_000

    /// Goes on to a moment; to one that lies behind, or far ahead, as if the layer had always had its present values.
    mutating func advance(to time: Double, _ values: EmitterValues, _ cells: [EmitterCellValues]) {
        let window = cells.map(\.longestLife).max() ?? 0
        var before = last ?? (-.infinity, values, 0)
        if before.time > time || before.time < time - window {
            particles = []
            let start = max(0, time - window)
            // A birth right at the window's beginning belongs to it.
            before = (start.nextDown, values, values.birthRate * start.nextDown)
            emissions = cells.map { Emission(rate: $0.rate) }
        }
        let emitted = before.emitted + values.birthRate * (time - before.time)
        last = (time, values, emitted)
        guard time > before.time else { return }
        let span = Span(from: before, to: (time, values, emitted))
        for (index, cell) in cells.enumerated() {
            emissions[index].change(rate: cell.rate, at: before.emitted)
            emit(cell, [index], span)
        }
        emitFromParticles(cells, span)
        particles.removeAll { $0.birth + $0.lifetime <= time }
        if particles.count > Self.largestCount { particles.removeFirst(particles.count - Self.largestCount) }
    }

    /// The time between two moments.
    private struct Span {
        let from: (time: Double, values: EmitterValues, emitted: Double)
        let to: (time: Double, values: EmitterValues, emitted: Double)

        func values(at time: Double) -> EmitterValues {
            from.values.mixed(with: to.values, (time - from.time) / (to.time - from.time))
        }
    }

    /// How many particles a cell has emitted: as many as its rate says for each that the layer's rate has come to.
    private struct Emission {
        private var rate: Double
        /// What the cell and the layer's rate had come to when the rate became this one.
        private var start = (count: 0.0, emitted: 0.0)

        init(rate: Double) { self.rate = rate }

        func count(at emitted: Double) -> Double { start.count + (emitted - start.emitted) * rate }

        mutating func change(rate: Double, at emitted: Double) {
            if rate != self.rate { (start, self.rate) = ((count(at: emitted), emitted), rate) }
        }
    }

    /// Lets a cell of the layer emit what is due.
    private mutating func emit(_ cell: EmitterCellValues, _ path: [Int], _ span: Span) {
        let rate = (span.to.emitted - span.from.emitted) * cell.rate
        guard rate > 0, let emission = path.last.map({ emissions[$0] }) else { return }
        let (first, end) = (emission.count(at: span.from.emitted), emission.count(at: span.to.emitted))
        let count = end.rounded(.down) - first.rounded(.down)
        guard count > 0 else { return }
        for offset in max(0, Int(count) - Self.largestCount)..<Int(count) {
            let number = first.rounded(.down) + 1 + Double(offset)
            let birth = span.from.time + (number - first) / rate * (span.to.time - span.from.time)
            guard cell.emits(at: birth) else { continue }
            add(cell, path, UInt64(max(0, number)), birth, span.values(at: birth), at: nil)
        }
    }

    /// Lets the particles emit what is due, down to those that come from them.
    private mutating func emitFromParticles(_ cells: [EmitterCellValues], _ span: Span) {
        var index = 0
        while index < particles.count, particles.count < 2 * Self.largestCount {
            let parent = particles[index]
            index += 1
            guard let cell = cells.cell(at: parent.path) else { continue }
            for (place, child) in cell.cells.enumerated() {
                emit(child, parent.path + [place], from: parent, span)
            }
        }
        particles.sort { $0.birth < $1.birth }
    }

    private mutating func emit(
        _ cell: EmitterCellValues, _ path: [Int], from parent: Particle, _ span: Span
    ) {
        let start = parent.birth + cell.begin
        let end = min(span.to.time, parent.birth + parent.lifetime, parent.birth + cell.end)
        let beginning = (-cell.begin * cell.rate).rounded(.up)
        let first = max(0, beginning, ((span.from.time - start) * cell.rate).rounded(.down) + 1)
        let last = ((end - start) * cell.rate).rounded(.down)
        guard cell.rate > 0, last >= first else { return }
        for number in Int(max(first, last - Double(Self.largestCount)))...Int(last) {
            guard particles.count < 2 * Self.largestCount else { return }
            let birth = start + Double(number) / cell.rate
            guard cell.emits(at: birth - parent.birth) else { continue }
            add(
                cell, path, parent.number &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(number), birth, span.values(at: birth),
                at: parent.position(at: birth))
        }
    }

    /// Makes a particle.
    ///
    /// - Parameter place: Where it comes from, in the layer's coordinates; nil for the layer's shape.
    private mutating func add(
        _ cell: EmitterCellValues, _ path: [Int], _ number: UInt64, _ birth: Double, _ values: EmitterValues,
        at place: CGPoint?
    ) {
        var random = ParticleRandom(seed: values.seed, path: path, number: number)
        let pace = cell.pace
        let lifetime = cell.lifetime.value(&random) * values.lifetime / pace
        let angle = cell.direction.value(&random) + (place == nil ? values.turn : 0)
        let speed = cell.velocity.value(&random) * cos(cell.latitude) * values.velocity * pace
        let scale = cell.scale.value(&random) * values.scale
        let spin = cell.spin.value(&random) * values.spin * pace
        let color = cell.color.map { $0.spread.value(&random) }
        let origin = place ?? values.origin(&random)
        guard lifetime > 0 else { return }
        particles.append(
            Particle(
                birth: birth, lifetime: lifetime, origin: origin,
                velocity: CGPoint(x: speed * cos(angle), y: speed * sin(angle)),
                acceleration: CGPoint(x: cell.xAcceleration * pace * pace, y: cell.yAcceleration * pace * pace),
                scale: scale, spin: spin,
                color: color, path: path, number: number))
    }
}

extension [EmitterCellValues] {
    /// The cell at a place in the tree of cells.
    func cell(at path: [Int]) -> EmitterCellValues? {
        guard let first = path.first, indices.contains(first) else { return nil }
        return path.count == 1 ? self[first] : self[first].cells.cell(at: [Int](path.dropFirst()))
    }
}

/// What a layer's particles have in common at their births.
struct EmitterValues {
    var birthRate: Double
    var lifetime: Double
    var velocity: Double
    var scale: Double
    var spin: Double
    var position: CGPoint
    var size: CGSize
    let shape: CAEmitterLayerEmitterShape
    let mode: CAEmitterLayerEmitterMode
    let seed: UInt32

    /// The values on the way to others.
    func mixed(with other: EmitterValues, _ share: Double) -> EmitterValues {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        var mixed = other
        mixed.lifetime = mix(lifetime, other.lifetime)
        mixed.velocity = mix(velocity, other.velocity)
        mixed.scale = mix(scale, other.scale)
        mixed.spin = mix(spin, other.spin)
        mixed.position = CGPoint(x: mix(position.x, other.position.x), y: mix(position.y, other.position.y))
        mixed.size = CGSize(width: mix(size.width, other.size.width), height: mix(size.height, other.size.height))
        return mixed
    }

    /// What directions count from, in radians: a line's from straight up across it, so that confetti falls at a
    /// longitude of π; those of other shapes from the x axis.
    var turn: Double { shape == .line ? -.pi / 2 : 0 }

    /// Where a particle comes into being.
    func origin(_ random: inout ParticleRandom) -> CGPoint {
        let (first, second, third) = (random.next(), random.next(), random.next())
        switch shape {
        case .line: return moved(size.width * (first - 0.5), 0)
        case .rectangle, .cuboid: return inRectangle(first, second, third)
        case .circle, .sphere:
            let radius = mode == .volume || mode == .surface ? size.width * second.squareRoot() : size.width
            let angle = 2 * Double.pi * (mode == .points ? (first * 4).rounded(.down) / 4 : first)
            return moved(radius * cos(angle), radius * sin(angle))
        default: return position
        }
    }

    private func inRectangle(_ first: Double, _ second: Double, _ third: Double) -> CGPoint {
        switch mode {
        case .points: return moved(size.width * (first.rounded() - 0.5), size.height * (second.rounded() - 0.5))
        case .outline:
            let isAcross = third * (size.width + size.height) < size.width
            let (x, y) = isAcross ? (first, second.rounded()) : (first.rounded(), second)
            return moved(size.width * (x - 0.5), size.height * (y - 0.5))
        default: return moved(size.width * (first - 0.5), size.height * (second - 0.5))
        }
    }

    private func moved(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: position.x + x, y: position.y + y) }
}

/// Numbers from 0 to 1 that look random and follow from a seed.
///
/// The generator is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
struct ParticleRandom {
    private var state: UInt64

    init(seed: UInt32, path: [Int], number: UInt64) {
        state = UInt64(seed)
        for part in path.map(UInt64.init) + [number] {
            state = (state ^ part) &* 0xD134_2543_DE82_EF95 &+ 1
            _ = next()
        }
    }

    mutating func next() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        mixed ^= mixed >> 31
        return Double(mixed >> 11) / 9_007_199_254_740_992
    }
}
