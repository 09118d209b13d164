import Foundation
import Testing

@testable import PlacardUIKit

/// Labels that follow the user's text size, and those that make text fit.
@MainActor @Suite struct UILabelAdjustingTests {
    private let label = UILabel()

    private func drawn(in size: CGSize) -> String {
        let layout = label.drawnBlock(in: CGRect(origin: .zero, size: size)).layout
        return layout.lines.first.map(shown).map { layout.isTruncated ? $0 + "…" : $0 } ?? ""
    }

    /// The characters of a line that are drawn, white space at its end left out.
    private func shown(_ line: TextLayout.Line) -> String {
        let units = Array((label.text ?? "").utf16)
        let end = line.truncatedRange?.lowerBound ?? line.range.upperBound
        return String(decoding: units[line.range.lowerBound..<end], as: UTF16.self)
            .trimmingCharacters(in: .whitespaces)
    }

    @Test func `A label that is to follow the text size does, and others do not`() {
        label.text = "text"
        label.font = .preferredFont(forTextStyle: .body)
        label.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        #expect(label.font.pointSize == 17)
        label.adjustsFontForContentSizeCategory = true
        #expect(label.font.pointSize == 23)
        label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(label.font.pointSize == 33)
        let before = label.intrinsicContentSize
        label.traitOverrides.preferredContentSizeCategory = .small
        #expect(label.font.pointSize == 15 && label.intrinsicContentSize.height < before.height)
        label.font = .systemFont(ofSize: 20)
        label.traitOverrides.preferredContentSizeCategory = .large
        #expect(label.font.pointSize == 20)
    }

