import PlacardTextKit
import TestTools
import Testing

/// Whatever a stack is given, it answers: nothing stops, hangs, or loses text.
@Suite struct DegenerateInputTests {
    static let texts = [
        "", "\n", "\u{2028}", "\t\t", "a", "\u{FFFC}", "\u{301}\u{301}", "שלום\nعليكم 123", "👩‍👩‍👧\u{200D}",
        "\u{202E}reversed\u{202C}", "ก็\u{200B}ก", "\u{FEFF}\u{AD}\u{0}", String(repeating: "W", count: 300),
    ]
    private static let numbers: [CGFloat] = [
        0, -1, 1, 17.3, .nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude,
    ]

    private static let numeric: [NSAttributedString.Key] = [
        .kern, .tracking, .expansion, .baselineOffset, .obliqueness, .strokeWidth,
    ]

    private static let spacing: [ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat> & Sendable] = [
        \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.minimumLineHeight, \.maximumLineHeight,
        \.lineHeightMultiple, \.firstLineHeadIndent, \.headIndent, \.tailIndent, \.defaultTabInterval,
    ]

    /// The line before the rest that found no space was cut again and again.
    @Test(arguments: ["a\nb", "a\nb\nc", "one two three four five six"])
    func `A last container without room for a line ends`(
        text: String
    ) {
        for mode in [NSLineBreakMode.byTruncatingTail, .byClipping, .byTruncatingHead] {
            let heights: [CGFloat] = [20, 5]
            let containers = heights.map { NSTextContainer(size: CGSize(width: 100, height: $0)) }
            containers[1].lineBreakMode = mode
            let stack = TextKitStack(text, containers: containers)
            #expect(stack.manager.glyphRange(for: containers[1]).length == 0)
            #expect(stack.manager.glyphRange(for: containers[0]).length > 0)
        }
    }

