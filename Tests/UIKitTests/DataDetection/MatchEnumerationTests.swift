import PlacardUIKit
import Testing

@MainActor @Suite struct MatchEnumerationTests {
    /// Apple's documentation of `enumerateMatches(in:options:range:using:)`.
    @Test func eachMatchIsTakenInOrderUntilItStops() throws {
        let digits = try NSRegularExpression(pattern: "[0-9]+")
        var found: [NSRange] = []
        digits.forEachMatch(in: "1 22 333", range: NSRange(location: 0, length: 8)) { match, _, stop in
            found.append(match!.range)
            if found.count == 2 { stop.pointee = true }
        }
        #expect(found == [NSRange(location: 0, length: 1), NSRange(location: 2, length: 2)])
    }

    @Test func detectorsHaveTheSame() throws {
        let detector = try NSDataDetector(types: 64)
        var urls: [URL] = []
        detector.forEachMatch(in: "see apple.com", range: NSRange(location: 0, length: 13)) { match, _, _ in
            urls.append(contentsOf: [match?.url].compactMap(\.self))
        }
        #expect(urls.map(\.absoluteString) == ["http://apple.com"])
    }
}