    @Test func `Text sizes reach labels from the views that they lie on`() throws {
        let page = UIView()
        page.addSubview(label)
        label.adjustsFontForContentSizeCategory = true
        let text = NSMutableAttributedString(
            string: "big", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
        text.append(NSAttributedString(string: "fixed", attributes: [.font: UIFont.systemFont(ofSize: 12)]))
        label.attributedText = text
        page.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        let adjusted = try #require(label.attributedText)
        #expect((adjusted.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 38)
        #expect((adjusted.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)?.pointSize == 12)
    }

    /// Drawn strings on iOS at 80 points: openuikit UILabelShrinkTests ("UILabel min scale floor").
    @Test(arguments: [(0.6, "Shrink me pl…"), (0.9, "Shrink…")] as [(CGFloat, String)])
    func `At its floor text is cut as iOS recorded`(factor: CGFloat, shown: String) {
        label.text = "Shrink me please"
        label.font = .systemFont(ofSize: 20)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = factor
        #expect(drawn(in: CGSize(width: 80, height: 24)) == shown)
    }

    // MARK: Several lines: wikimedia/wikipedia-ios#1195, and answers that tell what labels of several lines do

    /// A label of several lines that may shrink to a factor.
    private func shrinking(to factor: CGFloat, lines: Int = 0) -> CGSize {
        label.text = "Several lines that are too many for their rectangle at the size that was asked for"
        label.font = .systemFont(ofSize: 20)
        label.numberOfLines = lines
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = factor
        return label.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity))
    }

    private func block(in size: CGSize) -> TextBlock { label.drawnBlock(in: CGRect(origin: .zero, size: size)) }

    @Test(arguments: [0, 4]) func `Several lines that are higher than their rectangle shrink until all are seen`(
        lines: Int
    ) {
        let natural = shrinking(to: 0.2, lines: lines)
        let drawn = block(in: CGSize(width: 200, height: natural.height * 0.6))
        #expect(!drawn.layout.isTruncated && drawn.layout.lines.count > 1)
        #expect(drawn.height <= natural.height * 0.6 && drawn.height > natural.height * 0.4)
    }

    @Test func `Lines that would be more than permitted shrink until they are not`() {
        _ = shrinking(to: 0.2, lines: 2)
        let drawn = block(in: CGSize(width: 200, height: 500))
        #expect(!drawn.layout.isTruncated && drawn.layout.lines.count == 2)
    }

    @Test func `At the least size several lines are cut`() {
        let natural = shrinking(to: 0.9)
        let drawn = block(in: CGSize(width: 200, height: natural.height * 0.4))
        #expect(drawn.layout.isTruncated)
        #expect(abs((drawn.layout.lines.first?.height ?? 0) - 0.9 * 20 * 1.193359) < 0.01)
    }

    @Test func `Shrunk text follows every change of what it was shrunk for`() {
        let natural = shrinking(to: 0.1, lines: 1)
        let size = CGSize(width: natural.width / 2, height: natural.height)
        let first = block(in: size)
        #expect(block(in: size).width == first.width)
        #expect(block(in: CGSize(width: natural.width / 3, height: natural.height)).width < first.width)
        label.minimumScaleFactor = 0.9
        #expect(block(in: size).layout.isTruncated)
        label.minimumScaleFactor = 0.1
        label.text = "Fewer words in half of their width"
        #expect(!block(in: size).layout.isTruncated && block(in: size).layout.lines.first?.range.count == 34)
        label.textColor = .systemRed
        #expect(block(in: size).paints.looks.first?.foreground == UIColor.systemRed)
    }

    @Test func `A rectangle that is high enough to break within a word leaves the size alone`() {
        _ = shrinking(to: 0.2)
        label.text = "Donaudampfschifffahrtsgesellschaft"
        let drawn = block(in: CGSize(width: 120, height: 200))
        #expect(drawn.layout.lines.count > 1)
        #expect(abs((drawn.layout.lines.first?.height ?? 0) - 20 * 1.193359) < 0.01)
    }

    /// uilabel-ios.xml, logged while WinObjC's tests ran on iOS.
    @Test(
        arguments: [
            (0.1, 4.01, 0.5), (0.1, 12.01, 1.25), (0.1, 20.01, 2), (0.1, 28.01, 2.75), (0.1, 36.01, 3.5),
            (0.1, 44.01, 4.5),
            (0.1, 52.01, 5.25), (0.1, 60.01, 6), (0.1, 68.01, 6.75), (0.1, 76.01, 7.5), (0.5, 12.01, 6),
            (0.9, 12.01, 10.75),
            (0.9, 28.01, 25.25), (0.9, 44.01, 39.5), (0.9, 76.01, 68.5),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func `The least font size reads in quarters of a point`(factor: CGFloat, size: CGFloat, least: CGFloat) {
        label.font = .systemFont(ofSize: size)
        label.minimumScaleFactor = factor
        #expect(label.minimumFontSize == least)
    }

    @Test func `A line that is a little too wide is tightened, a longer one is cut`() {
        label.text = "Tightened before it is cut"
        let natural = label.intrinsicContentSize
        let near = CGSize(width: natural.width * 0.97, height: natural.height)
        #expect(drawn(in: near).hasSuffix("…"))
        label.allowsDefaultTighteningForTruncation = true
        #expect(drawn(in: near) == label.text)
        #expect(label.drawnBlock(in: CGRect(origin: .zero, size: near)).layout.width <= near.width + 0.01)
        #expect(drawn(in: CGSize(width: natural.width * 0.9, height: natural.height)).hasSuffix("…"))
        label.numberOfLines = 2
        #expect(label.intrinsicContentSize == natural)
    }

    @Test func `Labels make space for tall letters if told to`() {
        label.text = "x"
        let plain = label.intrinsicContentSize
        label.sizingRule = .oversize
        #expect(label.intrinsicContentSize == plain)
        label.text = "Å"
        label.sizingRule = .typographic
        let flat = label.intrinsicContentSize
        label.sizingRule = .oversize
        #expect(label.intrinsicContentSize.height > flat.height && label.intrinsicContentSize.width == flat.width)
    }

    /// openuikit TextLayoutTests: the lines of San Francisco at 200 points.
    @Test func `The system font breaks lines where San Francisco does`() {
        label.text = "The quick brown fox jumps over the lazy dog near the river bank"
        label.numberOfLines = 0
        let block = label.drawnBlock(in: CGRect(x: 0, y: 0, width: 200, height: 200))
        let lines = block.layout.lines.map(shown)
        #expect(lines == ["The quick brown fox", "jumps over the lazy dog", "near the river bank"])
        // 193 with San Francisco's cut for Catalyst, which differs from the phone's below 20 points.
        #expect(abs(block.width - 193) < 0.04 * 193)
    }

    /// From the same recording: 195.0 at 15 points, 181.5 at 20 points on four lines.
    @Test(arguments: [(15, 3, 195), (20, 4, 181.5)] as [(CGFloat, Int, CGFloat)])
    func `Other sizes break into as many lines as San Francisco`(size: CGFloat, lines: Int, width: CGFloat) {
        label.text = "The quick brown fox jumps over the lazy dog near the river bank"
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = 0
        let block = label.drawnBlock(in: CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(block.layout.lines.count == lines && abs(block.width - width) < 0.04 * width)
    }

    /// From the same recording: 192.0 wide.
    @Test func `A label of two lines ends at the word where San Francisco's does`() {
        label.text = "Two line maximum label that should truncate the rest of this text"
        label.numberOfLines = 2
        label.lineBreakMode = .byWordWrapping
        let block = label.drawnBlock(in: CGRect(x: 0, y: 0, width: 200, height: 200))
        #expect(block.layout.lines.map(shown) == ["Two line maximum label", "that should truncate the"])
        #expect(abs(block.width - 192) < 0.04 * 192)
    }

    @Test func `Limits of text size hold for a view and those upon it`() {
        let page = UIView()
        page.addSubview(label)
        label.text = "text"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        page.maximumContentSizeCategory = .extraExtraExtraLarge
        page.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        #expect(label.font.pointSize == 23)
        page.maximumContentSizeCategory = nil
        #expect(label.font.pointSize == 40 && label.appliedContentSizeCategoryLimitsDescription.isEmpty)
        label.maximumContentSizeCategory = .small
        #expect(label.font.pointSize == 15)
        label.minimumContentSizeCategory = .extraLarge
        #expect(label.font.pointSize == 19)
        #expect(label.appliedContentSizeCategoryLimitsDescription.contains("UICTContentSizeCategoryXL"))
    }

    @Test func `Alignment and break modes change without shaping the words again`() {
        label.text = "two words"
        label.frame.size = CGSize(width: 200, height: 30)
        let left = label.drawnBlock(in: label.bounds).layout
        label.textAlignment = .right
        let right = label.drawnBlock(in: label.bounds).layout
        #expect(left.lines.first?.x == 0 && (right.lines.first?.x ?? 0) > 100)
        #expect(left.width == right.width)
    }

    /// The order in which code sets a font and turns adjusting on does not matter on iOS either.
    @Test func `a font or a text that is set later has the text size at once`() {
        let (label, window) = (UILabel(), UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        window.addSubview(label)
        label.adjustsFontForContentSizeCategory = true
        let style = UIFont.TextStyle.body
        let large = UIFont.preferredFont(
            forTextStyle: style,
            compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
        label.font = .preferredFont(forTextStyle: style)
        #expect(label.font.pointSize == large.pointSize)
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.addAttribute(
            .font, value: UIFont.preferredFont(forTextStyle: style), range: NSRange(location: 1, length: 1))
        label.attributedText = text
        let fonts = (0..<2).map { label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
        #expect(fonts.map { $0?.pointSize } == [10, large.pointSize])
    }
}
