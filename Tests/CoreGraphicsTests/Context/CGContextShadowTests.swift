import Foundation
import Testing

@testable import PlacardCoreGraphics

@Suite struct CGContextShadowTests {
    private let box = CGRect(x: 10, y: 10, width: 8, height: 6)

    @Test func aShadowWithoutBlurIsTheShapeMoved() throws {
        let shadowed = try Drawing(40, 40, scale: 2) {
            $0.setShadow(offset: CGSize(width: 3, height: -2), blur: 0, color: .blue)
            $0.setFillColor(.red)
            $0.fillEllipse(in: box)
        }
        let twice = try Drawing(40, 40, scale: 2) {
            $0.setFillColor(.blue)
            $0.fillEllipse(in: box.offsetBy(dx: 3, dy: -2))
            $0.setFillColor(.red)
            $0.fillEllipse(in: box)
        }
        #expect(shadowed.difference(from: twice) <= 1)
    }

    @Test func theTransformDoesNotMoveTheShadow() throws {
        func picture(_ turn: Bool) throws -> Drawing {
            try Drawing(40, 40) {
                $0.setShadow(offset: CGSize(width: 5, height: 8), blur: 4, color: .blue)
                if turn {
                    $0.translateBy(x: 40, y: 40)
                    $0.scaleBy(x: -1, y: -1)
                    $0.fill(CGRect(x: 22, y: 24, width: 8, height: 6))
                } else {
                    $0.fill(box)
                }
            }
        }
        #expect(try picture(false) == picture(true))
    }

    /// A wide Gaussian of an edge is the normal distribution: one standard deviation outside 15.87 % are left.
    @Test func theBlurIsAGaussianOfHalfTheRadius() throws {
        let picture = try Drawing(200, 100) {
            $0.clip(to: CGRect(x: 100, y: 0, width: 100, height: 100))
            $0.setShadow(offset: CGSize(width: 0, height: 0), blur: 20, color: .black)
            $0.fill(CGRect(x: -200, y: -200, width: 300, height: 500))
        }
        for (distance, share) in [(0, 0.5), (5, 0.3085), (10, 0.1587), (15, 0.0668), (20, 0.0228)] {
            let left = Double(picture[100 + distance, 50] >> 24) + Double(picture[99 + distance, 50] >> 24)
            let value = distance == 0 ? Double(picture[100, 50] >> 24) + 5 : left / 2
            #expect(abs(value / 255 - share) < 0.012)
        }
    }

    @Test func aBlurredShadowLosesNoInk() throws {
        let shadow = try Drawing(100, 100) {
            $0.setShadow(offset: CGSize(width: 200, height: 0), blur: 12, color: .black)
            $0.fill(CGRect(x: -160, y: 40, width: 20, height: 20))
        }
        #expect(abs(shadow.ink - 400) < 8 && shadow[50, 50] >> 24 > 180)
    }

    @Test func aShadowIsSymmetric() throws {
        let picture = try Drawing(60, 60) {
            $0.setShadow(offset: .zero, blur: 9, color: .blue)
            $0.fill(CGRect(x: 20, y: 20, width: 20, height: 20))
        }
        #expect(picture == picture.flipped && picture.difference(from: picture.turned) <= 2)
    }

    @Test func aGroupCastsOneShadow() throws {
        let grouped = try Drawing(60, 60) {
            $0.setShadow(offset: CGSize(width: 4, height: 4), blur: 6, color: .black)
            $0.beginTransparencyLayer()
            $0.setFillColor(.red)
            $0.fill(CGRect(x: 20, y: 20, width: 10, height: 20))
            $0.fill(CGRect(x: 30, y: 20, width: 10, height: 20))
            $0.endTransparencyLayer()
        }
        let one = try Drawing(60, 60) {
            $0.setShadow(offset: CGSize(width: 4, height: 4), blur: 6, color: .black)
            $0.setFillColor(.red)
            $0.fill(CGRect(x: 20, y: 20, width: 20, height: 20))
        }
        #expect(grouped == one)
    }

    @Test func aDrawingOutsideTheClipCastsItsShadowInside() throws {
        let picture = try Drawing(20, 20) {
            $0.setShadow(offset: CGSize(width: 15, height: 0), blur: 0, color: .blue)
            $0.fill(CGRect(x: -10, y: 5, width: 5, height: 5))
        }
        #expect(picture[7, 7] == 0xFF00_00FF && picture.ink == 25)
    }

    @Test func aGroupOutsideTheClipCastsItsShadowInside() throws {
        let picture = try Drawing(20, 20) {
            $0.clip(to: CGRect(x: 5, y: 0, width: 15, height: 20))
            $0.setShadow(offset: CGSize(width: 15, height: 0), blur: 0, color: .blue)
            $0.beginTransparencyLayer()
            $0.fill(CGRect(x: -10, y: 5, width: 5, height: 5))
            $0.endTransparencyLayer()
        }
        #expect(picture[7, 7] == 0xFF00_00FF && picture.ink == 25)
    }

    @Test func theStatesAlphaFadesTheShadowToo() throws {
        let picture = try Drawing(20, 20) {
            $0.setAlpha(0.5)
            $0.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: .blue)
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        #expect(picture[2, 2] == 0x8000_0000 && picture[12, 2] == 0x8000_0080)
    }

    @Test func noColorIsNoShadow() throws {
        let picture = try Drawing(20, 20) {
            $0.setShadow(offset: CGSize(width: 10, height: 0), blur: 0)
            $0.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: nil)
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        #expect(picture.ink == 25)
    }

    /// The mean opacity of an edge's shadow at distances of so many standard deviations, which are also pixels apart.
    private func edge(sigma: CGFloat) throws -> [Double] {
        let picture = try Drawing(sigma * 2, 4) {
            $0.setShadowInUserSpace(offset: CGSize(width: 0.5, height: 0), radius: sigma, color: .black)
            $0.clip(to: CGRect(x: sigma, y: 0, width: sigma, height: 4))
            $0.fill(CGRect(x: -10 * sigma, y: -10 * sigma, width: 11 * sigma, height: 21 * sigma))
        }
        return stride(from: 0.25, to: 1, by: 0.25).map {
            Double(picture[Int(sigma + sigma * CGFloat($0)), 2] >> 24) / 255
        }
    }

    /// The normal distribution; a wide blur is made of fewer pixels and looks the same.
    @Test(arguments: [60, 70, 200, 490] as [CGFloat])
    func `an edge's shadow is a Gaussian however wide it is`(sigma: CGFloat) throws {
        for (share, wanted) in zip(try edge(sigma: sigma), [0.4013, 0.3085, 0.2266]) {
            #expect(abs(share - wanted) < 0.014)
        }
    }

    @Test func `a wide blur is made of few pixels and a usual one of all`() throws {
        let canvas = try #require(Canvas(covering: CGRect(x: 0, y: 0, width: 100, height: 100)))
        func area(sigma: CGFloat) -> Int? {
            let shadow = Shadow(offset: CGVector(dx: 3, dy: 0.25), sigma: sigma, color: CGColor.black.rgba)
            let reach = shadow.spread
            let whole = canvas.bounds.insetBy(dx: -reach, dy: -reach)
            return OpacityPlane(of: canvas, throwing: shadow, over: whole)?.area
        }
        #expect(area(sigma: 64) == 484 * 484)
        #expect(try #require(area(sigma: 65)) <= 246 * 246)
        #expect(try #require(area(sigma: 1500)) <= 200 * 200)
    }
}
