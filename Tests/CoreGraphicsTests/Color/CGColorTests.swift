import Foundation
import Testing

@testable import PlacardCoreGraphics

@Suite struct CGColorTests {
    @Test func aColorKeepsItsComponentsAndItsSpace() throws {
        let color = CGColor(gray: 0.25, alpha: 0.5)
        #expect(color.components == [0.25, 0.5])
        #expect(color.numberOfComponents == 2 && color.alpha == 0.5)
        #expect(color.colorSpace == CGColorSpaceCreateDeviceGray())
    }

    @Test func equalColorsAreEqualWhoeverMadeThem() {
        #expect(
            CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
                == CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 1))
        #expect(CGColor(gray: 1, alpha: 1) != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(Set([CGColor(gray: 0, alpha: 1), .black]).count == 1)
    }

    /// CSS Color 4, section 10: color(display-p3 1 0 0) is color(srgb 1.0930 -0.2267 -0.1501), and so for the others.
    @Test(arguments: [
        ([1.0, 0, 0], [1.0930, -0.2267, -0.1501]), ([0, 1, 0], [-0.5116, 1.0183, -0.3107]),
        ([0, 0, 1], [0, 0, 1.0420]), ([1, 1, 1], [1, 1, 1]),
    ])
    func displayP3IsConvertedToExtendedSRGB(p3: [Double], expected: [Double]) throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let color = try #require(CGColor(colorSpace: space, components: p3.map { CGFloat($0) } + [1]))
        let sRGB = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let components = try #require(color.converted(to: sRGB)?.components)
        for (value, wanted) in zip(components, expected) { #expect(abs(Double(value) - wanted) < 2e-4) }
    }

    @Test func onlySRGBCanHoldEveryColor() {
        #expect(CGColor.red.converted(to: CGColorSpaceCreateDeviceGray()) == nil)
        #expect(
            CGColor.white.converted(to: CGColorSpaceCreateDeviceRGB()) == CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        )
    }

    @Test func aWrongNumberOfComponentsGivesNoColor() {
        #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 1, 1]) == nil)
        #expect(CGColorSpace(name: "no such space") == nil)
    }

    @Test func whatIsNoNumberCountsAsZero() {
        #expect(CGColor(red: .nan, green: .infinity, blue: 1, alpha: 1).components == [0, 0, 1, 1])
    }

    @Test func aPixelIsPremultipliedAndClamped() {
        #expect(CGColor(red: 2, green: -1, blue: 0.5, alpha: 1).rgba.pixel(opacity: 1) == 0xFFFF_0080)
        #expect(CGColor(red: 1, green: 1, blue: 1, alpha: 0.5).rgba.pixel(opacity: 0.5) == 0x4040_4040)
    }

    @Test func aCopyWithAnotherAlphaKeepsTheColor() throws {
        #expect(CGColor.red.copy(alpha: 0.5) == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    }
}
