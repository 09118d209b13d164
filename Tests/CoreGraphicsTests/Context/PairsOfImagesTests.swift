import Foundation
import Testing

@testable import PlacardCoreGraphics

/// Two roads to one image: what has no known pixels is checked by what it must be equal to.
@Suite struct PairsOfImagesTests {
    private let star: CGPath = {
        let path = CGMutablePath()
        for index in 0..<5 {
            let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
            let point = CGPoint(x: 20 + 17 * cos(angle), y: 20 + 17 * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }()

    private let whole = CGRect(x: 0, y: 0, width: 40, height: 40)

    private func drawing(_ draw: (CGContext) throws -> Void) throws -> Drawing {
        try Drawing(40, 40) {
            $0.setFillColor(red: 0.9, green: 0.3, blue: 0.1, alpha: 1)
            $0.setStrokeColor(red: 0.1, green: 0.4, blue: 0.8, alpha: 1)
            try draw($0)
        }
    }

    private func fillStar(_ context: CGContext, _ rule: CGPathFillRule = .winding) {
        context.addPath(star)
        context.fillPath(using: rule)
    }

    @Test(arguments: [CGPathFillRule.winding, .evenOdd])
    func `a mask made of a shape shows what a clip to the shape shows`(_ rule: CGPathFillRule) throws {
        let mask = try #require(drawing { fillStar($0, rule) }.image)
        let masked = try drawing { context in
            context.translateBy(x: 0, y: 40)
            context.scaleBy(x: 1, y: -1)
            context.clip(to: whole, mask: mask)
            context.fill(whole)
        }
        let clipped = try drawing { context in
            context.addPath(star)
            context.clip(using: rule)
            context.fill(whole)
        }
        #expect(masked.difference(from: clipped) <= 1 && masked.ink > 200)
    }

    @Test func `a layer of half opacity is a picture drawn at half opacity`() throws {
        let scene: (CGContext) -> Void = { context in
            fillStar(context)
            context.stroke(CGRect(x: 8, y: 8, width: 20, height: 20), width: 5)
        }
        let flat = try #require(drawing(scene).image)
        let pictured = try drawing { context in
            context.setAlpha(0.5)
            context.drawUpright(flat, in: whole)
        }
        let grouped = try drawing { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            scene(context)
            context.endTransparencyLayer()
        }
        #expect(grouped.difference(from: pictured) <= 1 && grouped.ink > 100)
    }

    /// Cairo lets curves lie a tenth of a pixel aside.
    @Test func `a stroke is the fill of its outline`() throws {
        for join in [CGLineJoin.miter, .round, .bevel] {
            for cap in [CGLineCap.butt, .round, .square] {
                let line = CGMutablePath()
                line.move(to: CGPoint(x: 6, y: 30))
                line.addLine(to: CGPoint(x: 14, y: 8))
                line.addLine(to: CGPoint(x: 20, y: 20))
                line.addCurve(
                    to: CGPoint(x: 33, y: 12), control1: CGPoint(x: 24, y: 28), control2: CGPoint(x: 33, y: 26))
                let stroked = try drawing { context in
                    context.setStrokeColor(.red)
                    context.setLineWidth(5)
                    context.setLineJoin(join)
                    context.setLineCap(cap)
                    context.addPath(line)
                    context.strokePath()
                }
                let filled = try drawing { context in
                    context.setFillColor(.red)
                    context.addPath(line.copy(strokingWithWidth: 5, lineCap: cap, lineJoin: join, miterLimit: 10))
                    context.fillPath()
                }
                #expect(stroked.difference(from: filled) <= 27, "\(join) \(cap)")
                #expect(abs(stroked.ink - filled.ink) < 1)
            }
        }
    }

    @Test func `dashes are lines of their own`() throws {
        let dashed = try drawing { context in
            context.setLineWidth(4)
            context.setLineDash(phase: 3, lengths: [6, 2])
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10)])
        }
        let single = try drawing { context in
            context.setLineWidth(4)
            for start in stride(from: CGFloat(-3), to: 40, by: 8) {
                context.strokeLineSegments(between: [
                    CGPoint(x: max(start, 0), y: 10), CGPoint(x: min(start + 6, 40), y: 10),
                ])
            }
        }
        #expect(dashed == single)
    }

    @Test func `a bent context bends the path`() throws {
        let bend = CGAffineTransform(a: 0.7, b: 0.2, c: -0.3, d: 0.8, tx: 9, ty: 2)
        let bent = try drawing { context in
            context.concatenate(bend)
            fillStar(context)
        }
        var copied = bend
        let path = try #require(star.copy(using: &copied))
        let moved = try drawing { context in
            context.addPath(path)
            context.fillPath()
        }
        #expect(bent == moved)
    }

    @Test func `a quarter turn turns gradients, shadows and pictures`() throws {
        let pixels = (0..<64).map { UInt32($0 * 3 + 40) << 24 }
        let image = try #require(CGImage(width: 8, height: 8, pixels: pixels))
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: [.red, .blue, CGColor(gray: 0, alpha: 0)], locations: nil))
        let scene: (CGContext) -> Void = { context in
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 4, y: 6), end: CGPoint(x: 36, y: 20), options: .drawsAfterEndLocation)
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 14, y: 15), startRadius: 2, endCenter: CGPoint(x: 20, y: 20),
                endRadius: 12, options: [])
            context.clip(to: CGRect(x: 2, y: 2, width: 36, height: 36))
            context.drawConicGradient(gradient, center: CGPoint(x: 20, y: 22), angle: 0.4)
            context.drawUpright(image, in: CGRect(x: 3, y: 20, width: 8, height: 8))
        }
        let turned = try drawing { context in
            context.translateBy(x: 40, y: 0)
            context.rotate(by: .pi / 2)
            scene(context)
        }
        #expect(try drawing(scene).turned.difference(from: turned) <= 3)
    }

    @Test func `the parts of a picture are the picture`() throws {
        let image = try #require(drawing { fillStar($0) }.image)
        let parts = try drawing { context in
            for (x, y) in [(0, 0), (20, 0), (0, 20), (20, 20)] as [(CGFloat, CGFloat)] {
                let rect = CGRect(x: x, y: y, width: 20, height: 20)
                if let part = image.cropping(to: rect) { context.drawUpright(part, in: rect) }
            }
        }
        #expect(parts == Drawing(image))
    }

    @Test func `a picture of tiles is its copies`() throws {
        let tile = try #require(CGImage(width: 3, height: 2, pixels: (1...6).map { UInt32($0) * 0x2A00_0000 }))
        let filled = try drawing { context in
            context.setFillColor(CGColor(tiling: tile, scale: 1))
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        }
        let copied = try drawing { context in
            for place in 0..<150 {
                let origin = CGPoint(x: CGFloat(place % 10 * 3), y: CGFloat(place / 10 * 2))
                context.drawUpright(tile, in: CGRect(origin: origin, size: CGSize(width: 3, height: 2)))
            }
        }
        #expect(filled == copied)
    }

    @Test func `glyphs that cut are glyphs that fill`() throws {
        let run = BoxFace().run(x: 4.25, y: 30, size: 30)
        let cut = try drawing { context in
            context.setTextDrawingMode(.clip)
            context.draw(run)
            context.setTextDrawingMode(.fill)
            context.fill(whole)
        }
        #expect(try cut.difference(from: drawing { $0.draw(run) }) <= 2)
    }

    @Test func `the union of two clips side by side is the clip to both`() throws {
        let (left, right) = (CGRect(x: 3.5, y: 5, width: 10, height: 30), CGRect(x: 20, y: 8, width: 9.25, height: 9))
        let both = try drawing { context in
            context.clip(to: [left, right])
            context.fill(whole)
        }
        let each = try drawing { context in
            for rect in [left, right] {
                context.saveGState()
                context.clip(to: rect)
                context.fill(whole)
                context.restoreGState()
            }
        }
        #expect(both == each)
    }
}
