import Foundation
import Testing

@testable import PlacardCoreGraphics

@Suite struct CGContextCompositingTests {
    private let space = CGRect(x: 0, y: 0, width: 20, height: 20)

    private func overlapping(_ context: CGContext) {
        context.setFillColor(.red)
        context.fill(CGRect(x: 2, y: 2, width: 10, height: 10))
        context.fill(CGRect(x: 6, y: 6, width: 10, height: 10))
    }

    @Test func aGroupIsFadedAsAWhole() throws {
        let group = try Drawing(20, 20) {
            $0.setAlpha(0.5)
            $0.beginTransparencyLayer()
            overlapping($0)
            $0.endTransparencyLayer()
        }
        #expect(Set(group.pixels) == [0, 0x8080_0000])
        let union = try Drawing(20, 20) {
            $0.setAlpha(0.5)
            $0.setFillColor(.red)
            $0.addRect(CGRect(x: 2, y: 2, width: 10, height: 10))
            $0.addRect(CGRect(x: 6, y: 6, width: 10, height: 10))
            $0.fillPath()
        }
        #expect(group == union)
    }

    @Test func aGroupOfOpaqueDrawingsIsThoseDrawings() throws {
        let ellipse = CGRect(x: 1, y: 3, width: 17, height: 12)
        let grouped = try Drawing(20, 20) {
            $0.addEllipse(in: ellipse)
            $0.clip()
            $0.beginTransparencyLayer()
            overlapping($0)
            $0.endTransparencyLayer()
        }
        let plain = try Drawing(20, 20) {
            $0.addEllipse(in: ellipse)
            $0.clip()
            $0.setFillColor(.red)
            $0.addRect(CGRect(x: 2, y: 2, width: 10, height: 10))
            $0.addRect(CGRect(x: 6, y: 6, width: 10, height: 10))
            $0.fillPath()
        }
        #expect(grouped.difference(from: plain) <= 1)
    }

