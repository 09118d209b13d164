import PlacardUIKit
import Testing

@testable import PlacardUIFoundation

@Suite struct ResolvedTextTests {
    private let defaults = TextDefaults(
        font: .systemFont(ofSize: 17), color: .red, paragraphStyle: .default)

    private func resolved(_ attributes: [NSAttributedString.Key: Any], _ string: String = "ab") -> ResolvedText {
        ResolvedText(NSAttributedString(string: string, attributes: attributes), defaults: defaults)
    }

    private func style(_ attributes: [NSAttributedString.Key: Any]) -> CharacterStyle {
        resolved(attributes).styled.styleRuns[0].style
    }

    @Test func plainAndAttributedTextWithoutAttributesResolveAlike() {
        let (plain, attributed) = (ResolvedText("ab", defaults: defaults), resolved([:]))
        #expect(plain.styled.units == attributed.styled.units)
        #expect(plain.styled.styleRuns[0].style == attributed.styled.styleRuns[0].style)
        #expect(plain.styled.formatRuns[0].format == attributed.styled.formatRuns[0].format)
        #expect(plain.paints == attributed.paints)
    }

    @Test func emptyTextHasOneRunOfTheDefaults() {
        for text in [ResolvedText("", defaults: defaults), resolved([:], "")] {
            #expect(text.styled.units.isEmpty && text.styled.styleRuns.count == 1)
            #expect(text.styled.formatRuns.count == 1 && text.paints.looks.count == 1)
        }
    }

    @Test func kernOfZeroIsSomethingElseThanNoKern() {
        #expect(style([:]).kern == nil)
        #expect(style([.kern: 0]).kern == 0)
        #expect(style([.kern: 1.5]).kern == 1.5)
        #expect(style([.kern: NSNull()]).kern == nil)
    }

    @Test func numbersOfEveryTypeReachTheEngine() {
        let raised = style([.baselineOffset: NSNumber(value: 3), .expansion: Float(0.5), .tracking: 2, .ligature: 0])
        #expect(raised.baselineOffset == 3 && raised.expansion == 0.5 && raised.tracking == 2)
        #expect(raised.ligatures == .required)
    }

    @Test func writingDirectionsKeepTheirOrderAndStrength() {
        let directions = style([.writingDirection: [0, 3]]).writingDirections
        #expect(directions.map(\.direction) == [.leftToRight, .rightToLeft])
        #expect(directions.map(\.strength) == [.embedding, .override])
    }

    @Test func stretchesOfTheSameColorsShareALookAndAllShareAStyle() {
        let text = NSMutableAttributedString(string: "abc", attributes: [.foregroundColor: UIColor.blue])
        text.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 1, length: 1))
        let resolved = ResolvedText(text, defaults: defaults)
        #expect(resolved.styled.styleRuns.count == 1)
        #expect(resolved.paints.looks.map(\.foreground) == [.blue, .green])
        #expect(resolved.paints.stretches(in: 0..<3).map(\.paint.foreground) == [.blue, .green, .blue])
    }

    @Test func underlinesByWordLeaveWhiteSpaceOut() {
        let style: NSUnderlineStyle = [.single, .byWord]
        let resolved = resolved([.underlineStyle: style.rawValue], "to be")
        let stretches = resolved.paints.stretches(in: 0..<5)
        #expect(stretches.map(\.range) == [0..<2, 2..<3, 3..<5])
        #expect(stretches.map { $0.paint.underline != nil } == [true, false, true])
    }

    @Test func strokeWidthsArePercentOfTheFontsSize() throws {
        let outline = try #require(
            resolved([.strokeWidth: 3, .font: UIFont.systemFont(ofSize: 50)]).paints.looks[0].stroke)
        #expect(outline.width == 1.5 && outline.inside == .empty)
        let both = try #require(resolved([.strokeWidth: -3.0]).paints.looks[0].stroke)
        #expect(both.inside == .filled)
        #expect(resolved([.strokeWidth: 0]).paints.looks[0].stroke == nil)
    }

    @Test func aShadowIsTakenByValue() {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        let resolved = resolved([.shadow: shadow])
        shadow.shadowOffset = .zero
        #expect(resolved.paints.looks[0].shadow?.offset == CGSize(width: 1, height: 2))
    }

    @Test func attachmentsTakeTheirBoundsAndDefaultToTheirImagesSize() throws {
        let image = UIImage(
            cgImage: try #require(CGImage(width: 4, height: 2, pixels: Array(repeating: 0, count: 8))))
        let attachment = NSTextAttachment(image: image)
        func box() -> CGRect? {
            ResolvedText(NSAttributedString(attachment: attachment), defaults: defaults)
                .styled.styleRuns[0].style.attachment?.bounds
        }
        #expect(box() == CGRect(x: 0, y: 0, width: 4, height: 2))
        attachment.bounds = CGRect(x: 0, y: -3, width: 10, height: 12)
        #expect(box() == CGRect(x: 0, y: -3, width: 10, height: 12))
        #expect(resolved([.attachment: attachment]).styled.styleRuns[0].style.attachment == nil)
    }

    @Test func aFontScaleMakesAllLengthsOfTheTextSmaller() {
        let text = NSAttributedString(string: "a", attributes: [.kern: 4, .baselineOffset: 2])
        let style = ResolvedText(text, defaults: defaults, fontScale: 0.5).styled.styleRuns[0].style
        #expect(style.font.pointSize == 8.5 && style.kern == 2 && style.baselineOffset == 1)
    }
}
