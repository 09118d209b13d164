import CRaster

@testable import PlacardCoreGraphics

/// Pixels for masks to be blended into; the first one lies at `left`, `top`.
struct Raster {
    typealias Placed = (mask: GlyphMask, x: Int, y: Int)
    typealias Area = (left: Int, top: Int, right: Int, bottom: Int)

    var pixels: [UInt32]
    let width: Int
    var left = 0
    var top = 0

    /// The pixels with masks blended into an area, or into all of them.
    func blending(_ masks: [Placed], _ color: UInt32, within area: Area? = nil) -> [UInt32] {
        let area = area ?? (left, top, left + width, top + pixels.count / width)
        let glyphs = masks.map { placard_glyph(mask: $0.mask.form, x: Int32($0.x), y: Int32($0.y)) }
        var blended = pixels
        withExtendedLifetime(masks) {
            blended.withUnsafeMutableBytes {
                placard_blend_glyphs(
                    placard_bitmap(
                        pixels: $0.baseAddress!.assumingMemoryBound(to: UInt8.self), origin_x: Int32(left),
                        origin_y: Int32(top), width: Int32(width), left: Int32(area.left), top: Int32(area.top),
                        right: Int32(area.right), bottom: Int32(area.bottom)),
                    glyphs, glyphs.count, color)
            }
        }
        return blended
    }
}
