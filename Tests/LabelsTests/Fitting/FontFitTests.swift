import TestTools
import Testing

@testable import PlacardLabels

@MainActor @Suite struct FontFitTests {
    /// HTLabel's rule, step by step, as its article describes it.
    private func stepwise(from size: CGFloat, minimum: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
        if fits(size) {
            guard fits(size + 0.5) else { return size }
            var best = minimum
            while best + 0.5 <= 80, fits(best + 0.5) { best += 0.5 }
            return best
        }
        var best = size
        while best > minimum, !fits(best) { best -= 0.5 }
        return max(best, minimum)
    }

    @Test func fillingGivesTheSizeOfTheStepwiseSearchToHalfAPoint() {
        let text = "我这是测试 of a label that fills its box"
        for width in stride(from: 60.0, through: 320, by: 20) {
            let fits = { (size: CGFloat) in
                let box = (text as NSString).boundingRect(
                    with: CGSize(width: width, height: 1e6), options: .usesLineFragmentOrigin,
                    attributes: [.font: UIFont.systemFont(ofSize: size)], context: nil)
                return box.height <= 90 && box.width <= width
            }
            let found = FontFit.fill(minimum: 4, maximum: 80).size(from: 17, fits: fits)
            #expect(abs(found - stepwise(from: 17, minimum: 4, fits: fits)) <= 0.5, "at \(width)")
        }
    }

    @Test func shrinkingStopsAtTheLeastSizeAndLeavesWhatFits() {
        #expect(FontFit.shrink(minimum: 9).size(from: 17) { _ in true } == 17)
        #expect(FontFit.shrink(minimum: 9).size(from: 17) { _ in false } == 9)
        #expect(FontFit.shrink(minimum: 9).size(from: 17) { $0 <= 12.3 } == 12)
        #expect(FontFit.shrink(minimum: 20).size(from: 17) { _ in false } == 17)
    }

    @Test(arguments: [1e30, .infinity, 1e300])
    func `Sizes without measure shrink like large ones`(size: CGFloat) {
        #expect(FontFit.shrink(minimum: 9).size(from: size) { _ in false } == 9)
        #expect(FontFit.shrink(minimum: 9).size(from: size) { $0 <= 12.3 } == 12)
    }

    @Test func aFilledLabelUsesItsHeightAndLosesNoText() throws {
        let label = PlacardLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        label.numberOfLines = 0
        label.text = "Fill this box over several lines"
        label.fontFit = .fill(minimum: 6, maximum: 80)
        let ink = try Pixels(of: label).rows { $0 >> 24 > 128 }
        #expect(ink.count > 40)
        #expect(try #require(ink.first) > 0)
        #expect(try #require(ink.last) < 99)
    }

    /// Thai is written without spaces and kana without ideographs; lines end within both (UAX #14, dictionaries).
    @Test(arguments: [
        "นักดาราศาสตร์พบดาวหางดวงใหม่ที่มองเห็นได้ด้วยตาเปล่าในคืนนี้", "ありがとうございますいつもおせわになっております",
    ])
    func aTextWithoutSpacesIsNotShrunkToOneLine(_ text: String) {
        let label = PlacardLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 24)
        label.text = text
        label.fontFit = .shrink(minimum: 8)
        label.layer.displayIfNeeded()
        #expect(label.textLabel.fontScale == 1)
        label.text = "Donaudampfschifffahrtsgesellschaft"
        label.layer.displayIfNeeded()
        #expect(label.textLabel.fontScale < 1)
    }

    @Test func aTextInOneLookIsFittedAndDrawnWithoutAttributedStrings() throws {
        let label = PlacardLabel(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        label.numberOfLines = 0
        label.text = "Shrunk until it fits in three lines or two"
        label.fontFit = .shrink(minimum: 8)
        let ink = try Pixels(of: label).rows { $0 >> 24 > 128 }
        #expect(!ink.isEmpty)
        #expect(label.textLabel.plainText == label.text)
        #expect(label.textLabel.fontScale < 1)
    }

    @Test(arguments: [0, 1])
    func attributedTextIsFittedLikePlainText(lines: Int) throws {
        func label(_ edit: (PlacardLabel) -> Void) -> PlacardLabel {
            let label = PlacardLabel(frame: CGRect(x: 0, y: 0, width: 130, height: 52))
            label.numberOfLines = lines
            label.fontFit = .shrink(minimum: 6)
            edit(label)
            return label
        }
        let plain = label { $0.text = "Extraordinarily long words" }
        let attributed = label {
            $0.attributedText = NSAttributedString(
                string: "Extraordinarily long words", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        }
        #expect(try Pixels(of: plain) == Pixels(of: attributed))
        #expect(plain.textLabel.fontScale == attributed.textLabel.fontScale)
    }

    @Test func lettersOfFittedLinesOfOneHeightStandInTheMiddle() throws {
        let label = PlacardLabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        label.font = .systemFont(ofSize: 30)
        label.text = "HHHHHH"
        label.lineHeight = 40
        label.fontFit = .shrink(minimum: 6)
        let fitted = try Pixels(of: label).rows { $0 >> 24 > 128 }
        label.font = label.font.withSize(30 * label.textLabel.fontScale)
        label.fontFit = .none
        #expect(try Pixels(of: label).rows { $0 >> 24 > 128 } == fitted)
    }
}
