import Foundation
import Testing

@testable import PlacardCoreGraphics

@Suite struct ImageFileTests {
    private static let unturned = ImageFixture.all.filter { !$0.name.hasPrefix("orientation") }

    @Test func theTableOfFixturesIsThere() {
        #expect(ImageFixture.all.count == 26)
    }

    @Test(arguments: unturned)
    func pixelsAreThoseThatAnotherDecoderSees(_ fixture: ImageFixture) throws {
        let file = try ImageFile(try ImageFixture.data(fixture.name))
        #expect(file.width == fixture.width && file.height == fixture.height && file.orientation == .up)
        #expect(file.kind == (fixture.name.hasSuffix("png") ? .png : .jpeg))
        let drawing = Drawing(try file.image())
        let expected = try #require(
            CGImage(width: fixture.width, height: fixture.height, pixels: fixture.pixels).map { Drawing($0) })
        #expect(drawing.difference(from: expected) <= fixture.tolerance)
    }

    @Test(arguments: 1...8)
    func theOrientationIsRead(_ number: UInt32) throws {
        let file = try ImageFile(try ImageFixture.data("orientation\(number).png"))
        #expect(file.orientation.rawValue == number)
        #expect(try ImageFile(try ImageFixture.data("orientation6.jpg")).orientation == .right)
    }

    @Test(arguments: [
        ("rgb.png", CGColorSpace.sRGB, CGImageAlphaInfo.noneSkipFirst),
        ("rgba.png", CGColorSpace.sRGB, .premultipliedFirst),
        ("indexed.png", CGColorSpace.sRGB, .premultipliedFirst), ("p3.png", CGColorSpace.displayP3, .noneSkipFirst),
        ("p3.jpg", CGColorSpace.displayP3, .noneSkipFirst), ("srgb.jpg", CGColorSpace.sRGB, .noneSkipFirst),
        ("gray.png", CGColorSpace.genericGrayGamma2_2, .noneSkipFirst),
        ("gray-alpha.png", CGColorSpace.genericGrayGamma2_2, .premultipliedFirst),
        ("gray.jpg", CGColorSpace.genericGrayGamma2_2, .noneSkipFirst),
        ("inks.jpg", CGColorSpace.sRGB, .noneSkipFirst),
    ])
    func spacesAndOpacityAreToldApart(_ name: String, _ space: String, _ alpha: CGImageAlphaInfo) throws {
        let image = try ImageFile(try ImageFixture.data(name)).image()
        #expect(image.colorSpace?.name == space)
        #expect(image.alphaInfo == alpha)
    }

    @Test func otherKindsAreNamed() {
        func error(_ bytes: [UInt8]) -> ImageFileError? {
            do { _ = try ImageFile(Data(bytes)) } catch { return error }
            return nil
        }
        #expect(error(Array("GIF89a....".utf8)) == .unsupportedKind("GIF"))
        #expect(error(Array("RIFF0000WEBPVP8 ".utf8)) == .unsupportedKind("WebP"))
        #expect(error(Array("%PDF-1.7".utf8)) == .unsupportedKind("PDF"))
        #expect(error(Array("hello".utf8)) == .unknownKind)
        #expect(error([]) == .unknownKind)
    }

    /// A header may promise more than memory can hold.
    @Test func hugeImagesAreRefusedBeforeTheyAreDecoded() throws {
        var png = try ImageFixture.data("rgb.png")
        png.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF])
        #expect(throws: ImageFileError.tooLarge(width: 32_767, height: 32_767)) { try ImageFile(png) }
        png.replaceSubrange(16..<24, with: [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
        #expect(throws: ImageFileError.self) { try ImageFile(png) }
    }

    @Test func `A picture without rows has no pixels`() throws {
        var png = try ImageFixture.data("rgb.png")
        png.replaceSubrange(20..<24, with: [0, 0, 0, 0])
        #expect(throws: ImageFileError.damaged("it has no pixels")) { try ImageFile(png) }
    }

    @Test func aSliceOfLargerDataIsReadAlike() throws {
        for name in ["rgba.png", "p3.jpg"] {
            let data = try ImageFixture.data(name)
            let slice = (Data([1, 2, 3]) + data + Data([4])).dropFirst(3).dropLast()
            #expect(try Drawing(ImageFile(slice).image()) == Drawing(ImageFile(data).image()))
        }
    }

    @Test func whatIsWrittenIsReadBack() throws {
        let drawing = try Drawing(30, 20) {
            $0.setFillColor(CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.7))
            $0.fillEllipse(in: CGRect(x: 2, y: 2, width: 26, height: 16))
        }
        let image = try #require(drawing.image)
        #expect(try Drawing(ImageFile(PNGEncoder().encode(image)).image()).difference(from: drawing) <= 1)
    }
}
