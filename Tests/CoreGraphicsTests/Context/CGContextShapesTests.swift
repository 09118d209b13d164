import Foundation
import Testing

@testable import PlacardCoreGraphics

@Suite struct CGContextShapesTests {
    /// A shape without any symmetry.
    private static let flag: CGPath = {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 4, y: 3))
        path.addLine(to: CGPoint(x: 30, y: 8))
        path.addQuadCurve(to: CGPoint(x: 22, y: 33), control: CGPoint(x: 36, y: 20))
        path.addCurve(to: CGPoint(x: 7, y: 25), control1: CGPoint(x: 15, y: 20), control2: CGPoint(x: 2, y: 38))
        path.closeSubpath()
        return path
    }()

    @Test func aRectangleFillsItsPixelsAndNoOthers() throws {
        let picture = try Drawing(8, 6, scale: 2) {
            $0.setFillColor(.red)
            $0.fill(CGRect(x: 1, y: 2, width: 3, height: 1))
        }
        for y in 0..<12 {
            for x in 0..<16 {
                let inside = (2..<8).contains(x) && (4..<6).contains(y)
                #expect(picture[x, y] == (inside ? 0xFFFF_0000 : 0))
            }
        }
    }

    @Test func halfAPixelIsHalfCovered() throws {
        let picture = try Drawing(2, 1) { $0.fill(CGRect(x: 0.5, y: 0, width: 1, height: 1)) }
        #expect([0x7F, 0x80].contains(picture[0, 0] >> 24) && [0x7F, 0x80].contains(picture[1, 0] >> 24))
        let hard = try Drawing(2, 1) {
            $0.setShouldAntialias(false)
            $0.fill(CGRect(x: 0.4, y: 0, width: 1, height: 1))
        }
        #expect(hard.pixels.allSatisfy { $0 == 0 || $0 == 0xFF00_0000 } && hard.ink == 1)
    }

    @Test func clippingToAPathIsFillingIt() throws {
        let filled = try Drawing(40, 40) {
            $0.setFillColor(.red)
            $0.addPath(Self.flag)
            $0.fillPath()
        }
        let clipped = try Drawing(40, 40) {
            $0.setFillColor(.red)
            $0.addPath(Self.flag)
            $0.clip()
            $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        }
        #expect(filled.difference(from: clipped) <= 1 && filled.ink > 300)
    }

    @Test func theEvenOddRuleLeavesTheInnerRingOpen() throws {
        func rings(_ rule: CGPathFillRule, clipping: Bool) throws -> Drawing {
            try Drawing(40, 40) {
                $0.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
                $0.addEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
                guard clipping else { return $0.fillPath(using: rule) }
                $0.clip(using: rule)
                $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            }
        }
        let open = try rings(.evenOdd, clipping: false)
        #expect(open[20, 20] == 0 && open[20, 5] >> 24 == 255)
        #expect(open.difference(from: try rings(.evenOdd, clipping: true)) <= 1)
        #expect(try rings(.winding, clipping: false)[20, 20] >> 24 == 255)
    }

    @Test func aQuarterTurnOfTheContextTurnsTheImage() throws {
        func draw(_ context: CGContext) {
            context.setFillColor(.red)
            context.addPath(Self.flag)
            context.fillPath()
            context.setStrokeColor(.blue)
            context.setLineWidth(3)
            context.addPath(Self.flag)
            context.strokePath()
        }
        let upright = try Drawing(40, 40, scale: 2) { draw($0) }
        let turned = try Drawing(40, 40, scale: 2) {
            $0.translateBy(x: 40, y: 0)
            $0.rotate(by: .pi / 2)
            draw($0)
        }
        // Cairo samples 15 times down and 17 across, hence not the same to the last step.
        #expect(upright.turned.difference(from: turned) <= 24)
        #expect(abs(upright.ink - turned.ink) < 0.005 * upright.ink)
    }

    @Test func aStrokeIsScaledWithTheContext() throws {
        let scaled = try Drawing(40, 40) {
            $0.scaleBy(x: 4, y: 4)
            $0.setLineWidth(1)
            $0.stroke(CGRect(x: 2, y: 2, width: 5, height: 5))
        }
        let plain = try Drawing(40, 40) { $0.stroke(CGRect(x: 8, y: 8, width: 20, height: 20), width: 4) }
        #expect(scaled == plain && plain.ink == 24 * 24 - 16 * 16)
    }

    @Test func aPenIsSquashedWithTheContext() throws {
        let picture = try Drawing(40, 40) {
            $0.scaleBy(x: 1, y: 4)
            $0.setLineWidth(2)
            $0.move(to: CGPoint(x: 10, y: 5))
            $0.addLine(to: CGPoint(x: 30, y: 5))
            $0.strokePath()
            $0.move(to: CGPoint(x: 5, y: 2))
            $0.addLine(to: CGPoint(x: 5, y: 8))
            $0.strokePath()
        }
        #expect(picture.ink == 20 * 8 + 2 * 24)
    }

    @Test func strokeWidthOfOneCallDoesNotStay() throws {
        let context = try CGContext(size: CGSize(width: 4, height: 4), scale: 1)
        context.stroke(CGRect(x: 1, y: 1, width: 1, height: 1), width: 3)
        #expect(context.state.line.width == 1)
    }

    @Test func drawPathFillsAndStrokes() throws {
        func picture(_ draw: (CGContext) -> Void) throws -> Drawing {
            try Drawing(40, 40) {
                $0.setFillColor(.red)
                $0.setStrokeColor(.blue)
                $0.setLineWidth(4)
                draw($0)
            }
        }
        let both = try picture {
            $0.addPath(Self.flag)
            $0.drawPath(using: .fillStroke)
        }
        let apart = try picture {
            $0.addPath(Self.flag)
            $0.fillPath()
            $0.addPath(Self.flag)
            $0.strokePath()
        }
        #expect(both == apart)
        #expect(try picture { $0.drawPath(using: .fillStroke) }.isClear)
    }

    @Test func aPathIsForgottenOnceItIsPainted() throws {
        let context = try CGContext(size: CGSize(width: 4, height: 4), scale: 1)
        context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.fillPath()
        #expect(context.isPathEmpty)
    }

    @Test func clearMakesTransparentWhateverTheState() throws {
        let picture = try Drawing(4, 1) {
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
            $0.setAlpha(0.1)
            $0.setShadow(offset: .zero, blur: 5)
            $0.clear(CGRect(x: 1, y: 0, width: 2, height: 1))
        }
        #expect(picture.pixels == [0xFF00_0000, 0, 0, 0xFF00_0000])
    }

    @Test func segmentsAreStrokedInPairs() throws {
        let picture = try Drawing(10, 3) {
            $0.strokeLineSegments(between: [
                CGPoint(x: 0, y: 1.5), CGPoint(x: 2, y: 1.5), CGPoint(x: 5, y: 1.5), CGPoint(x: 8, y: 1.5), .zero,
            ])
        }
        #expect(picture.ink == 5)
    }

    @Test func clipsCutEachOther() throws {
        let picture = try Drawing(10, 10) {
            $0.clip(to: [CGRect(x: 0, y: 0, width: 4, height: 10), CGRect(x: 6, y: 0, width: 4, height: 10)])
            $0.clip(to: CGRect(x: 0, y: 2, width: 10, height: 3))
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(picture.ink == 24 && picture[5, 3] == 0 && picture[3, 3] == 0xFF00_0000 && picture[3, 5] == 0)
        let nothing = try Drawing(10, 10) {
            $0.clip()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(nothing.isClear)
    }

    @Test func aPointIsInWhatWouldBePainted() throws {
        let context = try CGContext(size: CGSize(width: 20, height: 20), scale: 1)
        context.setLineWidth(4)
        context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(context.pathContains(CGPoint(x: 10, y: 10), mode: .fill))
        #expect(!context.pathContains(CGPoint(x: 10, y: 10), mode: .stroke))
        #expect(context.pathContains(CGPoint(x: 4, y: 10), mode: .fillStroke))
        #expect(!context.pathContains(CGPoint(x: 2, y: 10), mode: .fillStroke))
    }
}
