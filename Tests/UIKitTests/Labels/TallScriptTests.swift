import Testing

@testable import PlacardUIKit

@MainActor @Suite struct TallScriptTests {
    /// Rows of an image of a label that lies 20 points from the image's top and bottom, that hold ink.
    private func inkRows(_ text: String) throws -> ClosedRange<Int> {
        let label = UILabel()
        label.text = text
        label.sizeToFit()
        label.frame.origin.y = 20
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: label.frame.width, height: label.frame.height + 40))
        window.addSubview(label)
        let context = try CGContext(size: window.bounds.size, scale: 2)
        withExtendedLifetime(window) { window.layer.render(in: context) }
        let image = try #require(context.makeImage())
        let rows = image.withPixels { pixels in
            (0..<image.height).filter { row in
                pixels[row * image.width..<(row + 1) * image.width].contains { $0 >> 24 > 0 }
            }
        }
        return try #require(rows.first)...(try #require(rows.last))
    }

    /// On iOS a label's image is larger than the label for such text (behavior reference, section 2.5).
    @Test(arguments: ["سلام، آپ کیسے ہیں؟", "ನಮಸ್ಕಾರ ಹೇಗಿದ್ದೀರಿ", "ស្រ្តី"])
    func `Tall scripts are drawn whole, beyond the label's bounds`(text: String) throws {
        let rows = try inkRows(text)
        #expect(rows.upperBound >= 40 + 41 || rows.lowerBound < 40)
    }

    @Test func `Latin text stays within the label`() throws {
        let rows = try inkRows("Ågpqj")
        #expect(rows.lowerBound >= 40 && rows.upperBound < 40 + 41)
    }
}
