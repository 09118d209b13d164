import Foundation
import Testing

@testable import PlacardCoreGraphics

/// Numbers that make no sense draw nothing, and what comes after them is drawn as if they had never been.
@Suite struct CGContextRobustnessTests {
    private typealias Nonsense = (String, @Sendable (CGContext) -> Void)

    private static let nonsense: [Nonsense] = [
        ("a rectangle at nan", { $0.fill(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)) }),
        ("an infinite width", { $0.fill(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5)) }),
        ("the null rectangle", { $0.fill(.null) }),
        (
            "a path through nan",
            {
                $0.move(to: .zero)
                $0.addLine(to: CGPoint(x: CGFloat.nan, y: 5))
                $0.addLine(to: CGPoint(x: 9, y: 9))
                $0.fillPath()
            }
        ),
        (
            "a flat transform",
            {
                $0.scaleBy(x: 0, y: 0)
                $0.setLineWidth(5)
                $0.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
            }
        ),
        (
            "a transform of nan",
            {
                $0.rotate(by: .nan)
                $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            }
        ),
        (
            "a scale that nothing can count",
            {
                $0.scaleBy(x: 1e-200, y: 1e-200)
                $0.setLineWidth(5)
                $0.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
            }
        ),
        ("a line of infinite width", { $0.stroke(CGRect(x: 0, y: 0, width: 5, height: 5), width: .infinity) }),
        ("a line of no width", { $0.stroke(CGRect(x: 0, y: 0, width: 5, height: 5), width: -1) }),
        (
            "an arc of nan",
            {
                $0.addArc(center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: false)
                $0.fillPath()
            }
        ),
        (
            "opacity of nan",
            {
                $0.setAlpha(.nan)
                $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            }
        ),
        (
            "a gradient from nan",
            {
                let gradient = CGGradient(colorsSpace: nil, colors: [.red, .blue], locations: nil)!
                $0.drawLinearGradient(gradient, start: CGPoint(x: CGFloat.nan, y: 0), end: .zero, options: [])
                $0.scaleBy(x: 0, y: 1)
                $0.drawLinearGradient(gradient, start: CGPoint(x: 1, y: 0), end: .zero, options: [])
            }
        ),
        (
            "an image without extent",
            {
                let image = CGImage(width: 1, height: 1, pixels: [0xFFFF_FFFF])!
                $0.draw(image, in: CGRect(x: 0, y: 0, width: 0, height: 5))
                $0.draw(image, in: .null)
                $0.drawUpright(image, in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5))
            }
        ),
    ]

    @Test(arguments: 0..<nonsense.count) func nonsenseDrawsNothingAndLeavesTheContextWhole(index: Int) throws {
        let (name, draw) = Self.nonsense[index]
        let picture = try Drawing(10, 10) {
            $0.saveGState()
            draw($0)
            $0.restoreGState()
        }
        #expect(picture.isClear, "\(name)")
        let after = try Drawing(10, 10) {
            $0.saveGState()
            draw($0)
            $0.restoreGState()
            $0.fillEllipse(in: CGRect(x: 1, y: 1, width: 8, height: 8))
        }
        #expect(
            after == (try Drawing(10, 10) { $0.fillEllipse(in: CGRect(x: 1, y: 1, width: 8, height: 8)) }), "\(name)")
    }

    @Test func aClipOfNonsenseCutsEverything() throws {
        let rects: [CGRect] = [.null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)]
        for rect in rects {
            let picture = try Drawing(10, 10) {
                $0.clip(to: rect)
                $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
            #expect(picture.isClear)
        }
    }

    @Test func aRectangleFarLargerThanTheBitmapFillsIt() throws {
        let picture = try Drawing(10, 10) { $0.fill(CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)) }
        #expect(picture.ink == 100)
        #expect(try Drawing(10, 10) { $0.fill(.infinite) }.ink == 100)
    }

    @Test(.timeLimit(.minutes(1))) func absurdlyFineDashesDoNotHang() throws {
        let picture = try Drawing(10, 10) {
            $0.setLineWidth(4)
            $0.setLineDash(phase: 0, lengths: [1e-7, 1e-7])
            $0.move(to: CGPoint(x: -1e6, y: 5))
            $0.addLine(to: CGPoint(x: 1e6, y: 5))
            $0.strokePath()
        }
        #expect(picture.ink > 0)
    }

    @Test(.timeLimit(.minutes(1))) func absurdShadowsDoNotHang() throws {
        let picture = try Drawing(10, 10) {
            $0.setShadow(offset: CGSize(width: 1e9, height: 1e9), blur: 1e9, color: .black)
            $0.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
            $0.beginTransparencyLayer()
            $0.fill(CGRect(x: 6, y: 6, width: 2, height: 2))
            $0.endTransparencyLayer()
        }
        #expect(picture[2, 2] == 0xFF00_0000 && picture[6, 6] == 0xFF00_0000)
    }

    @Test(arguments: [CGFloat.infinity, -.infinity, .nan, 1e300, .greatestFiniteMagnitude])
    func `Layers with shadows of nonsense after another layer are drawn`(number: CGFloat) throws {
        let shadows: [(offset: CGSize, blur: CGFloat)] = [
            (CGSize(width: number, height: 0), 1), (CGSize(width: 0, height: number), 1), (.zero, number),
        ]
        for shadow in shadows {
            let picture = try Drawing(10, 10) {
                $0.beginTransparencyLayer()
                $0.endTransparencyLayer()
                $0.setShadow(offset: shadow.offset, blur: shadow.blur, color: .black)
                $0.beginTransparencyLayer()
                $0.fill(CGRect(x: 6, y: 6, width: 2, height: 2))
                $0.endTransparencyLayer()
            }
            #expect(picture[6, 6] == 0xFF00_0000, "\(shadow)")
        }
    }
}
