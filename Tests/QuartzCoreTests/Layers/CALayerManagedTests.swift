import Foundation
import PlacardUIFoundation
import Testing

@testable import PlacardQuartzCore

/// The rules are those of Apple's documentation of `needsDisplay(forKey:)`, `defaultValue(forKey:)` and
/// `action(forKey:)`, and of "Key-Value Coding Extensions" in the Core Animation Programming Guide.
@MainActor @Suite struct CALayerManagedTests {
    /// What `placard port` makes of `@NSManaged` properties.
    private final class Ring: CALayer {
        var angle: CGFloat {
            get { managedValue(forKey: "angle") }
            set { setManagedValue(newValue, forKey: "angle") }
        }
        var steps: Int {
            get { managedValue(forKey: "steps") }
            set { setManagedValue(newValue, forKey: "steps") }
        }
        var ink: UIColor? {
            get { managedValue(forKey: "ink") }
            set { setManagedValue(newValue, forKey: "ink") }
        }
        var place: CGPoint {
            get { managedValue(forKey: "place") }
            set { setManagedValue(newValue, forKey: "place") }
        }
        var drawn: [CGFloat] = []

        override class func needsDisplay(forKey key: String) -> Bool { key == "angle" }
        override class func defaultValue(forKey key: String) -> Any? { key == "steps" ? 12 : nil }
        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "angle" else { return super.action(forKey: event) }
            let animation = CABasicAnimation(keyPath: event)
            animation.fromValue = presentation()?.angle ?? angle
            animation.duration = 1
            return animation
        }
        override func draw(in ctx: CGContext) { drawn.append(angle) }
    }

    private func ring() -> Ring {
        let ring = Ring()
        ring.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        return ring
    }

    private func render(_ layer: CALayer) throws {
        layer.render(in: try CGContext(size: CGSize(width: 4, height: 4), scale: 1))
    }

    @Test func `What nobody has set is nothing, or the class's default`() {
        let ring = ring()
        #expect(ring.angle == 0 && ring.steps == 12 && ring.ink == nil && ring.place == .zero)
        (ring.angle, ring.steps, ring.ink, ring.place) = (3, 4, .red, CGPoint(x: 1, y: 2))
        #expect(ring.angle == 3 && ring.steps == 4 && ring.ink == .red && ring.place == CGPoint(x: 1, y: 2))
        ring.ink = nil
        #expect(ring.ink == nil && ring.value(forKey: "ink") == nil)
        ring.setValue(NSNumber(value: 0.5), forKey: "angle")
        #expect(ring.angle == 0.5)
    }

    @Test func `A key that needs display has each image drawn anew, with the value of its moment`() throws {
        let (ring, clock) = (ring(), EventClock(.stepped))
        try clock.drive {
            ring.angle = 8
            for _ in 0..<5 {
                try render(ring)
                clock.advance(by: 0.25)
            }
        }
        #expect(Array(ring.drawn.suffix(4)) == [2, 4, 6, 8] && ring.angle == 8)
        #expect(ring.drawn.contains(0))
    }

    @Test func `A copy of the moment has the values of the moment`() {
        let (ring, clock) = (ring(), EventClock(.stepped))
        ring.steps = 7
        clock.drive {
            ring.angle = 8
            let move = CABasicAnimation(keyPath: "place.x")
            (move.fromValue, move.toValue, move.duration) = (0, 10, 1)
            ring.place = CGPoint(x: 0, y: 5)
            ring.add(move, forKey: nil)
            clock.advance(by: 0.5)
            #expect(ring.presentation()?.angle == 4 && ring.presentation()?.steps == 7)
            #expect(ring.presentation()?.place == CGPoint(x: 5, y: 5) && ring.place.x == 0)
        }
    }

    @Test func `Without a clock a change shows at once`() throws {
        let ring = ring()
        ring.angle = 8
        try render(ring)
        #expect(ring.drawn == [8])
    }
}
