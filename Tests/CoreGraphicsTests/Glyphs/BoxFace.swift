import Foundation
import Synchronization

@testable import PlacardCoreGraphics

/// A face of three glyphs whose every pixel is known: a box, nothing, and an image of two colors.
///
/// The box reaches from 0.1 to 0.6 em in x and from the baseline to 0.7 em; the image from 0 to 1 em, and from 0.2 em
/// below the baseline to 0.8 em above, red on top and blue below.
final class BoxFace: GlyphSource {
    static let box: CGGlyph = 1
    static let space: CGGlyph = 2
    static let picture: CGGlyph = 3

    struct Questions {
        var masks = 0
        var outlines = 0
        var pictures = 0
    }

    let hasColorGlyphs = true
    private let asked = Mutex(Questions())
    var questions: Questions { asked.withLock { $0 } }

    func mask(of glyph: CGGlyph, pixelsPerEm: CGFloat, quarter: Int) -> GlyphMask? {
        asked.withLock { $0.masks += 1 }
        guard glyph == Self.box else { return nil }
        let start = 0.1 * pixelsPerEm + CGFloat(quarter) / 4
        let end = start + 0.5 * pixelsPerEm
        let top = 0.7 * pixelsPerEm
        let (left, right, height) = (Int(start.rounded(.down)), Int(end.rounded(.up)), Int(top.rounded(.up)))
        var coverage: [UInt8] = []
        for y in (0..<height).reversed() {
            for x in left..<right {
                let across = min(end, CGFloat(x + 1)) - max(start, CGFloat(x))
                coverage.append(UInt8((across * (min(top, CGFloat(y + 1)) - CGFloat(y)) * 255).rounded()))
            }
        }
        return GlyphMask(left: left, top: height, width: right - left, height: height, coverage: coverage)
    }

    func outline(of glyph: CGGlyph) -> CGPath? {
        asked.withLock { $0.outlines += 1 }
        guard glyph == Self.box else { return nil }
        return CGPath(rect: CGRect(x: 0.1, y: 0, width: 0.5, height: 0.7), transform: nil)
    }

    func picture(of glyph: CGGlyph, pixelsPerEm: CGFloat) -> GlyphImage? {
        asked.withLock { $0.pictures += 1 }
        guard glyph == Self.picture else { return nil }
        let pixels = (0..<32 * 32).map { UInt32($0 < 32 * 16 ? 0xFFFF_0000 : 0xFF00_00FF) }
        return CGImage(width: 32, height: 32, pixels: pixels).map {
            GlyphImage(image: $0, bounds: CGRect(x: 0, y: -0.2, width: 1, height: 1))
        }
    }

    /// One glyph of 10 points.
    func run(
        _ glyph: CGGlyph = box, x: CGFloat = 4, y: CGFloat = 12, size: CGFloat = 10, skew: CGFloat = 0,
        stretch: CGFloat = 1, emboldening: CGFloat = 0
    ) -> GlyphRun {
        GlyphRun(
            source: self, pointSize: size, glyphs: [glyph], positions: [CGPoint(x: x, y: y)],
            matrix: CGAffineTransform(a: stretch, b: 0, c: skew, d: 1, tx: 0, ty: 0), emboldening: emboldening)
    }
}
