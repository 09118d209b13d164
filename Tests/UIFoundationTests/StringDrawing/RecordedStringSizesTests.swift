import PlacardUIFoundation
import Testing

/// Rows of the recorded numbers of UIKit that hold for any font, or for fonts as wide as San Francisco.
@Suite struct RecordedStringSizesTests {
    private let font = UIFont.systemFont(ofSize: 17)

    private func height(_ offsets: [CGFloat]) -> CGFloat {
        let text = NSMutableAttributedString(string: "")
        for offset in offsets {
            text.append(NSAttributedString(string: "ab", attributes: [.font: font, .baselineOffset: offset]))
        }
        return text.size().height
    }

    /// openuikit AttributedStringTests ("line box vs baselineOffset").
    @Test(
        arguments: [([0], 0), ([3], 3), ([-3], 3), ([3, -3], 6), ([2, -5], 7), ([0, 4], 4)] as [([CGFloat], CGFloat)])
    func `Raised and lowered text makes the line higher by its offsets`(offsets: [CGFloat], more: CGFloat) {
        #expect(abs(height(offsets) - font.lineHeight - more) < 0.001)
    }

    /// openuikit AttributedStringTests ("kern"): 61.97, 66.95 and natural + 12.
    @Test func `Kern of 0 turns pairs off and other kern counts after every letter`() {
        func width(_ kern: Any?) -> CGFloat {
            var attributes: [NSAttributedString.Key: Any] = [.font: font]
            attributes[.kern] = kern
            return "AVATAR".size(withAttributes: attributes).width
        }
        #expect(width(0) > width(nil) + 2)
        #expect(abs(width(2) - width(nil) - 12) < 0.001)
        #expect(width(NSNull()) == width(nil))
    }

    /// openuikit AttributedStringTests ("pair kerning across runs", "underline measurement", "mixed font line").
    @Test func `Runs of one font kern together, runs of two do not`() {
        func text(_ second: UIFont) -> NSAttributedString {
            let text = NSMutableAttributedString(
                string: "AV", attributes: [.font: font, .foregroundColor: UIColor.red])
            text.append(NSAttributedString(string: "AT", attributes: [.font: second]))
            return text
        }
        let parts = ["AV", "AT"].map { $0.size(withAttributes: [.font: font]).width }.reduce(0, +)
        let whole = "AVAT".size(withAttributes: [.font: font]).width
        #expect(abs(text(font).size().width - whole) < 0.001 && whole < parts)
        let larger = UIFont.systemFont(ofSize: 24)
        let apart = "AV".size(withAttributes: [.font: font]).width + "AT".size(withAttributes: [.font: larger]).width
        #expect(abs(text(larger).size().width - apart) < 0.001)
        #expect(abs(text(larger).size().height - larger.lineHeight) < 0.001)
    }

    @Test func `Lines under and through text need no space`() {
        let plain = "text".size(withAttributes: [.font: font])
        let both: [NSAttributedString.Key: Any] = [
            .font: font, .underlineStyle: NSUnderlineStyle.double.rawValue, .strikethroughStyle: 1,
        ]
        #expect("text".size(withAttributes: both) == plain)
    }

    /// FloorplanB NSAttributedStringTests (iOS 11): 144.093 × 20.287, and 40.574 high when wrapped at 100.
    @Test func `A string of the system font has the size that iOS recorded`() {
        let text = "This is a test string"
        let size = text.size(withAttributes: [.font: font])
        #expect(abs(size.height - 20.287_109_375) < 0.001 && abs(size.width - 144.093) < 0.02 * 144.093)
        let wrapped = text.boundingRect(
            with: CGSize(width: 100, height: 1000), options: .usesLineFragmentOrigin, attributes: [.font: font],
            context: nil)
        #expect(abs(wrapped.height - 40.574) < 0.001)
    }
}
