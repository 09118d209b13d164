import Foundation
import Testing

@testable import PlacardCoreGraphics

/// Transparency layers that are drawn on clear pixels below them, against those that have pixels of their own.
@Suite struct GroupPlacesTests {
    private static let size = 48

    private func pixels(_ groups: BitmapSurface.GroupPlaces, _ draw: (CGContext) -> Void) throws -> [UInt32] {
        let surface = try #require(BitmapSurface(width: Self.size, height: Self.size, groups: groups))
        let context = CGContext(surface: surface, scale: 1)
        draw(context)
        return try #require(context.makeImage()).withPixels { Array($0) }
    }

    private func color(_ random: inout SplitMix) -> CGColor {
        func part() -> CGFloat { CGFloat(random.next() % 256) / 255 }
        return CGColor(srgbRed: part(), green: part(), blue: part(), alpha: random.next() % 2 == 0 ? 1 : part())
    }

    /// On whole pixels, between them, or beyond the edges.
    private func rect(_ random: inout SplitMix) -> CGRect {
        let fraction: CGFloat = [0, 0.25, 0.4][Int(random.next() % 3)]
        return CGRect(
            x: CGFloat(random.next() % 50) - 6 + fraction, y: CGFloat(random.next() % 50) - 6,
            width: CGFloat(random.next() % 30) + fraction, height: CGFloat(random.next() % 30) + 1)
    }

    private func drawSomething(in context: CGContext, _ random: inout SplitMix) {
        context.saveGState()
        defer { context.restoreGState() }
        context.setFillColor(color(&random))
        let area = rect(&random)
        switch random.next() % 8 {
        case 0: context.setBlendMode(CGBlendMode.allCases[Int(random.next() % 28)])
        case 1: context.setAlpha(0.5)
        case 2: context.setShadow(offset: CGSize(width: 2, height: 3), blur: 4, color: color(&random))
        case 3: context.clip(to: rect(&random))
        default: break
        }
        switch random.next() % 6 {
        case 0: context.fillEllipse(in: area)
        case 1: context.soften(radius: 1.5)
        case 2: context.clear(area)
        case 3: context.stroke(area, width: 3)
        case 4:
            context.draw(
                GlyphRun(
                    source: BoxFace(), pointSize: 16, glyphs: [BoxFace.box, BoxFace.picture],
                    positions: [area.origin, CGPoint(x: area.maxX, y: area.maxY)]))
        default: context.fill(area)
        }
    }

    private func drawLayers(in context: CGContext, _ random: inout SplitMix, depth: Int) {
        for _ in 0..<3 {
            context.saveGState()
            if random.next() % 2 == 0 {
                let cut = rect(&random)
                context.clip(to: random.next() % 2 == 0 ? cut.integral : cut)
            }
            if depth > 0, random.next() % 4 == 0 { context.setBlendMode(.destinationIn) }
            if random.next() % 5 == 0 { context.setAlpha(0.6) }
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            for _ in 0..<3 { drawSomething(in: context, &random) }
            if depth < 2 { drawLayers(in: context, &random, depth: depth + 1) }
            context.endTransparencyLayer()
            context.restoreGState()
        }
    }

    @Test func `Layers on clear pixels come out as layers that have their own`() throws {
        for seed in 0..<120 as Range<UInt64> {
            let drawn = try [BitmapSurface.GroupPlaces.onClearPixels, .apart].map { groups in
                try pixels(groups) { context in
                    var random = SplitMix(seed: seed)
                    if seed % 3 == 0 { drawSomething(in: context, &random) }
                    drawLayers(in: context, &random, depth: 0)
                }
            }
            #expect(drawn[0] == drawn[1], "seed \(seed)")
        }
    }

    @Test func `What an open layer has drawn is in no image yet`() throws {
        let context = try CGContext(size: CGSize(width: 10, height: 10), scale: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.clip(to: CGRect(x: 5, y: 5, width: 5, height: 5))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        let before = Drawing(try #require(context.makeImage()))
        context.endTransparencyLayer()
        let after = Drawing(try #require(context.makeImage()))
        #expect(before.ink == 4)
        #expect(after.ink == 29)
    }
}
