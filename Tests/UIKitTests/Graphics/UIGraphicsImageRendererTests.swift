import PlacardUIKit
import Synchronization
import TestTools
import Testing

@MainActor @Suite struct UIGraphicsImageRendererTests {
    private func format(_ scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = opaque
        return format
    }

    @Test func aImageHasTheFormatsPixels() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format(3))
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(image.size == CGSize(width: 4, height: 3) && image.scale == 3)
        let pixels = Pixels(try #require(image.cgImage))
        #expect(pixels.width == 12 && pixels[2, 2] == 0xFFFF_0000 && pixels[3, 3] == 0)
    }

    /// Apple's documentation of `UIGraphicsRendererContext`: what the contexts of all renderers can do.
    @Test func `contexts of all renderers fill, stroke and cut`() throws {
        func draw(_ context: UIGraphicsRendererContext) {
            context.clip(to: CGRect(x: 0, y: 0, width: 8, height: 10))
            UIColor.red.set()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIColor.clear.set()
            context.fill(CGRect(x: 3, y: 3, width: 2, height: 2), blendMode: .copy)
            context.stroke(CGRect(x: 1, y: 1, width: 6, height: 6), blendMode: .copy)
        }
        let size = CGSize(width: 10, height: 10)
        let image = UIGraphicsImageRenderer(size: size, format: format(1)).image(actions: draw)
        let pixels = Pixels(try #require(image.cgImage))
        #expect(pixels[0, 0] == 0xFFFF_0000 && pixels[8, 0] == 0 && pixels[3, 3] == 0 && pixels[1, 1] == 0)
        let format = UIGraphicsPDFRendererFormat()
        let pages = UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: size), format: format)
        #expect((format as UIGraphicsRendererFormat).bounds.size == size)
        let data = pages.pdfData { draw($0) }
        #expect(data.count > 500)
    }

    @Test func theScaleIsTheScreensUnlessSet() {
        #expect(UIGraphicsImageRendererFormat().scale == UIScreen.main.scale)
        #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3)).scale == 3)
    }

    @Test func anOpaqueImageBeginsBlack() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format(1, opaque: true)).image
        { _ in }
        #expect(Pixels(try #require(image.cgImage)).values == Array(repeating: 0xFF00_0000, count: 4))
    }

    @Test func boundsMoveTheOrigin() throws {
        let bounds = CGRect(x: 10, y: 10, width: 4, height: 4)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format(1)).image { context in
            context.cgContext.fill(CGRect(x: 10, y: 10, width: 1, height: 1))
        }
        let pixels = Pixels(try #require(image.cgImage))
        #expect(pixels[0, 0] == 0xFF00_0000 && pixels[1, 1] == 0)
    }

    @Test func aImageThatCannotBeIsEmpty() {
        for size in [CGSize.zero, CGSize(width: 1e9, height: 1e9), CGSize(width: CGFloat.nan, height: 1)] {
            #expect(UIGraphicsImageRenderer(size: size).image { _ in }.cgImage == nil)
            #expect(UIGraphicsImageRenderer(size: size).pngData { _ in }.isEmpty)
        }
    }

    @Test func theOlderFunctionsDrawAsWell() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), false, 2)
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
        UIGraphicsEndImageContext()
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.scale == 2 && image.size == CGSize(width: 2, height: 2))
        #expect(Pixels(try #require(image.cgImage))[1, 1] == 0xFF00_0000)
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
    }

    @Test func aImageThatNoMemoryHoldsIsEmptyWithAWord() {
        let heard = Mutex<[String]>([])
        let before = UIImage.report
        UIImage.report = { message in heard.withLock { $0.append(message) } }
        defer { UIImage.report = before }
        let size = CGSize(width: 30_000, height: 30_001)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            Issue.record("nothing can be drawn")
        }
        UIGraphicsBeginImageContextWithOptions(size, false, 1)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        #expect(image.size == .zero)
        #expect(heard.withLock { $0 }.filter { $0.contains("30001") && $0.contains("is too large") }.count == 2)
    }
}
