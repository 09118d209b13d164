import Foundation
import Testing

@testable import PlacardCoreGraphics

/// Apple's documentation of `CGContext.clear(_:)` and `clip(to:mask:)`: all drawing is cut by the clip, and by a mask as far as
/// it lets it through. Labels with an inner glow are cut out so.
@Suite struct ClearingThroughMasksTests {
    @Test func `Clearing spares what the mask hides`() throws {
        let shape = try CGContext(size: CGSize(width: 10, height: 10), scale: 1)
        shape.setFillColor(.black)
        shape.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        shape.setFillColor(CGColor(gray: 0, alpha: 0.5))
        shape.fill(CGRect(x: 5, y: 0, width: 2, height: 10))
        let mask = try #require(shape.makeImage())
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
