import PlacardUIKit
import Testing

/// Apple's documentation of `UICubicTimingParameters`; places on curves are those of the Bézier formula.
@MainActor @Suite struct CubicTimingTests {
    /// Where a view is on its way from 0 to 100 after shares of a second.
    private func places(_ pace: UICubicTimingParameters, after times: [Double]) -> [CGFloat] {
        let (view, clock) = (UIView(), EventClock(.stepped))
        var places: [CGFloat] = []
        clock.drive {
            let animator = UIViewPropertyAnimator(duration: 1, timingParameters: pace)
            animator.addAnimations { view.center.x = 100 }
            animator.startAnimation()
            var now = 0.0
            for time in times {
                clock.advance(by: time - now)
                now = time
                places.append(view.layer.presentation()?.position.x ?? .nan)
            }
        }
        return places
    }

    /// With control points at thirds of the time the curve's parameter is the time t, and its height
    /// 3 (1 − t)² t y₁ + 3 (1 − t) t² y₂ + t³.
    @Test(arguments: [(0.0, 0.0), (1, 1), (0, 1), (0.9, 0.2)])
    func `A view moves along the curve of the control points`(_ first: Double, _ second: Double) {
        let pace = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 1.0 / 3, y: first), controlPoint2: CGPoint(x: 2.0 / 3, y: second))
        #expect(pace.timingCurveType == .cubic && pace.cubicTimingParameters === pace)
        #expect(pace.springTimingParameters == nil)
        let times = [0.2, 0.5, 0.75]
        for (time, place) in zip(times, places(pace, after: times)) {
            let rest = 1 - time
            let height = 3 * rest * rest * time * first + 3 * rest * time * time * second + time * time * time
            #expect(abs(place - 100 * height) < 0.01)
        }
    }

    /// Apple's documentation of `CAMediaTimingFunctionName` gives the system's curves by these points.
    @Test(arguments: [
        (UIView.AnimationCurve.linear, [0.0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
        (.easeInOut, [0.42, 0, 0.58, 1]),
    ])
    func `The system's paces have the points of its timing functions`(
        _ curve: UIView.AnimationCurve, _ points: [Double]
    ) {
        let pace = UICubicTimingParameters(animationCurve: curve)
        #expect(pace.timingCurveType == .builtin && pace.animationCurve == curve)
        #expect(pace.controlPoint1 == CGPoint(x: points[0], y: points[1]))
        #expect(pace.controlPoint2 == CGPoint(x: points[2], y: points[3]))
    }

    @Test func `A view eases in late, out early, and is half there at half the time with both`() {
        let halves = [UIView.AnimationCurve.easeIn, .easeOut, .easeInOut, .linear].map {
            places(UICubicTimingParameters(animationCurve: $0), after: [0.5])[0]
        }
        #expect(halves[0] < 40 && halves[1] > 60 && abs(halves[0] + halves[1] - 100) < 0.01)
        #expect(abs(halves[2] - 50) < 0.01 && abs(halves[3] - 50) < 0.01)
    }
}
