import PlacardUIFoundation
import TestTools
import Testing

@Suite struct UIImageTests {
    /// Two pixels beside each other: red, blue.
    private let bitmap = CGImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FF])

    private func image(_ orientation: UIImage.Orientation = .up) throws -> UIImage {
        UIImage(cgImage: try #require(bitmap), scale: 1, orientation: orientation)
    }

    @Test func theSizeIsInPoints() throws {
        let bitmap = try #require(bitmap)
        #expect(UIImage(cgImage: bitmap, scale: 2, orientation: .up).size == CGSize(width: 1, height: 0.5))
        #expect(UIImage(cgImage: bitmap, scale: 1, orientation: .left).size == CGSize(width: 1, height: 2))
        #expect(UIImage().size == .zero)
    }

    /// The first pixel's place by Apple's documentation of `UIImage.Orientation`.
    @Test(arguments: [
        (UIImage.Orientation.up, 0, 0), (.down, 1, 0), (.left, 0, 1), (.right, 0, 0), (.upMirrored, 1, 0),
        (.downMirrored, 0, 0), (.leftMirrored, 0, 0), (.rightMirrored, 0, 1),
    ])
    func orientationsTurnTheImage(_ orientation: UIImage.Orientation, _ x: Int, _ y: Int) throws {
        let image = try image(orientation)
        let pixels = try Pixels(2, 2) { _ in image.draw(at: .zero) }
        #expect(pixels[x, y] == 0xFFFF_0000)
    }

    @Test func aImageIsStretchedOverItsRectangle() throws {
        let image = try image()
        let pixels = try Pixels(20, 10) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 10)) }
        #expect(pixels[1, 5] == 0xFFFF_0000 && pixels[18, 5] == 0xFF00_00FF)
    }

    @Test func aTintTakesTheImagesOpacity() throws {
        let image = try image().withTintColor(.green)
        let pixels = try Pixels(3, 1) { _ in image.draw(at: .zero) }
        #expect(pixels[0, 0] == 0xFF00_FF00 && pixels[1, 0] == 0xFF00_FF00 && pixels[2, 0] == 0)
    }

    /// Apple's documentation of `withTintColor(_:renderingMode:)`: the color fills what the image covers, whatever the mode; files and
    /// patterns have it too.
    @Test(arguments: [UIImage.RenderingMode.automatic, .alwaysOriginal, .alwaysTemplate])
    func aTintIsSeenInEveryMode(_ mode: UIImage.RenderingMode) throws {
        let image = try image().withTintColor(.green, renderingMode: mode)
        #expect(image.renderingMode == mode)
        #expect(try Pixels(3, 1) { _ in image.draw(at: .zero) }[0, 0] == 0xFF00_FF00)
        let file = try #require(image.pngData().flatMap(UIImage.init(data:)))
        #expect(try Pixels(3, 1) { _ in file.draw(at: .zero) }[1, 0] == 0xFF00_FF00)
        let pattern = UIColor(patternImage: image)
        let filled = try Pixels(2, 1) { context in
            pattern.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        #expect(filled[0, 0] == 0xFF00_FF00)
    }

    @Test func aTintKeepsTheModeUnlessItIsGiven() throws {
        #expect(try image().withRenderingMode(.alwaysOriginal).withTintColor(.green).renderingMode == .alwaysOriginal)
        #expect(try image().withTintColor(.green).renderingMode == .automatic)
    }

    @Test func aImageBecomesAPNGFile() throws {
        let data = try #require(try image(.left).pngData())
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(UIImage().pngData() == nil)
    }

    /// Apple's documentation of UIImage, "Comparing Images": `isEqual(_:)` tells whether two have the same image data.
    @Test func `images with the same pixels are equal, wherever they came from`() throws {
        let data = try #require(try image().pngData())
        let (first, second) = (try #require(UIImage(data: data)), try #require(UIImage(data: data)))
        #expect(first == second && first.hashValue == second.hashValue)
        #expect(first != first.withRenderingMode(.alwaysTemplate))
        let other = try #require(CGImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_00FE]))
        #expect(first != UIImage(cgImage: other))
        #expect(UIImage.symbol(named: "star", nil, scale: 2) == UIImage.symbol(named: "star", nil, scale: 2))
        #expect(UIImage.symbol(named: "star", nil, scale: 2) != UIImage.symbol(named: "heart", nil, scale: 2))
    }

    /// Known from use: `color.set(); image.withRenderingMode(.alwaysTemplate).draw(in:)` is how programs tinted images
    /// before iOS 13.
    @Test func `a template is drawn in the context's fill color`() throws {
        let image = try image().withRenderingMode(.alwaysTemplate)
        let pixels = try Pixels(3, 1) { _ in
            UIColor.green.set()
            image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        #expect(pixels[0, 0] == 0xFF00_FF00 && pixels[1, 0] == 0xFF00_FF00 && pixels[2, 0] == 0)
        let tiles = try Pixels(4, 1) { _ in
            UIColor.green.set()
            image.drawAsPattern(in: CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        #expect(tiles.values.allSatisfy { $0 == 0xFF00_FF00 })
    }
}
