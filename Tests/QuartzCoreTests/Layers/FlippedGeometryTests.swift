import PlacardQuartzCore
import PlacardTextKit
import TestTools
import Testing

/// Apple's documentation of `isGeometryFlipped`: the geometry of the layer and its sublayers is flipped vertically.
@Suite struct FlippedGeometryTests {
    private let root = CALayer(nil, frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let flipped = CALayer(nil, frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    init() {
        flipped.isGeometryFlipped = true
        root.addSublayer(flipped)
    }

    private func rendered() throws -> Pixels { try Pixels(of: root, width: 20, height: 20) }

    @Test func sublayersLieAsFarFromTheBottomAsTheirFrameSays() throws {
        let child = CALayer(.red, frame: CGRect(x: 0, y: 2, width: 20, height: 4))
        flipped.addSublayer(child)
        #expect(root.convert(child.bounds, from: child) == CGRect(x: 0, y: 14, width: 20, height: 4))
        #expect(flipped.convert(CGPoint(x: 3, y: 1), from: root) == CGPoint(x: 3, y: 19))
        #expect(root.hitTest(CGPoint(x: 5, y: 15)) === child)
        let pixels = try rendered()
        #expect(pixels[10, 3] == 0 && pixels[10, 15] == 0xFFFF_0000)
        #expect(child.contentsAreFlipped() && !root.contentsAreFlipped())
    }

    @Test func theFrameOfTheLayerItselfStays() {
        flipped.frame = CGRect(x: 1, y: 2, width: 8, height: 4)
        #expect(root.convert(flipped.bounds, from: flipped) == CGRect(x: 1, y: 2, width: 8, height: 4))
    }

    @Test func aPathStandsOnItsHead() throws {
        let shape = CAShapeLayer(nil, frame: root.bounds)
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 5), transform: nil)
        shape.fillColor = .red
        shape.isGeometryFlipped = true
        root.addSublayer(shape)
        let pixels = try rendered()
        #expect(pixels[10, 2] == 0 && pixels[10, 18] == 0xFFFF_0000)
    }

    @Test func anImageStaysUpright() throws {
        let context = try CGContext(size: CGSize(width: 20, height: 20), scale: 1)
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        flipped.contents = context.makeImage()
        let pixels = try rendered()
        #expect(pixels[10, 5] == 0xFFFF_0000 && pixels[10, 15] == 0)
    }

    @Test func textStaysUprightAtItsPlace() throws {
        func drawn(in layer: CALayer, y: CGFloat) throws -> Pixels {
            let text = CATextLayer(nil, frame: CGRect(x: 0, y: y, width: 20, height: 12))
            (text.string, text.fontSize, text.foregroundColor) = ("L", 10, .red)
            layer.addSublayer(text)
            defer { text.removeFromSuperlayer() }
            return try rendered()
        }
        let (above, below) = (try drawn(in: root, y: 8), try drawn(in: flipped, y: 0))
        for y in 0..<20 { for x in 0..<20 { #expect(above[x, y] == below[x, y]) } }
    }

    @Test func drawingCodeHasYGoUp() throws {
        final class Bar: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(.red)
                ctx.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
            }
        }
        let bar = Bar(nil, frame: root.bounds)
        bar.setNeedsDisplay()
        flipped.addSublayer(bar)
        let pixels = try rendered()
        #expect(pixels[10, 2] == 0 && pixels[10, 18] == 0xFFFF_0000)
    }

    @Test func flippedTwiceIsUpright() {
        let inner = CALayer(nil, frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        inner.isGeometryFlipped = true
        flipped.addSublayer(inner)
        #expect(root.convert(CGPoint(x: 1, y: 2), from: inner) == CGPoint(x: 1, y: 2) && !inner.contentsAreFlipped())
    }

    /// A layer that counts how often it is asked what it lies upon.
    private final class Asked: CALayer {
        nonisolated(unsafe) static var count = 0

        override var superlayer: CALayer? {
            Self.count += 1
            return super.superlayer
        }
    }

    @Test func `whether y goes up in a layer that is drawn is not asked of all layers below it`() throws {
        let tower = (0..<200).map { _ in Asked(nil, frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        for (lower, upper) in zip(tower, tower.dropFirst()) { lower.addSublayer(upper) }
        tower[20].isGeometryFlipped = true
        tower[199].contents = image
        Asked.count = 0
        let pixels = try Pixels(of: tower[0], width: 20, height: 20)
        #expect(Asked.count < 200 * 10)
        // The image's upper half is red and stays above.
        #expect(pixels[10, 2] == 0xFFFF_0000 && pixels[10, 17] == 0xFF00_00FF)
    }

    /// Red above blue.
    private var image: CGImage? {
        CGImage(
            width: 20, height: 20,
            pixels: (0..<400).map { $0 < 200 ? 0xFFFF_0000 : 0xFF00_00FF })
    }
}
