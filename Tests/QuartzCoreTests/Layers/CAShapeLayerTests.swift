import PlacardQuartzCore
import TestTools
import Testing

@Suite struct CAShapeLayerTests {
    private func horizontalLine() -> CAShapeLayer {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 5))
        path.addLine(to: CGPoint(x: 20, y: 5))
        let layer = CAShapeLayer()
        layer.path = path
        layer.fillColor = nil
        layer.strokeColor = .red
        layer.lineWidth = 2
        return layer
    }

    /// Recorded from iOS in dotnet/macios's tests; the rest is Apple's documentation.
    @Test func aNewShapeLayerHasApplesDefaults() {
        let layer = CAShapeLayer()
        #expect(layer.fillColor == .black && layer.path == nil && layer.strokeColor == nil)
        #expect(layer.lineDashPattern == nil && layer.lineDashPhase == 0 && layer.lineWidth == 1)
        #expect(layer.fillRule == .nonZero && layer.lineCap == .butt && layer.lineJoin == .miter)
        #expect(layer.miterLimit == 10 && layer.strokeStart == 0 && layer.strokeEnd == 1)
    }

    @Test func thePathIsNotCutAtTheBounds() throws {
        let layer = horizontalLine()
        #expect(layer.bounds.isEmpty)
        #expect(try Pixels(of: layer, width: 20, height: 10)[10, 5] == 0xFFFF_0000)
    }

    @Test func theStrokeBeginsAndEndsAtSharesOfTheLength() throws {
        let layer = horizontalLine()
        layer.strokeStart = 0.25
        layer.strokeEnd = 0.75
        let pixels = try Pixels(of: layer, width: 20, height: 10)
        #expect(pixels[4, 5] == 0 && pixels[5, 5] == 0xFFFF_0000)
        #expect(pixels[14, 5] == 0xFFFF_0000 && pixels[15, 5] == 0)
    }

    @Test func halfOfACirclesLengthIsHalfOfTheCircle() throws {
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.addArc(center: CGPoint(x: 10, y: 10), radius: 8, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        layer.path = path
        layer.fillColor = nil
        layer.strokeColor = .red
        layer.lineWidth = 2
        layer.strokeEnd = 0.5
        let pixels = try Pixels(of: layer, width: 20, height: 20)
        #expect(pixels[10, 17] >> 24 > 200 && pixels[10, 2] == 0)
    }

    @Test func dashesFollowThePattern() throws {
        let layer = horizontalLine()
        layer.lineDashPattern = [4, 2]
        let pixels = try Pixels(of: layer, width: 20, height: 10)
        #expect(pixels[3, 5] == 0xFFFF_0000 && pixels[4, 5] == 0 && pixels[6, 5] == 0xFFFF_0000)
    }

    @Test func theEvenOddRuleLeavesAHole() throws {
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
        path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        layer.path = path
        #expect(try Pixels(of: layer, width: 20, height: 20)[10, 10] == 0xFF00_0000)
        layer.fillRule = .evenOdd
        #expect(try Pixels(of: layer, width: 20, height: 20)[10, 10] == 0)
    }
}
