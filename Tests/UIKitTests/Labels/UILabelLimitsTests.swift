import Foundation
import PlacardUIKit
import Testing

/// Labels whose attributes are beyond all measure, two at a time: numbers are limited one by one, and sizes are made of
/// several.
@MainActor @Suite struct UILabelLimitsTests {
    /// What of a label has numbers.
    @MainActor private final class Look {
        let label = UILabel()
        let style = NSMutableParagraphStyle()
        var attributes: [NSAttributedString.Key: Any] = [:]
    }

    private static let numbers: [@MainActor (Look, CGFloat) -> Void] = [
        { $0.attributes[.kern] = $1 },
        { $0.attributes[.tracking] = $1 },
        { $0.attributes[.baselineOffset] = $1 },
        { $0.attributes[.expansion] = $1 },
        { $0.attributes[.font] = UIFont.systemFont(ofSize: $1) },
        { $0.style.minimumLineHeight = $1 },
        { $0.style.maximumLineHeight = $1 },
        { $0.style.lineHeightMultiple = $1 },
        { $0.style.lineSpacing = $1 },
        { $0.style.paragraphSpacing = $1 },
        { $0.style.paragraphSpacingBefore = $1 },
        { $0.style.firstLineHeadIndent = $1 },
        { $0.style.headIndent = $1 },
        { $0.style.tailIndent = $1 },
        { $0.label.shadowOffset = CGSize(width: $1, height: $1) },
        { $0.label.preferredMaxLayoutWidth = $1 },
    ]

    private func label(_ first: Int, _ second: Int, _ number: CGFloat) -> UILabel {
        let look = Look()
        look.label.numberOfLines = 0
        look.label.shadowColor = .black
        for index in [first, second] { Self.numbers[index](look, number) }
        look.attributes[.paragraphStyle] = look.style
        let text = "One and two\nthree\u{301} \u{5D0}"
        look.label.attributedText = NSAttributedString(string: text, attributes: look.attributes)
        return look.label
    }

    @Test(arguments: [1e308, -1e308, 1e7, -1e7, 10_000])
    func `Sizes of labels are finite whatever two attributes say`(number: CGFloat) {
        for first in Self.numbers.indices {
            for second in first..<Self.numbers.count {
                let label = label(first, second, number)
                let sizes = [
                    label.intrinsicContentSize, label.sizeThatFits(.zero),
                    label.sizeThatFits(CGSize(width: 100, height: 50)),
                ]
                let isBounded = sizes.allSatisfy { (0...1e10).contains($0.width) && (0...1e10).contains($0.height) }
                #expect(isBounded, "\(first) and \(second): \(sizes)")
            }
        }
    }
}
