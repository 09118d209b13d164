import PlacardQuartzCore
import TestTools
import Testing

/// Apple's documentation of `CATransformLayer`: only the sublayers of such a layer are rendered, its own look and
/// `masksToBounds` are ignored, and it has no plane that could be hit.
@Suite struct CATransformLayerTests {
    private let layer = CATransformLayer()

    init() {
        layer.frame = CGRect(x: 4, y: 4, width: 8, height: 8)
        layer.addSublayer(CALayer(.red, frame: CGRect(x: 2, y: 2, width: 10, height: 2)))
        layer.backgroundColor = .blue
        layer.borderColor = .blue
        layer.borderWidth = 2
        layer.masksToBounds = true
    }

    private func pixels() throws -> Pixels {
        let root = CALayer(nil, frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        root.addSublayer(layer)
        return try Pixels(of: root, width: 20, height: 20)
    }

    @Test func `Sublayers show whole, and nothing of the layer itself`() throws {
        let pixels = try pixels()
        #expect(pixels.values.filter { $0 == 0xFFFF_0000 }.count == 20)
        #expect(pixels.values.filter { $0 != 0 }.count == 20)
        #expect(pixels[6, 6] == 0xFFFF_0000 && pixels[15, 7] == 0xFFFF_0000)
    }

    @Test func `Sublayers follow the layer's transform`() throws {
        layer.transform = CATransform3DMakeTranslation(0, 5, 0)
        let pixels = try pixels()
        #expect(pixels[6, 6] == 0 && pixels[6, 11] == 0xFFFF_0000)
    }

    @Test func `The layer is not hit, where another of the same place is`() {
        #expect(layer.hitTest(CGPoint(x: 7, y: 7)) == nil)
        let plain = CALayer(.red, frame: layer.frame)
        #expect(plain.hitTest(CGPoint(x: 7, y: 7)) === plain)
    }
}
