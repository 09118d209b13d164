import PlacardCoreGraphics
import Testing

/// Apple's pages of `CGContext.draw(_:in:byTiling:)` and `setFillColor(cyan:magenta:yellow:black:alpha:)`.
@Suite struct TilingAndInksTests {
    @Test func `copies of an image fill the clip`() throws {
        let image = try #require(CGImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF]))
        let drawn = try Drawing(8, 4) {
            $0.clip(to: CGRect(x: 1, y: 0, width: 6, height: 4))
            $0.draw(image, in: CGRect(x: 3, y: 1, width: 2, height: 1), byTiling: true)
        }
        #expect(drawn[3, 1] == 0xFFFF_0000 && drawn[4, 1] == 0xFF00_00FF && drawn[1, 3] == 0xFFFF_0000)
        #expect(drawn[0, 0] == 0 && drawn[7, 0] == 0 && drawn.ink == 24)
        let single = try Drawing(8, 4) {
            $0.draw(image, in: CGRect(x: 3, y: 1, width: 2, height: 1), byTiling: false)
        }
        #expect(single.ink == 2)
    }

    @Test func `too many copies are none`() throws {
        let image = try #require(CGImage(width: 1, height: 1, pixels: [0xFFFF_0000]))
        let drawn = try Drawing(8, 4) {
            $0.draw(image, in: CGRect(x: 0, y: 0, width: 1e-9, height: 1e-9), byTiling: true)
            $0.draw(image, in: .null, byTiling: true)
        }
        #expect(drawn.isClear)
    }

    /// Whole numbers end long before; a view's bounds may begin anywhere.
    @Test func `copies too far away to be counted take the mean`() throws {
        let red = [UInt32](repeating: 0xFFFF_0000, count: 256 * 256)
        let image = try #require(CGImage(width: 256, height: 256, pixels: red))
        let far: CGFloat = 0x1p64
        let drawn = try Drawing(4, 4) {
            $0.scaleBy(x: 1 / 4_096, y: 4)
            $0.translateBy(x: -far, y: 0)
            $0.setFillColor(CGColor(tiling: image, scale: 256))
            $0.fill(CGRect(x: far, y: 0, width: 16_384, height: 1))
        }
        #expect(drawn[0, 0] == 0xFFFF_0000 && drawn[3, 3] == 0xFFFF_0000)
    }

    @Test func `inks cover white`() throws {
        let drawn = try Drawing(3, 1) {
            $0.setFillColor(cyan: 1, magenta: 0, yellow: 0, black: 0, alpha: 1)
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            $0.setFillColor(cyan: 0, magenta: 0, yellow: 0, black: 1, alpha: 1)
            $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        #expect(drawn[0, 0] == 0xFF00_FFFF && drawn[1, 0] == 0xFF00_0000 && drawn[2, 0] == 0)
    }
}
