import PlacardQuartzCore
import TestTools
import Testing

/// Truth: Apple's documentation of `CAGradientLayer`; that the unit square is stretched is told by many who measured
/// images of layers that are not square.
@Suite struct CAGradientLayerTests {
    private let layer = CAGradientLayer()

    init() {
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        layer.colors = [CGColor.red, CGColor.blue]
    }

    private func rendered() throws -> Pixels { try Pixels(of: layer, width: 40, height: 20) }
    private func red(_ pixel: UInt32) -> Int { Int(pixel >> 16 & 255) }

    @Test func colorsRunFromTopToBottomByDefault() throws {
        let pixels = try rendered()
        #expect(red(pixels[0, 0]) > 245 && red(pixels[0, 19]) < 10)
        #expect(abs(red(pixels[0, 10]) - 121) < 5 && pixels[0, 10] == pixels[39, 10])
    }

    @Test func aDiagonalIsStretchedWithTheBounds() throws {
        (layer.startPoint, layer.endPoint) = (.zero, CGPoint(x: 1, y: 1))
        let pixels = try rendered()
        // In the unit square the other two corners lie half way.
        #expect(abs(red(pixels[39, 0]) - 128) < 8 && abs(red(pixels[0, 19]) - 128) < 8)
    }

    @Test func beyondTheEndsTheFirstAndLastColorsGoOn() throws {
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.25, y: 0), CGPoint(x: 0.75, y: 0))
        let pixels = try rendered()
        #expect(pixels[5, 5] == 0xFFFF_0000 && pixels[35, 5] == 0xFF00_00FF)
    }

    @Test func locationsMoveTheColors() throws {
        layer.locations = [0, 0.1]
        #expect(try rendered()[20, 5] == 0xFF00_00FF)
    }

    @Test func aRadialGradientIsAnEllipseInBoundsThatAreNotSquare() throws {
        layer.type = .radial
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        let pixels = try rendered()
        #expect(red(pixels[20, 10]) > 230 && red(pixels[0, 0]) < 5)
        #expect(abs(red(pixels[30, 10]) - red(pixels[20, 15])) < 15)
    }

    @Test func aConicGradientTurnsClockwiseFromItsEndPoint() throws {
        layer.type = .conic
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.5))
        let pixels = try rendered()
        #expect(red(pixels[38, 11]) > 240 && red(pixels[38, 8]) < 15)
        #expect(abs(red(pixels[1, 10]) - 128) < 10)
    }

    @Test func cornersAreRoundedWithoutMasking() throws {
        layer.cornerRadius = 8
        let pixels = try rendered()
        #expect(pixels[0, 0] == 0 && pixels[20, 0] != 0)
    }

    @Test func withoutColorsNothingIsDrawn() throws {
        for colors in [nil, [], ["no color"]] as [[Any]?] {
            layer.colors = colors
            #expect(try rendered().values.allSatisfy { $0 == 0 })
        }
    }
}
