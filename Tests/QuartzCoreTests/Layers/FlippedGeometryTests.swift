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
}
