import PlacardQuartzCore
import Testing

/// The values come from solving the spring's equation step by step (Runge and Kutta, 20,000 steps, in Python).
@Suite struct SpringCurveTests {
    private static let times = [0.1, 0.25, 0.5, 1]

    @Test(
        arguments: [
            ([1, 100, 10, 0], [0.3403, 1.02336, 1.074591, 1.00217]),
            ([1, 100, 20, 0], [0.264241, 0.712703, 0.959572, 0.999501]),
            ([1, 100, 40, 0], [0.177737, 0.448647, 0.717829, 0.926096]),
            ([2, 50, 3, 5], [0.561752, 1.400621, 1.905637, 0.496517]),
            ([1, 300, 5, -2], [0.908691, 1.349852, 1.131192, 1.032766]),
        ] as [([Double], [Double])])
    func `A spring swings as its equation says`(physics: [Double], values: [Double]) {
        let curve = SpringCurve(
            mass: physics[0], stiffness: physics[1], damping: physics[2], velocity: physics[3])
        for (time, value) in zip(Self.times, values) {
            #expect(abs(curve.value(at: time) - value) < 1e-5, "\(physics) at \(time)")
        }
    }

    /// Apple's standard spring answers 1.4727003346780927 on devices, as several articles print it.
    @Test func `The standard spring settles when Apple's does`() {
        #expect(abs(CASpringAnimation().settlingDuration - 1.472_700_334_678_092_7) < 1e-9)
    }

    @Test(arguments: [0.2, 0.5, 0.825, 1], [0, 4, -3])
    func `A spring that is asked to settle in some time does so`(ratio: Double, velocity: Double) {
        let curve = SpringCurve(dampingRatio: ratio, duration: 0.7, velocity: velocity)
        #expect(abs(curve.settlingDuration - 0.7) < 1e-6)
        #expect(abs(curve.value(at: 0.7) - 1) < 0.0011)
    }

    @Test func `Nonsense has an end too`() {
        for curve in [
            SpringCurve(mass: 0, stiffness: 0, damping: 0, velocity: .infinity),
            SpringCurve(dampingRatio: .nan, duration: -1, velocity: .nan),
        ] {
            #expect(curve.value(at: 0.5).isFinite && curve.settlingDuration.isFinite)
        }
    }
}