    @Test(arguments: [800, 1e308, -1e308] as [CGFloat]) func `Absurd attributes give finite rectangles`(
        number: CGFloat
    ) throws {
        let styles = Self.spacing.map { path in
            let style = NSMutableParagraphStyle()
            style[keyPath: path] = number
            return [NSAttributedString.Key.paragraphStyle: style as Any]
        }
        for attributes in Self.numeric.map({ [$0: number as Any] }) + styles {
            let stack = TextKitStack(
                "a test\tof\nseveral lines", attributes: attributes, size: CGSize(width: 60, height: 0))
            let manager = stack.manager
            var rects = [manager.usedRect(for: stack.container)]
            rects.append(
                manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 25), in: stack.container))
            manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 25)) { rect, used, _, _, _ in
                rects += [rect, used]
            }
            let size = NSAttributedString(string: "a test\nof it", attributes: attributes).size()
            rects.append(CGRect(origin: .zero, size: size))
            #expect(rects.allSatisfy { $0.isFinite && $0.width < 1e12 && $0.height < 1e12 }, "\(attributes)")
        }
    }

    private func ask(_ stack: TextKitStack, at point: CGPoint) {
        let manager = stack.manager
        for container in stack.containers {
            _ = manager.glyphIndex(for: point, in: container)
            _ = manager.fractionOfDistanceThroughGlyph(for: point, in: container)
            var fraction: CGFloat = 0
            let index = manager.characterIndex(
                for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
            #expect(index >= 0 && index <= stack.storage.length && (0...1).contains(fraction))
            let rect = CGRect(origin: point, size: CGSize(width: point.y, height: point.x))
            let glyphs = manager.glyphRange(forBoundingRect: rect, in: container)
            #expect(glyphs.upperBound <= manager.numberOfGlyphs)
            _ = manager.glyphRange(forBoundingRectWithoutAdditionalLayout: rect, in: container)
            manager.ensureLayout(forBoundingRect: rect, in: container)
            #expect(manager.usedRect(for: container).width.isFinite)
        }
    }

    private func ask(_ stack: TextKitStack, about range: NSRange) {
        let manager = stack.manager
        var actual = NSRange()
        _ = manager.glyphRange(forCharacterRange: range, actualCharacterRange: &actual)
        _ = manager.characterRange(forGlyphRange: range, actualGlyphRange: &actual)
        for container in stack.containers {
            _ = manager.boundingRect(forGlyphRange: range, in: container)
            manager.enumerateEnclosingRects(
                forGlyphRange: range, withinSelectedGlyphRange: range, in: container
            ) { rect, _ in #expect(!rect.isNull) }
        }
        manager.enumerateLineFragments(forGlyphRange: range) { _, _, _, glyphs, _ in #expect(glyphs.length > 0) }
        manager.ensureGlyphs(forCharacterRange: range)
        manager.ensureGlyphs(forGlyphRange: range)
        manager.ensureLayout(forGlyphRange: range)
        manager.invalidateDisplay(forGlyphRange: range)
        manager.invalidateGlyphs(forCharacterRange: range, changeInLength: 0, actualCharacterRange: &actual)
        manager.invalidateLayout(forCharacterRange: range, actualCharacterRange: &actual)
        #expect(
            manager.getGlyphs(in: range, glyphs: nil, properties: nil, characterIndexes: nil, bidiLevels: nil) >= 0)
    }

    private func ask(_ stack: TextKitStack, aboutGlyph glyph: Int) {
        let manager = stack.manager
        var range = NSRange()
        _ = manager.textContainer(forGlyphAt: glyph, effectiveRange: &range)
        _ = manager.lineFragmentUsedRect(forGlyphAt: glyph, effectiveRange: &range)
        _ = manager.lineFragmentRect(forGlyphAt: glyph, effectiveRange: &range, withoutAdditionalLayout: true)
        _ = manager.range(ofNominallySpacedGlyphsContaining: glyph)
        _ = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: glyph)
        _ = manager.location(forGlyphAt: glyph)
        _ = manager.notShownAttribute(forGlyphAt: glyph)
        _ = manager.drawsOutsideLineFragment(forGlyphAt: glyph)
        _ = manager.attachmentSize(forGlyphAt: glyph)
        _ = manager.propertyForGlyph(at: glyph)
        #expect(manager.characterIndexForGlyph(at: glyph) <= stack.storage.length)
        #expect(manager.glyphIndexForCharacter(at: glyph) <= manager.numberOfGlyphs)
        let count = manager.getLineFragmentInsertionPoints(
            forCharacterAt: glyph, alternatePositions: true, inDisplayOrder: true, positions: nil,
            characterIndexes: nil)
        #expect(count >= 0)
    }

    @Test(arguments: texts) func everyQuestionIsAnswered(text: String) {
        let stack = TextKitStack(text, size: CGSize(width: 120, height: 0), padding: 5)
        for x in Self.numbers { ask(stack, at: CGPoint(x: x, y: -x)) }
        for place in [NSNotFound, 0, -1, 1, 999, .max, .min] {
            ask(stack, aboutGlyph: place)
            for length in [0, 1, -1, 5_000, .max] { ask(stack, about: NSRange(location: place, length: length)) }
        }
        #expect(stack.lines.joined() == stack.storage.string)
    }

    /// The lines of a container that has too little room are the text's beginning, in its order.
    @Test(arguments: texts) func `Containers of any size are filled or left`(text: String) {
        for width in Self.numbers {
            for padding in [CGFloat(0), 5, -5, .nan, .infinity] {
                let stack = TextKitStack(text, size: CGSize(width: width, height: 40), padding: padding)
                ask(stack, at: CGPoint(x: 10, y: 10))
                #expect(holdsBeginning(stack), "\(width) wide, padding \(padding)")
                stack.container.size.height = width
                stack.container.maximumNumberOfLines = -3
                ask(stack, at: CGPoint(x: 10, y: 10))
                #expect(holdsBeginning(stack), "\(width) wide and high, padding \(padding)")
            }
        }
    }

    private func holdsBeginning(_ stack: TextKitStack) -> Bool {
        var end = 0
        for range in stack.lineRanges {
            guard range.location == end else { return false }
            end = range.upperBound
        }
        return end <= stack.storage.length
    }

    @Test(arguments: texts) func `Paths that leave no room leave no lines`(text: String) {
        let everything = UIBezierPath(rect: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6))
        let stack = TextKitStack(text, size: CGSize(width: 120, height: 200), padding: 5)
        stack.container.exclusionPaths = [everything, everything]
        ask(stack, at: CGPoint(x: 60, y: 60))
        ask(stack, aboutGlyph: 0)
        #expect(stack.lines.isEmpty)
    }

    @Test(arguments: texts) func `Paths without an area leave all lines`(text: String) {
        let broken = UIBezierPath()
        broken.move(to: CGPoint(x: 10, y: 5))
        broken.addLine(to: CGPoint(x: CGFloat.nan, y: 60))
        broken.addLine(to: CGPoint(x: 10, y: 90))
        let nowhere = [
            UIBezierPath(), UIBezierPath(rect: CGRect(x: CGFloat.nan, y: 0, width: 9, height: 9)), broken,
        ]
        for height in [CGFloat(0), 200] {
            let stack = TextKitStack(text, size: CGSize(width: 120, height: height), padding: 5)
            let rects = stack.rects
            stack.container.exclusionPaths = nowhere
            ask(stack, at: CGPoint(x: 60, y: 60))
            ask(stack, aboutGlyph: 0)
            #expect(stack.rects == rects)
        }
    }

    @Test(arguments: texts) func `Lines keep clear of paths that go on without end, or begin outside`(text: String) {
        let endless = UIBezierPath(rect: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 30))
        let oval = UIBezierPath(ovalIn: CGRect(x: -50, y: -50, width: 220, height: 130))
        for path in [endless, oval] {
            for height in [CGFloat(0), 200] {
                let stack = TextKitStack(text, size: CGSize(width: 120, height: height), padding: 5)
                stack.container.exclusionPaths = [path, path]
                ask(stack, at: CGPoint(x: 60, y: 60))
                ask(stack, aboutGlyph: 0)
                #expect(!stack.rects.contains { path.contains(CGPoint(x: $0.midX, y: $0.midY)) })
            }
        }
    }

    @Test func aContainerThatNeverOffersRoomIsLeft() {
        final class Closed: NSTextContainer {
            override func lineFragmentRect(
                forProposedRect proposedRect: CGRect, at characterIndex: Int,
                writingDirection baseWritingDirection: NSWritingDirection,
                remaining remainingRect: UnsafeMutablePointer<CGRect>?
            ) -> CGRect {
                remainingRect?.pointee = proposedRect
                return .zero
            }
        }
        final class Nowhere: NSTextContainer {
            override func lineFragmentRect(
                forProposedRect proposedRect: CGRect, at characterIndex: Int,
                writingDirection baseWritingDirection: NSWritingDirection,
                remaining remainingRect: UnsafeMutablePointer<CGRect>?
            ) -> CGRect {
                remainingRect?.pointee = CGRect(x: 0, y: CGFloat.nan, width: 10, height: 10)
                return CGRect(x: CGFloat.nan, y: CGFloat.nan, width: CGFloat.nan, height: 10)
            }
        }
        let size = CGSize(width: 100, height: 100)
        let stack = TextKitStack("some text", containers: [Closed(size: size), NSTextContainer(size: size)])
        #expect(stack.manager.textContainer(forGlyphAt: 0) === stack.containers[1])
        ask(TextKitStack("some text", containers: [Nowhere(size: size)]), at: .zero)
    }

    @Test(arguments: texts) func `Drawing outside of anything draws nothing`(text: String) throws {
        let stack = TextKitStack(text, size: CGSize(width: 30, height: 0))
        let all = NSRange(location: 0, length: .max)
        stack.manager.drawGlyphs(forGlyphRange: all, at: .zero)
        stack.manager.showsInvisibleCharacters = true
        for place in Self.numbers {
            let pixels = try Pixels(20, 20) { _ in
                stack.manager.drawBackground(forGlyphRange: all, at: CGPoint(x: place, y: place))
                stack.manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: place, y: place))
                stack.manager.drawUnderline(
                    forGlyphRange: all, underlineType: .single, baselineOffset: place, lineFragmentRect: .null,
                    lineFragmentGlyphRange: all, containerOrigin: CGPoint(x: place, y: 0))
            }
            let isOutside = !(abs(place) < 20)
            #expect(!isOutside || pixels.values.allSatisfy { $0 == 0 }, "at \(place)")
        }
    }

    @Test func aStackWithoutPartsAnswers() {
        let manager = NSLayoutManager()
        let lonely = NSTextContainer(size: CGSize(width: 10, height: 10))
        #expect(manager.glyphRange(for: lonely) == NSRange(location: 0, length: 0))
        #expect(manager.usedRect(for: lonely) == .zero && manager.glyphIndex(for: .zero, in: lonely) == 0)
        let storage = NSTextStorage(string: "no container")
        storage.addLayoutManager(manager)
        #expect(manager.numberOfGlyphs == 12 && manager.lineFragmentRect(forGlyphAt: 3) == .zero)
        manager.addTextContainer(lonely)
        manager.removeTextContainer(at: 4)
        manager.removeTextContainer(at: 0)
        #expect(lonely.layoutManager == nil && manager.usedRect(for: lonely) == .zero)
    }
}
