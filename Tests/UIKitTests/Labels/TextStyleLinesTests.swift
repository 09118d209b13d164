import PlacardUIKit
import Testing

/// Truth: heights that Xcode stored for labels of several lines in text styles, on screens of two pixels a point.
@MainActor @Suite struct TextStyleLinesTests {
    private func height(_ font: UIFont, lines: Int) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = font
        label.text = Array(repeating: "Line", count: lines).joined(separator: "\n")
        return label.sizeThatFits(CGSize(width: 300, height: 1000)).height
    }

    @Test func `lines of a text style are as far apart as the style is designed for`() {
        #expect(height(.preferredFont(forTextStyle: .headline), lines: 2) == 42.5)
        #expect(height(.preferredFont(forTextStyle: .caption1), lines: 3) == 46.5)
        #expect(height(.preferredFont(forTextStyle: .title1), lines: 2) == 67.5)
    }

    @Test func `the style's distance between lines is its font's leading`() {
        #expect(abs(UIFont.preferredFont(forTextStyle: .body).leading - (22 - 20.287109375)) < 1e-9)
        #expect(UIFont.systemFont(ofSize: 17).leading == 0)
    }

    @Test func `one line shows nothing of it, nor do fonts of the same size without a style`() {
        #expect(height(.preferredFont(forTextStyle: .body), lines: 1) == 20.5)
        #expect(height(.systemFont(ofSize: 17), lines: 2) == 41)
        #expect(height(.preferredFont(forTextStyle: .body).withSize(30), lines: 2) == 72)
    }
}
