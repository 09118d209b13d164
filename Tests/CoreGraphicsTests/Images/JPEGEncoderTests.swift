import Foundation
import Testing

@testable import PlacardCoreGraphics

@Suite struct JPEGEncoderTests {
    private func picture() throws -> CGImage {
        try ImageFile(try ImageFixture.data("rgb.jpg")).image()
    }

    @Test func goodQualityKeepsTheColors() throws {
        let image = try picture()
        let read = try ImageFile(JPEGEncoder(quality: 1).encode(image)).image()
        #expect(Drawing(read).difference(from: Drawing(image)) <= 4)
    }

    @Test func lessQualityIsSmaller() throws {
        let image = try picture()
        let sizes = try [1, 0.6, 0.1].map { try JPEGEncoder(quality: $0).encode(image).count }
        #expect(sizes[0] > sizes[1] && sizes[1] > sizes[2])
    }

    @Test(arguments: [CGFloat.nan, -3, 17, .infinity])
    func absurdQualitiesAreBroughtIntoRange(_ quality: CGFloat) throws {
        let file = try ImageFile(JPEGEncoder(quality: quality).encode(try picture()))
        #expect(file.width == 16 && file.height == 12)
    }

    @Test func transparentPartsBecomeWhite() throws {
        let image = try #require(CGImage(width: 2, height: 2, pixels: [0, 0, 0, 0]))
        let read = try ImageFile(JPEGEncoder(quality: 1).encode(image)).image()
        #expect(Drawing(read).pixels == [UInt32](repeating: 0xFFFF_FFFF, count: 4))
    }
}
