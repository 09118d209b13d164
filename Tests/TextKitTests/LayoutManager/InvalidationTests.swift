import Foundation
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

    /// U+0085 ends a line and no paragraph of Foundation's, whose style is made one.
    @Test func `what is made one behind an edited part is laid out anew`() {
        let style = NSMutableParagraphStyle()
        style.minimumLineHeight = 50
        let (changed, new) = (TextKitStack("a\u{85}b"), TextKitStack("a\u{85}b"))
        _ = changed.rects
        changed.storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 1))
        new.storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 3))
        #expect(changed.rects == new.rects && changed.rects.map(\.height) == [50, 50])
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

    /// Many paragraphs move as one; they must stand where each would move to by itself.
    @Test(arguments: [
        [CGSize(width: 90, height: 0)], [CGSize(width: 90, height: 700), CGSize(width: 60, height: 0)],
    ])
    func aLongEditedTextIsLaidOutLikeNewText(_ sizes: [CGSize]) {
        var random = SystemRandomNumberGenerator()
        func stack(_ text: String) -> TextKitStack {
            TextKitStack(text, containers: sizes.map { NSTextContainer(size: $0) })
        }
        let edited = stack((0..<150).map { "a paragraph \($0)\n" }.joined())
        let pieces = ["\n", "", "word ", "a\nb", String(repeating: "\n", count: 70), "سلام ", "x"]
        for step in 0..<15 {
            let length = edited.storage.length
            let start = Int.random(in: 0...length, using: &random)
            let count = Int.random(in: 0...min(step % 5 == 0 ? 600 : 6, length - start), using: &random)
            edited.storage.replaceCharacters(
                in: NSRange(location: start, length: count), with: pieces.randomElement(using: &random) ?? "")
            if step % 3 == 0 {
                // Lines may have been asked for as far as some place only, and glyphs alone.
                let place = Int.random(in: 0...edited.storage.length, using: &random)
                edited.manager.ensureLayout(forCharacterRange: NSRange(location: 0, length: place))
                _ = edited.manager.glyphIndexForCharacter(at: place)
                continue
            }
            let fresh = stack(edited.storage.string)
            #expect(edited.lineRanges == fresh.lineRanges)
            #expect(edited.manager.numberOfGlyphs == fresh.manager.numberOfGlyphs)
            let drift = zip(edited.rects, fresh.rects).map { abs($0.minY - $1.minY) + abs($0.height - $1.height) }
            #expect(drift.allSatisfy { $0 < 1e-6 })
            for (one, other) in zip(edited.containers, fresh.containers) {
                let (used, expected) = (edited.manager.usedRect(for: one), fresh.manager.usedRect(for: other))
                #expect(abs(used.minY - expected.minY) + abs(used.maxY - expected.maxY) < 1e-6)
                #expect(used.width == expected.width)
                #expect(edited.manager.glyphRange(for: one) == fresh.manager.glyphRange(for: other))
            }
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

    /// Apple's Text Layout Programming Guide: managers lay out in the background, and labels of letters are made when they tell.
    @MainActor @Test func aDelegateHearsOfLayoutThatNobodyAskedFor() async {
        final class Listener: NSObject, NSLayoutManagerDelegate {
            var ends = 0
            func layoutManager(
                _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
                atEnd layoutFinishedFlag: Bool
            ) { if layoutFinishedFlag { ends += 1 } }
        }
        let (stack, listener) = (TextKitStack("one", size: CGSize(width: 100, height: 100)), Listener())
        stack.manager.delegate = listener
        stack.storage.setAttributedString(NSAttributedString(string: "two words"))
        #expect(listener.ends == 0)
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
        #expect(listener.ends == 1 && stack.manager.firstUnlaidCharacterIndex() == 9)
    }
}
