import Foundation
import Testing

@testable import PlacardQuartzCore

/// Values follow from Apple's documentation of `CAEmitterLayer` and `CAEmitterCell`; where single particles go is our own.
@MainActor @Suite struct CAEmitterLayerTests {
    private let clock = EventClock(.stepped)

    private func square(_ side: Int) -> CGImage? {
        CGImage(width: side, height: side, pixels: Array(repeating: 0xFFFF_FFFF, count: side * side))
    }

    private func cell(rate: Float, lifetime: Float) -> CAEmitterCell {
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime, cell.contents) = (rate, lifetime, square(4))
        return cell
    }

    private func values(_ change: (CAEmitterLayer) -> Void = { _ in }) -> EmitterValues {
        let layer = CAEmitterLayer()
        change(layer)
        return layer.values
    }

    /// The particles at a time, after steps of a length.
    private func particles(
        of cells: [CAEmitterCell], at time: Double, step: Double = 0, _ change: (CAEmitterLayer) -> Void = { _ in }
    ) -> [ParticleSystem.Particle] {
        var system = ParticleSystem()
        let list = EmitterCellValues.list(cells)
        var now = step
        while step > 0, now < time {
            system.advance(to: now, values(change), list)
            now += step
        }
        system.advance(to: time, values(change), list)
        return system.particles
    }

    @Test func `So many particles live as are born within a life`() {
        #expect(particles(of: [cell(rate: 10, lifetime: 2)], at: 100.05).count == 20)
        #expect(particles(of: [cell(rate: 10, lifetime: 2)], at: 0.55).count == 6)
        #expect(particles(of: [cell(rate: 10, lifetime: 2)], at: 100.05) { $0.birthRate = 0.5 }.count == 10)
        #expect(particles(of: [cell(rate: 10, lifetime: 2)], at: 100.05) { $0.lifetime = 2 }.count == 20)
        #expect(particles(of: [cell(rate: 0, lifetime: 2), cell(rate: 5, lifetime: 0)], at: 10).isEmpty)
    }

    @Test func `A moment is the same however it was reached, and another seed gives others`() {
        let confetti = cell(rate: 30, lifetime: 1.5)
        (confetti.velocity, confetti.velocityRange, confetti.emissionRange) = (100, 50, 1)
        let places = particles(of: [confetti], at: 4).map { $0.position(at: 4) }
        #expect(particles(of: [confetti], at: 4).map { $0.position(at: 4) } == places)
        let stepped = particles(of: [confetti], at: 4, step: 1.0 / 60).map { $0.position(at: 4) }
        #expect(stepped.count == places.count)
        #expect(zip(stepped, places).allSatisfy { abs($0.x - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6 })
        #expect(particles(of: [confetti], at: 4) { $0.seed = 7 }.map { $0.position(at: 4) } != places)
    }

    @Test func `Particles fly as speed, direction and acceleration say`() throws {
        let falling = cell(rate: 1, lifetime: 10)
        (falling.velocity, falling.emissionLongitude, falling.yAcceleration) = (10, -.pi / 2, 4)
        let particle = try #require(particles(of: [falling], at: 0) { $0.emitterPosition.x = 5 }.first)
        let place = particle.position(at: 3)
        #expect(abs(place.x - 5) < 1e-9 && abs(place.y - (-30 + 18)) < 1e-9)
    }

    @Test func `Ranges reach as far below the mean as above it`() {
        let cell = cell(rate: 1000, lifetime: 5)
        (cell.velocity, cell.velocityRange, cell.scaleRange, cell.spinRange) = (20, 200, 0.5, 1)
        let found = particles(of: [cell], at: 4)
        let speeds = found.map(\.velocity.x)
        #expect(speeds.min()! < -170 && speeds.min()! >= -180 && speeds.max()! > 210 && speeds.max()! <= 220)
        #expect(found.allSatisfy { (0.5...1.5).contains($0.scale) && (-1...1).contains($0.spin) })
    }

    @Test func `Particles come from the part of the shape that the mode names`() {
        func origins(
            _ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode
        ) -> [CGPoint] {
            particles(of: [cell(rate: 200, lifetime: 2)], at: 2) {
                ($0.emitterShape, $0.emitterMode, $0.emitterSize) = (shape, mode, CGSize(width: 40, height: 20))
            }.map(\.origin)
        }
        #expect(Set(origins(.point, .volume).map(\.x)) == [0])
        #expect(origins(.line, .volume).allSatisfy { abs($0.x) <= 20 && $0.y == 0 })
        #expect(origins(.rectangle, .points).allSatisfy { abs($0.x) == 20 && abs($0.y) == 10 })
        #expect(origins(.rectangle, .outline).allSatisfy { abs($0.x) == 20 || abs($0.y) == 10 })
        #expect(origins(.rectangle, .volume).allSatisfy { abs($0.x) <= 20 && abs($0.y) <= 10 })
        #expect(origins(.circle, .outline).allSatisfy { abs(hypot($0.x, $0.y) - 40) < 1e-9 })
        #expect(origins(.circle, .volume).allSatisfy { hypot($0.x, $0.y) <= 40 })
    }

    @Test func `Particles emit particles where they are, while they live`() {
        let rocket = cell(rate: 1, lifetime: 1)
        (rocket.velocity, rocket.duration) = (100, 0.5)
        let spark = cell(rate: 10, lifetime: 0.2)
        rocket.emitterCells = [spark]
        let found = particles(of: [rocket], at: 0.55)
        #expect(found.filter { $0.path == [0] }.count == 1)
        let sparks = found.filter { $0.path == [0, 0] }.map(\.origin.x)
        #expect(sparks.count == 2 && abs(sparks[0] - 40) < 1e-6 && abs(sparks[1] - 50) < 1e-6)
        #expect(particles(of: [rocket], at: 3).isEmpty)
    }

    @Test func `Neither rates nor lives nor cells within cells are without limits`() {
        let flood = cell(rate: .infinity, lifetime: .infinity)
        #expect(particles(of: [flood], at: 1).isEmpty)
        let many = cell(rate: 1e9, lifetime: 1000)
        many.emitterCells = [cell(rate: 1e9, lifetime: 1000)]
        many.emitterCells?[0].emitterCells = [many]
        #expect(particles(of: [many], at: 50).count == CAEmitterLayer.maximumParticles)
    }

    @Test func `A moved emitter leaves a trail, and rates follow animations`() {
        var system = ParticleSystem()
        let list = EmitterCellValues.list([cell(rate: 10, lifetime: 5)])
        system.advance(to: 0, values(), list)
        system.advance(to: 1, values { $0.emitterPosition.x = 100 }, list)
        let places = system.particles.map(\.origin.x)
        #expect(places.count == 11 && zip(places, 0...).allSatisfy { abs($0 - CGFloat($1 * 10)) < 1e-6 })
        let layer = CAEmitterLayer()
        clock.drive {
            CATransaction.setDisableActions(true)
            let fading = CABasicAnimation(keyPath: "birthRate")
            (fading.fromValue, fading.toValue, fading.duration) = (1, 0, 1)
            layer.add(fading, forKey: "a")
            clock.advance(by: 0.25)
            #expect(layer.presentation()?.birthRate == 0.75)
        }
    }

    /// Key paths as Apple's documentation of `CAEmitterLayer` and its sample code write them.
    @Test func `Values of cells are animated by the cells' names`() throws {
        let layer = CAEmitterLayer()
        let (rocket, spark) = (cell(rate: 10, lifetime: 2), cell(rate: 0, lifetime: 1))
        (rocket.name, spark.name, rocket.emitterCells) = ("rocket", "spark", [spark])
        rocket.emissionRange = 1
        layer.emitterCells = [rocket]
        func animate(_ keyPath: String, from start: Any, to end: Any) {
            let animation = CABasicAnimation(keyPath: keyPath)
            (animation.fromValue, animation.toValue, animation.duration) = (start, end, 1)
            layer.add(animation, forKey: keyPath)
        }
        try clock.drive {
            animate("emitterCells.rocket.birthRate", from: 20, to: 40)
            animate("emitterCells.rocket.emissionRange", from: 0, to: 2)
            animate(
                "emitterCells.rocket.color", from: CGColor.clear, to: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
            )
            animate("emitterCells.rocket.emitterCells.spark.scale", from: 0, to: 3)
            animate("emitterCells.other.birthRate", from: 0, to: 1)
            animate("emitterCells.rocket.scales", from: 0, to: 1)
            clock.advance(by: 0.5)
            let shown = try #require(layer.presentation()?.cells.first)
            #expect(shown.birthRate == 30 && shown.emissionRange == 1 && shown.meanColor == [1, 0, 0, 0.5])
            #expect(shown.cells.first?.scale.mean == 1.5)
            #expect(layer.cells.first?.birthRate == 10 && layer.cells.first?.cells.first?.scale.mean == 1)
        }
    }

    @Test func `A birth rate that changes emits what it comes to`() {
        var system = ParticleSystem()
        let growing = cell(rate: 0, lifetime: 50)
        for frame in 0...600 {
            growing.birthRate = Float(frame) / 60
            system.advance(to: Double(frame) / 60, values(), EmitterCellValues.list([growing]))
        }
        // From 0 to 10 a second in 10 seconds are 50; births in each step count with the rate at its end.
        #expect((50...51).contains(system.particles.count))
        #expect(Set(system.particles.map(\.number)).count == system.particles.count)
    }

    @Test func `A picture is drawn in its color, and nothing where no clock drives the code`() throws {
        let layer = CAEmitterLayer()
        let red = cell(rate: 1, lifetime: 5)
        (red.color, red.alphaSpeed) = (CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), -0.5)
        layer.emitterCells = [red]
        layer.emitterPosition = CGPoint(x: 5, y: 5)
        layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        func drawn() throws -> [UInt32] {
            let context = try CGContext(size: layer.bounds.size, scale: 1)
            layer.render(in: context)
            return try #require(context.makeImage()).withPixels { Array($0) }
        }
        #expect(try drawn().allSatisfy { $0 == 0 })
        try clock.drive {
            let pixels = try drawn()
            #expect(pixels[55] == 0xFFFF_0000 && pixels[0] == 0 && pixels.filter { $0 != 0 }.count == 16)
            clock.advance(by: 0.9)
            let faded = try drawn()[55] >> 24
            #expect(abs(Int(faded) - 140) <= 1)
        }
    }
}
