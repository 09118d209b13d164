import Foundation
import TestTools
import Testing

@testable import PlacardUIFoundation

@Suite struct UIImageSymbolTests {
    private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil, scale: CGFloat = 2)
        -> UIImage
    {
        .symbol(named: name, configuration, scale: scale)
    }

    /// The share of pixels that are covered.
    private func coverage(_ image: UIImage) throws -> Double {
        let pixels = Pixels(try #require(image.cgImage)).values
        return pixels.reduce(0) { $0 + Double($1 >> 24) / 255 } / Double(pixels.count)
    }

    @Test func theSizeFollowsPointSizeAndScale() {
        let circle = symbol("circle")
        #expect(abs(circle.size.width - 17 * 1.2) < 0.6 && circle.size.width == circle.size.height)
        let twice = symbol("circle", .init(pointSize: 34))
        #expect(abs(twice.size.width - 2 * circle.size.width) <= 0.5)
        let (small, large) = (symbol("circle", .init(scale: .small)), symbol("circle", .init(scale: .large)))
        #expect(abs(small.size.width - 0.79 * circle.size.width) <= 0.5)
        #expect(abs(large.size.width - 1.28 * circle.size.width) <= 0.5)
    }

    /// Heights that image views with symbols have in documents of six projects, in points at 17.
    @Test(
        arguments: [
            ("calendar", 128, 107, 17.29), ("video.fill", 128, 82, 15.79), ("envelope.fill", 128, 93, 16.79),
            ("cloud.fill", 128, 88, 15.79), ("message.fill", 128, 113, 19.79), ("phone.fill", 128, 114, 17.79),
            ("speaker.slash", 124, 128, 18.29), ("phone.down.fill", 128, 52, 9.79),
        ] as [(String, CGFloat, CGFloat, CGFloat)])
    func `A symbol has the proportions that its document tells`(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ stored: CGFloat
    ) {
        let proportions = CGSize(width: width, height: height)
        let image = UIImage.symbol(named: name, nil, scale: 2, proportions: proportions)
        #expect(abs(image.size.width / image.size.height - width / height) < 0.06)
        #expect(abs(image.size.height - stored) <= 1)
        let larger = image.applyingSymbolConfiguration(.init(pointSize: 34))
        #expect(abs((larger?.size.height ?? 0) - 2 * image.size.height) <= 1)
    }

    /// Stored frames of image views with twelve symbols, in documents of seven projects.
    @Test func `symbols are aligned by the lines of their size`() {
        for name in ["ellipsis", "envelope.fill", "sun.max", "chevron.right"] {
            for size in [17, 40] as [CGFloat] {
                let image = symbol(name, .init(pointSize: size))
                let insets = image.alignmentRectInsets
                let height = image.size.height - insets.top - insets.bottom
                #expect(abs(height - UIFont.systemFont(ofSize: size).lineHeight) < 0.001)
                #expect(insets.left == 0 && insets.right == 0 && insets.top == insets.bottom)
            }
        }
    }

    @Test func symbolsHaveTheirOwnProportions() {
        #expect(symbol("chevron.right").size.width < symbol("chevron.right").size.height * 0.8)
        #expect(symbol("envelope").size.width > symbol("envelope").size.height * 1.2)
        #expect(symbol("ellipsis").size.height < symbol("ellipsis").size.width / 2)
    }

    @Test(arguments: ["person", "house", "plus", "star", "envelope", "trash"])
    func bolderSymbolsCoverMore(_ name: String) throws {
        let weights: [UIImage.SymbolWeight] = [.ultraLight, .regular, .black]
        let shares = try weights.map { try coverage(symbol(name, .init(pointSize: 60, weight: $0))) }
        #expect(shares[0] <= shares[1] && shares[1] <= shares[2] && shares[0] < shares[2])
    }

    @Test(arguments: ["person", "house", "folder", "heart", "bolt", "circle", "plus.circle"])
    func filledSymbolsCoverMore(_ name: String) throws {
        #expect(try coverage(symbol(name + ".fill")) > coverage(symbol(name)) * 1.2)
    }

    @Test func whatLiesInAFilledShapeIsCutOut() throws {
        let image = symbol("minus.circle.fill", .init(pointSize: 40), scale: 1)
        let pixels = Pixels(try #require(image.cgImage))
        #expect(pixels[pixels.width / 2, pixels.height / 2] == 0)
        #expect(pixels[pixels.width / 2, pixels.height / 4] == 0xFF00_0000)
    }

    @Test func anotherConfigurationDrawsTheSameSymbolAnew() throws {
        let large = try #require(symbol("star.fill").applyingSymbolConfiguration(.init(pointSize: 50)))
        #expect(
            large.isSymbolImage && large.isTemplate && large.size == symbol("star.fill", .init(pointSize: 50)).size)
        #expect(abs(try coverage(large) - coverage(symbol("star.fill"))) < 0.05)
    }
}
