import Foundation
import PlacardLabels
import TestTools
import Testing

/// Where label libraries draw text themselves they forget what UILabel does: break modes, lines, sizes.
@MainActor @Suite struct PlacardLabelAgreementTests {
    nonisolated private static let texts = [
        "The quick brown fox jumps over the lazy dog and runs on", "我们这是一段没有空格的中文文字，写得很长很长",
        "هذا نص عربي طويل بما يكفي ليملأ أكثر من سطر واحد", "👨‍👩‍👧‍👦👍🏽 emoji 🇩🇪😀 in a line of text",
    ]
    nonisolated private static let modes: [NSLineBreakMode] = [
        .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
    ]

    private func pair(_ text: String, _ edit: (UILabel) -> Void) -> (PlacardLabel, UILabel) {
        let pair = (PlacardLabel(), UILabel())
        for label in [pair.0, pair.1] {
            label.text = text
            edit(label)
        }
        return pair
    }

    @Test(arguments: modes, [0, 1, 2])
    func withoutFeaturesTheSamePixelsAreDrawnInEveryModeAndNumberOfLines(mode: NSLineBreakMode, lines: Int) throws {
        for text in Self.texts {
            let (placard, plain) = pair(text) {
                $0.lineBreakMode = mode
                $0.numberOfLines = lines
                $0.frame = CGRect(x: 0, y: 0, width: 150, height: 50)
            }
            #expect(try Pixels(of: placard) == Pixels(of: plain), "\(text)")
        }
    }

    @Test(arguments: [NSTextAlignment.left, .center, .right, .justified, .natural])
    func withoutFeaturesAlignmentShrinkingAndStatesAreThoseOfALabel(alignment: NSTextAlignment) throws {
        for text in Self.texts {
            let (placard, plain) = pair(text) {
                $0.textAlignment = alignment
                $0.adjustsFontSizeToFitWidth = true
                $0.minimumScaleFactor = 0.5
                $0.highlightedTextColor = .red
                $0.isHighlighted = true
                $0.shadowColor = .blue
                $0.frame = CGRect(x: 0, y: 0, width: 220, height: 40)
            }
            #expect(try Pixels(of: placard) == Pixels(of: plain), "\(text)")
        }
    }

    /// At the size that a label asks for, nothing is cut and nothing lies outside of the space for text.
    @Test(arguments: texts)
    func sizesAndDrawingAgree(text: String) throws {
        let label = PlacardLabel()
        label.text = text
        label.numberOfLines = 0
        label.textInsets = UIEdgeInsets(top: 7, left: 13, bottom: 5, right: 9)
        let token = NSAttributedString(string: "…")
        label.truncationToken = token
        for width in stride(from: 90.0, through: 420, by: 30) {
            label.frame.size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            #expect(label.frame.width <= width && label.truncationTokenRects.isEmpty, "at \(width)")
            label.preferredMaxLayoutWidth = width
            #expect(label.intrinsicContentSize == label.frame.size)
        }
    }

    @Test(arguments: texts)
    func layoutGivesTheHeightOfTheLines(text: String) {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let label = PlacardLabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = text
        label.numberOfLines = 0
        label.textInsets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
        page.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: page.topAnchor),
            label.leadingAnchor.constraint(equalTo: page.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: page.trailingAnchor),
        ])
        page.layoutIfNeeded()
        #expect(label.frame.size == label.sizeThatFits(CGSize(width: 200, height: 0)).width(200))
    }

    @Test func lettersLieInTheMiddleOfALineHeightBox() throws {
        let label = PlacardLabel()
        label.text = "x"
        label.lineHeight = 60
        label.frame = CGRect(origin: .zero, size: label.intrinsicContentSize)
        let font = try #require(label.font)
        let ink = try Pixels(of: label).rows { $0 >> 24 > 128 }
        let middle = CGFloat((ink.first ?? 0) + (ink.last ?? 0) + 1) / 2
        let expected = 30 + (font.ascender + font.descender) / 2 - font.xHeight / 2
        #expect(abs(middle - expected) <= 1)
    }

    @Test func aTokenOnALabelOfAnyNumberOfLinesStandsWhereItsHeightEnds() throws {
        let label = PlacardLabel(frame: CGRect(x: 0, y: 0, width: 150, height: 45))
        label.text = "One two three\n\nfour five six seven eight nine ten eleven"
        label.numberOfLines = 0
        label.truncationToken = NSAttributedString(string: "… more")
        let rect = try #require(label.truncationTokenRects.first)
        #expect(rect.maxY <= 45.5 && label.truncationTokenRects.count == 1)
    }
}

extension CGSize {
    fileprivate func width(_ width: CGFloat) -> CGSize { CGSize(width: width, height: height) }
}
