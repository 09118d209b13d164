import PlacardUIKit
import Testing

@MainActor @Suite struct TintColourTests {
    private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 10))

    private func background() throws -> UInt32 {
        let image = UIGraphicsImageRenderer(bounds: label.bounds).image { label.layer.render(in: $0.cgContext) }
        let pixels = try #require(image.cgImage).withPixels { Array($0) }
        return pixels[0]
    }

    @Test func `The tint colour follows the view that is drawn`() throws {
        label.backgroundColor = .tintColor
        #expect(try background() == 0xFF00_7AFF)
        let page = UIView()
        page.tintColor = .red
        page.addSubview(label)
        #expect(try background() == 0xFFFF_0000)
        page.tintColor = .green
        #expect(try background() == 0xFF00_FF00)
        page.tintColor = .tintColor
        #expect(try background() == 0xFF00_7AFF)
    }
}
