import Foundation
import Testing

@testable import PlacardQuartzCore

/// A cell's time runs in its layer's, or in its particle's, as Apple's documentation of `CAMediaTiming` says:
/// own time = (parent's time - beginTime) × speed + timeOffset.
@MainActor @Suite struct CAEmitterCellTimingTests {
    private func cell(rate: Float, lifetime: Float, _ change: (CAEmitterCell) -> Void = { _ in }) -> CAEmitterCell {
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime) = (rate, lifetime)
        change(cell)
        return cell
    }

    private func particles(of cell: CAEmitterCell, at time: Double) -> [ParticleSystem.Particle] {
        var system = ParticleSystem()
        system.advance(to: time, CAEmitterLayer().values, EmitterCellValues.list([cell]))
        return system.particles
    }

    @Test func `A faster cell shows at each time what it would show later`() {
        for speed in [0.5, 2, 3] as [Float] {
            let fast = cell(rate: 10, lifetime: 1.55) {
                ($0.velocity, $0.yAcceleration, $0.spin, $0.speed) = (30, 8, 1, speed)
            }
            let plain = cell(rate: 10, lifetime: 1.55) { ($0.velocity, $0.yAcceleration, $0.spin) = (30, 8, 1) }
            let time = 6.02
            let (found, expected) = (
                particles(of: fast, at: time / Double(speed)).map { $0.position(at: time / Double(speed)) },
                particles(of: plain, at: time).map { $0.position(at: time) }
            )
            #expect(found.count == expected.count && found.count == 16)
            #expect(zip(found, expected).allSatisfy { abs($0.x - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6 })
        }
        for speed in [0, -1, Float.nan] {
            let count = particles(of: cell(rate: 10, lifetime: 1) { $0.speed = speed }, at: 5.05).count
            #expect(count == (speed.isNaN ? 10 : 0))
        }
    }

    @Test func `A cell emits in its turns`() {
        /// The first and the last birth.
        func births(_ change: (CAEmitterCell) -> Void) -> [Double] {
            let all = particles(of: cell(rate: 10, lifetime: 100, change), at: 50.05).map(\.birth)
            return [all.min() ?? -1, all.max() ?? -1].map { ($0 * 100).rounded() / 100 }
        }
        #expect(births { ($0.beginTime, $0.duration) = (1, 2) } == [1, 2.9])
        #expect(births { ($0.beginTime, $0.duration, $0.repeatCount) = (1, 2, 3) } == [1, 6.9])
        #expect(births { ($0.duration, $0.repeatCount, $0.autoreverses) = (2, 1.5, true) } == [0, 5.9])
        #expect(births { ($0.duration, $0.repeatDuration) = (2, 5) } == [0, 4.9])
        #expect(births { ($0.duration, $0.repeatCount) = (2, .infinity) } == [0, 50])
        #expect(births { ($0.beginTime, $0.duration, $0.timeOffset) = (3, 2, 0.5) } == [2.5, 4.4])
        #expect(births { ($0.beginTime, $0.duration, $0.speed) = (3, 2, 2) } == [3, 3.95])
    }

    @Test func `A cell within a cell runs in the time of its particles`() {
        let rocket = cell(rate: 1, lifetime: 4) { ($0.duration, $0.speed) = (0.5, 2) }
        rocket.emitterCells = [
            cell(rate: 10, lifetime: 40) { ($0.beginTime, $0.duration, $0.speed) = (1, 1, 0.5) }
        ]
        // A second of the rocket is half of one of the layer; the sparks' time is half as fast as the rocket's.
        let births = particles(of: rocket, at: 1.99).filter { $0.path == [0, 0] }.map(\.birth)
        #expect(births.count == 10 && abs((births.min() ?? 0) - 0.5) < 1e-9 && abs((births.max() ?? 0) - 1.4) < 1e-9)
    }

    @Test func `Neither turns nor paces are without limits`() {
        let flood = cell(rate: 1e9, lifetime: 1e9) { ($0.speed, $0.timeOffset, $0.duration) = (1e30, 1e30, 1e-30) }
        #expect(particles(of: flood, at: 10).isEmpty)
        let slow = cell(rate: 1e5, lifetime: 1) { $0.speed = 1e-30 }
        #expect(particles(of: slow, at: 10).isEmpty)
        let late = cell(rate: 1, lifetime: 1) { ($0.beginTime, $0.timeOffset) = (.nan, .infinity) }
        #expect(particles(of: late, at: 10).isEmpty)
    }
}