    @Test func aLayerInARectangleIsCutToIt() throws {
        let picture = try Drawing(20, 20) {
            $0.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 5, height: 20), auxiliaryInfo: nil)
            overlapping($0)
            $0.endTransparencyLayer()
            $0.fill(CGRect(x: 19, y: 19, width: 1, height: 1))
        }
        #expect(picture[4, 4] == 0xFFFF_0000 && picture[5, 4] == 0 && picture[19, 19] == 0xFF00_0000)
    }

    @Test func aMaskOfARectangleIsAClipToIt() throws {
        let mask = try #require(
            try Drawing(20, 20) { $0.fill(CGRect(x: 3, y: 4, width: 9, height: 7)) }.flipped.image)
        func draw(_ clip: (CGContext) -> Void) throws -> Drawing {
            try Drawing(20, 20) {
                clip($0)
                overlapping($0)
                $0.setLineWidth(2)
                $0.strokeEllipse(in: CGRect(x: 1, y: 1, width: 15, height: 15))
            }
        }
        let masked = try draw { $0.clip(to: space, mask: mask) }
        #expect(masked.difference(from: try draw { $0.clip(to: CGRect(x: 3, y: 4, width: 9, height: 7)) }) <= 1)
        #expect(masked.ink > 40)
    }

    @Test func aMaskLetsThroughItsAlpha() throws {
        let mask = try #require(CGImage(width: 1, height: 1, pixels: [0x8000_0000]))
        let picture = try Drawing(20, 20) {
            $0.clip(to: CGRect(x: 5, y: 5, width: 10, height: 10), mask: mask)
            $0.setFillColor(.white)
            $0.fill(space)
        }
        #expect(picture[10, 10] == 0x8080_8080 && picture[4, 10] == 0)
    }

    private typealias Mixture = (mode: CGBlendMode, result: [Double])

    /// Formulas of PDF 32000-1, 11.3.5.2 and 3, for backdrop (0.8, 0.4, 0) and source (0.6, 0.2, 1).
    private static let mixtures: [Mixture] = [
        (.normal, [0.6, 0.2, 1]), (.multiply, [0.48, 0.08, 0]), (.screen, [0.92, 0.52, 1]),
        (.overlay, [0.84, 0.16, 0]), (.darken, [0.6, 0.2, 0]), (.lighten, [0.8, 0.4, 1]),
        (.colorDodge, [1, 0.5, 0]), (.colorBurn, [2.0 / 3, 0, 0]), (.hardLight, [0.84, 0.16, 1]),
        (.difference, [0.2, 0.2, 1]), (.exclusion, [0.44, 0.44, 1]), (.copy, [0.6, 0.2, 1]),
        (.plusLighter, [1, 0.6, 1]), (.plusDarker, [0.4, 0, 0]), (.sourceAtop, [0.6, 0.2, 1]),
        (.destinationOver, [0.8, 0.4, 0]), (.softLight, [0.8189, 0.256, 0]),
        (.hue, [0.6459, 0.2919, 1]), (.saturation, [0.8, 0.4, 0]), (.color, [0.6459, 0.2919, 1]),
        (.luminosity, [0.6857, 0.3429, 0]),
    ]

    @Test(arguments: 0..<mixtures.count) func opaqueColorsMixByTheirFormula(index: Int) throws {
        let (mode, expected) = Self.mixtures[index]
        let picture = try Drawing(1, 1) {
            $0.setFillColor(CGColor(red: 0.8, green: 0.4, blue: 0, alpha: 1))
            $0.fill(space)
            $0.setBlendMode(mode)
            $0.setFillColor(CGColor(red: 0.6, green: 0.2, blue: 1, alpha: 1))
            $0.fill(space)
        }
        for (shift, value) in zip([16, 8, 0], expected) {
            let channel = Double(picture[0, 0] >> UInt32(shift) & 255)
            #expect(abs(channel - value * 255) <= 1.5, "\(mode)")
        }
    }

    /// What is left where both shapes are, and where the new one is alone, for opaque red and then blue.
    private typealias Remainder = (mode: CGBlendMode, both: UInt32, newAlone: UInt32)

    /// Porter and Duff, "Compositing Digital Images", 1984.
    private static let remainders: [Remainder] = [
        (.sourceIn, 0xFF00_00FF, 0), (.sourceOut, 0, 0xFF00_00FF), (.destinationIn, 0xFFFF_0000, 0),
        (.destinationOut, 0, 0), (.destinationAtop, 0xFFFF_0000, 0xFF00_00FF), (.xor, 0, 0xFF00_00FF), (.clear, 0, 0),
    ]

    @Test(arguments: 0..<remainders.count) func shapesAreCombinedOnlyWhereTheNewOneIs(index: Int) throws {
        let (mode, both, newAlone) = Self.remainders[index]
        let picture = try Drawing(30, 1) {
            $0.setFillColor(.red)
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 1))
            $0.setBlendMode(mode)
            $0.setFillColor(.blue)
            $0.fill(CGRect(x: 10, y: 0, width: 20, height: 1))
        }
        #expect(picture[5, 0] == 0xFFFF_0000)
        #expect(picture[15, 0] == both && picture[25, 0] == newAlone, "\(mode)")
    }

    @Test func strokesAndImagesKeepToTheirShapeInEveryMode() throws {
        let image = try #require(CGImage(width: 1, height: 1, pixels: [0xFF00_00FF]))
        let picture = try Drawing(20, 20) {
            $0.setFillColor(.red)
            $0.fill(space)
            $0.setBlendMode(.sourceIn)
            $0.setStrokeColor(.blue)
            $0.stroke(CGRect(x: 2, y: 2, width: 8, height: 8), width: 2)
            $0.draw(image, in: CGRect(x: 14, y: 14, width: 4, height: 4))
        }
        #expect(picture[2, 5] == 0xFF00_00FF && picture[5, 5] == 0xFFFF_0000 && picture[15, 15] == 0xFF00_00FF)
        #expect(picture[0, 0] == 0xFFFF_0000)
    }

    @Test func everyModeIsClosedUnderAlpha() throws {
        for mode in CGBlendMode.allCases {
            let picture = try Drawing(20, 20) {
                $0.setFillColor(CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.7))
                $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 15, height: 15))
                $0.setBlendMode(mode)
                $0.setFillColor(CGColor(red: 0, green: 0.5, blue: 1, alpha: 0.6))
                $0.fillEllipse(in: CGRect(x: 5, y: 5, width: 15, height: 15))
            }
            let excess = picture.pixels.map { pixel in
                [16, 8, 0].map { Int(pixel >> $0 & 255) - Int(pixel >> 24) }.max() ?? 0
            }
            #expect(excess.allSatisfy { $0 <= 0 }, "\(mode)")
        }
    }
}
