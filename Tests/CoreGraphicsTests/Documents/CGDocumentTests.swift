import Foundation
import Testing

@testable import PlacardCoreGraphics

/// What is drawn on pages looks as on bitmaps. The outside truths are poppler, which draws our PDF files, and librsvg,
/// which draws our SVG files.
@Suite struct CGDocumentTests {
    typealias Sketch = @Sendable (CGContext) -> Void

    private static let side: CGFloat = 60

    private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)

    private static func gradient(_ alpha: CGFloat) -> CGGradient {
        let colors = [red, CGColor(red: 0, green: 1, blue: 0, alpha: alpha)]
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else {
            preconditionFailure("two colors are a gradient")
        }
        return gradient
    }

    private static let square = CGRect(x: 10, y: 10, width: 30, height: 30)

    static let sketches: [(name: String, draw: Sketch)] = [
        (
            "fill",
            {
                $0.setFillColor(red)
                $0.fillEllipse(in: square)
            }
        ),
        (
            "even-odd",
            {
                $0.addRect(square)
                $0.addEllipse(in: square)
                $0.setFillColor(blue)
                $0.fillPath(using: .evenOdd)
            }
        ),
        (
            "turned stroke",
            {
                $0.rotate(by: 0.2)
                $0.setLineDash(phase: 2, lengths: [6, 3])
                $0.setStrokeColor(blue)
                $0.setLineWidth(4)
                $0.stroke(square)
            }
        ),
        (
            "clip",
            {
                $0.addEllipse(in: square)
                $0.clip()
                $0.setFillColor(red)
                $0.fill(CGRect(x: 20, y: 0, width: 60, height: 60))
            }
        ),
        (
            "group",
            {
                $0.setAlpha(0.5)
                $0.beginTransparencyLayer()
                $0.setFillColor(red)
                $0.fill(square)
                $0.fill(square.offsetBy(dx: 10, dy: 10))
                $0.endTransparencyLayer()
            }
        ),
        (
            "linear",
            {
                let end = CGPoint(x: 40, y: 30)
                $0.drawLinearGradient(gradient(0.2), start: CGPoint(x: 10, y: 10), end: end, options: [])
            }
        ),
        (
            "radial",
            {
                let (from, to) = (CGPoint(x: 30, y: 30), CGPoint(x: 30, y: 30))
                $0.drawRadialGradient(
                    gradient(1), startCenter: from, startRadius: 5, endCenter: to, endRadius: 25,
                    options: .drawsAfterEndLocation)
            }
        ),
        (
            "conic",
            {
                $0.addEllipse(in: square)
                $0.clip()
                $0.drawConicGradient(gradient(0.5), center: CGPoint(x: 22, y: 30), angle: 1)
            }
        ),
        (
            "shadow of what lies beside the page",
            {
                $0.setShadow(offset: CGSize(width: -60, height: 3), blur: 6, color: .black)
                $0.setFillColor(red)
                $0.fillEllipse(in: square.offsetBy(dx: 60, dy: 0))
            }
        ),
        (
            "shadow",
            {
                $0.setShadow(offset: CGSize(width: 4, height: 6), blur: 8, color: .black)
                $0.setFillColor(red)
                $0.fill(square)
            }
        ),
        (
            "multiply",
            {
                $0.setFillColor(red)
                $0.fill(square)
                $0.setBlendMode(.multiply)
                $0.setFillColor(CGColor(red: 0.5, green: 1, blue: 0.2, alpha: 1))
                $0.fill(square.offsetBy(dx: 10, dy: 10))
            }
        ),
        (
            "mask",
            {
                $0.beginTransparencyLayer()
                $0.setFillColor(red)
                $0.fill(square)
                $0.setBlendMode(.destinationIn)
                $0.setFillColor(CGColor(gray: 0, alpha: 0.5))
                $0.fillEllipse(in: square)
                $0.endTransparencyLayer()
            }
        ),
        (
            "hole",
            {
                $0.beginTransparencyLayer()
                $0.setFillColor(red)
                $0.fill(square)
                $0.clear(square.insetBy(dx: 8, dy: 8))
                $0.endTransparencyLayer()
            }
        ),
        (
            "fills that replace what lies below",
            {
                $0.beginTransparencyLayer()
                $0.setFillColor(red)
                $0.fill(square)
                $0.setBlendMode(.copy)
                for (index, blue) in [0.3, 0.6, 1].enumerated() {
                    $0.setFillColor(CGColor(red: 0, green: 0, blue: blue, alpha: 0.5))
                    $0.fill(CGRect(x: 12 + index * 8, y: 14 + index * 6, width: 16, height: 12))
                }
                $0.clear(CGRect(x: 14, y: 30, width: 20, height: 4))
                $0.endTransparencyLayer()
            }
        ),
        (
            "two shadows",
            {
                for (index, color) in [red, CGColor(red: 0, green: 0, blue: 1, alpha: 1)].enumerated() {
                    $0.setShadow(offset: CGSize(width: 0, height: 10), blur: 2, color: color)
                    $0.setFillColor(.black)
                    $0.fill(CGRect(x: 5 + index * 30, y: 10, width: 20, height: 20))
                }
            }
        ),
        (
            "clip of a clip",
            {
                $0.addEllipse(in: square)
                $0.clip()
                $0.clip(to: CGRect(x: 0, y: 0, width: 25, height: 60))
                $0.setFillColor(red)
                $0.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
            }
        ),
        (
            "multiply within a layer",
            {
                $0.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
                $0.fill(square)
                $0.beginTransparencyLayer()
                $0.setBlendMode(.multiply)
                $0.setFillColor(red)
                $0.fill(square.offsetBy(dx: 10, dy: 10))
                $0.endTransparencyLayer()
            }
        ),
        (
            "clip by an image",
            {
                let pixels = (0..<100).map { UInt32($0 % 10 < 5 ? 0xFF00_0000 : 0x4000_0000) }
                guard let image = CGImage(width: 10, height: 10, pixels: pixels) else { return }
                $0.clip(to: square, mask: image)
                $0.setFillColor(red)
                $0.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
            }
        ),
        (
            "clip by text",
            {
                $0.setTextDrawingMode(.clip)
                let places = [CGPoint(x: 5, y: 40), CGPoint(x: 30, y: 50)]
                $0.draw(GlyphRun(source: OutlineFace(), pointSize: 40, glyphs: [1, 1], positions: places))
                $0.setTextDrawingMode(.fill)
                let end = CGPoint(x: 60, y: 0)
                $0.drawLinearGradient(gradient(1), start: .zero, end: end, options: [])
            }
        ),
        (
            "image",
            {
                let pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x8080_8080]
                guard let image = CGImage(width: 2, height: 2, pixels: pixels) else { return }
                $0.interpolationQuality = .none
                $0.drawUpright(image, in: square)
            }
        ),
    ]

    /// Glyphs under transforms beyond all numbers are written with matrices that readers can read.
    @Test func matricesHoldNumbersAlone() {
        let matrix = CGAffineTransform(a: .nan, b: .infinity, c: 0.5, d: -.infinity, tx: .nan, ty: 1)
        #expect(matrix.svg == "matrix(0 0 0.5 0 0 1)")
    }

    @Test(arguments: sketches.map(\.name), DocumentReader.allCases)
    func readersDrawThePageAsWeDrawTheBitmap(name: String, reader: DocumentReader) throws {
        let sketch = try #require(Self.sketches.first { $0.name == name })
        let difference = try reader.difference(of: sketch.draw, side: Self.side)
        #expect(difference < reader.tolerance, "\(difference)")
        #expect(try Drawing(Self.side, Self.side) { sketch.draw($0) }.pixels.contains { $0 != 0 })
    }

    /// Two documents that are drawn alike.
    private func pages() throws -> [CGDocument] {
        try (0..<2).map { _ in
            let document = CGDocument()
            let context = try document.beginPage(size: CGSize(width: Self.side, height: Self.side))
            for sketch in Self.sketches { sketch.draw(context) }
            for _ in 0..<12 {
                let face = OutlineFace()
                var run = GlyphRun(source: face, pointSize: 10, glyphs: [1], positions: [CGPoint(x: 5, y: 20)])
                run.text = [GlyphCluster(text: "x", glyphs: 0..<1)]
                context.draw(run)
            }
            return document
        }
    }

    @Test func theSameDrawingGivesTheSameBytes() throws {
        let documents = try pages()
        #expect(documents[0].pdfData() == documents[1].pdfData())
        #expect(documents[0].svgData() == documents[1].svgData())
        #expect(documents[0].svgData(text: .fonts) == documents[1].svgData(text: .fonts))
    }

    @Test func aDocumentHasNoPixels() throws {
        let context = try CGDocument().beginPage(size: CGSize(width: 5, height: 5))
        #expect(context.makeImage() == nil)
        #expect(context.keepsText)
    }

    @Test(arguments: [
        CGSize(width: 0, height: 5), CGSize(width: 5, height: 20_000), CGSize(width: 5, height: CGFloat.nan),
    ])
    func pagesThatNoReaderShowsAreRefused(size: CGSize) {
        #expect(throws: CGContextError.self) { try CGDocument().beginPage(size: size) }
    }

    @Test func numbersAreBriefAndNeverHaveExponents() {
        #expect(
            [0.5, -1.25, 3, 1e-9, 1e20, .nan, -0.00006].map { (x: CGFloat) in x.brief }
                == ["0.5", "-1.25", "3", "0", "1000000000", "0", "-0.0001"])
    }
}
