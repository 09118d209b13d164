import PlacardQuartzCore
import TestTools
import Testing

/// Apple's documentation of `CATiledLayer`: the defaults, and that tiles are drawn by `draw(in:)` or the delegate.
@Suite struct CATiledLayerTests {
    /// Draws a line from corner to corner, by which each tile differs from the others.
    private final class Diagonal: CALayerDelegate {
        func draw(_ layer: CALayer, in ctx: CGContext) {
            ctx.setStrokeColor(.red)
            ctx.setLineWidth(40)
            ctx.move(to: .zero)
            ctx.addLine(to: CGPoint(x: layer.bounds.maxX, y: layer.bounds.maxY))
            ctx.strokePath()
        }
    }

    private func pixels(_ layer: CALayer) throws -> Pixels {
        let diagonal = Diagonal()
        layer.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
        layer.delegate = diagonal
        layer.setNeedsDisplay()
        return try Pixels(of: layer, width: 600, height: 300)
    }

    @Test func `A layer of several tiles shows what one without tiles shows`() throws {
        let (tiled, whole) = (try pixels(CATiledLayer()), try pixels(CALayer()))
        #expect(tiled == whole)
        #expect(tiled[300, 150] == 0xFFFF_0000 && tiled[560, 280] == 0xFFFF_0000 && tiled[560, 20] == 0)
    }

    @Test func `Tiles have Apple's sizes, levels and time to fade in`() {
        let layer = CATiledLayer()
        #expect(layer.tileSize == CGSize(width: 256, height: 256))
        #expect(layer.levelsOfDetail == 1 && layer.levelsOfDetailBias == 0 && CATiledLayer.fadeDuration() == 0.25)
    }
}
