import PlacardUIKit
import TestTools
import Testing

@testable import PlacardUIFoundation

/// Frames agree with string drawing, which takes the same road, and with Apple's documentation.
@Suite struct CTFramesetterTests {
    private let text = NSAttributedString(
        string: "The quick brown fox jumps over the lazy dog.\nAnd the dog sleeps on.",
        attributes: [.font: UIFont.systemFont(ofSize: 15)])

    private let framesetter: CTFramesetter

    init() { framesetter = CTFramesetterCreateWithAttributedString(text) }

    private func frame(_ size: CGSize, _ range: CFRange = CFRange()) -> CTFrame {
        let path = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil)
        return CTFramesetterCreateFrame(framesetter, range, path, nil)
    }

    private func lines(_ frame: CTFrame) -> [CTLine] { CTFrameGetLines(frame).compactMap { $0 as? CTLine } }

    @Test func theSuggestedSizeIsThatOfTheDrawnString() {
        var fit = CFRange()
        let space = CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude)
        let size = CTFramesetterSuggestFrameSizeWithConstraints(framesetter, CFRangeMake(0, 0), nil, space, &fit)
        let bounds = text.boundingRect(
            with: CGSize(width: 150, height: 0), options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        #expect(abs(size.width - bounds.width) < 1e-6 && abs(size.height - bounds.height) < 1e-6)
        #expect(fit == CFRange(location: 0, length: text.length))
    }

    @Test func aLineOfAFrameIsTruncatedAlone() throws {
        let second = try #require(lines(frame(CGSize(width: 150, height: 400))).dropFirst().first)
        let whole = CTLineGetStringRange(second)
        let cut = try #require(
            CTLineCreateTruncatedLine(second, CTLineGetTypographicBounds(second, nil, nil, nil) - 20, .end, nil))
        let range = CTLineGetStringRange(cut)
        #expect(range.location == whole.location && range.length == whole.length)
        let runs = CTLineGetGlyphRuns(cut).compactMap { $0 as? CTRun }
        let first = try #require(runs.first)
        #expect(
            CTRunGetStringRange(first).location == whole.location
                && CTLineGetGlyphCount(cut) < CTLineGetGlyphCount(second))
    }

    @Test func linesCoverTheTextFromTheTop() {
        let frame = frame(CGSize(width: 150, height: 400))
        let ranges = lines(frame).map(CTLineGetStringRange)
        #expect(ranges.count >= 4)
        #expect(ranges.reduce(0) { $0 + $1.length } == text.length)
        var origins = [CGPoint](repeating: .zero, count: ranges.count)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        #expect(origins.map(\.y) == origins.map(\.y).sorted(by: >) && origins[0].y < 400)
        var second = [CGPoint.zero]
        CTFrameGetLineOrigins(frame, CFRangeMake(1, 1), &second)
        #expect(second[0] == origins[1])
    }

    @Test func whatFindsNoRoomIsNotVisible() {
        let cut = frame(CGSize(width: 150, height: 40))
        #expect(CTFrameGetStringRange(cut).length == text.length)
        #expect(CTFrameGetVisibleStringRange(cut).length < text.length)
        #expect(lines(cut).count == 2)
        #expect(lines(frame(CGSize(width: 150, height: 5))).isEmpty)
    }

    @Test func aPartOfTheTextKeepsItsIndices() {
        let part = frame(CGSize(width: 1000, height: 100), CFRangeMake(4, 11))
        #expect(lines(part).map(CTLineGetStringRange) == [CFRangeMake(4, 11)])
        #expect(CTLineGetStringIndexForPosition(lines(part)[0], CGPoint(x: -5, y: 0)) == 4)
    }

    @Test func theTypesetterBreaksWhereTheFrameDoes() {
        let typesetter = CTFramesetterGetTypesetter(framesetter)
        var start = 0
        for line in lines(frame(CGSize(width: 150, height: 400))) {
            let count = CTTypesetterSuggestLineBreak(typesetter, start, 150)
            #expect(CTLineGetStringRange(line) == CFRangeMake(start, count))
            #expect(
                CTLineGetStringRange(CTTypesetterCreateLine(typesetter, CFRangeMake(start, count))).length == count)
            start += count
        }
        #expect(start == text.length)
        #expect(CTTypesetterSuggestLineBreak(typesetter, start, 150) == 0)
        #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, 40) < CTTypesetterSuggestLineBreak(typesetter, 0, 150))
        #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, 0) == 1)
    }

    @Test func aRangeIsShapedOnceForAllItsFramesAndTheTypesetter() {
        let frames = [frame(CGSize(width: 150, height: 400)), frame(CGSize(width: 90, height: 400))]
        let shaped = frames.map { lines($0)[0].block.layout.shaped }
        #expect(shaped[0] === shaped[1])
        #expect(CTFramesetterGetTypesetter(framesetter).shaped === shaped[0])
    }

    @Test(arguments: [CFRangeMake(4, 11), CFRangeMake(0, 9), CFRangeMake(0, 0), CFRangeMake(45, 0)])
    func aRangeIsSetAlikeWhateverWasAskedForBefore(range: CFRange) {
        func size(_ framesetter: CTFramesetter, _ range: CFRange) -> CGSize {
            CTFramesetterSuggestFrameSizeWithConstraints(
                framesetter, range, nil, CGSize(width: 80, height: 1000), nil)
        }
        for other in [CFRangeMake(4, 10), CFRangeMake(0, 0), CFRangeMake(3, 11)] {
            _ = size(framesetter, other)
            let alone = CTFramesetterCreateWithAttributedString(text)
            #expect(size(framesetter, range) == size(alone, range))
        }
    }

    @Test func anAttachmentIsAskedForItsSizeEachTime() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        let framesetter = CTFramesetterCreateWithAttributedString(NSAttributedString(attachment: attachment))
        func width() -> CGFloat {
            CTFramesetterSuggestFrameSizeWithConstraints(
                framesetter, CFRange(), nil, CGSize(width: 100, height: 100), nil
            ).width
        }
        #expect(width() == 10)
        attachment.bounds.size.width = 30
        #expect(width() == 30)
    }

    @Test func aFrameDrawsItsLinesAtTheirOrigins() throws {
        let rect = CGRect(x: 7, y: 3, width: 150, height: 110)
        let frame = CTFramesetterCreateFrame(framesetter, CFRange(), CGPath(rect: rect, transform: nil), nil)
        let lines = lines(frame)
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        let drawn = try Pixels(160, 120) { CTFrameDraw(frame, $0) }
        let expected = try Pixels(160, 120) { context in
            for (line, origin) in zip(lines, origins) {
                context.textPosition = CGPoint(x: origin.x + 7, y: origin.y + 3)
                CTLineDraw(line, context)
            }
        }
        #expect(drawn == expected && drawn.rows { $0 != 0 }.count > 50)
    }

    @Test func aSuggestedWidthOfZeroSetsNoLimit() {
        let framesetter = CTFramesetterCreateWithAttributedString(NSAttributedString(string: "some words in a row"))
        func size(_ width: CGFloat) -> CGSize {
            CTFramesetterSuggestFrameSizeWithConstraints(
                framesetter, CFRange(), nil, CGSize(width: width, height: .greatestFiniteMagnitude), nil)
        }
        #expect(size(0) == size(.greatestFiniteMagnitude) && size(0).width > 80)
    }

    /// CoreText's default font is Helvetica 12, 12 points high with lines 15 points apart.
    @Test func textWithoutAFontHasTheDefaultFontsLines() throws {
        let text = NSAttributedString(string: "one\ntwo")
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        let frame = CTFramesetterCreateFrame(
            CTFramesetterCreateWithAttributedString(text), CFRange(), path, nil)
        var origins = [CGPoint](repeating: .zero, count: 2)
        CTFrameGetLineOrigins(frame, CFRange(), &origins)
        #expect(abs(origins[0].y - origins[1].y - 15) < 1e-9)
        let line = try #require((CTFrameGetLines(frame) as? [CTLine])?.first)
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        _ = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        #expect(abs(ascent + descent - 12) < 1e-9)
    }
}
