import Testing

@testable import PlacardTextKit

/// What the delegate's members about glyphs do; Apple's documentation of `NSLayoutManagerDelegate`.
@Suite struct GlyphGenerationTests {
    /// Hides, replaces or marks glyphs by their characters.
    final class Decider: NSLayoutManagerDelegate {
        let decide: (Character, CGGlyph, NSLayoutManager.GlyphProperty) -> (CGGlyph, NSLayoutManager.GlyphProperty)
        var action: (Int, NSLayoutManager.ControlCharacterAction) -> NSLayoutManager.ControlCharacterAction = { $1 }
        var box = CGRect.zero
        var places: [CGPoint] = []

        init(
            _ decide:
                @escaping (Character, CGGlyph, NSLayoutManager.GlyphProperty) -> (
                    CGGlyph, NSLayoutManager.GlyphProperty
                ) = { ($1, $2) }
        ) { self.decide = decide }

        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
            properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
            characterIndexes charIndexes: UnsafePointer<Int>,
            font aFont: UIFont, forGlyphRange glyphRange: NSRange
        ) -> Int {
            let text = layoutManager.textStorage?.string as NSString? ?? ""
            let decided = (0..<glyphRange.length).map { index in
                let unit = Unicode.Scalar(text.character(at: charIndexes[index])) ?? " "
                return decide(Character(unit), glyphs[index], props[index])
            }
            layoutManager.setGlyphs(
                decided.map(\.0), properties: decided.map(\.1), characterIndexes: charIndexes, font: aFont,
                forGlyphRange: glyphRange)
            return glyphRange.length
        }

        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
            forControlCharacterAt charIndex: Int
        ) -> NSLayoutManager.ControlCharacterAction { self.action(charIndex, action) }

        func layoutManager(
            _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
            for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint,
            characterIndex charIndex: Int
        ) -> CGRect {
            places.append(glyphPosition)
            return box
        }
    }

    /// Hides what has an attribute of the client's own.
    final class Hider: NSLayoutManagerDelegate {
        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
            properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
            characterIndexes charIndexes: UnsafePointer<Int>,
            font aFont: UIFont, forGlyphRange glyphRange: NSRange
        ) -> Int {
            let decided = (0..<glyphRange.length).map { index in
                let mark = layoutManager.textStorage?.attribute(
                    .init("hide"), at: charIndexes[index], effectiveRange: nil)
                return mark == nil ? props[index] : .null
            }
            layoutManager.setGlyphs(
                glyphs, properties: decided, characterIndexes: charIndexes, font: aFont, forGlyphRange: glyphRange)
            return glyphRange.length
        }
    }

    @Test func `attributes of the client's own decide anew`() {
        let (stack, hider) = (TextKitStack("ab**cd", size: Self.size), Hider())
        let marks = NSRange(location: 2, length: 2)
        stack.storage.addAttribute(.init("hide"), value: true, range: marks)
        stack.manager.delegate = hider
        #expect(width(stack) == plainWidth("abcd"))
        stack.storage.removeAttribute(.init("hide"), range: marks)
        #expect(width(stack) == plainWidth("ab**cd"))
        stack.storage.addAttribute(.init("hide"), value: true, range: marks)
        #expect(width(stack) == plainWidth("abcd"))
    }

    private func width(_ stack: TextKitStack) -> CGFloat { stack.manager.usedRect(for: stack.container).width }

    private func plainWidth(_ text: String) -> CGFloat { width(TextKitStack(text, size: Self.size)) }

    private static let size = CGSize(width: 400, height: 0)

    @Test(arguments: [("*bold* text", "bold text"), ("كت*اب", "كتاب"), ("n*i\u{308}*", "ni\u{308}"), ("**", "")])
    func nullGlyphsTakeNoRoomAndKeepTheirCharacters(text: String, shown: String) {
        let stack = TextKitStack(text, size: Self.size)
        let delegate = Decider { $0 == "*" ? ($1, .null) : ($1, $2) }
        stack.manager.delegate = delegate
        // Letters that a hidden one parts are not joined again: Arabic keeps the forms that it was shaped with.
        #expect(abs(width(stack) - plainWidth(shown)) < (text.first == "ك" ? 12 : 0.01))
        let star = (text as NSString).range(of: "*").location
        let glyph = stack.manager.glyphIndexForCharacter(at: star)
        #expect(stack.manager.propertyForGlyph(at: glyph) == .null)
        #expect(stack.manager.notShownAttribute(forGlyphAt: glyph))
        #expect(stack.manager.characterIndexForGlyph(at: glyph) == star)
        #expect(stack.lines.joined() == text)
    }

    @Test func glyphsAreReplacedByOthersOfTheSameFont() throws {
        let bullet = try #require(UIFont(name: "Helvetica", size: 12)).ctFont.glyph(for: "\u{2022}")
        let stack = TextKitStack("secret", size: Self.size)
        let delegate = Decider { ($0 == "\n" ? $1 : bullet, $2) }
        stack.manager.delegate = delegate
        #expect((0..<6).allSatisfy { stack.manager.cgGlyph(at: $0) == bullet })
        var isValid = ObjCBool(false)
        #expect(stack.manager.glyph(at: 2) == bullet && stack.manager.glyph(at: 2, isValidIndex: &isValid) == bullet)
        #expect(isValid.boolValue)
        #expect(abs(width(stack) - plainWidth("\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}")) < 0.01)
    }

    @Test func fewerGlyphsStandForTheSameCharacters() throws {
        final class Folder: NSLayoutManagerDelegate {
            func layoutManager(
                _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
                properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
                characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont,
                forGlyphRange glyphRange: NSRange
            ) -> Int {
                guard glyphRange.length == 9 else { return 0 }
                let ellipsis = aFont.ctFont.glyph(for: "\u{2026}")
                layoutManager.setGlyphs(
                    [glyphs[0], ellipsis, glyphs[8]], properties: [[], [], []], characterIndexes: [0, 1, 8],
                    font: aFont, forGlyphRange: NSRange(location: glyphRange.location, length: 3))
                return 3
            }
        }
        let stack = TextKitStack("(folded!)\nnext", size: Self.size)
        // The terminator keeps the folded stretch from being the whole group.
        let folder = Folder()
        stack.manager.delegate = folder
        #expect(stack.manager.numberOfGlyphs == 14)
        let short = TextKitStack("(folded!)", size: Self.size)
        short.manager.delegate = folder
        #expect(short.manager.numberOfGlyphs == 3)
        #expect(abs(width(short) - plainWidth("(\u{2026})")) < 0.01)
        let middle = NSRange(location: 1, length: 1)
        #expect(
            short.manager.characterRange(forGlyphRange: middle, actualGlyphRange: nil)
                == NSRange(location: 1, length: 7))
        #expect(short.manager.glyphIndexForCharacter(at: 5) == 1)
    }

    @Test func aSubclassMayChangeGlyphsOnTheirWay() {
        final class Upper: NSLayoutManager {
            override func setGlyphs(
                _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>,
                characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont,
                forGlyphRange glyphRange: NSRange
            ) {
                let a = aFont.ctFont.glyph(for: "A")
                let changed = (0..<glyphRange.length).map { glyphs[$0] == 0xFFFF ? glyphs[$0] : a }
                super.setGlyphs(
                    changed, properties: props, characterIndexes: charIndexes, font: aFont, forGlyphRange: glyphRange)
            }
        }
        let stack = TextKitStack("iii\niii", size: Self.size, manager: Upper())
        #expect(abs(width(stack) - plainWidth("AAA")) < 0.01)
        #expect(stack.lines == ["iii\n", "iii"])
    }

    @Test func glyphsMayBeSetAtAnyTime() {
        let stack = TextKitStack("abc\ndef", size: Self.size)
        let font = UIFont(serving: TextDefaults.textKit.font.ctFont)
        stack.manager.setGlyphs(
            [0xFFFF], properties: [.null], characterIndexes: [5], font: font,
            forGlyphRange: NSRange(location: 5, length: 1))
        #expect(stack.manager.propertyForGlyph(at: 5) == .null)
        let second = stack.manager.lineFragmentUsedRect(forGlyphAt: 4).width
        #expect(abs(second - plainWidth("df")) < 0.01)
        stack.manager.setGlyphs(
            [1], properties: [[]], characterIndexes: [99], font: font, forGlyphRange: NSRange(location: 99, length: 1)
        )
        #expect(stack.lines == ["abc\n", "def"])
    }

    /// Apple's header of `NSControlCharacterAction.whitespace`: "the width for glyphs with this action are determined by"
    /// the delegate's box. Delegates give it the line's height, and the place that they are told, as Apple's sample does.
    @Test func `a control character may be a gap as wide as its box, on a line as high as without`() {
        let stack = TextKitStack("ab*cd", size: Self.size, padding: 5)
        let height = stack.manager.lineFragmentRect(forGlyphAt: 0).height
        let delegate = Decider { $0 == "*" ? ($1, .controlCharacter) : ($1, $2) }
        delegate.action = { $0 == 2 ? .whitespace : $1 }
        delegate.box = CGRect(x: 30, y: -10, width: 60, height: 50)
        stack.manager.delegate = delegate
        #expect(abs(width(stack) - plainWidth("abcd") - 60 - 10) < 0.01)
        #expect(stack.manager.lineFragmentRect(forGlyphAt: 0).height == height)
        let place = stack.manager.location(forGlyphAt: 2)
        #expect(delegate.places.contains { abs($0.x - place.x) < 0.01 })
        #expect(abs(stack.manager.location(forGlyphAt: 3).x - place.x - 60) < 0.01)
    }

    @Test func aControlCharacterMayEndALineOrAContainerOrNothing() {
        let columns = [1, 2].map { _ in NSTextContainer(size: CGSize(width: 200, height: 100)) }
        let stack = TextKitStack("one|two", containers: columns)
        let delegate = Decider { $0 == "|" ? ($1, .controlCharacter) : ($1, $2) }
        stack.manager.delegate = delegate
        #expect(stack.lines == ["one|two"])
        delegate.action = { $0 == 3 ? .lineBreak : $1 }
        stack.manager.invalidateGlyphs(
            forCharacterRange: NSRange(location: 0, length: 7), changeInLength: 0, actualCharacterRange: nil)
        #expect(stack.lines == ["one|", "two"])
        delegate.action = { $0 == 3 ? .containerBreak : $1 }
        stack.manager.invalidateGlyphs(
            forCharacterRange: NSRange(location: 0, length: 7), changeInLength: 0, actualCharacterRange: nil)
        #expect(stack.manager.textContainer(forGlyphAt: 4) === columns[1])
    }

    @Test func aLineSeparatorMayBeSwitchedOff() {
        let stack = TextKitStack("one\u{2028}two", size: Self.size)
        #expect(stack.lines.count == 2)
        let delegate = Decider()
        delegate.action = { _, proposed in proposed == .lineBreak ? .zeroAdvancement : proposed }
        stack.manager.delegate = delegate
        #expect(stack.lines == ["one\u{2028}two"])
        #expect(abs(width(stack) - plainWidth("onetwo")) < 0.01)
    }

    @Test func controlCharactersAreShownWithACaret() {
        let stack = TextKitStack("a\u{1}b", size: Self.size)
        let hidden = width(stack)
        stack.manager.showsControlCharacters = true
        #expect(width(stack) > hidden + 10)
        #expect(stack.lines == ["a\u{1}b"])
    }

    @Test func hyphenationAsksForEachPlace() {
        final class NoHyphens: NSLayoutManagerDelegate {
            var asked: [Int] = []

            func layoutManager(
                _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
            ) -> Bool {
                asked.append(charIndex)
                return false
            }
        }
        let text = "Plain\nThe education of an irrigation engineer needs extraordinary understanding"
        let stacks = [90, 105, 130, 150].map { TextKitStack(text, size: CGSize(width: $0, height: 0)) }
        let whole = stacks.map(\.lines)
        let delegate = NoHyphens()
        for stack in stacks { stack.manager.usesDefaultHyphenation = true }
        #expect(stacks.map(\.lines) != whole)
        for stack in stacks { stack.manager.delegate = delegate }
        #expect(stacks.map(\.lines) == whole)
        #expect(!delegate.asked.isEmpty && delegate.asked.allSatisfy { $0 > 6 && $0 < text.utf16.count })
    }

    @Test func aDelegateMayAskForGlyphsAndLinesWhileItDecides() {
        final class Curious: NSLayoutManagerDelegate {
            func layoutManager(
                _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
                properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
                characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont,
                forGlyphRange glyphRange: NSRange
            ) -> Int {
                _ = layoutManager.numberOfGlyphs
                _ = layoutManager.usedRect(for: layoutManager.textContainers[0])
                return 0
            }

            func layoutManager(
                _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
                withProposedLineFragmentRect rect: CGRect
            ) -> CGFloat {
                _ = layoutManager.lineFragmentRect(forGlyphAt: glyphIndex)
                return 2
            }
        }
        let plain = TextKitStack("one\ntwo three\nfour", size: CGSize(width: 40, height: 0))
        let stack = TextKitStack("one\ntwo three\nfour", size: CGSize(width: 40, height: 0))
        let delegate = Curious()
        stack.manager.delegate = delegate
        #expect(stack.lines == plain.lines)
        #expect(stack.manager.numberOfGlyphs == plain.manager.numberOfGlyphs)
        #expect(abs(stack.rects[0].height - plain.rects[0].height - 2) < 0.01)
    }

    @Test func aDelegateThatEditsTheTextStopsNothing() {
        final class Editor: NSLayoutManagerDelegate {
            func layoutManager(
                _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
            ) -> Bool {
                if let storage = layoutManager.textStorage, storage.length > 4 {
                    storage.deleteCharacters(in: NSRange(location: 0, length: 3))
                }
                return true
            }
        }
        let stack = TextKitStack("one two three\nfour five\nsix", size: CGSize(width: 40, height: 0))
        let editor = Editor()
        stack.manager.delegate = editor
        _ = stack.manager.usedRect(for: stack.container)
        #expect(stack.lines.joined() == stack.storage.string)
    }
}
