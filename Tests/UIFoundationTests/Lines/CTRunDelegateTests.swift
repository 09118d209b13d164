import PlacardUIFoundation
import TestTools
import Testing

/// Apple's documentation of `CTRunDelegate`.
@Suite struct CTRunDelegateTests {
    private final class Room {
        let width: CGFloat
        let ascent: CGFloat
        init(width: CGFloat, ascent: CGFloat) { (self.width, self.ascent) = (width, ascent) }
    }

    private func delegate(width: CGFloat, ascent: CGFloat) throws -> CTRunDelegate {
        // Apple's names of the functions' types, as much code for Core Text spells them out.
        let ascents: CTRunDelegateGetAscentCallback = { Unmanaged<Room>.fromOpaque($0).takeUnretainedValue().ascent }
        let descents: CTRunDelegateGetDescentCallback = { _ in 6 }
        let widths: CTRunDelegateGetWidthCallback = { Unmanaged<Room>.fromOpaque($0).takeUnretainedValue().width }
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateVersion1, dealloc: { Unmanaged<Room>.fromOpaque($0).release() },
            getAscent: ascents, getDescent: descents, getWidth: widths)
        let room = Unmanaged.passRetained(Room(width: width, ascent: ascent)).toOpaque()
        let made = try #require(CTRunDelegateCreate(&callbacks, room))
        #expect(CTRunDelegateGetRefCon(made) == room)
        return made
    }

    @Test(arguments: ["\u{FFFC}", " ", "x"])
    func `Characters take the room that their delegate says, and nothing is drawn there`(character: String) throws {
        let text = NSMutableAttributedString(string: "a" + character + "b")
        let key = kCTRunDelegateAttributeName as NSAttributedString.Key
        let plain = CTLineGetTypographicBounds(
            CTLineCreateWithAttributedString(NSAttributedString(string: "ab")), nil, nil, nil)
        text.addAttribute(key, value: try delegate(width: 30, ascent: 40), range: NSRange(location: 1, length: 1))
        let line = CTLineCreateWithAttributedString(text)
        var (ascent, descent) = (CGFloat(0), CGFloat(0))
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
        #expect(abs(width - plain - 30) < 0.5 && ascent == 40 && descent == 6)
        let start = CTLineGetOffsetForStringIndex(line, 1, nil)
        #expect(abs(CTLineGetOffsetForStringIndex(line, 2, nil) - start - 30) < 0.01)
        let pixels = try Pixels(60, 50) { context in
            context.translateBy(x: 0, y: 50)
            context.scaleBy(x: 1, y: -1)
            context.textPosition = CGPoint(x: 2, y: 10)
            CTLineDraw(line, context)
        }
        let empty = Int(start + 4)..<Int(start + 29)
        #expect(!pixels.columns { $0 != 0 }.contains(where: empty.contains))
        let runs = CTLineGetGlyphRuns(line).compactMap { $0 as? CTRun }
        let own = try #require(runs.first { CTRunGetStringRange($0).location == 1 })
        #expect((CTRunGetAttributes(own)[kCTRunDelegateAttributeName as String]) is CTRunDelegate)
        #expect(CTRunGetTypographicBounds(own, CFRange(), &ascent, nil, nil) == 30 && ascent == 40)
    }

    @Test func `What a delegate was made with is let go with it`() throws {
        weak var seen: Room?
        func use() throws {
            let made = try delegate(width: 1, ascent: 1)
            seen = Unmanaged<Room>.fromOpaque(CTRunDelegateGetRefCon(made)).takeUnretainedValue()
            #expect(seen != nil)
        }
        try use()
        #expect(seen == nil)
    }
}
