import Foundation
import Testing

@testable import PlacardTextKit
@testable import PlacardUIFoundation

/// What attributes hold goes with their string. Whether it does is seen by objects that count themselves.
struct AttributedRunsReleaseTests {
    private final class Mark: AttributeValue {}
    private static let name = NSAttributedString.Key("mark")
    private static let other = NSAttributedString.Key("other")
    private static let whole = NSRange(location: 0, length: 6)

    init() throws {
        try #require(AttributedRunsRelease.isInEffect)
    }

    private func text(_ mark: Mark) -> NSMutableAttributedString {
        let text = NSMutableAttributedString(string: "abcdef")
        text.addAttribute(Self.name, value: mark, range: NSRange(location: 1, length: 3))
        return text
    }

    /// Whether an object is gone once work with strings that hold it is done.
    private func isGone(after work: (Mark) -> Void) -> Bool {
        weak var seen: Mark?
        do {
            let mark = Mark()
            seen = mark
            work(mark)
        }
        return seen == nil
    }

    @Test func stringsOfBothKindsGiveBackTheirAttributes() {
        #expect(isGone { _ = NSAttributedString(string: "abc", attributes: [Self.name: $0]) })
        #expect(isGone { _ = text($0) })
    }

    @Test func copiesOutliveTheirStringAndGoAfterIt() {
        let isGone = isGone { mark in
            var original: NSMutableAttributedString? = text(mark)
            let copies = [
                original?.copy() as? NSAttributedString, original.map(NSAttributedString.init(attributedString:)),
                original?.mutableCopy() as? NSAttributedString,
                original.map(NSMutableAttributedString.init(attributedString:)),
                original?.attributedSubstring(from: NSRange(location: 0, length: 5)),
            ]
            original?.addAttribute(Self.other, value: 1, range: Self.whole)
            original = nil
            for copy in copies {
                #expect(copy?.attribute(Self.name, at: 2, effectiveRange: nil) as? Mark === mark)
                #expect(copy?.attribute(Self.other, at: 2, effectiveRange: nil) == nil)
            }
        }
        #expect(isGone)
    }

    @Test func changesGiveBackWhatTheyReplace() {
        let isGone = isGone { mark in
            let text = text(mark)
            text.append(NSAttributedString(string: "g", attributes: [Self.other: mark]))
            text.insert(NSAttributedString(string: "h", attributes: [Self.other: mark]), at: 2)
            text.replaceCharacters(in: NSRange(location: 1, length: 2), with: "xyz")
            text.removeAttribute(Self.other, range: NSRange(location: 0, length: text.length))
            text.setAttributedString(NSAttributedString(string: "i"))
        }
        #expect(isGone)
    }

    @Test func theCharactersOfAStringInUseDoNotEndItsCopies() {
        let text = text(Mark())
        let characters = text.mutableString
        let copy = NSAttributedString(attributedString: text)
        characters.append("g")
        #expect(copy.attribute(Self.name, at: 1, effectiveRange: nil) is Mark)
        #expect(text.string == "abcdefg")
    }

    @Test func storagesGiveBackTheirAttributes() {
        let isGone = isGone { mark in
            let storage = NSTextStorage(attributedString: text(mark))
            storage.append(text(mark))
            let copy = NSAttributedString(attributedString: storage)
            #expect(copy.attribute(Self.name, at: 7, effectiveRange: nil) as? Mark === mark)
        }
        #expect(isGone)
    }

    @Test func manyThreadsMakeAndDropStringsAtOnce() async {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<2_000 {
                        let copy = NSAttributedString(attributedString: text(Mark()))
                        #expect(copy.attribute(Self.name, at: 1, effectiveRange: nil) is Mark)
                    }
                }
            }
        }
    }
}
