import PlacardUIKit
import TestTools
import Testing

@testable import PlacardUIFoundation

/// Images of text at one pixel in a point; red is 0xFFFF0000.
@Suite struct TextPainterTests {
    private typealias Attributes = [NSAttributedString.Key: Any]

    private func drawn(_ string: String, _ attributes: Attributes, size: CGFloat = 20) throws -> Pixels {
        var attributes = attributes
        attributes[.font] = UIFont.systemFont(ofSize: size)
        return try Pixels(80, 40) { _ in
            NSAttributedString(string: string, attributes: attributes).draw(at: CGPoint(x: 10, y: 5))
        }
    }

    private func isReddish(_ pixel: UInt32) -> Bool { pixel >> 16 & 255 > 100 && pixel & 255 < 60 }
    private func isBluish(_ pixel: UInt32) -> Bool { pixel & 255 > 100 && pixel >> 16 & 255 < 60 }
    private func isInk(_ pixel: UInt32) -> Bool { pixel >> 24 > 100 }

    @Test func glyphsAreDrawnInTheirColorBelowTheGivenPoint() throws {
        let pixels = try drawn("H", [.foregroundColor: UIColor.red])
        let rows = pixels.rows(where: isReddish)
        // The H reaches from the baseline (5 + 0.952 × 20) up by the cap height.
        #expect(rows.last == 23 && (9...11).contains(rows.first ?? 0))
        #expect((pixels.columns(where: isReddish).first ?? 0) >= 10)
        #expect(pixels.values.allSatisfy { !isBluish($0) })
    }

    @Test func backgroundsAreAsWideAsTheTextAndAsHighAsTheLine() throws {
        let pixels = try drawn("H", [.backgroundColor: UIColor.blue, .foregroundColor: UIColor.clear])
        let width = "H".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width
        #expect(pixels.rows(where: isBluish) == Array(5...28))
        #expect(pixels.columns(where: isBluish) == Array(10..<10 + Int(width.rounded())))
    }

    @Test func underlinesLieOnWholePixelsBelowTheBaseline() throws {
        let pixels = try drawn(
            "HH",
            [
                .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue,
                .underlineColor: UIColor.blue,
            ])
        let rows = pixels.rows(where: isBluish)
        #expect(rows.count == 1 && (rows.first ?? 0) > 24)
        let row = rows[0]
        #expect(pixels[12, row] == 0xFF00_00FF)
    }

    @Test func aDoubleUnderlineIsTwoLinesAndAThickOneIsTwiceAsHigh() throws {
        func rows(_ style: NSUnderlineStyle) throws -> [Int] {
            try drawn("HH", [.underlineColor: UIColor.blue, .underlineStyle: style.rawValue])
                .rows(where: isBluish)
        }
        let (single, double, thick) = (try rows(.single), try rows(.double), try rows(.thick))
        #expect(double == [single[0], single[0] + 2])
        #expect(thick.count == 2)
    }

    @Test func dashesLeaveGaps() throws {
        let style: NSUnderlineStyle = [.single, .patternDot]
        let pixels = try drawn("HHHH", [.underlineColor: UIColor.blue, .underlineStyle: style.rawValue])
        let row = try #require(pixels.rows(where: isBluish).first)
        #expect(isBluish(pixels[10, row]) && isBluish(pixels[11, row]) && !isBluish(pixels[12, row]))
        #expect(isBluish(pixels[14, row]))
    }

    @Test func aLineThroughTheTextLiesAboveItsBaseline() throws {
        let pixels = try drawn(
            "HH",
            [
                .foregroundColor: UIColor.clear, .strikethroughColor: UIColor.blue,
                .strikethroughStyle: NSUnderlineStyle.single.rawValue,
            ])
        let rows = pixels.rows(where: isBluish)
        #expect(rows.count == 1 && (14...22).contains(rows[0]))
    }

    @Test func outlinesAreEmptyInside() throws {
        let filled = try drawn("I", [.foregroundColor: UIColor.red], size: 30)
        let outlined = try drawn("I", [.strokeColor: UIColor.red, .strokeWidth: 2], size: 30)
        func count(_ pixels: Pixels) -> Int { pixels.values.filter { $0 >> 24 > 200 }.count }
        #expect(count(outlined) < count(filled))
        #expect(outlined.values.contains { $0 >> 24 > 60 })
    }

    @Test func aShadowRepeatsTheTextAtItsOffset() throws {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 20, height: 0)
        shadow.shadowColor = UIColor.blue
        let pixels = try drawn("I", [.foregroundColor: UIColor.red, .shadow: shadow])
        let (text, copy) = (pixels.columns(where: isReddish), pixels.columns(where: isBluish))
        #expect(copy == text.map { $0 + 20 })
    }

    @Test func raisedTextIsHigherByItsOffset() throws {
        let plain = try drawn("H", [:]).rows(where: isInk)
        let text = NSMutableAttributedString(string: "HH", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.addAttribute(.baselineOffset, value: 4, range: NSRange(location: 1, length: 1))
        let pixels = try Pixels(80, 40) { _ in text.draw(at: CGPoint(x: 10, y: 1)) }
        // The line's top moves up by 4, so that the raised letter lies where the plain one did.
        #expect(pixels.rows(where: isInk) == Array(plain[0] - 4...plain[plain.count - 1]))
    }

    @Test func slantedTextLeansToTheRight() throws {
        let upright = try drawn("I", [:]).columns(where: isInk)
        let leaning = try drawn("I", [.obliqueness: 0.5]).columns(where: isInk)
        #expect(leaning.count > upright.count && (leaning.last ?? 0) > (upright.last ?? 0) + 3)
    }

    @Test func anAttachmentStandsOnTheBaseline() throws {
        let dot = try #require(CGImage(width: 1, height: 1, pixels: [0xFF00_00FF]))
        let attachment = NSTextAttachment(image: UIImage(cgImage: dot))
        attachment.bounds = CGRect(x: 0, y: -2, width: 6, height: 8)
        let text = NSMutableAttributedString(attachment: attachment)
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 0, length: 1))
        let pixels = try Pixels(80, 40) { _ in text.draw(at: CGPoint(x: 10, y: 5)) }
        #expect(pixels.columns(where: isBluish) == Array(10..<16))
        #expect(pixels.rows(where: isBluish) == Array(18..<26))
    }

    @Test func aColorInPlaceOfAllOthersIsUsedForEveryStretch() throws {
        let text = NSMutableAttributedString(string: "HH", attributes: [.foregroundColor: UIColor.red])
        text.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 1, length: 1))
        var typeset = TypesetText(AttributedText(text, defaults: .textKit))
        let block = typeset.block(LayoutRules())
        let pixels = try Pixels(40, 20) { context in
            block.draw(in: context, at: .zero, grid: PixelGrid(scale: 1), color: .blue)
        }
        #expect(pixels.values.contains(where: isBluish))
        #expect(pixels.values.allSatisfy { $0 >> 16 & 255 == 0 && $0 >> 8 & 255 == 0 })
    }

    @Test func aContextIsLeftAsItWas() throws {
        let pixels = try Pixels(40, 40) { context in
            UIColor.red.setFill()
            let shadow = NSShadow()
            shadow.shadowColor = UIColor.blue
            NSAttributedString(string: "H", attributes: [.shadow: shadow]).draw(at: .zero)
            context.fill(CGRect(x: 30, y: 30, width: 4, height: 4))
        }
        #expect(pixels[31, 31] == 0xFFFF_0000)
        #expect(pixels[35, 31] == 0)
    }
}
