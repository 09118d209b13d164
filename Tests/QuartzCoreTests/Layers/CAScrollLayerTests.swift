import PlacardQuartzCore
import Testing

/// Apple's pages of `CAScrollLayer`, `CALayer.scrollRectToVisible(_:)`, `CAValueFunction` and `CASpringAnimation`.
@MainActor @Suite struct CAScrollLayerTests {
    private let scroller = CAScrollLayer()
    private let content = CALayer(nil, frame: CGRect(x: 10, y: 10, width: 500, height: 500))

    init() {
        scroller.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        scroller.addSublayer(content)
    }

    @Test func `scrolling moves the bounds along the mode's axes`() {
        scroller.scroll(to: CGPoint(x: 30, y: 40))
        #expect(scroller.bounds == CGRect(x: 30, y: 40, width: 100, height: 50))
        scroller.scrollMode = .vertically
        scroller.scroll(to: CGPoint(x: 90, y: 80))
        #expect(scroller.bounds.origin == CGPoint(x: 30, y: 80))
        scroller.scrollMode = .none
        scroller.scroll(to: CGPoint.zero)
        #expect(scroller.bounds.origin == CGPoint(x: 30, y: 80))
    }

    @Test func `a layer within has a part of itself shown`() {
        #expect(content.visibleRect == CGRect(x: 0, y: 0, width: 90, height: 40))
        content.scroll(CGPoint(x: 20, y: 20))
        #expect(scroller.bounds.origin == CGPoint(x: 30, y: 30))
        content.scrollRectToVisible(CGRect(x: 200, y: 0, width: 20, height: 10))
        #expect(scroller.bounds.origin == CGPoint(x: 130, y: 10))
        #expect(content.visibleRect == CGRect(x: 120, y: 0, width: 100, height: 50))
        #expect(CALayer().visibleRect == .zero)
    }

    @Test func `a function makes turns of numbers`() throws {
        let clock = EventClock(.stepped)
        let layer = CALayer(nil, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let turn = CABasicAnimation(keyPath: "transform")
        turn.valueFunction = CAValueFunction(name: .rotateZ)
        (turn.fromValue, turn.toValue, turn.duration) = (0.0, Double.pi, 2)
        clock.drive {
            layer.add(turn, forKey: nil)
            clock.advance(by: 1)
            let shown = layer.presentation()?.affineTransform() ?? .identity
            #expect(abs(shown.a) < 0.001 && abs(shown.b - 1) < 0.001)
        }
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "bend")) == nil)
    }

    @Test(arguments: [0, 0.3, 0.9, -0.5] as [CGFloat])
    func `a spring tells how it was made`(bounce: CGFloat) {
        let spring = CASpringAnimation(perceptualDuration: 0.4, bounce: bounce)
        #expect(abs(spring.bounce - bounce) < 0.001 && abs(spring.perceptualDuration - 0.4) < 0.001)
    }

    @Test func `It clips what lies beyond it`() {
        #expect(CAScrollLayer().masksToBounds && !CALayer().masksToBounds)
    }
}
