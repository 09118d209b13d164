import PlacardTextKit
import TestTools
import Testing

/// The members through which layout writes its lines: overridden, and called by clients.
@Suite struct LinePlacementTests {
    private static let size = CGSize(width: 200, height: 0)
    private static let text = "one two three four five six seven eight nine ten eleven twelve"

    @Test func anOverriddenLineFragmentRectChangesTheLayout() {
        final class Tall: NSLayoutManager {
            override func setLineFragmentRect(
                _ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect
            ) {
                var rect = fragmentRect
                rect.size.height = 50
                super.setLineFragmentRect(rect, forGlyphRange: glyphRange, usedRect: usedRect)
            }
        }
        let stack = TextKitStack(Self.text, size: Self.size, manager: Tall())
        #expect(stack.rects.count > 1)
        #expect(stack.rects.enumerated().allSatisfy { $1.minY == 50 * CGFloat($0) && $1.height == 50 })
    }

    @Test(arguments: ["left to right text", "نص من اليمين إلى اليسار"])
    func anOverriddenLocationMovesTheLine(text: String) {
        final class Shifted: NSLayoutManager {
            override func setLocation(_ location: CGPoint, forStartOfGlyphRange glyphRange: NSRange) {
                super.setLocation(
                    CGPoint(x: location.x + 7, y: location.y + 3), forStartOfGlyphRange: glyphRange)
            }
        }
        let plain = TextKitStack(text, size: Self.size)
        let stack = TextKitStack(text, size: Self.size, manager: Shifted())
        let all = NSRange(location: 0, length: plain.manager.numberOfGlyphs)
        let moved = stack.manager.location(forGlyphAt: 0)
        let place = plain.manager.location(forGlyphAt: 0)
        #expect(abs(moved.x - place.x - 7) < 0.01 && abs(moved.y - place.y - 3) < 0.01)
        let drawn = try? Pixels(240, 40) { _ in stack.manager.drawGlyphs(forGlyphRange: all, at: .zero) }
        let lower = try? Pixels(240, 40) { _ in
            plain.manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 7, y: 3))
        }
        #expect(drawn == lower)
    }

    @Test func layoutTellsTheContainerAndTheLineOfEachStretch() {
        final class Recorder: NSLayoutManager {
            var calls: [String] = []

            override func setTextContainer(_ container: NSTextContainer, forGlyphRange glyphRange: NSRange) {
                calls.append("container \(glyphRange.location)")
            }

            override func setLineFragmentRect(
                _ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect
            ) { calls.append("rect \(glyphRange.location)") }

            override func setLocation(_ location: CGPoint, forStartOfGlyphRange glyphRange: NSRange) {
                calls.append("location \(glyphRange.location)")
            }

            override func setExtraLineFragmentRect(
                _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
            ) { calls.append("extra") }
        }
        let recorder = Recorder()
        let stack = TextKitStack("ab\ncd\n", size: Self.size, manager: recorder)
        _ = recorder.usedRect(for: stack.container)
        #expect(
            recorder.calls == ["container 0", "rect 0", "location 0", "container 3", "rect 3", "location 3", "extra"])
        #expect(recorder.extraLineFragmentRect == .zero)
    }

    @Test func clientsMoveLinesThatStand() {
        let stack = TextKitStack(Self.text + "\nlast", size: Self.size)
        let first = stack.lineRanges[0]
        let rect = stack.rects[0]
        let width = stack.manager.lineFragmentUsedRect(forGlyphAt: 0).width
        stack.manager.setLineFragmentRect(
            rect.offsetBy(dx: 20, dy: 5), forGlyphRange: first, usedRect: CGRect(x: 20, y: 5, width: width, height: 9)
        )
        #expect(stack.manager.lineFragmentRect(forGlyphAt: 0) == rect.offsetBy(dx: 20, dy: 5))
        #expect(abs(stack.manager.boundingRect(forGlyphRange: first, in: stack.container).minX - 20) < 0.01)
        #expect(stack.manager.location(forGlyphAt: 0).x == 0)
        stack.manager.setLocation(CGPoint(x: 4, y: 30), forStartOfGlyphRange: first)
        #expect(stack.manager.location(forGlyphAt: 0) == CGPoint(x: 4, y: 30))
        stack.manager.invalidateLayout(
            forCharacterRange: NSRange(location: 0, length: 1), actualCharacterRange: nil)
        #expect(stack.rects[0] == rect)
    }

    @Test func valuesThatAreNoneAreNotTaken() {
        let stack = TextKitStack(Self.text, size: Self.size)
        let rects = stack.rects
        let nowhere = CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: -3)
        let all = NSRange(location: 0, length: .max)
        stack.manager.setLineFragmentRect(nowhere, forGlyphRange: all, usedRect: nowhere)
        stack.manager.setLocation(CGPoint(x: CGFloat.nan, y: 0), forStartOfGlyphRange: all)
        stack.manager.setAttachmentSize(CGSize(width: CGFloat.nan, height: 0), forGlyphRange: all)
        stack.manager.setDrawsOutsideLineFragment(true, forGlyphAt: -1)
        stack.manager.setNotShownAttribute(true, forGlyphAt: .max)
        #expect(stack.rects == rects)
    }

    @Test func glyphsReachOutOfLinesThatAreTooLow() {
        let style = NSMutableParagraphStyle()
        style.maximumLineHeight = 6
        let stack = TextKitStack("low", attributes: [.paragraphStyle: style], size: Self.size)
        #expect(stack.manager.drawsOutsideLineFragment(forGlyphAt: 0))
        let spacious = TextKitStack("low", size: Self.size)
        #expect(!spacious.manager.drawsOutsideLineFragment(forGlyphAt: 0))
        spacious.manager.setDrawsOutsideLineFragment(true, forGlyphAt: 1)
        #expect(spacious.manager.drawsOutsideLineFragment(forGlyphAt: 1))
        #expect(!spacious.manager.drawsOutsideLineFragment(forGlyphAt: 2))
    }

    @Test func marksStayWhereTheyAreWhenOtherParagraphsChange() {
        let stack = TextKitStack("first\nsecond", size: Self.size)
        stack.manager.setNotShownAttribute(true, forGlyphAt: 7)
        stack.storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "xx")
        #expect(stack.manager.notShownAttribute(forGlyphAt: 9))
        #expect(!stack.manager.notShownAttribute(forGlyphAt: 8))
    }
}
