import Synchronization

/// The masks, outlines and pictures of one face's glyphs, kept after their first use.
///
/// Bounded: 4,096 masks, 2,048 outlines and 256 pictures a face; a full shelf is emptied.
final class GlyphCache: Sendable {
    struct MaskKey: Hashable {
        var glyph: CGGlyph
        var quarter: UInt8
        var pixelsPerEm: Float
    }

    struct PictureKey: Hashable {
        var glyph: CGGlyph
        var strike: Int
    }

    private let masks = Mutex<[MaskKey: GlyphMask?]>([:])
    private let outlines = Mutex<[CGGlyph: CGPath?]>([:])
    private let pictures = Mutex<[PictureKey: GlyphPicture?]>([:])

    func mask(_ key: MaskKey, make: () -> GlyphMask?) -> GlyphMask? {
        GlyphCache.value(for: key, in: masks, limit: 4_096, make: make)
    }

    func outline(_ glyph: CGGlyph, make: () -> CGPath?) -> CGPath? {
        GlyphCache.value(for: glyph, in: outlines, limit: 2_048, make: make)
    }

    func picture(_ key: PictureKey, make: () -> GlyphPicture?) -> GlyphPicture? {
        GlyphCache.value(for: key, in: pictures, limit: 256, make: make)
    }

    private static func value<Key: Hashable, Value: Sendable>(
        for key: Key, in shelf: borrowing Mutex<[Key: Value?]>, limit: Int, make: () -> Value?
    ) -> Value? {
        if let known = shelf.withLock({ $0[key] }) { return known }
        let made = make()
        shelf.withLock { shelf in
            if shelf.count >= limit { shelf.removeAll() }
            shelf[key] = .some(made)
        }
        return made
    }
}
