import Foundation
import PlacardUIFoundation
import PlacardUIKit
import TestTools
import Testing

@Suite struct UIImageShowingTests {
    /// Nine pixels, each in a color of its own.
    private func nine() throws -> UIImage {
        UIImage(cgImage: try #require(CGImage(width: 3, height: 3, pixels: (0..<9).map { 0xFF00_0000 | 1 << $0 })))
    }

    private func drawn(_ image: UIImage, _ width: Int, _ height: Int) throws -> [[Int]] {
        let pixels = try Pixels(width, height) { _ in
            image.draw(in: CGRect(x: 0, y: 0, width: width, height: height))
        }
        return (0..<height).map { y in (0..<width).map { (pixels[$0, y] & 0xFF_FFFF).trailingZeroBitCount } }
    }

    private let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)

    @Test(arguments: [UIImage.ResizingMode.tile, .stretch])
    func cornersKeepTheirSize(_ mode: UIImage.ResizingMode) throws {
        let image = try nine().resizableImage(withCapInsets: caps, resizingMode: mode)
        #expect(image.size == CGSize(width: 3, height: 3) && image.capInsets == caps && image.resizingMode == mode)
        #expect(try drawn(image, 5, 4) == [[0, 1, 1, 1, 2], [3, 4, 4, 4, 5], [3, 4, 4, 4, 5], [6, 7, 7, 7, 8]])
    }

    @Test func tilesRepeatFromTheirFirstPixel() throws {
        let image = try nine().resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0))
        #expect(image.resizingMode == .tile)
        #expect(try drawn(image, 6, 3)[0] == [0, 1, 2, 1, 2, 1])
    }

    @Test func capsWithoutRoomShrinkAlike() throws {
        let image = try nine().resizableImage(withCapInsets: caps, resizingMode: .stretch)
        #expect(try drawn(image, 2, 2) == [[0, 2], [6, 8]])
    }

    @Test func absurdInsetsAreCut() throws {
        for inset in [CGFloat.nan, -5, 1e300, .infinity] {
            let insets = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
            let image = try nine().resizableImage(withCapInsets: insets, resizingMode: .stretch)
            #expect(try drawn(image, 6, 6).count == 6)
        }
    }

    @Test func patternsRepeatTheWholeImage() throws {
        let image = try nine()
        let pixels = try Pixels(5, 4) { _ in image.drawAsPattern(in: CGRect(x: 1, y: 0, width: 4, height: 4)) }
        let numbers = (0..<4).map { y in (0..<5).map { (pixels[$0, y] & 0xFF_FFFF).trailingZeroBitCount } }
        #expect(numbers[0] == [32, 0, 1, 2, 0] && numbers[3] == [32, 0, 1, 2, 0] && numbers[1][1] == 3)
    }

    @Test func mirroringTwiceChangesNothing() throws {
        let image = try nine()
        #expect(try drawn(image.withHorizontallyFlippedOrientation(), 3, 3)[0] == [2, 1, 0])
        for number in 0..<8 {
            let turned = UIImage(
                cgImage: try #require(image.cgImage), scale: 1, orientation: try #require(.init(rawValue: number)))
            let mirrored = turned.withHorizontallyFlippedOrientation()
            #expect(try drawn(mirrored, 3, 3) == drawn(turned, 3, 3).map { $0.reversed() })
            #expect(mirrored.withHorizontallyFlippedOrientation() == turned)
        }
    }

    /// What Pillow's `exif_transpose` makes of the same files.
    @Test(arguments: 1...8)
    func filesAreTurnedAsTheySay(_ number: Int) throws {
        let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../CoreGraphicsTests/Fixtures")
        let name = "orientation\(number).png"
        let table = try String(contentsOf: fixtures.appendingPathComponent("pictures.txt"), encoding: .utf8)
        let row = try #require(table.split(separator: "\n").first { $0.hasPrefix(name + " ") }).split(separator: " ")
        let image = try #require(UIImage(contentsOfFile: fixtures.appendingPathComponent(name).path))
        let (width, height) = (try #require(Int(row[1])), try #require(Int(row[2])))
        #expect(image.size == CGSize(width: width, height: height))
        let pixels = try Pixels(width, height) { _ in image.draw(at: .zero) }
        let seen = (0..<height).flatMap { y in (0..<width).map { pixels[$0, y] << 8 | 255 } }
        #expect(seen.map { String(format: "%08x", $0) }.joined() == row[4])
    }

    @Test func thumbnailsKeepProportions() throws {
        let bitmap = try #require(
            CGImage(width: 40, height: 20, pixels: [UInt32](repeating: 0xFFFF_0000, count: 800)))
        let image = UIImage(cgImage: bitmap, scale: 2, orientation: .right)
        let small = try #require(image.preparingThumbnail(of: CGSize(width: 5, height: 5)))
        #expect(small.size == CGSize(width: 2.5, height: 5) && small.scale == 2)
        #expect(image.preparingThumbnail(of: .zero) == nil)
        #expect(image.preparingForDisplay() === image)
    }

    @Test func assetsChooseByTraits() throws {
        let (day, night) = (try nine(), try nine())
        let asset = UIImageAsset()
        asset.register(day, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(night, with: UITraitCollection(userInterfaceStyle: .dark))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(asset.image(with: dark).cgImage === night.cgImage)
        #expect(asset.image(with: UITraitCollection()).cgImage === day.cgImage)
        asset.unregister(with: dark)
        #expect(asset.image(with: dark).cgImage === day.cgImage)
    }

    @Test func movingImagesShowTheFirst() throws {
        let first = try nine()
        let animated = try #require(UIImage.animatedImage(with: [first, try nine()], duration: 2))
        #expect(animated.images?.count == 2 && animated.duration == 2 && animated.cgImage === first.cgImage)
        #expect(UIImage.animatedImage(with: [], duration: 2) == nil)
    }

    @Test func jpegFilesAreWrittenUpright() throws {
        let red = try #require(CGImage(width: 16, height: 8, pixels: [UInt32](repeating: 0xFFFF_0000, count: 128)))
        let data = try #require(
            UIImage(cgImage: red, scale: 2, orientation: .left).jpegData(compressionQuality: 1))
        let read = try #require(UIImage(data: data))
        #expect(read.size == CGSize(width: 8, height: 16) && read.imageOrientation == .up)
        #expect(UIImage().jpegData(compressionQuality: 1) == nil)
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
    }

    @Test func templatesInTextTakeItsColor() throws {
        let black = try #require(CGImage(width: 10, height: 10, pixels: [UInt32](repeating: 0xFF00_0000, count: 100)))
        let image = UIImage(cgImage: black).withRenderingMode(.alwaysTemplate)
        let text = NSMutableAttributedString(
            attributedString: NSAttributedString(attachment: NSTextAttachment(image: image)))
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
        let pixels = try Pixels(20, 30) { _ in text.draw(at: .zero) }
        #expect((0..<30).contains { pixels[5, $0] == 0xFFFF_0000 })
        #expect(!(0..<30).contains { pixels[5, $0] == 0xFF00_0000 })
    }
}
