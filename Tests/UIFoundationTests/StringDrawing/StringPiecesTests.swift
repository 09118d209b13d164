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

    private func pieces(
        _ text: String, _ range: NSRange, _ options: NSString.EnumerationOptions
    ) -> [String] {
        nonisolated(unsafe) var found: [String] = []
        let text = text as NSString
        text.enumerateSubstrings(in: range, options: options) { piece, range, enclosing, _ in
            #expect(piece == text.substring(with: range))
            found.append("\(piece ?? "")|\(text.substring(with: enclosing))")
        }
        return found
    }

    /// Apple's documentation: what is enumerated is the range's.
    @Test func `lines, paragraphs and characters are those of the part that is asked for`() {
        let text = "one\ntwo\r\nthree\u{2028}four"
        let all = NSRange(location: 0, length: text.utf16.count)
        #expect(pieces(text, all, .byLines) == ["one|one\n", "two|two\r\n", "three|three\u{2028}", "four|four"])
        #expect(
            pieces(text, all, .byParagraphs) == ["one|one\n", "two|two\r\n", "three\u{2028}four|three\u{2028}four"])
        #expect(pieces(text, NSRange(location: 5, length: 7), .byLines) == ["wo|wo\r\n", "thr|thr"])
        #expect(pieces(text, NSRange(location: 5, length: 7), [.byLines, .reverse]) == ["thr|thr", "wo|wo\r\n"])
        #expect(pieces("a\n\nb\n", NSRange(location: 0, length: 5), .byLines) == ["a|a\n", "|\n", "b|b\n"])
        let marks = "xe\u{301}👨‍👩‍👧y"
        #expect(
            pieces(marks, NSRange(location: 1, length: 11), .byComposedCharacterSequences)
                == ["e\u{301}|e\u{301}", "👨‍👩‍👧|👨‍👩‍👧", "y|y"])
        #expect(pieces(marks, NSRange(location: 4, length: 0), .byLines).isEmpty)
    }

    @Test func `strings and their parts go through their own ranges`() {
        let text = "one\ntwo\nthree"
        let part = text.dropFirst(5)
        nonisolated(unsafe) var found: [String] = []
        text.enumerateSubstrings(in: text.index(text.startIndex, offsetBy: 5)..., options: .byLines) {
            line, range, _, _ in
            found.append("\(line ?? "") \(text[range])")
        }
        part.enumerateSubstrings(in: part.startIndex..<part.endIndex, options: [.reverse, .byLines]) {
            line, _, _, stop in
            found.append(line ?? "")
            stop = true
        }
        #expect(found == ["wo wo", "three three", "three"])
    }

    @Test func `a block may shorten the text that it goes through`() {
        let text = NSMutableString(string: "ab\ncd\nef")
        nonisolated(unsafe) let storage = text
        nonisolated(unsafe) var count = 0
        text.enumerateSubstrings(in: NSRange(location: 0, length: 8), options: .byLines) { _, _, _, _ in
            storage.setString("a")
            count += 1
        }
        #expect(count == 1)
    }
}
