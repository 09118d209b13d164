import PlacardTextKit
import Testing

@Suite struct NSLayoutManagerTests {
    /// Recorded on iOS: dotnet/macios monotouch-test, NSLayoutManager and NSTextContainer.
    @Test func defaultsAreThoseRecordedOnIOS() {
        let manager = NSLayoutManager()
        #expect(manager.usesFontLeading && manager.hyphenationFactor == 0)
        #expect(!manager.allowsNonContiguousLayout && !manager.hasNonContiguousLayout)
        #expect(!manager.showsControlCharacters && !manager.showsInvisibleCharacters)
        #expect(!manager.limitsLayoutForSuspiciousContents)
        #expect(manager.numberOfGlyphs == 0 && manager.textStorage == nil)
        #expect(manager.extraLineFragmentRect == .zero && manager.extraLineFragmentUsedRect == .zero)
        #expect(manager.extraLineFragmentTextContainer == nil)
        #expect(manager.firstUnlaidCharacterIndex() == 0 && manager.firstUnlaidGlyphIndex() == 0)
        let container = NSTextContainer()
        #expect(container.layoutManager == nil && container.lineFragmentPadding == 5)
        #expect(container.maximumNumberOfLines == 0 && container.lineBreakMode == .byWordWrapping)
    }

    /// Recorded on iOS: dotnet/macios monotouch-test, `GetGlyphs`.
    @Test func glyphsOfHelloWorldAreThoseRecordedOnIOS() {
        let stack = TextKitStack("hello world\n\t")
        let manager = stack.manager
        var glyphs = [CGGlyph](repeating: 0, count: 13)
        var properties = [NSLayoutManager.GlyphProperty](repeating: [], count: 13)
        var characters = [Int](repeating: -1, count: 13)
        var levels = [UInt8](repeating: 9, count: 13)
        let count = manager.getGlyphs(
            in: NSRange(location: 0, length: 13), glyphs: &glyphs, properties: &properties,
            characterIndexes: &characters, bidiLevels: &levels)
        #expect(count == 13 && manager.numberOfGlyphs == 13)
        #expect(characters == Array(0..<13))
        #expect(levels.allSatisfy { $0 == 0 })
        #expect(properties[5] == .elastic)
        #expect(properties[11] == .controlCharacter && properties[12] == .controlCharacter)
        #expect(glyphs[11] == 0xFFFF && glyphs[12] == 0xFFFF)
        #expect(glyphs[..<11].allSatisfy { $0 != 0 && $0 != 0xFFFF })
    }

    static let bag =
        "90's cray photo booth tote bag bespoke Carles. Plaid wayfarers Odd Future master cleanse tattooed four dollar "
        + "toast small batch kale chips leggings meh photo booth occupy irony."

    /// Recorded on iOS: Texture's ASTextKitTruncationTests (Helvetica 12, padding 0).
    @Test(arguments: [(50, 3), (60, 4)])
    func onlyLinesThatFitWholeAreSet(height: CGFloat, lines: Int) {
        let stack = TextKitStack(Self.bag, size: CGSize(width: 100, height: height))
        #expect(stack.lines.count == lines)
        let visible = stack.manager.glyphRange(for: stack.container)
        #expect(visible.upperBound == stack.lineRanges.last?.upperBound)
        #expect(visible.upperBound < stack.storage.length)
    }

