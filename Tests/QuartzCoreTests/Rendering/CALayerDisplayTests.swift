import Foundation
import PlacardQuartzCore
import TestTools
import Testing

@Suite struct CALayerDisplayTests {
    /// Fills its layer with red and counts how often it is asked to.
    private final class Painter: CALayerDelegate {
        var count = 0
        /// Nil draws nothing.
        var color: CGColor? = .red

        func draw(_ layer: CALayer, in ctx: CGContext) {
            count += 1
            guard let color else { return }
            ctx.setFillColor(color)
            ctx.fill(layer.bounds)
        }
    }

    private let painter = Painter()
    private let layer = CALayer(nil, frame: CGRect(x: 0, y: 0, width: 8, height: 4))

    init() {
        layer.delegate = painter
        layer.setNeedsDisplay()
    }

    @Test func whatWasDrawnIsKeptUntilItIsOutOfDate() throws {
        let first = try Pixels(of: layer, width: 8, height: 4)
        let second = try Pixels(of: layer, width: 8, height: 4)
        #expect(painter.count == 1 && first == second)
        #expect(first[0, 0] == 0xFFFF_0000)
        painter.color = .blue
        layer.setNeedsDisplay()
        #expect(try Pixels(of: layer, width: 8, height: 4)[7, 3] == 0xFF00_00FF)
        #expect(painter.count == 2)
    }

    /// Places the layer above while it draws, and lays that out.
    private final class Placer: CALayerDelegate {
        let (above, topmost) = (CALayer(), CALayer())

        func draw(_ layer: CALayer, in ctx: CGContext) { above.frame = layer.bounds }
        func layoutSublayers(of layer: CALayer) { if layer === above { topmost.frame = layer.bounds } }
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
    }

    /// Apple's page of `layoutSubviews()`: layout follows a change of bounds in the next update cycle, so that what drawing code places is
    /// seen laid out; text views place their placeholders so ("autolayout of subviews of UITextView doesn't work well").
    @Test func `what drawing code places is laid out before it is seen`() throws {
        let placer = Placer()
        layer.delegate = placer
        (placer.above.delegate, placer.topmost.delegate) = (placer, placer)
        layer.addSublayer(placer.above)
        placer.above.addSublayer(placer.topmost)
        placer.topmost.backgroundColor = .red
        #expect(try Pixels(of: layer, width: 8, height: 4)[7, 3] == 0xFFFF_0000)
        let clock = EventClock(.stepped)
        layer.frame.size.width = 6
        layer.setNeedsDisplay()
        clock.drive { #expect((try? Pixels(of: layer, width: 8, height: 4))?[6, 3] == 0) }
    }

    /// A bitmap of that size would be cleared and kept for nothing.
    @Test func drawingCodeThatDrawsNothingLeavesNoImageAndIsNotAskedAgain() throws {
        painter.color = nil
        for _ in 0..<2 { #expect(try Pixels(of: layer, width: 8, height: 4)[0, 0] == 0) }
        #expect(layer.contents == nil && painter.count == 1)
        painter.color = .blue
        layer.setNeedsDisplay()
        #expect(try Pixels(of: layer, width: 8, height: 4)[7, 3] == 0xFF00_00FF)
    }

    @Test func movingShowingAndFadingDrawNothingAgain() throws {
        _ = try Pixels(of: layer, width: 8, height: 4)
        layer.position = CGPoint(x: 9, y: 9)
        layer.opacity = 0.5
        layer.isHidden = true
        layer.isHidden = false
        layer.backgroundColor = .blue
        _ = try Pixels(of: layer, width: 8, height: 4)
        #expect(painter.count == 1)
    }

    @Test func aNewSizeIsDrawnAgainOnlyIfTheLayerAsksForThat() throws {
        _ = try Pixels(of: layer, width: 8, height: 4)
        layer.bounds.size.width = 6
        _ = try Pixels(of: layer, width: 8, height: 4)
        #expect(painter.count == 1)
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size.width = 5
        _ = try Pixels(of: layer, width: 8, height: 4)
        #expect(painter.count == 2)
    }

    @Test func aLayerWithoutSizeIsDrawnWhenItGetsOne() throws {
        layer.bounds.size = .zero
        _ = try Pixels(of: layer, width: 8, height: 4)
        #expect(painter.count == 0)
        layer.frame = CGRect(x: 0, y: 0, width: 8, height: 4)
        #expect(try Pixels(of: layer, width: 8, height: 4)[7, 3] == 0xFFFF_0000)
    }

    @Test func aLayerTooLargeForABitmapIsDrawnDirectly() throws {
        layer.bounds.size = CGSize(width: 1_000_000, height: 1_000_000)
        #expect(try Pixels(of: layer, width: 8, height: 4)[7, 3] == 0xFFFF_0000)
        #expect(layer.contents == nil)
    }

    @Test func aLayerThatIsAFractionOfAPixelTooLargeIsNotBlurred() throws {
        layer.bounds.size = CGSize(width: 7.5, height: 4)
        layer.contentsScale = 1
        let pixels = try Pixels(of: layer, width: 8, height: 4)
        #expect(pixels[6, 2] == 0xFFFF_0000)
        #expect(pixels[6, 3] == 0xFFFF_0000)
    }

    @Test func contentsThatWereSetAreShownWithoutDrawing() throws {
        let image = CGImage(width: 1, height: 1, pixels: [0xFF00_00FF])
        let plain = CALayer(nil, frame: CGRect(x: 0, y: 0, width: 8, height: 4))
        plain.contents = image
        #expect(try Pixels(of: plain, width: 8, height: 4)[4, 2] == 0xFF00_00FF)
    }

    @Test(arguments: [
        (CALayerContentsGravity.topLeft, 0, 0), (.top, 3, 0), (.topRight, 6, 0), (.left, 0, 2), (.center, 3, 2),
        (.right, 6, 2), (.bottomLeft, 0, 4), (.bottom, 3, 4), (.bottomRight, 6, 4),
    ])
    func gravityPlacesAImageWithoutScalingIt(_ gravity: CALayerContentsGravity, _ x: Int, _ y: Int) throws {
        let plain = CALayer(nil, frame: CGRect(x: 0, y: 0, width: 8, height: 6))
        plain.contents = CGImage(width: 2, height: 2, pixels: Array(repeating: 0xFF00_00FF, count: 4))
        plain.contentsGravity = gravity
        let pixels = try Pixels(of: plain, width: 8, height: 6)
        #expect(pixels[x, y] == 0xFF00_00FF && pixels[x + 1, y + 1] == 0xFF00_00FF)
        #expect(pixels.values.filter { $0 != 0 }.count == 4)
    }

    @Test func aspectFitLeavesMarginsAndAspectFillCoversThem() throws {
        let plain = CALayer(nil, frame: CGRect(x: 0, y: 0, width: 8, height: 4))
        plain.contents = CGImage(width: 2, height: 2, pixels: Array(repeating: 0xFF00_00FF, count: 4))
        plain.contentsGravity = .resizeAspect
        let fit = try Pixels(of: plain, width: 8, height: 4)
        #expect(fit[0, 2] == 0 && fit[4, 2] == 0xFF00_00FF && fit[7, 2] == 0)
        plain.contentsGravity = .resizeAspectFill
        #expect(try Pixels(of: plain, width: 8, height: 4)[0, 2] == 0xFF00_00FF)
    }
}
