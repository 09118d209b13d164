import PlacardUIKit
import Testing

@Suite struct HitTestingTests {
    static let texts = ["office file", "السلام عليكم", "ภาษาไทย กำลัง", "a 👩‍👩‍👧 b 🇩🇪", "one שלום two", "fi\u{301}n"]

    /// The middle of what a character covers leads back to it, whatever the script.
    @Test(arguments: texts)
    func theMiddleOfEachCharacterLeadsBackToIt(text: String) {
        let stack = TextKitStack(text, size: CGSize(width: 400, height: 0))
        var offset = 0
        for character in text {
            let range = NSRange(location: offset, length: character.utf16.count)
            offset += range.length
            let glyphs = stack.manager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
            let rect = stack.manager.boundingRect(forGlyphRange: glyphs, in: stack.container)
            guard rect.width > 0 else { continue }
            var fraction: CGFloat = -1
            let found = stack.manager.characterIndex(
                for: CGPoint(x: rect.midX, y: rect.midY), in: stack.container,
                fractionOfDistanceBetweenInsertionPoints: &fraction)
            let actual = stack.manager.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil)
            #expect(actual.location <= found && found < actual.upperBound, "\(character)")
            #expect(fraction >= 0 && fraction <= 1)
        }
    }

    /// Behavior reference 6.5: the nearest glyph, also outside; the end of a line gives its last character.
    @Test func pointsBesideALineGiveItsEnds() {
        let stack = TextKitStack("abc", size: CGSize(width: 400, height: 0))
        #expect(stack.manager.glyphIndex(for: CGPoint(x: 390, y: 5), in: stack.container) == 2)
        #expect(stack.manager.glyphIndex(for: CGPoint(x: -9, y: 500), in: stack.container) == 0)
        var fraction: CGFloat = 0
        let index = stack.manager.characterIndex(
            for: CGPoint(x: 390, y: 5), in: stack.container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        #expect(index == 2 && fraction == 1)
    }

    /// Apple's documentation of `CGRect.contains(_:)`: a rectangle's upper edge is part of it, its lower edge is not.
    @Test func aPointBetweenTwoLinesLiesInTheSecond() {
        let stack = TextKitStack("abc\ndef", size: CGSize(width: 400, height: 0))
        let edge = stack.manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).minY
        #expect(stack.manager.glyphIndex(for: CGPoint(x: 1, y: edge), in: stack.container) == 4)
        #expect(stack.manager.glyphIndex(for: CGPoint(x: 1, y: edge - 0.25), in: stack.container) == 0)
    }

    @Test func insertionPointsRunFromLeftToRightOrByTheText() {
        let stack = TextKitStack("ab שלום", size: CGSize(width: 400, height: 0))
        var positions = [CGFloat](repeating: -1, count: 7)
        var characters = [Int](repeating: -1, count: 7)
        let count = stack.manager.getLineFragmentInsertionPoints(
            forCharacterAt: 0, alternatePositions: false, inDisplayOrder: false, positions: &positions,
            characterIndexes: &characters)
        #expect(count == 7 && characters == Array(0..<7))
        #expect(positions[0] < positions[1] && positions[4] > positions[5])
        _ = stack.manager.getLineFragmentInsertionPoints(
            forCharacterAt: 0, alternatePositions: false, inDisplayOrder: true, positions: &positions,
            characterIndexes: nil)
        #expect(positions == positions.sorted())
    }

    /// Long paragraphs over two containers, one of them with a hole: what is found in a strip is what all lines say.
    @Test func stripsHoldTheLinesThatReachIntoThem() throws {
        let text = String(repeating: "one two three four five six seven ", count: 60)
        let stack = TextKitStack(text, size: CGSize(width: 200, height: 300))
        stack.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 80, y: 40, width: 30, height: 60))]
        let second = NSTextContainer(size: CGSize(width: 150, height: 0))
        stack.manager.addTextContainer(second)
        let all = NSRange(location: 0, length: stack.manager.numberOfGlyphs)
        for container in [stack.container, second] {
            var lines: [(rect: CGRect, glyphs: NSRange)] = []
            stack.manager.enumerateLineFragments(forGlyphRange: all) { rect, _, holder, glyphs, _ in
                if holder === container { lines.append((rect, glyphs)) }
            }
            #expect(lines.count > 10)
            for top in stride(from: CGFloat(-20), to: 700, by: 13) {
                let strip = CGRect(x: 0, y: top, width: 200, height: 22)
                let touched = lines.filter { !$0.rect.intersection(strip).isEmpty }.map(\.glyphs)
                let expected = touched.first.map { NSUnionRange($0, touched[touched.count - 1]) }
                let found = stack.manager.glyphRange(forBoundingRect: strip, in: container)
                #expect(found == expected ?? NSRange(location: 0, length: 0))
            }
            let shown = stack.manager.glyphRange(for: container)
            #expect(shown == NSUnionRange(lines[0].glyphs, lines[lines.count - 1].glyphs))
        }
    }
}
