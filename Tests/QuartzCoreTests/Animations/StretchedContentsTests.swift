import Foundation
import Testing

@testable import PlacardQuartzCore

/// Apple's documentation of `contentsGravity` and `needsDisplayOnBoundsChange`: a layer's image is drawn once, and stretched
/// while its size is animated.
@MainActor @Suite struct StretchedContentsTests {
    private final class Canvas: CALayer {
        var sizes: [CGSize] = []
        override func draw(in ctx: CGContext) { sizes.append(bounds.size) }
    }

    @Test func `An image that is due is drawn at the layer's own size while that is animated`() throws {
        let (canvas, root, clock) = (Canvas(), CALayer(), EventClock(.stepped))
        root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        root.addSublayer(canvas)
        canvas.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        canvas.setNeedsDisplay()
        let growth = CABasicAnimation(keyPath: "bounds.size.width")
        (growth.fromValue, growth.toValue, growth.duration) = (2, 40, 1)
        try clock.drive {
            canvas.add(growth, forKey: nil)
            for _ in 0..<3 {
                clock.advance(by: 0.25)
                root.render(in: try CGContext(size: CGSize(width: 40, height: 40), scale: 1))
            }
        }
        #expect(canvas.sizes == [CGSize(width: 40, height: 40)])
    }
}
