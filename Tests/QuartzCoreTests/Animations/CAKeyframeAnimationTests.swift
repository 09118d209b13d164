import Foundation
import PlacardQuartzCore
import Testing

/// CAAnimation.h of `path`: each point but those of moves defines one segment for key times and timing functions.
@MainActor @Suite struct CAKeyframeAnimationTests {
    private let along = CAKeyframeAnimation(keyPath: "position")

    init() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 110, y: 0))
        (along.path, along.duration) = (path, 2)
    }

    private func place(at time: Double) -> CGPoint {
        let (clock, layer) = (EventClock(.stepped), CALayer())
        return clock.drive {
            layer.add(along, forKey: "a")
            clock.advance(by: time)
            return layer.presentation()?.position ?? .zero
        }
    }

    @Test func `each element of a path takes its share of the time`() {
        #expect(place(at: 1) == CGPoint(x: 10, y: 0) && place(at: 1.5) == CGPoint(x: 60, y: 0))
        along.keyTimes = [0, 0.75, 1]
        #expect(place(at: 1.5) == CGPoint(x: 10, y: 0))
        along.keyTimes = nil
        along.timingFunctions = [CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn)]
        #expect(place(at: 0.5) == CGPoint(x: 5, y: 0))
        #expect(abs(place(at: 1.5).x - 41.5357) < 1e-3)
        along.timingFunctions = nil
        along.calculationMode = .paced
        #expect(abs(place(at: 1).x - 55) < 1e-9)
        along.calculationMode = .discrete
        #expect(place(at: 1) == CGPoint(x: 10, y: 0))
    }

    @Test(arguments: [Double.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0])
    func `durations and paces of any kind show one of the values`(_ duration: Double) {
        let (clock, layer) = (EventClock(.stepped), CALayer())
        let steps = CAKeyframeAnimation(keyPath: "opacity")
        (steps.values, steps.calculationMode, steps.duration) = ([0.25, 0.5, 0.75], .discrete, duration)
        steps.repeatCount = .infinity
        steps.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, -3, 0.5, 4)
        clock.drive {
            layer.add(steps, forKey: "a")
            for _ in 0..<10 {
                #expect([0.25, 0.5, 0.75, 1].contains(layer.presentation()?.opacity ?? 0))
                clock.advance(by: 0.1)
            }
        }
    }

    @Test func `a pace that begins backwards shows the first value`() {
        let (clock, layer) = (EventClock(.stepped), CALayer())
        let steps = CAKeyframeAnimation(keyPath: "opacity")
        (steps.values, steps.calculationMode, steps.duration) = ([0.25, 0.5, 0.75], .discrete, 1)
        steps.timingFunction = CAMediaTimingFunction(controlPoints: 0.5, -3, 0.5, 4)
        clock.drive {
            layer.add(steps, forKey: "a")
            clock.advance(by: 0.2)
            #expect(layer.presentation()?.opacity == 0.25)
        }
    }

    @Test func `a curve is one element, and closed subpaths need no way back from where they began`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addQuadCurve(to: CGPoint(x: 40, y: 0), control: CGPoint(x: 0, y: 0))
        path.addLine(to: .zero)
        path.closeSubpath()
        path.move(to: CGPoint(x: 0, y: 50))
        path.addCurve(
            to: CGPoint(x: 80, y: 50), control1: CGPoint(x: 0, y: 50), control2: CGPoint(x: 80, y: 50))
        (along.path, along.duration) = (path, 3)
        #expect(abs(place(at: 0.5).x - 10) < 1e-9 && abs(place(at: 1.5).x - 20) < 1e-9)
        #expect(abs(place(at: 2.5).x - 40) < 1e-9 && place(at: 2.5).y == 50)
    }
}
