import PlacardQuartzCore
import TestTools
import Testing

/// Apple's pages of `contentsCenter` and `isDoubleSided`.
@Suite struct LayerStretchingTests {
    /// Red with a blue pixel in the middle.
    private func framed() -> CGImage? {
        CGImage(width: 3, height: 3, pixels: (0..<9).map { $0 == 4 ? 0xFF00_00FF : 0xFFFF_0000 })
    }

    private let third = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)

    @Test func `what lies around the center keeps its size`() throws {
        let layer = CALayer(nil, frame: CGRect(x: 0, y: 0, width: 12, height: 8))
        layer.contents = framed()
        layer.contentsCenter = third
        let pixels = try Pixels(of: layer, width: 12, height: 8)
        for (x, y) in [(0, 0), (11, 7), (5, 0), (0, 4), (11, 4)] { #expect(pixels[x, y] == 0xFFFF_0000) }
        #expect(pixels.values.filter { $0 == 0xFF00_00FF }.count == 10 * 6)
        layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(try Pixels(of: layer, width: 12, height: 8) != pixels)
    }

    @Test(arguments: [0.3, 0.5, 0.7]) func `parts meet without a seam where corners end between pixels`(
        _ fraction: Double
    ) throws {
        let layer = CALayer(nil, frame: CGRect(x: fraction, y: 0, width: 20, height: 20))
        layer.contents = CGImage(width: 3, height: 3, pixels: [UInt32](repeating: 0xFFFF_0000, count: 9))
        layer.contentsCenter = third
        layer.contentsScale = 1.5
        let root = CALayer(nil, frame: CGRect(x: 0, y: 0, width: 22, height: 22))
        root.addSublayer(layer)
        let pixels = try Pixels(of: root, width: 22, height: 22)
        for x in 1..<20 { #expect(pixels[x, 10] == 0xFFFF_0000) }
    }

    @Test func `corners that do not fit shrink`() throws {
        let layer = CALayer(nil, frame: CGRect(x: 0, y: 0, width: 2, height: 8))
        layer.contents = framed()
        layer.contentsScale = 0.5
        layer.contentsCenter = third
        let pixels = try Pixels(of: layer, width: 2, height: 8)
        #expect(pixels.values.allSatisfy { $0 == 0xFFFF_0000 })
    }

    @Test func `a layer with one side is not seen from behind`() throws {
        let layer = CALayer(.red, frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        let root = CALayer(nil, frame: layer.frame)
        root.addSublayer(layer)
        layer.isDoubleSided = false
        layer.transform = CATransform3DMakeRotation(.pi * 0.9, 0, 1, 0)
        #expect(try Pixels(of: root, width: 8, height: 8).values.allSatisfy { $0 == 0 })
        layer.isDoubleSided = true
        #expect(try Pixels(of: root, width: 8, height: 8)[4, 4] == 0xFFFF_0000)
        layer.isDoubleSided = false
        layer.transform = CATransform3DMakeRotation(.pi, 0, 0, 1)
        #expect(try Pixels(of: root, width: 8, height: 8)[4, 4] == 0xFFFF_0000)
    }
}
