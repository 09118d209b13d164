import Foundation
import Testing

@testable import PlacardCoreGraphics

/// A picture that covers a bitmap on which nothing has been drawn lends it its pixels. Bitmaps that were cleared by hand
/// before have the picture drawn on them, and must look the same.
@Suite struct AdoptedPictureTests {
    private static let size = CGRect(x: 0, y: 0, width: 40, height: 30)

    private func picture(seed: UInt64 = 1) throws -> CGImage {
        var random = SplitMix(seed: seed)
        let pixels = (0..<1_200).map { _ in
            random.next() % 3 == 0 ? 0 : UInt32(truncatingIfNeeded: random.next())
        }
        return try #require(CGImage(width: 40, height: 30, pixels: pixels))
    }

    /// What drawing gives on a bitmap as it was made, and on one whose pixels were cleared.
    private func bothWays(_ draw: (CGContext) -> Void) throws -> (quick: Drawing, slow: Drawing) {
        let quick = try Drawing(40, 30) { draw($0) }
        let slow = try Drawing(40, 30) {
            $0.clear(Self.size)
            draw($0)
        }
        return (quick, slow)
    }

    @Test func whatIsDrawnAfterwardsIsTheSameAndLeavesThePictureAsItWas() throws {
        let image = try picture()
        let before = Drawing(image)
        let both = try bothWays {
            $0.drawUpright(image, in: Self.size)
            $0.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
            $0.fill(CGRect(x: 3.5, y: 2, width: 20, height: 10))
            $0.fillEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 15))
        }
        #expect(both.quick == both.slow)
        #expect(both.quick != before)
        #expect(Drawing(image) == before)
    }

    @Test func aPictureAloneIsThePicture() throws {
        let image = try picture()
        let both = try bothWays { $0.drawUpright(image, in: Self.size) }
        #expect(both.quick == Drawing(image))
        #expect(both.slow == Drawing(image))
    }

    /// Clipped, pale, moved, stretched, smaller or upside down, it must be drawn.
    @Test func picturesThatDoNotCoverAllAreDrawn() throws {
        let image = try picture()
        let small = try #require(CGImage(width: 10, height: 10, pixels: Array(repeating: 0x8000_0000, count: 100)))
        let ways: [(CGContext) -> Void] = [
            {
                $0.clip(to: CGRect(x: 1, y: 0, width: 39, height: 30))
                $0.drawUpright(image, in: Self.size)
            },
            {
                $0.setAlpha(0.5)
                $0.drawUpright(image, in: Self.size)
            },
            { $0.drawUpright(image, in: Self.size.offsetBy(dx: 1, dy: 0)) },
            { $0.drawUpright(image, in: Self.size.offsetBy(dx: 0.5, dy: 0)) },
            { $0.drawUpright(image, in: Self.size.insetBy(dx: 2, dy: 1)) },
            { $0.draw(image, in: Self.size) },
            { $0.drawUpright(small, in: CGRect(x: 0, y: 0, width: 10, height: 10)) },
            {
                $0.setBlendMode(.destinationIn)
                $0.drawUpright(image, in: Self.size)
            },
            {
                $0.drawUpright(image, in: Self.size)
                $0.drawUpright(image, in: Self.size)
            },
        ]
        for way in ways {
            let both = try bothWays(way)
            #expect(both.quick == both.slow)
        }
    }

    /// The memory of a transparency layer serves the next one, but not while a picture has it.
    @Test func layersDoNotWriteOverPictures() throws {
        let images = try (1...4).map { try picture(seed: $0) }
        let before = images.map { Drawing($0) }
        let both = try bothWays { context in
            context.setAlpha(0.7)
            for image in images {
                context.beginTransparencyLayer()
                context.drawUpright(image, in: Self.size)
                context.endTransparencyLayer()
                context.beginTransparencyLayer()
                context.fill(CGRect(x: 5, y: 5, width: 9, height: 9))
                context.endTransparencyLayer()
            }
        }
        #expect(both.quick == both.slow)
        #expect(images.map { Drawing($0) } == before)
    }

    /// Images that were made of a context stay as they were, whoever has lent it its pixels.
    @Test func imagesKeepWhatWasThereWhenTheyWereMade() throws {
        let image = try picture()
        let context = try CGContext(size: Self.size.size, scale: 1)
        let empty = try #require(context.makeImage())
        context.drawUpright(image, in: Self.size)
        let first = try #require(context.makeImage())
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        let second = try #require(context.makeImage())
        #expect(empty.isClear)
        #expect(Drawing(first) == Drawing(image))
        #expect(second.withPixels { $0[0] } == 0xFF00_0000)
        #expect(Drawing(first).pixels[0] == Drawing(image).pixels[0])
    }
}
