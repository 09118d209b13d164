import Foundation
import PlacardTextKit
import Testing

/// Apple's documentation of `NSTextSelection`.
@Suite struct NSTextSelectionTests {
    private let storage = NSTextContentStorage()

    init() { storage.attributedString = NSAttributedString(string: "Some words of a text") }

    private func range(_ start: Int, _ end: Int) throws -> NSTextRange {
        let first = storage.documentRange.location
        let from = try #require(storage.location(first, offsetBy: start))
        return try #require(NSTextRange(location: from, end: storage.location(first, offsetBy: end)))
    }

    @Test func `A selection has its ranges in order, its affinity and its granularity`() throws {
        let ranges = [try range(0, 4), try range(5, 10)]
        let selection = NSTextSelection(ranges, affinity: .upstream, granularity: .word)
        #expect(selection.textRanges.elementsEqual(ranges) { $0.isEqual(to: $1) })
        #expect(selection.affinity == .upstream && selection.granularity == .word)
        #expect(selection.typingAttributes.isEmpty && !selection.isTransient)
    }

    @Test func `A selection of a range has that alone`() throws {
        let range = try range(5, 10)
        let selection = NSTextSelection(range: range, affinity: .downstream, granularity: .line)
        let only = try #require(selection.textRanges.first)
        #expect(selection.textRanges.count == 1 && only.isEqual(to: range))
        #expect(storage.offset(from: only.location, to: only.endLocation) == 5)
        #expect(selection.affinity == .downstream && selection.granularity == .line)
    }

    @Test func `An insertion point is an empty range of characters`() throws {
        let place = try range(5, 5).location
        let selection = NSTextSelection(place, affinity: .upstream)
        let only = try #require(selection.textRanges.first)
        #expect(selection.textRanges.count == 1 && only.isEmpty && only.location.compare(place) == .orderedSame)
        #expect(selection.affinity == .upstream && selection.granularity == .character)
    }

    @Test func `Raw values are those of iOS`() {
        let granularities: [NSTextSelection.Granularity] = [.character, .word, .paragraph, .line, .sentence]
        #expect(granularities.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect([NSTextSelection.Affinity.upstream, .downstream].map(\.rawValue) == [0, 1])
    }
}
