import Foundation
import Testing

@testable import PlacardCoreGraphics

/// Text that cuts what is drawn after it, against the same path clipped by hand.
@Suite struct CGContextTextModesTests {
    private let face = OutlineFace()

    private func run(_ origins: CGPoint...) -> GlyphRun {
        GlyphRun(
            source: face, pointSize: 20, glyphs: Array(repeating: 1, count: origins.count), positions: origins)
    }

    private var triangles: CGPath {
        let path = CGMutablePath()
        for x in [2.0, 18.0] {
            path.addLines(between: [CGPoint(x: x, y: 20), CGPoint(x: x + 10, y: 4), CGPoint(x: x + 16, y: 20)])
            path.closeSubpath()
        }
        return path
    }

    private func drawing(_ draw: (CGContext) -> Void) throws -> Drawing {
        try Drawing(40, 24, scale: 2, draw)
    }

    private func paint(_ context: CGContext) {
        context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 24))
    }

    @Test func theRunsOfATextCutTogether() throws {
        let text = try drawing {
            $0.setTextDrawingMode(.clip)
            $0.draw(run(CGPoint(x: 2, y: 20)))
            $0.draw(run(CGPoint(x: 18, y: 20)))
            paint($0)
        }
        let path = try drawing {
            $0.addPath(triangles)
            $0.clip()
            paint($0)
        }
        #expect(text == path)
        #expect(text.ink > 100)
    }

    @Test func fillingAndCuttingDoesBoth() throws {
        var leaning = run(CGPoint(x: 2, y: 20))
        leaning.matrix.c = 0.1
        let filled = try drawing { $0.draw(leaning) }
        let text = try drawing {
            $0.setTextDrawingMode(.fillClip)
            $0.draw(leaning)
            $0.setBlendMode(.clear)
            $0.fill(CGRect(x: 0, y: 0, width: 40, height: 10))
        }
        #expect(filled.ink > 100)
        #expect(text[24, 30] == filled[24, 30] && text[24, 30] != 0)
        #expect(text[26, 16] == 0 && filled[26, 16] != 0)
    }

    @Test func anOutlineCutsToItsInk() throws {
        let text = try drawing {
            $0.setLineWidth(2)
            $0.setTextDrawingMode(.strokeClip)
            $0.setStrokeColor(.clear)
            $0.draw(run(CGPoint(x: 2, y: 20)))
            paint($0)
        }
        #expect(text[24, 30] == 0)
        #expect(text[24, 40] != 0)
    }

    @Test func restoringTheStateEndsTheCutting() throws {
        let text = try drawing {
            $0.saveGState()
            $0.setTextDrawingMode(.clip)
            $0.draw(run(CGPoint(x: 2, y: 20)))
            $0.restoreGState()
            paint($0)
        }
        #expect(text == (try drawing(paint)))
    }

    @Test func theClipIsKnownToWhoAsks() throws {
        let context = try CGContext(size: CGSize(width: 40, height: 24), scale: 1)
        context.setTextDrawingMode(.clip)
        context.draw(run(CGPoint(x: 2, y: 20)))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 2, y: 4, width: 16, height: 16))
    }
}
