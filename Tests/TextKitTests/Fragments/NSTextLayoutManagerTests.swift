import Foundation
import PlacardUIFoundation
import TestTools
import Testing

@testable import PlacardTextKit

/// What Apple's documentation of `NSTextLayoutManager`, `NSTextLayoutFragment`, `NSTextLineFragment` and `NSTextRange` says.
@Suite struct NSTextLayoutManagerTests {
    private let storage = NSTextContentStorage()
    private let manager = NSTextLayoutManager()
    private let container = NSTextContainer(size: CGSize(width: 120, height: 10_000))

    private func fragments(of text: String, options: NSTextLayoutFragment.EnumerationOptions = [])
        -> [NSTextLayoutFragment]
    {
        storage.addTextLayoutManager(manager)
        manager.textContainer = container
        storage.attributedString = NSAttributedString(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        var fragments: [NSTextLayoutFragment] = []
        manager.enumerateTextLayoutFragments(from: nil, options: options) {
            fragments.append($0)
            return true
        }
        return fragments
    }

    @Test func `each paragraph is a fragment below the one before`() {
        let fragments = fragments(of: "One\nTwo words that wrap over lines\nThree")
        #expect(fragments.count == 3)
        #expect(fragments[1].textLineFragments.count > 1)
        #expect(fragments[1].layoutFragmentFrame.minY == fragments[0].layoutFragmentFrame.maxY)
        #expect(fragments.last?.layoutFragmentFrame.maxY == manager.usageBoundsForTextContainer.maxY)
        #expect((fragments[0].textElement as? NSTextParagraph)?.attributedString.string == "One\n")
    }

    /// Measuring code keeps the manager alone, which works on iOS.
    @Test @MainActor func `a text that nobody keeps is laid out in the same turn`() {
        let manager = NSTextLayoutManager()
        manager.textContainer = container
        do {
            let storage = NSTextContentStorage()
            storage.attributedString = NSAttributedString(string: "One\nTwo")
            storage.addTextLayoutManager(manager)
        }
        manager.ensureLayout(for: manager.documentRange)
        #expect(manager.usageBoundsForTextContainer.height > 20)
    }

    @Test func `backwards the last fragment comes first`() {
        let ranges = fragments(of: "One\nTwo", options: .reverse).map(\.rangeInElement.counted.location)
        #expect(ranges == [4, 0])
    }

    @Test func `lines lie from the fragment's corner on, and know their characters`() throws {
        let lines = try #require(fragments(of: "a\nTwo words that wrap").last).textLineFragments
        #expect(lines[0].typographicBounds.minY == 0)
        #expect(lines[1].typographicBounds.minY == lines[0].typographicBounds.maxY)
        #expect(lines[0].characterRange.location == 0)
        #expect(lines[1].characterRange.location == NSMaxRange(lines[0].characterRange))
        let second = lines[0].locationForCharacter(at: 1)
        #expect(second.x > lines[0].locationForCharacter(at: 0).x)
        #expect(lines[0].characterIndex(for: CGPoint(x: second.x + 1, y: 3)) == 1)
    }

    @Test func `a last terminator begins an extra line where it is asked for`() {
        #expect(fragments(of: "a\n", options: .ensuresExtraLineFragment).last?.textLineFragments.count == 2)
        #expect(fragments(of: "a\n").last?.textLineFragments.count == 1)
    }

    @Test func `drawn fragments make the picture that a layout manager draws`() throws {
        let fragments = fragments(of: "One\nTwo words that wrap")
        let pictures = try [true, false].map { asFragments in
            try Pixels(120, 80) { context in
                guard !asFragments else {
                    for fragment in fragments { fragment.draw(at: fragment.layoutFragmentFrame.origin, in: context) }
                    return
                }
                let plain = NSLayoutManager()
                let text = NSTextStorage(attributedString: storage.attributedString ?? NSAttributedString())
                text.addLayoutManager(plain)
                plain.addTextContainer(NSTextContainer(size: container.size))
                UIGraphicsPushContext(context)
                plain.drawGlyphs(forGlyphRange: NSRange(location: 0, length: plain.numberOfGlyphs), at: .zero)
                UIGraphicsPopContext()
            }.values
        }
        #expect(pictures[0].contains { $0 != 0 })
        #expect(pictures[0] == pictures[1])
    }

    @Test func `ranges know what they share`() throws {
        let (left, right) = (
            NSTextRange(NSRange(location: 0, length: 5)), NSTextRange(NSRange(location: 3, length: 5))
        )
        #expect(left.intersection(right)?.counted == NSRange(location: 3, length: 2))
        #expect(left.union(right).counted == NSRange(location: 0, length: 8))
        #expect(left.contains(left.location) && !left.contains(left.endLocation))
        #expect(NSTextRange(location: right.location, end: left.location) == nil)
    }

    @Test func `a line can be made of a text by itself`() {
        let line = NSTextLineFragment(
            string: "see it", attributes: [.font: UIFont.systemFont(ofSize: 17)],
            range: NSRange(location: 4, length: 2))
        let width = NSAttributedString(string: "it", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size().width
        #expect(line.characterRange == NSRange(location: 4, length: 2) && line.attributedString.string == "see it")
        #expect(abs(line.typographicBounds.width - width) < 0.01 && line.glyphOrigin.y > 10)
        #expect(line.locationForCharacter(at: 4).x == 0 && line.locationForCharacter(at: 5).x > 0)
    }
}
