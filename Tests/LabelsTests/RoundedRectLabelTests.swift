import PlacardLabels
import Testing

@MainActor @Suite struct RoundedRectLabelTests {
    private let label = RoundedRectLabel()

    init() {
        label.contentScaleFactor = 2
        label.font = .systemFont(ofSize: 17)
        label.numberOfLines = 0
        label.textAlignment = .justified
    }

    private func height(_ text: String, width: CGFloat = 343) -> CGFloat {
        label.text = text
        return label.sizeThatFits(CGSize(width: width, height: 0)).height
    }

    private static let inquisition =
        "No one expects the Spanish Inquisition! Our chief weapon is surprise. Fear and surprise. Two chief weapons, "
        + "fear, surprise, and ruthless efficiency! Er, among our chief weapons are: fear, surprise, ruthless "
        + "efficiency, and near fanatical devotion to the Pope! Um, I'll come in again."
    private static let romans =
        "All right, but apart from the sanitation, the medicine, education, wine, public order, irrigation, roads, "
        + "the fresh-water system, and public health, what have the Romans ever done for us?"

    /// 7 lines and 5 lines in a width of 343 points at 2×, as published with the label; San Francisco's are a little higher
    /// than those of iOS 8's system font, which gave 142.
    @Test func withoutInsetsTheTextsHaveTheirLinesHeights() {
        label.textInsets = .zero
        #expect(height(Self.inquisition) == 142.5)
        #expect(height(Self.romans) == 101.5)
    }

    /// The article's label, as a client writes it.
    private final class Article: UILabel {
        let insets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)

        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            let space = bounds.insetBy(dx: insets.left + insets.right, dy: 0)
            let text = super.textRect(forBounds: space, limitedToNumberOfLines: numberOfLines)
            return CGRect(
                x: bounds.minX, y: bounds.minY, width: text.width + insets.left + insets.right,
                height: text.height + insets.top + insets.bottom)
        }
    }

    @Test func exactInsetsGiveTheHeightOfTheLinesThatAreDrawnAndTheArticlesOnesTooMuch() {
        let (plain, article) = (UILabel(), Article())
        for other in [plain, article] {
            other.contentScaleFactor = 2
            other.font = label.font
            other.numberOfLines = 0
            other.text = Self.romans
        }
        var higher = 0
        for width in stride(from: 150.0, through: 400, by: 10) {
            let drawn = plain.sizeThatFits(CGSize(width: width - 40, height: 0)).height + 20
            #expect(height(Self.romans, width: width) == drawn, "at \(width)")
            if article.sizeThatFits(CGSize(width: width, height: 0)).height > drawn { higher += 1 }
        }
        #expect(higher > 10)
    }

    @Test func insetsTakenTwiceMeasureAsTheArticleDoes() {
        label.insetMeasuring = .twice
        let plain = UILabel()
        plain.contentScaleFactor = 2
        plain.font = label.font
        plain.numberOfLines = 0
        for text in [Self.inquisition, Self.romans] {
            plain.text = text
            #expect(height(text) == plain.sizeThatFits(CGSize(width: 343 - 80, height: 0)).height + 20)
        }
        label.text = "Short"
        plain.text = "Short"
        #expect(label.intrinsicContentSize.width == plain.intrinsicContentSize.width + 40)
    }

    @Test func theShapeIsFilledAndFramedAndTheTextLiesWithinTheInsets() throws {
        label.text = "HHH"
        label.contentScaleFactor = 1
        label.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
        let context = try CGContext(size: label.bounds.size, scale: 1)
        label.layer.render(in: context)
        let image = try #require(context.makeImage())
        let pixels = image.withPixels { Array($0) }
        func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[y * 200 + x] }
        #expect(pixel(0, 0) == 0)
        #expect((0..<5).allSatisfy { pixel(100, $0) == 0xFF00_0000 } && pixel(100, 5) == 0xFF00_FFFF)
        #expect((195..<200).allSatisfy { pixel($0, 60) == 0xFF00_0000 } && pixel(194, 60) == 0xFF00_FFFF)
        let dark = (10..<190).filter { x in (50..<70).contains { pixel(x, $0) & 0xFF00 < 0x8000 } }
        #expect((dark.first ?? 0) >= 20 && (dark.last ?? 200) < 60)
    }

    @Test func aChangeOfShapeIsDrawnAndNewInsetsAreMeasured() {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 343, height: 300))
        label.translatesAutoresizingMaskIntoConstraints = false
        label.frame = CGRect(x: 0, y: 0, width: 343, height: 0)
        label.text = "Short"
        page.addSubview(label)
        page.layoutIfNeeded()
        let before = label.frame.height
        label.layer.displayIfNeeded()
        #expect(!label.layer.needsDisplay())
        label.fillColor = .yellow
        #expect(label.layer.needsDisplay() && !page.layer.needsLayout())
        label.textInsets.top += 15
        page.layoutIfNeeded()
        #expect(label.frame.height == before + 15)
    }
}
