import Foundation
import Testing

@testable import PlacardCoreGraphics

@Suite struct SpriteCacheTests {
    private func sprite(_ side: Int) throws -> GlyphSprite {
        let image = try #require(CGImage(width: side, height: side, pixels: Array(repeating: 0, count: side * side)))
        let picture = GlyphImage(image: image, bounds: CGRect(x: 0, y: 0, width: 1, height: 1))
        return try #require(GlyphSprite(picture, em: CGFloat(side), quarter: 0))
    }

    /// A sharp filter overshoots at edges; blended as it is, that would carry from one channel into the next.
    @Test(arguments: [9.0, 13, 17, 20.5, 34, 40, 63]) func noChannelOfASpriteIsAboveItsAlpha(em: Double) throws {
        // Noise, in patches that are full, faint or empty.
        var random = SplitMix(seed: 3)
        let pixels = (0..<64 * 64).map { place in
            let faint: UInt32 = [0xFFFF_FFFF, 0x10FF_FFFF, 0][(place / 5 + place / 640) % 3]
            return faint & (UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000)
        }
        let image = try #require(CGImage(width: 64, height: 64, pixels: pixels))
        let picture = GlyphImage(image: image, bounds: CGRect(x: 0.05, y: -0.2, width: 1.17, height: 1.17))
        for quarter in 0..<4 {
            let sprite = try #require(GlyphSprite(picture, em: CGFloat(em), quarter: quarter))
            let isValid = Drawing(sprite.image).pixels.allSatisfy { pixel in
                [16, 8, 0].allSatisfy { pixel >> $0 & 255 <= pixel >> 24 }
            }
            #expect(isValid)
        }
    }

    private func key(_ face: BoxFace, _ glyph: Int) -> SpriteCache.Key {
        SpriteCache.Key(source: ObjectIdentifier(face), glyph: CGGlyph(glyph), em: 10, quarter: 0)
    }

    @Test func whatIsUsedStaysAndTheRestIsForgotten() throws {
        let cache = SpriteCache()
        let face = BoxFace()
        let sprite = try sprite(64)
        var made = 0
        // 16 KiB each: ten times what the cache holds.
        for glyph in 0..<5_000 {
            for wanted in [0, glyph] {
                _ = cache.sprite(key(face, wanted), of: face) {
                    made += 1
                    return sprite
                }
            }
        }
        #expect(made == 5_000)
        _ = cache.sprite(key(face, 1), of: face) {
            made += 1
            return sprite
        }
        #expect(made == 5_001)
    }

    @Test func aFaceIsLetGoWithItsSprites() throws {
        let cache = SpriteCache()
        let sprite = try sprite(64)
        weak var gone: BoxFace?
        do {
            let face = BoxFace()
            gone = face
            _ = cache.sprite(key(face, 1), of: face) { sprite }
        }
        #expect(gone != nil)
        let other = BoxFace()
        for glyph in 0..<1_000 { _ = cache.sprite(key(other, glyph), of: other) { sprite } }
        #expect(gone == nil)
    }

    /// Small pictures of thousands of fonts kept the fonts alive, with all their tables (found by fuzzing).
    @Test func fewFacesAreKeptForSmallSprites() throws {
        let cache = SpriteCache()
        let sprite = try sprite(4)
        weak var gone: BoxFace?
        do {
            let face = BoxFace()
            gone = face
            _ = cache.sprite(key(face, 1), of: face) { sprite }
        }
        for _ in 0..<100 {
            let other = BoxFace()
            _ = cache.sprite(key(other, 1), of: other) { sprite }
        }
        #expect(gone == nil)
    }

    @Test func spritesTooLargeForTheCacheAreNotKept() throws {
        let cache = SpriteCache()
        let face = BoxFace()
        let large = try sprite(600)
        var made = 0
        for _ in 0..<2 {
            _ = cache.sprite(key(face, 1), of: face) {
                made += 1
                return large
            }
        }
        #expect(made == 2)
    }
}
