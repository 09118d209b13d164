import Foundation
import PlacardUIKit
import Testing

/// The rules are those read from images that UIKit drew on iOS 11 to 26; the texts are our own.
@MainActor @Suite struct UILabelLineBreakTests {
    private static let text = "Settings of your account can be changed"
    private let font = UIFont(name: "Helvetica", size: 17) ?? .systemFont(ofSize: 17)

    /// A width at which the last word of the text is alone on the second of two lines.
    private var width: CGFloat {
        let first = "Settings of your account can be " as NSString
        return ceil(first.size(withAttributes: [.font: font]).width)
    }

    private func label(_ change: (UILabel) -> Void) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 100))
        label.numberOfLines = 0
        label.font = font
        change(label)
        return label
    }

    /// Where the first line ends.
    private func firstEnd(_ label: UILabel) -> String {
        let lines = label.drawnBlock(in: label.bounds).layout.lines
        return String((label.text ?? "").utf16.prefix(lines.first?.range.upperBound ?? 0)) ?? ""
    }

    private static let pushed = "Settings of your account can "
    private static let greedy = "Settings of your account can be "

    private func styled(_ strategy: NSParagraphStyle.LineBreakStrategy?) -> NSAttributedString {
        let text = NSMutableAttributedString(string: Self.text, attributes: [.font: font])
        guard let strategy else { return text }
        let style = NSMutableParagraphStyle()
        style.lineBreakStrategy = strategy
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
        return text
    }

    @Test func `A plain label pushes a word to its last line`() {
        #expect(firstEnd(label { $0.text = Self.text }) == Self.pushed)
    }

    @Test(arguments: [NSTextAlignment.left, .right, .center, .natural])
    func `Every alignment but justified does`(_ alignment: NSTextAlignment) {
        let label = label {
            $0.text = Self.text
            $0.textAlignment = alignment
        }
        #expect(firstEnd(label) == Self.pushed)
        label.textAlignment = .justified
        #expect(firstEnd(label) == Self.greedy)
    }

    @Test func `The label's size, its lines and its hit rectangles are those of the pushed lines`() throws {
        let label = label { $0.text = Self.text }
        let size = label.sizeThatFits(CGSize(width: width, height: 0))
        label.lineBreakStrategy = []
        let greedy = label.sizeThatFits(CGSize(width: width, height: 0))
        #expect(size.width < greedy.width && size.height == greedy.height)
        label.lineBreakStrategy = .standard
        let word = try #require(Self.text.range(of: "be"))
        let rects = label.textRects(forCharacterRange: NSRange(word, in: Self.text), in: label.bounds)
        #expect(rects.count == 1 && rects[0].minX == 0 && rects[0].midY > label.bounds.midY)
    }

    @Test func `Attributed text without a paragraph style breaks as plain text does`() {
        #expect(firstEnd(label { $0.attributedText = styled(nil) }) == Self.pushed)
    }

    @Test func `Attributed text breaks as its paragraph style says, until the label's property is set`() {
        let label = label { $0.attributedText = styled([]) }
        #expect(firstEnd(label) == Self.greedy)
        label.lineBreakStrategy = .standard
        #expect(firstEnd(label) == Self.pushed)
        label.attributedText = styled(.pushOut)
        label.lineBreakStrategy = []
        #expect(firstEnd(label) == Self.greedy)
    }

    @Test func `Plain text after attributed text breaks as plain text`() {
        let label = label { $0.attributedText = styled([]) }
        label.text = Self.text
        #expect(firstEnd(label) == Self.pushed)
    }

    @Test func `A user default makes labels greedy that have no strategy of their own`() {
        let key = "NSAllowsDefaultLineBreakStrategy"
        UserDefaults.standard.set(false, forKey: key)
        defer { UserDefaults.standard.removeObject(forKey: key) }
        let label = label { $0.text = Self.text }
        #expect(label.lineBreakStrategy == [] && firstEnd(label) == Self.greedy)
        label.lineBreakStrategy = .standard
        #expect(firstEnd(label) == Self.pushed)
    }

    @Test func `A button's title breaks as a label`() {
        let button = UIButton(type: .custom)
        #expect(button.titleLabel?.lineBreakStrategy == .standard)
    }

    @Test func `A text view breaks greedily unless its text asks otherwise`() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: width + 10, height: 100))
        view.textContainerInset = .zero
        func secondLine() throws -> Int {
            var ranges: [NSRange] = []
            view.layoutManager.enumerateLineFragments(
                forGlyphRange: NSRange(location: 0, length: view.layoutManager.numberOfGlyphs)
            ) { _, _, _, range, _ in ranges.append(range) }
            return try #require(ranges.last).location
        }
        view.attributedText = styled(nil)
        #expect(try secondLine() == Self.greedy.utf16.count)
        view.attributedText = styled(.pushOut)
        #expect(try secondLine() == Self.pushed.utf16.count)
    }

    @Test func `Drawn strings follow their paragraph style`() {
        let space = CGSize(width: width, height: 0)
        let greedy = styled(nil).boundingRect(with: space, options: .usesLineFragmentOrigin, context: nil)
        let pushed = styled(.standard).boundingRect(with: space, options: .usesLineFragmentOrigin, context: nil)
        #expect(pushed.width < greedy.width && pushed.height == greedy.height)
    }
}
