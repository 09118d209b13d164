import Foundation
import PlacardUIKit
import Testing

@testable import PlacardUIFoundation

/// CoreFoundation dies on about one object in 1,024 whose first word it misreads, so each of these compares many
/// thousands of distinct objects under one key; run against every new toolchain.
@Suite struct AttributeValueTests {
    private static let makers: [(NSAttributedString.Key, @Sendable (Int) -> Any)] = [
        (
            .paragraphStyle,
            { index in
                let style = NSMutableParagraphStyle()
                style.lineSpacing = CGFloat(index % 7)
                return style
            }
        ),
        (.foregroundColor, { UIColor(white: CGFloat($0 % 5) / 5, alpha: 1) }),
        (.font, { UIFont.systemFont(ofSize: CGFloat(10 + $0 % 900)) }),
        (
            .shadow,
            { index in
                let shadow = NSShadow()
                shadow.shadowBlurRadius = CGFloat(index % 3)
                return shadow
            }
        ),
        (.attachment, { _ in NSTextAttachment() }),
    ]

    @Test(arguments: makers.indices)
    func `Foundation compares distinct values without trapping`(index: Int) {
        let (key, make) = Self.makers[index]
        let text = NSMutableAttributedString(string: "ab")
        var kept: [Any] = []
        for round in 0..<6_000 {
            let value = make(round)
            // Kept, so that every object lies at an address of its own.
            kept.append(value)
            text.addAttribute(key, value: value, range: NSRange(location: round % 2, length: 1))
        }
        #expect(text.attribute(key, at: 0, effectiveRange: nil) != nil)
        #expect(kept.count == 6_000)
    }

    @Test func `Equal values merge into one run and unequal ones do not`() {
        let text = NSMutableAttributedString(string: "abc")
        for offset in 0..<3 {
            let color = UIColor(red: 1, green: offset == 2 ? 1 : 0, blue: 0, alpha: 1)
            text.addAttribute(.foregroundColor, value: color, range: NSRange(location: offset, length: 1))
        }
        var range = NSRange()
        _ = text.attribute(
            .foregroundColor, at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 3))
        #expect(range == NSRange(location: 0, length: 2))
    }

    @Test func `Strings with equal attributes are equal`() {
        let make = {
            NSAttributedString(
                string: "a",
                attributes: [.font: UIFont.systemFont(ofSize: 12), .paragraphStyle: NSMutableParagraphStyle()])
        }
        #expect(make() == make())
        #expect(make() != NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 13)]))
    }

    @Test func `Values serve as keys of sets`() {
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1), .blue]).count == 2)
        #expect(Set([NSParagraphStyle(), NSMutableParagraphStyle()]).count == 1)
    }

    @Test func `A plain CGFloat is kept as a number, replaced and compared`() {
        let text = NSMutableAttributedString(string: "ab", attributes: [.kern: CGFloat(2)])
        text.addAttribute(.kern, value: CGFloat(3), range: NSRange(location: 0, length: 1))
        text.append(NSAttributedString(string: "c", attributes: [.kern: CGFloat(2)]))
        #expect(text.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 3)
        #expect(text.attribute(.kern, at: 2, effectiveRange: nil) is NSNumber)
    }
}
