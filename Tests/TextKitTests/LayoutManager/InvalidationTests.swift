import Testing

@testable import PlacardTextKit

@Suite struct InvalidationTests {
    /// 1,000 paragraphs of 100 characters.
    private func longStack() -> TextKitStack {
        let words = String(repeating: "lorem ipsum dolor sit amet ", count: 4).prefix(99)
        let text = String(repeating: words + "\n", count: 1_000)
        return TextKitStack(text, size: CGSize(width: 320, height: 0))
    }

    @Test func aKeystrokeShapesAndSetsItsParagraphOnly() {
        let stack = longStack()
        #expect(stack.storage.length == 100_000)
        let before = stack.manager.usedRect(for: stack.container)
        let work = stack.manager.flow.work
        stack.storage.replaceCharacters(in: NSRange(location: 50_050, length: 0), with: "x")
        let after = stack.manager.usedRect(for: stack.container)
        #expect(stack.manager.flow.work == TextFlow.Work(shaped: work.shaped + 1, set: work.set + 1))
        #expect(abs(after.height - before.height) < 0.01)
    }

    @Test func aNewLineMovesTheRestWithoutSettingIt() {
        let stack = longStack()
        let last = stack.manager.lineFragmentRect(forGlyphAt: 99_000)
        let work = stack.manager.flow.work
        stack.storage.replaceCharacters(in: NSRange(location: 50, length: 0), with: "\n\n")
        let moved = stack.manager.lineFragmentRect(forGlyphAt: 99_002)
        #expect(stack.manager.flow.work == TextFlow.Work(shaped: work.shaped + 3, set: work.set + 3))
        #expect(moved.minY > last.minY)
    }

    @Test func linesAreSetOnlyAsFarAsAsked() {
        let stack = longStack()
        _ = stack.manager.lineFragmentRect(forGlyphAt: 0)
        #expect(stack.manager.flow.work.set == 1)
        #expect(stack.manager.firstUnlaidCharacterIndex() == 100)
        let far = stack.manager.lineFragmentRect(
            forGlyphAt: 50_000, effectiveRange: nil, withoutAdditionalLayout: true)
        #expect(far == .zero && stack.manager.flow.work.set == 1)
        #expect(stack.manager.lineFragmentRect(forGlyphAt: 50_000, effectiveRange: nil).minY > 0)
    }

    @Test func aColorChangesNeitherGlyphsNorLines() {
        let stack = longStack()
        _ = stack.manager.usedRect(for: stack.container)
        let work = stack.manager.flow.work
        stack.storage.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 210, length: 4))
        stack.storage.addAttribute(.link, value: "https://example.org", range: NSRange(location: 510, length: 4))
        _ = stack.manager.usedRect(for: stack.container)
        #expect(stack.manager.flow.work == work)
    }

    @Test func editedTextIsLaidOutLikeNewText() {
        var random = SystemRandomNumberGenerator()
        let stack = TextKitStack("one\ntwo three\n\nfour", size: CGSize(width: 80, height: 0))
        let pieces = ["\n", "word ", "a\nb", "\r", "\r\n", "سلام ", "x"]
        for _ in 0..<200 {
            let length = stack.storage.length
            let start = Int.random(in: 0...length, using: &random)
            let count = Int.random(in: 0...min(6, length - start), using: &random)
            stack.storage.replaceCharacters(
                in: NSRange(location: start, length: count), with: pieces.randomElement(using: &random) ?? "")
            let fresh = TextKitStack(stack.storage.string, size: CGSize(width: 80, height: 0))
            #expect(stack.lineRanges == fresh.lineRanges)
            let drift = zip(stack.rects, fresh.rects).map { abs($0.minY - $1.minY) + abs($0.height - $1.height) }
            #expect(drift.allSatisfy { $0 < 1e-6 }, "\(stack.storage.string.debugDescription)")
            #expect(stack.manager.numberOfGlyphs == fresh.manager.numberOfGlyphs)
        }
    }

    @Test func aNarrowerContainerSetsAgainWithoutShaping() {
        let stack = longStack()
        let wide = stack.manager.usedRect(for: stack.container).height
        let shaped = stack.manager.flow.work.shaped
        stack.container.size = CGSize(width: 160, height: 0)
        #expect(stack.manager.usedRect(for: stack.container).height > wide)
        #expect(stack.manager.flow.work.shaped == shaped)
    }
}
