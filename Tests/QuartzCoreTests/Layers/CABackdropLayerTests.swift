import Foundation
import TestTools
import Testing

@testable import PlacardQuartzCore

@Suite struct CABackdropLayerTests {
    private let root = CALayer()
    private let backdrop = CABackdropLayer()

    init() {
        root.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        root.backgroundColor = .blue
        let left = CALayer()
        left.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
        left.backgroundColor = .red
        root.addSublayer(left)
        backdrop.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
        backdrop.blurRadius = 5
        root.addSublayer(backdrop)
    }

    private func rendered() throws -> Pixels { try Pixels(of: root, width: 60, height: 40) }

    @Test func whatLiesBelowIsMixedWithinTheBoundsAlone() throws {
        let pixels = try rendered()
        #expect(pixels[29, 5] == 0xFFFF_0000 && pixels[30, 35] == 0xFF00_00FF)
        let (red, blue) = (Int(pixels[30, 20] >> 16 & 255), Int(pixels[30, 20] & 255))
        #expect(abs(red - blue) < 30 && abs(red + blue - 255) <= 2 && pixels[30, 20] >> 24 == 255)
        #expect(pixels[5, 20] == 0xFFFF_0000)
    }

    @Test func roundedCornersCutTheBlurToo() throws {
        backdrop.frame = CGRect(x: 20, y: 10, width: 20, height: 20)
        let square = try rendered()
        backdrop.cornerRadius = 10
        let round = try rendered()
        #expect(square[21, 11] != 0xFFFF_0000 && round[21, 11] == 0xFFFF_0000)
        #expect(round[30, 20] == square[30, 20])
    }

    @Test func aRadiusOfNothingLeavesAllAsItIs() throws {
        backdrop.blurRadius = 0
        let pixels = try rendered()
        #expect(pixels[29, 20] == 0xFFFF_0000 && pixels[30, 20] == 0xFF00_00FF)
        backdrop.blurRadius = .infinity
        #expect(try rendered()[5, 5] == 0xFFFF_0000)
    }
}