    @Test func theContainersModeEndsTheLastPermittedLine() {
        let stack = TextKitStack(Self.bag, size: CGSize(width: 100, height: 0))
        stack.container.maximumNumberOfLines = 2
        stack.container.lineBreakMode = .byTruncatingTail
        #expect(stack.lines.count == 2)
        #expect(stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
        let second = stack.lineRanges[1].location
        let hidden = stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: second)
        #expect(hidden.location > second && hidden.upperBound == stack.storage.length)
    }

    @Test func aLineThatFindsNoHeightIsCutIntoTheOneBeforeAcrossParagraphs() {
        let stack = TextKitStack("First line\nsecond line\nthird", size: CGSize(width: 300, height: 30))
        stack.container.lineBreakMode = .byTruncatingTail
        #expect(stack.lines.count == 2)
        #expect(stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 12).location != NSNotFound)
        stack.storage.deleteCharacters(in: NSRange(location: 22, length: 6))
        #expect(stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 12).location == NSNotFound)
    }

    @Test func usedRectIncludesThePaddingAndBoundingRectTheGlyphsOnly() {
        let stack = TextKitStack("Hello", size: CGSize(width: 200, height: 0), padding: 5)
        let all = NSRange(location: 0, length: 5)
        let used = stack.manager.usedRect(for: stack.container)
        let bounds = stack.manager.boundingRect(forGlyphRange: all, in: stack.container)
        let width = NSAttributedString(string: "Hello").size().width
        #expect(used.minX == 0 && abs(used.width - width - 10) < 0.01)
        #expect(abs(bounds.minX - 5) < 0.01 && abs(bounds.width - width) < 0.01)
        #expect(stack.manager.lineFragmentRect(forGlyphAt: 0).width == 200)
        #expect(stack.manager.location(forGlyphAt: 0).x == 5)
    }

    @Test(arguments: ["", "a\n", "a\n\n"])
    func anEmptyLineFollowsATextThatIsEmptyOrEndsInANewline(text: String) {
        let stack = TextKitStack(text, size: CGSize(width: 100, height: 0))
        let height = NSAttributedString(string: "x").size().height
        let extra = stack.manager.extraLineFragmentRect
        #expect(abs(extra.height - height) < 0.01)
        #expect(abs(extra.minY - height * CGFloat(text.filter { $0 == "\n" }.count)) < 0.01)
        #expect(stack.manager.extraLineFragmentTextContainer === stack.container)
        #expect(abs(stack.manager.usedRect(for: stack.container).maxY - extra.maxY) < 0.01)
    }

    @Test func spacingBelongsToTheRoomNotToTheUsedPart() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 7
        let stack = TextKitStack(
            "one two three four", attributes: [.paragraphStyle: style], size: CGSize(width: 50, height: 0))
        let plain = NSAttributedString(string: "x").size().height
        #expect(stack.rects.count > 1)
        #expect(stack.rects.allSatisfy { abs($0.height - plain - 7) < 0.01 })
        #expect(abs(stack.manager.lineFragmentUsedRect(forGlyphAt: 0).height - plain) < 0.01)
        #expect(stack.rects[1].minY == stack.rects[0].maxY)
    }

    /// What editors number lines and scroll to insertion points by.
    @Test func noGlyphsHaveThePlaceBeforeTheFirstOfThem() {
        let stack = TextKitStack("ab\n\nc\n", size: CGSize(width: 100, height: 0))
        func place(_ index: Int) -> CGRect {
            stack.manager.boundingRect(forGlyphRange: NSRange(location: index, length: 0), in: stack.container)
        }
        let first = stack.manager.lineFragmentRect(forGlyphAt: 0)
        #expect(place(1).minX > 0 && place(1).minY == first.minY && place(1).height == first.height)
        #expect(place(3).minY == first.maxY && place(3).width == 0)
        #expect(place(6).minY == stack.manager.extraLineFragmentRect.minY && place(6).height > 0)
        let plain = TextKitStack("ab", size: CGSize(width: 100, height: 0))
        let all = plain.manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 2), in: plain.container)
        let end = plain.manager.boundingRect(forGlyphRange: NSRange(location: 2, length: 0), in: plain.container)
        #expect(end.minX == all.maxX && end.width == 0 && end.minY == all.minY)
    }

    @Test func indicesOutOfBoundsAreAnswered() {
        let stack = TextKitStack("abc", size: CGSize(width: 100, height: 0))
        for index in [-1, 3, 4, Int.max - 1] {
            #expect(stack.manager.lineFragmentRect(forGlyphAt: index) == .zero)
            #expect(!stack.manager.isValidGlyphIndex(index))
            #expect(stack.manager.cgGlyph(at: index) == 0)
        }
        for range in [NSRange(location: NSNotFound, length: 0), NSRange(location: .max, length: .max)] {
            #expect(stack.manager.characterRange(forGlyphRange: range, actualGlyphRange: nil).length == 0)
            #expect(stack.manager.boundingRect(forGlyphRange: range, in: stack.container) == .zero)
            stack.manager.ensureGlyphs(forGlyphRange: range)
            stack.manager.ensureLayout(forCharacterRange: range)
        }
        let beyond = NSRange(location: 2, length: 50)
        #expect(stack.manager.boundingRect(forGlyphRange: beyond, in: stack.container).width > 0)
        #expect(stack.manager.glyphRange(forCharacterRange: beyond, actualCharacterRange: nil).upperBound == 3)
    }

    /// One road: a layout manager's lines are those that labels would have.
    @Test(arguments: [40, 97, 160, 320.5])
    func linesAreThoseOfTheEngine(width: CGFloat) {
        let text = Self.bag + "\nSome שלום עולם, السلام عليكم\tand ภาษาไทยกำลังดี 👩‍👩‍👧\u{2028}more\n\nend"
        let stack = TextKitStack(text, size: CGSize(width: width, height: 0))
        var rules = LayoutRules()
        rules.width = width
        let layout = ShapedText(ResolvedText(NSAttributedString(string: text), defaults: .textKit).styled).layout(
            rules)
        #expect(stack.lineRanges == layout.lines.map { NSRange($0.range) })
        let rects = stack.rects
        for (line, rect) in zip(layout.lines, rects) { #expect(abs(line.top - rect.minY) < 1e-6) }
    }

    @Test func theManagersHyphenationServesParagraphsWithoutOne() {
        let text = "The education of an irrigation engineer needs extraordinary understanding and communication"
        let stacks = [90, 105, 130, 150].map { TextKitStack(text, size: CGSize(width: $0, height: 0)) }
        let whole = stacks.map(\.lines)
        for stack in stacks { stack.manager.hyphenationFactor = 1 }
        #expect(stacks.map(\.lines) != whole)
        #expect(stacks.allSatisfy { $0.lines.joined() == text })
    }

    @Test func nominallySpacedGlyphsAreOfOneDirection() {
        let stack = TextKitStack("abc שלום", size: CGSize(width: 400, height: 0))
        #expect(stack.manager.range(ofNominallySpacedGlyphsContaining: 1) == NSRange(location: 0, length: 4))
        #expect(stack.manager.range(ofNominallySpacedGlyphsContaining: 5) == NSRange(location: 4, length: 4))
    }

    @Test func aContainerTakesItsTextToAnotherManager() {
        let stack = TextKitStack("text", size: CGSize(width: 100, height: 0))
        let other = NSLayoutManager()
        stack.container.replaceLayoutManager(other)
        #expect(stack.storage.layoutManagers.count == 1 && stack.storage.layoutManagers[0] === other)
        #expect(other.glyphRange(for: stack.container).length == 4)
        #expect(stack.manager.textContainers.isEmpty && stack.manager.textStorage == nil)
    }

    @Test func sizesThatAreNoneDoNotStopAnything() {
        for side in [CGFloat.nan, -5, .infinity, .greatestFiniteMagnitude, 0.001] {
            let stack = TextKitStack("some words here", size: CGSize(width: side, height: side), padding: 5)
            let used = stack.manager.usedRect(for: stack.container)
            #expect(used.width.isFinite && used.height.isFinite, "\(side)")
            stack.container.lineFragmentPadding = side
            _ = stack.manager.glyphIndex(for: CGPoint(x: side, y: side), in: stack.container)
        }
    }

    @Test func aManagerWhoseStorageHasGoneShowsNothing() {
        let manager = TextKitStack("gone", size: CGSize(width: 100, height: 0)).manager
        #expect(manager.textStorage == nil && manager.numberOfGlyphs == 0)
        #expect(manager.lineFragmentRect(forGlyphAt: 0) == .zero)
    }

    @Test func aDelegateChangesSpacingBreaksAndRects() {
        final class Delegate: NSLayoutManagerDelegate {
            func layoutManager(
                _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
            ) -> Bool { charIndex != 8 }

            func layoutManager(
                _ layoutManager: NSLayoutManager,
                shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
                lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
                in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
            ) -> Bool {
                lineFragmentRect.pointee.size.height = 40
                baselineOffset.pointee = 30
                return true
            }
        }
        let stack = TextKitStack("one two three four", size: CGSize(width: 60, height: 0))
        #expect(stack.lines[0] == "one two ")
        let delegate = Delegate()
        stack.manager.delegate = delegate
        #expect(stack.lines[0] == "one ")
        #expect(stack.rects.allSatisfy { $0.height == 40 })
        #expect(stack.manager.location(forGlyphAt: 0).y == 30)
    }
}
