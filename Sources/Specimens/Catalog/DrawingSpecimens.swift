extension Specimen {
    /// What contexts draw when code calls them.
    static var drawings: [Specimen] { [drawingLines, drawingPaint] }

    private static func sketch(_ caption: String, _ draw: @escaping (CGContext) -> Void) -> TilesPage.Tile {
        .init(caption, SketchView(draw))
    }

    // MARK: - Lines and shapes

    private static var drawingLines: Specimen {
        tiles("drawing-lines", "Lines, fill rules and clips, as contexts draw them.", height: 320) {
            [
                sketch("caps") { context in
                    for (row, cap) in [CGLineCap.butt, .round, .square].enumerated() {
                        context.setLineCap(cap)
                        zigzag(in: context, [CGPoint(x: 8, y: 10 + 16 * row), CGPoint(x: 56, y: 10 + 16 * row)])
                    }
                },
                sketch("miter join") { corner(.miter, in: $0) },
                sketch("round join") { corner(.round, in: $0) },
                sketch("bevel join") { corner(.bevel, in: $0) },
                sketch("dashes") { context in
                    for (row, phase) in [0, 6, 12].enumerated() {
                        context.setLineWidth(4)
                        context.setLineDash(phase: CGFloat(phase), lengths: [12, 6])
                        zigzag(in: context, [CGPoint(x: 2, y: 10 + 16 * row), CGPoint(x: 62, y: 10 + 16 * row)])
                    }
                },
                sketch("winding") { context in
                    context.addPath(star)
                    context.fillPath()
                },
                sketch("even-odd") { context in
                    context.addPath(star)
                    context.fillPath(using: .evenOdd)
                },
                sketch("stroked copy") { context in
                    let outline = star.copy(strokingWithWidth: 8, lineCap: .round, lineJoin: .round, miterLimit: 10)
                    context.setLineWidth(1)
                    context.addPath(outline)
                    context.strokePath()
                },
                sketch("curves") { context in
                    context.setLineWidth(3)
                    context.move(to: CGPoint(x: 2, y: 44))
                    context.addCurve(
                        to: CGPoint(x: 62, y: 8), control1: CGPoint(x: 20, y: -30), control2: CGPoint(x: 44, y: 90))
                    context.strokePath()
                },
                sketch("arcs") { context in
                    context.setLineWidth(5)
                    for radius in [8, 15, 22] {
                        context.addArc(
                            center: CGPoint(x: 32, y: 26), radius: CGFloat(radius), startAngle: -.pi / 2,
                            endAngle: .pi * CGFloat(radius) / 20, clockwise: false)
                        context.strokePath()
                    }
                },
                sketch("clip") { context in
                    context.addPath(star)
                    context.clip(using: .evenOdd)
                    stripes(in: context)
                },
                sketch("turned by 20°") { context in
                    context.translateBy(x: 32, y: 26)
                    context.rotate(by: .pi / 9)
                    context.stroke(CGRect(x: -22, y: -14, width: 44, height: 28), width: 3)
                    "Turned".draw(
                        at: CGPoint(x: -20, y: -8),
                        withAttributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.label])
                },
            ]
        }
    }

    private static func zigzag(in context: CGContext, _ points: [CGPoint]) {
        context.addLines(between: points)
        context.strokePath()
    }

    private static func corner(_ join: CGLineJoin, in context: CGContext) {
        context.setLineWidth(12)
        context.setLineJoin(join)
        zigzag(in: context, [CGPoint(x: 10, y: 44), CGPoint(x: 32, y: 14), CGPoint(x: 54, y: 44)])
    }

    private static var star: CGPath {
        let path = CGMutablePath()
        let points = (0..<5).map { index in
            let angle = CGFloat(index) * 0.8 * .pi - .pi / 2
            return CGPoint(x: 32 + 27 * cos(angle), y: 28 + 27 * sin(angle))
        }
        path.addLines(between: points)
        path.closeSubpath()
        return path
    }

    private static func stripes(in context: CGContext) {
        for column in 0..<16 where column % 2 == 0 { context.fill(CGRect(x: column * 4, y: 0, width: 4, height: 56)) }
    }

    // MARK: - Paint

    private static var drawingPaint: Specimen {
        tiles(
            "drawing-paint", "Gradients, shadows, blend modes, groups, patterns and contexts over bytes.", height: 320
        ) {
            [
                sketch("linear") { context in
                    guard let rainbow else { return }
                    context.clip(to: box)
                    context.drawLinearGradient(rainbow, start: .zero, end: CGPoint(x: 64, y: 0), options: [])
                },
                sketch("radial") { context in
                    guard let rainbow else { return }
                    context.drawRadialGradient(
                        rainbow, startCenter: CGPoint(x: 24, y: 20), startRadius: 2, endCenter: CGPoint(x: 32, y: 26),
                        endRadius: 26, options: [])
                },
                sketch("conic") { context in
                    guard let rainbow else { return }
                    context.addEllipse(in: CGRect(x: 6, y: 0, width: 52, height: 52))
                    context.clip()
                    context.drawConicGradient(rainbow, center: CGPoint(x: 32, y: 26), angle: -.pi / 2)
                },
                sketch("shadow") { context in
                    context.setShadow(
                        offset: CGSize(width: 0, height: 4), blur: 6,
                        color: UIColor.black.withAlphaComponent(0.5).cgColor)
                    context.fillEllipse(in: CGRect(x: 10, y: 4, width: 44, height: 38))
                },
                sketch("multiply") { blended(.multiply, in: $0) },
                sketch("screen") { blended(.screen, in: $0) },
                sketch("each half clear") { context in
                    context.setAlpha(0.5)
                    blended(.normal, in: context)
                },
                sketch("a group half clear") { context in
                    context.setAlpha(0.5)
                    context.beginTransparencyLayer()
                    blended(.normal, in: context)
                    context.endTransparencyLayer()
                },
                sketch("pattern") { context in
                    context.setFillColorSpace(patternSpace(nil))
                    pattern(isColored: true).map { context.setFillPattern($0, colorComponents: [1]) }
                    context.fillEllipse(in: CGRect(x: 4, y: 0, width: 56, height: 52))
                },
                sketch("pattern in a color") { context in
                    context.setFillColorSpace(patternSpace(CGColorSpaceCreateDeviceRGB()))
                    pattern(isColored: false).map {
                        context.setFillPattern($0, colorComponents: [0.35, 0.34, 0.84, 1])
                    }
                    context.fillEllipse(in: CGRect(x: 4, y: 0, width: 56, height: 52))
                },
                sketch("outlined text") { context in
                    let attributes: [NSAttributedString.Key: Any] = [
                        .font: UIFont.boldSystemFont(ofSize: 34), .strokeWidth: 4, .strokeColor: UIColor.systemIndigo,
                    ]
                    context.setShadow(offset: CGSize(width: 2, height: 2), blur: 0)
                    "Ag".draw(at: CGPoint(x: 8, y: 4), withAttributes: attributes)
                },
                sketch("16 pixels of bytes") { context in
                    guard let image = pixels() else { return }
                    context.interpolationQuality = .none
                    context.drawUpright(image, in: CGRect(x: 6, y: 0, width: 52, height: 52))
                },
            ]
        }
    }

    private static let box = CGRect(x: 0, y: 0, width: 64, height: 52)

    private static var rainbow: CGGradient? {
        let colors = [UIColor.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemRed].map(\.cgColor)
        return CGGradient(colorsSpace: nil, colors: colors, locations: nil)
    }

    private static func blended(_ mode: CGBlendMode, in context: CGContext) {
        context.setFillColor(UIColor.systemTeal.cgColor)
        context.fillEllipse(in: CGRect(x: 2, y: 4, width: 40, height: 40))
        context.setBlendMode(mode)
        context.setFillColor(UIColor.systemPink.cgColor)
        context.fillEllipse(in: CGRect(x: 22, y: 8, width: 40, height: 40))
    }

    private static func patternSpace(_ base: CGColorSpace?) -> CGColorSpace {
        CGColorSpace(patternBaseSpace: base) ?? CGColorSpaceCreateDeviceRGB()
    }

    /// Dots upon a grid; those with colors of their own alternate with squares.
    private static func pattern(isColored: Bool) -> CGPattern? {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                if isColored { context.setFillColor(red: 1, green: 0.58, blue: 0, alpha: 1) }
                context.fillEllipse(in: CGRect(x: 0, y: 0, width: 6, height: 6))
                if isColored { context.setFillColor(red: 0.2, green: 0.68, blue: 0.9, alpha: 1) }
                context.fill(CGRect(x: 6, y: 6, width: 4, height: 4))
            }, releaseInfo: nil)
        return CGPattern(
            info: nil, bounds: CGRect(x: 0, y: 0, width: 12, height: 12), matrix: .identity, xStep: 12, yStep: 12,
            tiling: .noDistortion, isColored: isColored, callbacks: &callbacks)
    }

    /// An image that a context over four rows of four pixels has drawn.
    private static func pixels() -> CGImage? {
        let context = CGContext(
            data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        for place in 0..<16 where (place / 4 + place) % 2 == 0 {
            context?.setFillColor(gray: CGFloat(place) / 20, alpha: 1)
            context?.fill(CGRect(x: place % 4, y: place / 4, width: 1, height: 1))
        }
        return context?.makeImage()
    }
}

/// A view in whose middle a closure draws on 64 × 52 points, in indigo unless it says otherwise.
private final class SketchView: UIView {
    private let sketch: (CGContext) -> Void

    init(_ sketch: @escaping (CGContext) -> Void) {
        self.sketch = sketch
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.translateBy(x: (bounds.midX - 32).rounded(), y: (bounds.midY - 26).rounded())
        context.clip(to: CGRect(x: -8, y: -8, width: 80, height: 68))
        context.setFillColor(UIColor.systemIndigo.cgColor)
        context.setStrokeColor(UIColor.systemIndigo.cgColor)
        context.setLineWidth(8)
        sketch(context)
    }
}
