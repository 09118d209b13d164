import Foundation
import PlacardSpecimens
import Testing

@testable import PlacardCommand

@MainActor @Suite struct DocumentImageTests {
    private func image(_ name: String, _ arguments: String...) throws -> CGImage {
        try DocumentImage(arguments: ["--scale", "1"] + arguments).image(of: Folder.fixture(name))
    }

    /// The color of a pixel as RRGGBB.
    private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> String {
        let value = image.withPixels { $0[y * image.width + x] }
        return String(String(value, radix: 16).suffix(6))
    }

    @Test func backgroundsLieAtTheirStoredFrames() throws {
        let image = try image("Card.xib")
        #expect(image.width == 240 && image.height == 120)
        #expect(pixel(image, 5, 5) == "0000ff")
        #expect(pixel(image, 19, 80) == "0000ff")
        #expect(pixel(image, 20, 60) == "ff0000")
        #expect(pixel(image, 219, 99) == "ff0000")
        #expect(pixel(image, 220, 100) == "0000ff")
    }

    @Test func theLabelsTextIsWhiteInkWithinItsFrame() throws {
        let image = try image("Card.xib")
        let ink = (16..<37).flatMap { y in (20..<220).map { (y, $0) } }.count { pixel(image, $0.1, $0.0) == "ffffff" }
        #expect(ink > 40)
    }

    @Test func aWiderImageWidensWhatIsResizable() throws {
        let image = try image("Card.xib", "--width", "300")
        #expect(pixel(image, 279, 80) == "ff0000")
        #expect(pixel(image, 280, 80) == "0000ff")
    }

    @Test func systemColorsFollowTheAppearance() throws {
        #expect(pixel(try image("Screens.storyboard"), 100, 100) == "ffffff")
        #expect(pixel(try image("Screens.storyboard", "--appearance", "dark"), 100, 100) == "000000")
    }

    @Test func drawingTwiceGivesTheSameImage() throws {
        let picture = try DocumentImage(arguments: [])
        let (card, target) = (
            Folder.fixture("Card.xib"), DocumentImage.Target(scene: nil, output: URL(fileURLWithPath: "card.png"))
        )
        #expect(try picture.data(of: card, target) == picture.data(of: card, target))
    }
}
