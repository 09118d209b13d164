import Foundation
import PlacardUIKit
import Testing

/// A label has the same lines at the size that it asks for as at the width that it was offered. What the texts are was found
/// by random ones (`make texts`).
@MainActor @Suite struct UILabelOwnSizeTests {
    private func expectSameLines(
        _ text: NSAttributedString, width: CGFloat, lines: Int = 0, mode: NSLineBreakMode = .byTruncatingTail,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let label = UILabel()
        label.attributedText = text
        label.numberOfLines = lines
        label.lineBreakMode = mode
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let offered = label.drawnBlock(in: CGRect(x: 0, y: 0, width: width, height: 1e7)).layout
        let taken = label.drawnBlock(in: CGRect(origin: .zero, size: size)).layout
        #expect(offered.lines.map(\.range) == taken.lines.map(\.range), sourceLocation: sourceLocation)
        #expect(offered.isTruncated == taken.isTruncated, sourceLocation: sourceLocation)
    }

    private func styled(_ parts: [(String, CGFloat)], _ change: (NSMutableParagraphStyle) -> Void)
        -> NSAttributedString
    {
        let style = NSMutableParagraphStyle()
        style.lineBreakStrategy = []
        change(style)
        let text = NSMutableAttributedString()
        for (part, size) in parts {
            let font = UIFont(name: "Helvetica", size: size) ?? .systemFont(ofSize: size)
            text.append(NSAttributedString(string: part, attributes: [.font: font, .paragraphStyle: style]))
        }
        return text
    }

    @Test(arguments: [60.0, 75, 90]) func `Where spacing draws the spaces at the end of lines back`(width: CGFloat) {
        let text = NSMutableAttributedString(attributedString: styled([("WWWW   WWWW  WW   WWWW", 17)]) { _ in })
        text.addAttribute(.kern, value: -7.5, range: NSRange(location: 0, length: text.length))
        expectSameLines(text, width: width)
    }

    @Test(arguments: ["i\nab  cd", "i\nab  \r\ncd", "i\nab \tcd"])
    func `Where a line that wraps by characters ends with white space and is cut`(string: String) {
        let text = styled([(string, 17)]) { $0.lineBreakMode = .byCharWrapping }
        let place = text.attributedSubstring(from: NSRange(location: 2, length: 2)).size().width
        for extra in 0...12 {
            expectSameLines(text, width: ceil(place) + CGFloat(extra), lines: 2, mode: .byCharWrapping)
        }
    }

    /// No line may start behind the spaces, where a quotation begins.
    @Test(arguments: [0, 2]) func `Where a word is divided behind spaces that it holds`(lines: Int) {
        let text = styled([("ab «  cdef", 17)]) { $0.lineBreakMode = .byWordWrapping }
        for width in 10...60 { expectSameLines(text, width: CGFloat(width), lines: lines, mode: .byWordWrapping) }
    }

    @Test(arguments: [0, 2]) func `Where negative spacing draws a low line into a higher one`(lines: Int) {
        expectSameLines(
            styled([("a\n", 12), ("W\n", 40), ("a", 12)]) { $0.lineSpacing = -800 }, width: 100, lines: lines)
        expectSameLines(
            styled([("a\nb\n", 12), ("W\n", 40), ("a", 12)]) { $0.paragraphSpacing = -30 }, width: 100, lines: lines)
    }
}
