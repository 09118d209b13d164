import Foundation

/// The way of a weight on a spring from 0 to 1, where the spring is at rest.
///
/// The solution of m·x″ + c·x′ + k·x = 0 with x(0) = 1 and x′(0) = −v, of which 1 − x is shown.
package struct SpringCurve: Sendable {
    /// The frequency of the undamped spring, in radians a second: √(k/m).
    let frequency: Double
    /// The damping as a share of that at which nothing swings any more: c / (2·√(k·m)).
    let dampingRatio: Double
    /// How fast the weight moves at first, in whole ways a second.
    let velocity: Double

    /// Makes the curve of a spring's physics; what is not above 0 counts as a little, so that there is an end.
    package init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
        let (mass, stiffness) = (Self.within(1e-6...1e12, mass), Self.within(1e-6...1e12, stiffness))
        frequency = (stiffness / mass).squareRoot()
        dampingRatio = Self.within(0...1e12, damping) / (2 * (stiffness * mass).squareRoot())
        self.velocity = Self.within(-1e6...1e6, velocity)
    }

    /// Makes the curve that is settled after some seconds, as UIKit's animations are given.
    package init(dampingRatio: Double, duration: Double, velocity: Double) {
        self.dampingRatio = Self.within(0.01...1, dampingRatio)
        self.velocity = Self.within(-1e6...1e6, velocity)
        var (low, high) = (1e-3, 1e6)
        for _ in 0..<100 {
            let middle = (low * high).squareRoot()
            let curve = SpringCurve(frequency: middle, dampingRatio: self.dampingRatio, velocity: self.velocity)
            if curve.settlingDuration > Self.within(1e-3...1e6, duration) { low = middle } else { high = middle }
        }
        frequency = (low * high).squareRoot()
    }

    /// The nearest number of a range; its lower end for what is no number.
    private static func within(_ range: ClosedRange<Double>, _ number: Double) -> Double {
        number >= range.lowerBound ? min(number, range.upperBound) : range.lowerBound
    }

    private init(frequency: Double, dampingRatio: Double, velocity: Double) {
        (self.frequency, self.dampingRatio, self.velocity) = (frequency, dampingRatio, velocity)
    }

    /// How much of the way lies behind the weight after some seconds; more than 1 where it swings beyond.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let decay = dampingRatio * frequency
        if dampingRatio < 1 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            return 1 - exp(-decay * time) * (cos(swing * time) + swingAmplitude * sin(swing * time))
        }
        if dampingRatio == 1 { return 1 - exp(-decay * time) * (1 + (decay - velocity) * time) }
        let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
        let (slow, fast) = (decay - spread, decay + spread)
        let share = (fast - velocity) / (fast - slow)
        return 1 - share * exp(-slow * time) - (1 - share) * exp(-fast * time)
    }

    /// The amplitude of the sine in a spring that swings; that of the cosine is 1.
    private var swingAmplitude: Double {
        (dampingRatio * frequency - velocity) / (frequency * (1 - dampingRatio * dampingRatio).squareRoot())
    }

    /// After how many seconds the weight has come to rest: what bounds its distance has fallen to a thousandth.
    ///
    /// For springs that swing it is ln(1000·(1 + |b|)) / (ζ·ω), b being the amplitude of the sine: of Apple's standard
    /// spring (mass 1, stiffness 100, damping 10) that gives the 1.4727 s that `settlingDuration` answers there.
    package var settlingDuration: Double {
        let decay = dampingRatio * frequency
        guard decay > 0 else { return 60 }
        if dampingRatio < 1 { return log(1000 * (1 + abs(swingAmplitude))) / decay }
        var (low, high) = (0.0, 1 / decay)
        while abs(1 - value(at: high)) > 0.001, high < 1e6 { high *= 2 }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if abs(1 - value(at: middle)) > 0.001 { low = middle } else { high = middle }
        }
        return high
    }
}
