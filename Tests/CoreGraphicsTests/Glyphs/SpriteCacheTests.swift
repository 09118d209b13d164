import Foundation
import Testing

@testable import PlacardCoreGraphics

@Suite struct SpriteCacheTests {
    private func sprite(_ side: Int) throws -> GlyphSprite {
        let image = try #require(CGImage(width: side, height: side, pixels: Array(repeating: 0, count: side * side)))
        let picture = GlyphPicture(image: image, bounds: CGRect(x: 0, y: 0, width: 1, height: 1))
        return try #require(GlyphSprite(picture, em: CGFloat(side), quarter: 0))
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
