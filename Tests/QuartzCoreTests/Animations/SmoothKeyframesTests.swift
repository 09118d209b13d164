import Foundation
import PlacardQuartzCore
import Testing

/// The curve of Kochanek and Bartels, which Apple's documentation of `tensionValues` and its sisters names.
@MainActor @Suite struct SmoothKeyframesTests {
    private func shown(at time: Double, _ change: (CAKeyframeAnimation) -> Void) -> CGFloat {
        let (layer, clock) = (CALayer(), EventClock(.stepped))
        let animation = CAKeyframeAnimation(keyPath: "zPosition")
        (animation.values, animation.calculationMode, animation.duration) = ([0, 10, 10, 0], .cubic, 3)
        change(animation)
        return clock.drive {
            layer.add(animation, forKey: nil)
            clock.advance(by: time)
            return (layer.presentation() ?? layer).zPosition
        }
    }

    @Test func `Without parameters the curve rises above equal values, and tension flattens it`() {
        // Catmull-Rom: the directions at both ends of the middle part are 5 and −5, which lift it by 5 / 4.
        #expect(abs(shown(at: 1.5) { _ in } - 11.25) < 1e-6)
        #expect(abs(shown(at: 1.5) { $0.tensionValues = [0, 1, 1, 0] } - 10) < 1e-6)
        #expect(abs(shown(at: 1.5) { $0.tensionValues = [0, -1, -1, 0] } - 12.5) < 1e-6)
    }

    @Test func `Bias leans to one side, and continuity makes corners`() {
        // Directions 10 and 0: lifted by 10 / 8; a corner's directions along its own part are 0.
        #expect(abs(shown(at: 1.5) { $0.biasValues = [0, 1, 1, 0] } - 11.25) < 1e-6)
        #expect(abs(shown(at: 1.5) { $0.continuityValues = [0, -1, -1, 0] } - 10) < 1e-6)
    }
}
