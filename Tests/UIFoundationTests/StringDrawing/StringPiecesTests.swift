import Foundation
import PlacardUIFoundation
import Testing

/// UAX #29's own example of words, and Apple's documentation of `enumerateSubstrings`.
@Suite struct StringPiecesTests {
    private let text = "The quick (\u{201C}brown\u{201D}) fox can\u{2019}t jump 32.3 feet, right?"

    @Test func `Words come without white space and punctuation, forwards and backwards`() {
        let words = ["The", "quick", "brown", "fox", "can\u{2019}t", "jump", "32.3", "feet", "right"]
        let string = text as NSString
        let all = NSRange(location: 0, length: string.length)
        nonisolated(unsafe) var found: [String] = []
        string.enumerateSubstrings(in: all, options: .byWords) { word, range, enclosing, _ in
            #expect(string.substring(with: range) == word)
            #expect(NSIntersectionRange(range, enclosing) == range)
            found.append(word ?? "")
        }
        #expect(found == words)
        found = []
        string.enumerateSubstrings(in: all, options: [.byWords, .reverse]) { word, _, _, stop in
            found.append(word ?? "")
            stop.pointee = ObjCBool(found.count == 2)
        }
        #expect(found == ["right", "feet"])
    }

    @Test func `Swift's strings have the same, in their own ranges`() {
        nonisolated(unsafe) var found: [Substring] = []
        text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { _, range, _, stop in
            found.append(text[range])
            stop = found.count == 3
        }
        #expect(found == ["The", "quick", "brown"])
        nonisolated(unsafe) var sentences: [String?] = []
        "One. Two!".enumerateSubstrings(
            in: "One. Two!".startIndex..., options: [.bySentences, .substringNotRequired]
        ) {
            piece, _, _, _ in sentences.append(piece)
        }
        #expect(sentences == [nil, nil])
    }

    @Test func `Foundation still goes through lines`() {
        nonisolated(unsafe) var found: [String?] = []
        ("a\nb" as NSString).enumerateSubstrings(in: NSRange(location: 0, length: 3), options: .byLines) {
            line, _, _, _ in found.append(line)
        }
        #expect(found == ["a", "b"])
    }
}
