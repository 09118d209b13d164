import Foundation
import PlacardUIKit
import Testing

@MainActor @Suite struct UILabelMeasuringTests {
    /// Sizes of a label as an iOS simulator recorded them; see the file for source and units.
    struct Recorded: Sendable, CustomTestStringConvertible {
        let fontSize: CGFloat
        let lines: Int
        let mode: NSLineBreakMode
        let sizes: [CGFloat]

        var testDescription: String { "\(fontSize) points, \(lines) lines, \(mode)" }

        static let all: [Recorded] = {
            let url = Bundle.module.url(
                forResource: "recorded-labels", withExtension: "tsv", subdirectory: "Fixtures")
            let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
            return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { Recorded(line: $0) }
        }()

        private init?(line: Substring) {
            let fields = line.split(separator: "\t").map(String.init)
            let modes: [String: NSLineBreakMode] = [
                "byWordWrapping": .byWordWrapping, "byCharWrapping": .byCharWrapping, "byClipping": .byClipping,
                "byTruncatingHead": .byTruncatingHead, "byTruncatingTail": .byTruncatingTail,
                "byTruncatingMiddle": .byTruncatingMiddle,
            ]
            guard fields.count == 11, let size = Double(fields[0]), let lines = Int(fields[1]),
                let mode = modes[fields[2]]
            else { return nil }
            self.init(fontSize: CGFloat(size), lines: lines, mode: mode, sizes: fields[3...].compactMap(Double.init))
        }

        private init(fontSize: CGFloat, lines: Int, mode: NSLineBreakMode, sizes: [Double]) {
            self.fontSize = fontSize
            self.lines = lines
            self.mode = mode
            self.sizes = sizes.map { CGFloat($0) }
        }
    }

    /// The font of the recordings has Segoe UI's measures; the fixture has the same in 24 glyphs.
    private static let font: UIFont? = {
        guard let url = Bundle.module.url(forResource: "MetricsUI", withExtension: "ttf", subdirectory: "Fixtures"),
            (try? FontLibrary.shared.register(contentsOf: url)) != nil
        else { return nil }
        return UIFont(name: "MetricsUI-Regular", size: 10)
    }()

    @Test func theRecordingsAreThere() {
        #expect(Recorded.all.count == 210)
    }

    @Test(arguments: Recorded.all) func aLabelHasTheSizesThatIOSRecorded(_ recorded: Recorded) throws {
        let frame = CGRect(x: 4, y: 254, width: 353, height: 107)
        let label = UILabel(frame: frame)
        label.contentScaleFactor = 3
        label.text =
            "This is a test string used to test UILabel - and it should wrap and can be as long as three lines"
        let font = try #require(Self.font)
        label.font = font.withSize(recorded.fontSize)
        label.numberOfLines = recorded.lines
        label.lineBreakMode = recorded.mode
        // Recorded on iOS 10, where labels broke greedily.
        label.lineBreakStrategy = []
        for shrinks in [false, true] {
            label.adjustsFontSizeToFitWidth = shrinks
            let (natural, fitting) = (label.intrinsicContentSize, label.sizeThatFits(frame.size))
            let rect = label.textRect(forBounds: frame, limitedToNumberOfLines: recorded.lines)
            let got = [
                natural.width, natural.height, fitting.width, fitting.height, rect.minX, rect.minY, rect.width,
                rect.height,
            ]
            for (value, expected) in zip(got, recorded.sizes) { #expect(abs(value - expected) < 0.001) }
        }
    }

    private func seedLabel(_ text: String, _ font: UIFont?) -> UILabel {
        let label = UILabel()
        label.contentScaleFactor = 2
        label.font = font
        label.text = text
        label.numberOfLines = 0
        label.textAlignment = .justified
        return label
    }

    /// Published with the rounded rectangle label, of iOS 8, whose system font had lines of 1.193 em: 7 lines of 17 points
    /// were 142.0, 5 lines 101.5 points high at 2×. San Francisco's are 1.193359375 em high, which makes 142.5 of the
    /// seven.
    @Test(arguments: [(SeedTexts.inquisition, 142.5), (SeedTexts.romans, 101.5)])
    func theSeedsTextsHaveTheirLinesHeights(_ text: String, _ height: CGFloat) throws {
        let label = seedLabel(text, .systemFont(ofSize: 17))
        #expect(label.intrinsicContentSize.height == 20.5)
        let size = label.sizeThatFits(CGSize(width: 343, height: 0))
        #expect(size.height == height && size.width <= 343 && size.width > 303)
    }

    /// Helvetica Neue has a line gap of 0.028 em, which labels leave out: react-native issue 27137, LayoutKit's tests.
    @Test func theFontsLineGapIsLeftOut() throws {
        let font = try #require(UIFont(name: "HelveticaNeue", size: 17))
        #expect(abs(font.lineHeight - 17 * 1.165) < 1e-9 && abs(font.leading - 17 * 0.028) < 1e-9)
        let label = seedLabel(SeedTexts.inquisition, font)
        #expect(label.intrinsicContentSize.height == 20)
        #expect(label.sizeThatFits(CGSize(width: 343, height: 0)).height == 139)
        let drawn = SeedTexts.inquisition.boundingRect(
            with: CGSize(width: 343, height: 0), options: .usesLineFragmentOrigin, attributes: [.font: font],
            context: nil)
        #expect(abs(drawn.height - 7 * 17 * 1.165) < 1e-6)
    }

    /// Widths that Interface Builder stored, at 2×, in documents of two projects (counted in Documentation/Decisions.md).
    @Test(
        arguments: [
            ("AvenirNext-Regular", 22, "Home", 61.5), ("AvenirNext-Regular", 16, "POPULAR DESTINATIONS", 191),
            ("AvenirNext-Medium", 16, "Back", 36), ("AvenirNext-UltraLight", 100, "0", 56),
            ("Avenir-Oblique", 14, "Label", 34),
        ] as [(String, CGFloat, String, CGFloat)])
    func `Avenir's letters are as wide as on Apple's systems`(
        _ name: String, _ size: CGFloat, _ text: String, _ width: CGFloat
    ) {
        let label = UILabel()
        label.font = UIFont(name: name, size: size)
        label.text = text
        #expect(abs(label.intrinsicContentSize.width - width) <= 1)
    }

    /// Known from many sources: 20.5 at 2× and 20.3333 at 3×.
    @Test(arguments: [(2.0, 20.5), (3.0, 61.0 / 3)])
    func aSystemLabelOf17PointsIsAsHighAsOnAPhone(_ scale: CGFloat, _ height: CGFloat) {
        let label = UILabel()
        label.contentScaleFactor = scale
        label.text = "Just text"
        #expect(label.intrinsicContentSize.height == height)
    }

    @Test func aLabelWithoutTextNeedsNoRoom() {
        let label = UILabel()
        #expect(label.intrinsicContentSize == .zero)
        label.text = ""
        #expect(label.intrinsicContentSize == .zero && label.sizeThatFits(CGSize(width: 9, height: 9)) == .zero)
    }

    @Test func aPreferredWidthWrapsSeveralLinesButNotOne() {
        let label = UILabel()
        label.text = "Several words in a row"
        let natural = label.intrinsicContentSize
        label.preferredMaxLayoutWidth = 80
        #expect(label.intrinsicContentSize == natural)
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize.width <= 80 && label.intrinsicContentSize.height > natural.height)
        label.preferredMaxLayoutWidth = 0
        #expect(label.intrinsicContentSize == natural)
    }

