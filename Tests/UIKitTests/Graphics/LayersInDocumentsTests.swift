import Foundation
import PlacardUIKit
import TestTools
import Testing

/// What a view draws is mixed with what it draws itself, in documents as on its own bitmap.
@MainActor @Suite struct LayersInDocumentsTests {
    /// Draws by a closure.
    private final class Sketch: UIView {
        var drawing: (CGContext) -> Void = { _ in }

        override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(drawing) }
    }

    private static let size = CGSize(width: 40, height: 40)

    /// A red page with a view upon it.
    private func page(_ drawing: @escaping (CGContext) -> Void) -> UIView {
        let page = UIView(frame: CGRect(origin: .zero, size: Self.size))
        page.backgroundColor = .red
        let sketch = Sketch(frame: page.bounds)
        sketch.isOpaque = false
        sketch.drawing = drawing
        page.addSubview(sketch)
        return page
    }

    /// The page's red, green and blue in the middle, as poppler shows it.
    private func middle(of page: UIView) throws -> [UInt8] {
        let renderer = UIGraphicsPDFRenderer(bounds: page.bounds)
        let file = renderer.pdfData { context in
            context.beginPage()
            page.layer.render(in: context.cgContext)
        }
        let picture = try OutsideTool("pdftoppm", "-r", "72", "FILE").answer(about: file)
        let pixels = picture.suffix(40 * 40 * 3)
        return Array(pixels.dropFirst((20 * 40 + 20) * 3).prefix(3))
    }

    private func svg(of page: UIView) -> String {
        let data = UIGraphicsSVGRenderer(size: page.bounds.size).svgData { page.layer.render(in: $0) }
        return String(decoding: data, as: UTF8.self)
    }

    @Test func modesDoNotReachBelowTheView() throws {
        let page = page { context in
            context.setBlendMode(.multiply)
            context.setFillColor(UIColor.green.cgColor)
            context.fill(CGRect(x: 5, y: 5, width: 30, height: 30))
        }
        #expect(try middle(of: page) == [0, 255, 0])
        #expect(svg(of: page).contains("isolation:isolate"))
    }

    @Test func clearingDoesNotReachBelowTheView() throws {
        let page = page { context in
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            context.clear(CGRect(x: 10, y: 10, width: 20, height: 20))
        }
        #expect(try middle(of: page) == [255, 0, 0])
    }

    @Test func codeThatEndsTooMuchOrTooLittleEndsNothingElse() throws {
        let page = page { context in
            context.endTransparencyLayer()
            context.restoreGState()
            context.restoreGState()
            context.beginTransparencyLayer()
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        page.alpha = 0.999
        let above = UIView(frame: CGRect(x: 18, y: 18, width: 4, height: 4))
        above.backgroundColor = .green
        page.addSubview(above)
        let shown = try middle(of: page)
        #expect(shown[0] < 3 && shown[1] > 252 && shown[2] < 3)
    }

    @Test func patternsHangOnTheView() throws {
        let page = page { context in
            var callbacks = CGPatternCallbacks(
                version: 0, drawPattern: { $1.fill(CGRect(x: 0, y: 0, width: 6, height: 12)) }, releaseInfo: nil)
            guard let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()),
                let pattern = CGPattern(
                    info: nil, bounds: CGRect(x: 0, y: 0, width: 12, height: 12), matrix: .identity, xStep: 12,
                    yStep: 12, tiling: .noDistortion, isColored: false, callbacks: &callbacks)
            else { return }
            context.setFillColorSpace(space)
            context.setFillPattern(pattern, colorComponents: [0, 0, 1, 1])
            context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
        }
        #expect(try middle(of: page) == [255, 0, 0])
        page.subviews[0].frame.origin.x = 6
        #expect(try middle(of: page) == [0, 0, 255])
    }

    @Test func whatMixesWithNothingIsNoGroup() {
        let page = page { $0.fill(CGRect(x: 5, y: 5, width: 30, height: 30)) }
        #expect(!svg(of: page).contains("isolation"))
    }
}
