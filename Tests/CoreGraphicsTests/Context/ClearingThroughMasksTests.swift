import Foundation
import Testing

@testable import PlacardCoreGraphics

/// Apple's documentation of `CGContext.clear(_:)` and `clip(to:mask:)`: all drawing is cut by the clip, and by a mask as far as
/// it lets it through. Labels with an inner glow are cut out so.
@Suite struct ClearingThroughMasksTests {
    /// An image that is opaque up to 5, half clear up to 7 and clear up to 10.
    private func mask() throws -> CGImage {
        let shape = try CGContext(size: CGSize(width: 10, height: 10), scale: 1)
        shape.setFillColor(.black)
        shape.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        shape.setFillColor(CGColor(gray: 0, alpha: 0.5))
        shape.fill(CGRect(x: 5, y: 0, width: 2, height: 10))
        return try #require(shape.makeImage())
    }

    /// Modes that change what lies below where a drawing is clear, with the opacity that each leaves of an opaque ground
    /// under a drawing of half opacity (Porter and Duff 1984).
    private static let leaving: [(CGBlendMode, Double)] = [
        (.copy, 0.5), (.sourceIn, 0.5), (.sourceOut, 0), (.destinationIn, 0.5), (.destinationAtop, 0.5),
        (.destinationOut, 0.5),
    ]

    @Test(arguments: leaving.map(\.0.rawValue), [true, false])
    func `What a mask hides stays under every mode`(mode: Int32, isLayer: Bool) throws {
        let (mode, left) = try #require(Self.leaving.first { $0.0.rawValue == mode })
        let mask = try mask()
        let drawing = try Drawing(10, 10) { context in
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10), mask: mask)
            context.setBlendMode(mode)
            if isLayer { context.beginTransparencyLayer() }
            context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
            context.fill(CGRect(x: 0, y: 2, width: 10, height: 8))
            if isLayer { context.endTransparencyLayer() }
        }
        let alphas = (0..<10).map { Double(drawing[$0, 5] >> 24) / 255 }
        #expect(alphas.prefix(5).allSatisfy { abs($0 - left) < 0.01 } && abs(alphas[5] - (1 + left) / 2) < 0.01)
        #expect((7..<10).allSatisfy { drawing[$0, 5] == 0xFFFF_0000 })
        if !isLayer { #expect((0..<10).allSatisfy { drawing[$0, 0] == 0xFFFF_0000 }) }
    }

    @Test func `Clearing spares what the mask hides`() throws {
        let mask = try mask()
        let context = try CGContext(size: CGSize(width: 10, height: 10), scale: 1)
        let area = CGRect(x: 0, y: 0, width: 10, height: 10)
        context.setFillColor(.white)
        context.fill(area)
        context.clip(to: area, mask: mask)
        context.clear(area)
        let image = try #require(context.makeImage())
        let bytes = try #require(image.dataProvider?.data) as Data
        let alphas = (0..<10).map { bytes[5 * image.bytesPerRow + $0 * 4 + 3] }
        #expect(alphas.prefix(5).allSatisfy { $0 == 0 } && alphas.suffix(3).allSatisfy { $0 == 255 })
        #expect(abs(Int(alphas[5]) - 128) <= 1)
    }
}