    @Test func aWidthOfZeroSetsNoLimit() {
        let label = UILabel()
        label.text = "Several words in a row"
        label.numberOfLines = 0
        label.sizeToFit()
        #expect(label.bounds.size == label.intrinsicContentSize)
    }

    @Test func alignedTextLiesWhereItIsDrawn() {
        let label = UILabel()
        label.text = "x"
        let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)
        func rect(_ alignment: NSTextAlignment) -> CGRect {
            label.textAlignment = alignment
            return label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        }
        #expect(rect(.left).origin == CGPoint(x: 10, y: 20))
        #expect(rect(.right).maxX == 110)
        #expect(abs(rect(.center).midX - 60) <= 0.5)
    }

    @Test func boundsOfNegativeSizeAreTakenAsEmpty() {
        let label = UILabel()
        label.text = "abc"
        label.numberOfLines = 0
        let rect = label.textRect(
            forBounds: CGRect(x: 0, y: 0, width: -50, height: 20), limitedToNumberOfLines: -3)
        #expect(rect.width == 0)
    }

    /// Stored frames of three labels in two projects: 40 points with (0, 2), 24 with (1, -2).
    @Test func `a label has space for its shadow`() {
        let label = UILabel()
        label.text = "100%"
        let plain = label.intrinsicContentSize
        label.shadowOffset = CGSize(width: 1, height: -2)
        #expect(label.intrinsicContentSize == plain)
        label.shadowColor = .black
        #expect(label.intrinsicContentSize == CGSize(width: plain.width + 1, height: plain.height + 2))
        label.shadowColor = nil
        #expect(label.intrinsicContentSize == plain)
    }

    /// Apple's documentation of `UIButton.titleShadowOffset`; stored frames of seven buttons agree, and of one with an offset.
    @Test func `the shadow of a button's title lies under it, and takes no space`() {
        let button = UIButton(type: .system)
        button.setTitle("Show", for: .normal)
        let plain = button.intrinsicContentSize
        button.setTitleShadowColor(.gray, for: .normal)
        #expect(button.intrinsicContentSize == plain && button.titleLabel?.shadowOffset == .zero)
        button.titleLabel?.shadowOffset = CGSize(width: -2, height: 2)
        #expect(button.intrinsicContentSize == plain)
    }

    @Test func absurdSizesComeToAnEnd() {
        let label = UILabel()
        label.text = "abc"
        label.numberOfLines = .max
        for size in [CGFloat.infinity, .greatestFiniteMagnitude, .nan, -.infinity] {
            let fitting = label.sizeThatFits(CGSize(width: size, height: size))
            #expect(fitting.width.isFinite && fitting.height.isFinite)
        }
        label.font = .systemFont(ofSize: 1e9)
        #expect(label.intrinsicContentSize.width.isFinite)
    }

    @Test(arguments: [NSLineBreakMode.byWordWrapping, .byTruncatingTail], [0, 2])
    func `a word that is divided is divided alike at the label's own size`(mode: NSLineBreakMode, lines: Int) {
        let label = UILabel()
        label.text = "Donaudampfschifffahrtsgesellschaft"
        (label.lineBreakMode, label.numberOfLines) = (mode, lines)
        func shown(_ size: CGSize) -> [Range<Int>] {
            label.drawnBlock(in: CGRect(origin: .zero, size: size)).layout.lines.map(\.range)
        }
        for width in stride(from: CGFloat(30), to: 300, by: 1) {
            let own = label.sizeThatFits(CGSize(width: width, height: 1e4))
            #expect(shown(own) == shown(CGSize(width: width, height: 1e4)), "\(width)")
        }
    }
}
