import CRaster
import Foundation
import Synchronization

/// A color glyph's image scaled to a size in pixels and cut to its place, ready to be blended.
struct GlyphSprite: Sendable {
    /// The distance in pixels from the whole pixel of the glyph's origin to the sprite's left edge.
    let left: Int
    /// The distance in pixels from the baseline down to the sprite's top edge; negative above it.
    let top: Int
    let image: CGImage

    init?(_ picture: GlyphImage, em: CGFloat, quarter: Int) {
        let toDevice = CGAffineTransform(a: em, b: 0, c: 0, d: -em, tx: CGFloat(quarter) / 4, ty: 0)
        let area = picture.bounds.applying(toDevice).integral
        guard let canvas = Canvas(covering: area) else { return nil }
        var state = GraphicsState(transform: .identity, clip: Clip(rect: area))
        state.interpolation = .high
        canvas.draw(picture.image, placed: picture.placement.concatenating(toDevice), in: state)
        left = canvas.left
        top = canvas.top
        image = canvas.makeImage()
        // Cairo's sharp filter overshoots at edges.
        placard_cut_to_alpha(canvas.buffer.pixels.baseAddress, canvas.buffer.pixels.count)
    }
}

extension GlyphSource {
    /// The image of a glyph, if this source has any images.
    func anyImage(of glyph: CGGlyph, pixelsPerEm: CGFloat) -> GlyphImage? {
        hasColorGlyphs ? picture(of: glyph, pixelsPerEm: pixelsPerEm) : nil
    }

    /// The sprite of a glyph, from the cache or made now; nil if the glyph is not drawn in colors.
    func sprite(of glyph: CGGlyph, em: CGFloat, quarter: Int) -> GlyphSprite? {
        guard hasColorGlyphs else { return nil }
        let key = SpriteCache.Key(source: ObjectIdentifier(self), glyph: glyph, em: em, quarter: quarter)
        return SpriteCache.shared.sprite(key, of: self) {
            picture(of: glyph, pixelsPerEm: em).flatMap { GlyphSprite($0, em: em, quarter: quarter) }
        }
    }
}
