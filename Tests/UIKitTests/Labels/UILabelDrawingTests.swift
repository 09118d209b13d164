import PlacardUIKit
import TestTools
import Testing

@MainActor @Suite struct UILabelDrawingTests {
    private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 40))

    init() {
        label.contentScaleFactor = 1
        label.text = "HH"
        label.textColor = .red
    }

    private func isInk(_ pixel: UInt32) -> Bool { pixel >> 24 > 100 }
    private func isReddish(_ pixel: UInt32) -> Bool {
        pixel >> 24 > 100 && pixel >> 16 & 255 > 100 && pixel & 255 < 60
    }
    private func isBluish(_ pixel: UInt32) -> Bool { pixel & 255 > 100 && pixel >> 16 & 255 < 60 }

    @Test func textLiesInTheMiddleOfTheLabel() throws {
        let rows = try Pixels(of: label).rows(where: isInk)
        // The line is 20.287 high in 40: its top lies at 10, its baseline at 10 + 16.187, rounded.
        #expect(rows.last == 25)
        label.frame.size.height = 20.5
        #expect(try Pixels(of: label).rows(where: isInk).last == 15)
    }

    @Test(arguments: [(NSTextAlignment.left, 0..<40), (.center, 40..<80), (.right, 80..<120), (.natural, 0..<40)])
    func alignmentMovesTheText(_ alignment: NSTextAlignment, _ expected: Range<Int>) throws {
        label.textAlignment = alignment
        let columns = try Pixels(of: label).columns(where: isInk)
        let range = try #require(columns.first)..<(try #require(columns.last) + 1)
        #expect(range.clamped(to: expected) == range)
    }

    /// So it is on Apple's systems: emoji in the placeholder of a field are pale.
    @Test func `Emoji take the opacity of the text's color`() throws {
        label.text = "👋"
        label.textColor = .black
        let full = try Pixels(of: label).values.map { $0 >> 24 }.max() ?? 0
        label.textColor = UIColor(white: 0, alpha: 0.5)
        let half = try Pixels(of: label).values.map { $0 >> 24 }.max() ?? 0
        #expect(full == 255 && (127...129).contains(half))
        label.textColor = .clear
        #expect(try Pixels(of: label).values.allSatisfy { $0 == 0 })
    }

    @Test func theBackgroundIsPartOfTheLabelsOwnImage() throws {
        label.backgroundColor = .blue
        #expect(label.layer.backgroundColor == nil)
        let pixels = try Pixels(of: label)
        #expect(pixels[0, 0] == 0xFF00_00FF && pixels.values.contains(where: isReddish))
        label.layer.cornerRadius = 10
        #expect(try Pixels(of: label)[0, 0] == 0xFF00_00FF)
        label.clipsToBounds = true
        #expect(try Pixels(of: label)[0, 0] == 0)
    }

    @Test func theBackgroundIsThereAlsoIfTheDrawingIsReplaced() throws {
        final class Replaced: UILabel {
            override func draw(_ rect: CGRect) {}
        }
        let label = Replaced(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        label.backgroundColor = .blue
        label.text = "abc"
        let pixels = try Pixels(of: label)
        #expect(pixels.values.allSatisfy { $0 == 0xFF00_00FF })
    }

    @Test func theContextsTextModeOutlinesLetters() throws {
        final class Outlined: UILabel {
            override func drawText(in rect: CGRect) {
                let context = UIGraphicsGetCurrentContext()
                context?.setLineWidth(4)
                context?.setTextDrawingMode(.stroke)
                super.drawText(in: rect)
            }
        }
        let outlined = Outlined(frame: label.frame)
        for label in [label, outlined] {
            label.text = "I"
            label.font = .systemFont(ofSize: 40, weight: .black)
            label.textColor = .red
        }
        let plain = try Pixels(of: label)
        let hollow = try Pixels(of: outlined)
        #expect(hollow.columns(where: isReddish).count >= plain.columns(where: isReddish).count + 3)
        let middle = plain.columns(where: isReddish)
        #expect(isReddish(plain[middle[middle.count / 2], 20]))
        #expect(!isReddish(hollow[middle[middle.count / 2], 20]))
    }

    @Test func theShadowHasNoBlurAndLiesAtItsOffset() throws {
        label.shadowColor = .blue
        label.shadowOffset = CGSize(width: 40, height: 0)
        let pixels = try Pixels(of: label)
        let (text, shadow) = (pixels.columns(where: isReddish), pixels.columns(where: isBluish))
        #expect(shadow == text.map { $0 + 40 })
        #expect(pixels.rows(where: isReddish) == pixels.rows(where: isBluish))
    }

    @Test func highlightingAndDisablingChangeTheColor() throws {
        label.highlightedTextColor = .blue
        #expect(try Pixels(of: label).values.contains(where: isReddish))
        label.isHighlighted = true
        let highlighted = try Pixels(of: label)
        #expect(highlighted.values.contains(where: isBluish) && !highlighted.values.contains(where: isReddish))
        label.isEnabled = false
        let disabled = try Pixels(of: label)
        #expect(!disabled.values.contains(where: isBluish) && !disabled.values.contains(where: isReddish))
        #expect(disabled.values.contains(where: isInk))
    }

    @Test func textThatIsTooLongEndsWithinTheLabel() throws {
        label.text = String(repeating: "H", count: 100)
        for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
            label.lineBreakMode = mode
            let pixels = try Pixels(of: label)
            #expect(pixels.rows(where: isInk).count < 16)
            let block = pixels.columns(where: isInk)
            #expect((block.last ?? 0) > 90 && (block.first ?? 99) < 20)
        }
    }

    @Test func linesWithoutRoomAreLeftOutAndTheLastOneIsCut() throws {
        label.numberOfLines = 0
        label.text = "HHHH HHHH HHHH HHHH HHHH HHHH"
        label.frame.size.height = 45
        let rows = try Pixels(of: label).rows(where: isInk)
        #expect((rows.last ?? 0) > 25 && (rows.last ?? 99) < 43)
    }

    @Test func oneLineIsDrawnEvenWithoutRoomForIt() throws {
        label.frame.size.height = 10
        let pixels = try Pixels(of: label)
        #expect(pixels.rows(where: isInk).count == 10)
    }

    @Test func clippedTextEndsAtTheRectangle() throws {
        final class Inset: UILabel {
            override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 30, dy: 0)) }
        }
        let label = Inset(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
        label.contentScaleFactor = 1
        label.lineBreakMode = .byClipping
        label.text = String(repeating: "H", count: 100)
        let columns = try Pixels(of: label).columns { $0 != 0 }
        #expect((columns.first ?? 0) >= 30 && columns.last == 89)
    }

    @Test func superDrawsInTheRectangleItIsGiven() throws {
        final class Lowered: UILabel {
            override func drawText(in rect: CGRect) {
                super.drawText(in: CGRect(x: 60, y: 20, width: 60, height: 20))
            }
        }
        let label = Lowered(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
        label.contentScaleFactor = 1
        label.text = "HH"
        let pixels = try Pixels(of: label)
        #expect((pixels.columns(where: isInk).first ?? 0) >= 60)
        #expect((pixels.rows(where: isInk).first ?? 0) >= 20)
    }

    @Test func textIsShrunkToFitAndNotBelowItsFloor() throws {
        label.frame.size.width = 80
        label.font = .systemFont(ofSize: 20)
        label.text = "HHHH HH HHHH"
        func height() throws -> Int { try Pixels(of: label).rows(where: isInk).count }
        let full = try height()
        label.adjustsFontSizeToFitWidth = true
        let shrunk = try height()
        #expect(shrunk < full)
        label.minimumScaleFactor = 0.9
        let limited = try height()
        #expect(limited > shrunk && limited <= full)
        // Narrower than the floor allows, the text is cut as usual: it still ends within the label.
        #expect((try Pixels(of: label).columns(where: isInk).last ?? 99) < 80)
        label.frame.size.width = 300
        #expect(try height() == full)
    }

    @Test func shrunkTextKeepsItsBaselineUnlessToldOtherwise() throws {
        label.frame.size.width = 60
        label.font = .systemFont(ofSize: 30)
        label.text = "HHHHHHHH"
        let full = try Pixels(of: label).rows(where: isInk)
        label.adjustsFontSizeToFitWidth = true
        func rows(_ adjustment: UIBaselineAdjustment) throws -> [Int] {
            label.baselineAdjustment = adjustment
            return try Pixels(of: label).rows(where: isInk)
        }
        let (baseline, center, top) = (try rows(.alignBaselines), try rows(.alignCenters), try rows(.none))
        #expect(baseline.last == full.last)
        #expect((center.last ?? 0) < (baseline.last ?? 0) && (top.last ?? 0) < (center.last ?? 0))
    }

    @Test func severalLinesAreShrunkUntilAllOfThemFit() throws {
        label.numberOfLines = 2
        label.text = "One two three four five six seven eight nine ten"
        label.frame.size.height = 24
        label.adjustsFontSizeToFitWidth = true
        let rows = try Pixels(of: label).rows(where: isInk)
        #expect((rows.first ?? 0) < 10 && (rows.last ?? 0) > 14)
    }

    @Test func attributedTextIsDrawnInItsOwnColors() throws {
        let text = NSMutableAttributedString(string: "HH", attributes: [.foregroundColor: UIColor.red])
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
        label.attributedText = text
        let pixels = try Pixels(of: label)
        #expect(pixels.columns(where: isReddish).last ?? 99 < pixels.columns(where: isBluish).first ?? 0)
        label.textColor = .blue
        #expect(!(try Pixels(of: label)).values.contains(where: isReddish))
    }

    /// Apple's page of `UIColor`: "Alpha values below 0.0 are interpreted as 0.0, and values above 1.0 … as 1.0."
    @Test(arguments: [-1, -1e308, 0, 1, 1.5, 1e308]) func `emoji are no clearer than clear and no denser than dense`(
        _ alpha: CGFloat
    ) throws {
        func drawn(_ alpha: CGFloat) throws -> Pixels {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
            (label.text, label.textColor) = ("a😀", UIColor(red: 0, green: 0, blue: 0, alpha: alpha))
            let context = try CGContext(size: label.bounds.size, scale: 1)
            label.layer.render(in: context)
            return Pixels(try #require(context.makeImage()))
        }
        #expect(try drawn(alpha) == drawn(min(max(alpha, 0), 1)))
    }

    /// Apple's documentation of `.baselineOffset`: of characters, as which attachments count.
    @Test(arguments: [-5, 0, 4] as [CGFloat]) func `An attachment is moved off the baseline as letters are`(
        offset: CGFloat
    ) throws {
        let attachment = NSTextAttachment()
        attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
            UIColor.red.setFill()
            $0.fill($0.format.bounds)
        }
        let text = NSMutableAttributedString(attachment: attachment)
        let whole = NSRange(location: 0, length: text.length)
        text.addAttributes([.baselineOffset: offset, .font: UIFont.systemFont(ofSize: 20)], range: whole)
        let letter = NSAttributedString(
            string: "H", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.blue])
        text.append(letter)
        let pixels = try Pixels(80, 50) { _ in text.draw(at: CGPoint(x: 10, y: 5)) }
        let (square, foot) = (
            pixels.rows { $0 >> 16 & 255 > 100 && $0 & 255 < 60 },
            pixels.rows { $0 & 255 > 100 && $0 >> 16 & 255 < 60 }
        )
        #expect(try #require(square.last) == #require(foot.last) - Int(offset))
    }

    /// Apple's page of `NSShadow`: it applies to the letters that have the attribute.
    @Test func `the shadow of the first letters is theirs alone, and takes no space`() throws {
        let shadow = NSShadow()
        (shadow.shadowColor, shadow.shadowOffset) = (UIColor.blue, CGSize(width: 0, height: 20))
        let font = UIFont.systemFont(ofSize: 17)
        let text = NSMutableAttributedString(
            string: "H", attributes: [.font: font, .shadow: shadow, .foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "     H", attributes: [.font: font, .foregroundColor: UIColor.red]))
        let plain = UILabel()
        plain.contentScaleFactor = 1
        plain.attributedText = NSAttributedString(string: "H     H", attributes: [.font: font])
        label.attributedText = text
        #expect(label.shadowColor == .blue && label.intrinsicContentSize == plain.intrinsicContentSize)
        let pixels = try Pixels(of: label)
        let (letters, shadows) = (pixels.columns(where: isReddish), pixels.columns(where: isBluish))
        #expect(try #require(shadows.last) < 16 && #require(letters.last) > 30)
        label.shadowColor = .blue
        #expect(try #require(Pixels(of: label).columns(where: isBluish).last) > 30)
    }
}
