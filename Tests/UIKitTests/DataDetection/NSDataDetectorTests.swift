import PlacardUIKit
import Testing

@Suite struct NSDataDetectorTests {
    private func finds(_ text: String, _ kinds: UInt64) throws -> [(text: String, result: NSTextCheckingResult)] {
        try NSDataDetector(types: kinds).matches(in: text, range: NSRange(location: 0, length: text.utf16.count)).map
        {
            ((text as NSString).substring(with: $0.range), $0)
        }
    }

    private let link: UInt64 = 64
    private let phone: UInt64 = 2048
    private let date: UInt64 = 16
    private let address: UInt64 = 32

    // MARK: Links

    @Test(arguments: [
        ("See apple.com.", ["apple.com": "http://apple.com"]),
        ("http://a.de:80/x?y=(z)!", ["http://a.de:80/x?y=(z)": "http://a.de:80/x?y=(z)"]),
        ("(www.example.co.uk)", ["www.example.co.uk": "http://www.example.co.uk"]),
        (
            "ann.lee@x.org, mailto:b@c.io",
            ["ann.lee@x.org": "mailto:ann.lee@x.org", "mailto:b@c.io": "mailto:b@c.io"]
        ),
        ("app://open?id=1 now", ["app://open?id=1": "app://open?id=1"]),
        (
            "https://en.wikipedia.org/wiki/A_(b)",
            ["https://en.wikipedia.org/wiki/A_(b)": "https://en.wikipedia.org/wiki/A_(b)"]
        ),
        ("看http://a.com/路", ["http://a.com/": "http://a.com/"]),
        ("museum.museum", ["museum.museum": "http://museum.museum"]),
    ])
    func linksAreFoundWithTheirAddresses(text: String, expected: [String: String]) throws {
        let found = try finds(text, link)
        #expect(
            Dictionary(uniqueKeysWithValues: found.map { ($0.text, $0.result.url?.absoluteString ?? "") }) == expected
        )
    }

    @Test(arguments: [
        "co.uk", "e.g. i.e. U.S.", "3.14 1.2.3.4", "the end.It was", "@joe.com", "file.txt", "a@b", "x://", "",
    ])
    func otherTextsAreNoLinks(text: String) throws {
        #expect(try finds(text, link).isEmpty)
    }

    // MARK: Telephone numbers

    @Test(arguments: [
        ("Call (408) 555-1212 or +49 30 123456.", ["(408) 555-1212", "+49 30 123456"]),
        ("1-800-555-0199, 555-1212", ["1-800-555-0199", "555-1212"]),
        ("06 12 34 56 78", ["06 12 34 56 78"]), ("0171/1234567", ["0171/1234567"]), ("4085551212", ["4085551212"]),
        ("2024-03-05, 5.3.2024, 10.0.0.1, 12345, 2016 2017 2018, x5551212, 1234567890123456", []),
    ])
    func phoneNumbersFollowTheRule(text: String, expected: [String]) throws {
        let found = try finds(text, phone)
        #expect(found.map(\.text) == expected)
        #expect(found.allSatisfy { $0.result.phoneNumber == $0.text })
    }

    // MARK: Dates

    @Test(arguments: [
        ("on March 5, 2024 at 3:30 pm.", "March 5, 2024 at 3:30 pm", "2024-03-05T15:30:00"),
        ("5th of March 2024", "5th of March 2024", "2024-03-05T12:00:00"),
        ("Mar. 5 2024", "Mar. 5 2024", "2024-03-05T12:00:00"),
        ("5.3.2024 15:30", "5.3.2024 15:30", "2024-03-05T15:30:00"),
        ("2024-03-05 only", "2024-03-05", "2024-03-05T12:00:00"),
        ("Tuesday, March 5, 2024", "Tuesday, March 5, 2024", "2024-03-05T12:00:00"),
    ])
    func datesAreFoundWithTheirMoments(text: String, shown: String, expected: String) throws {
        let found = try finds(text, date)
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
        #expect(found.map(\.text) == [shown])
        #expect(found.first?.result.date.map(formatter.string) == expected)
    }

    @Test func momentsMayNameTheirZone() throws {
        let found = try finds("2024-03-05T10:00:00+02:00", date)
        #expect(found.first?.result.date == ISO8601DateFormatter().date(from: "2024-03-05T08:00:00Z"))
        #expect(found.first?.result.timeZone?.secondsFromGMT() == 7200)
    }

    @Test func relativeDaysBeginToday() throws {
        let found = try finds("tomorrow at 10am or next Friday, maybe; may be 5 of 31/31/2024", date)
        #expect(found.map(\.text) == ["tomorrow at 10am", "next Friday"])
        let tomorrow = try #require(found.first?.result.date)
        #expect(Calendar.current.isDateInTomorrow(tomorrow))
        #expect(Calendar.current.component(.hour, from: tomorrow) == 10)
    }

    // MARK: Addresses

    @Test func addressesHaveParts() throws {
        let found = try finds("at 1 Infinite Loop, Cupertino, CA 95014 or 5 Main Street alone", address)
        #expect(found.map(\.text) == ["1 Infinite Loop, Cupertino, CA 95014"])
        let parts = try #require(found.first?.result.addressComponents)
        #expect(parts == [.street: "1 Infinite Loop", .city: "Cupertino", .state: "CA", .zip: "95014"])
    }

    // MARK: All together

    @Test func findsNeverOverlapAndComeInOrder() throws {
        let text = "5 March 2024, a.com/2024-03-05, 555-1212"
        #expect(
            try finds(text, link | phone | date | address).map(\.text) == [
                "5 March 2024", "a.com/2024-03-05", "555-1212",
            ])
    }

    @Test func onlyTheRangeIsLookedAt() throws {
        let detector = try NSDataDetector(types: link)
        let text = "a.com b.com c.com"
        let range = NSRange(location: 6, length: 5)
        #expect(detector.firstMatch(in: text, range: range)?.range == range)
        #expect(detector.numberOfMatches(in: text, range: NSRange(location: 0, length: 100)) == 3)
        #expect(detector.rangeOfFirstMatch(in: text, range: NSRange(location: 12, length: 1)).location == NSNotFound)
        var count = 0
        detector.enumerateMatches(in: text, range: NSRange(location: 0, length: text.utf16.count)) { _, _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
    }

    @Test func typesThatNobodyLooksForAreRefused() {
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 1024) }
    }

    @available(*, deprecated, message: "Foundation on Linux marks the names of types as deprecated")
    @Test func typesAreThoseThatFoundationNames() throws {
        typealias Types = NSTextCheckingResult.CheckingType
        let all: Types = [.link, .phoneNumber, .date, .address]
        #expect(all.rawValue == link | phone | date | address)
        #expect(try finds("a.com", Types.link.rawValue).first?.result.resultType == .link)
    }

    @Test func programsMakeResultsOfTheirOwn() throws {
        let range = NSRange(location: 1, length: 2)
        let url = try #require(URL(string: "a:b"))
        #expect(NSTextCheckingResult.linkCheckingResult(range: range, url: url).url == url)
        let number = NSTextCheckingResult.phoneNumberCheckingResult(range: range, phoneNumber: "1")
        #expect(number.phoneNumber == "1" && number.range == range && number.url == nil)
        let parts = [NSTextCheckingKey.city: "A"]
        #expect(NSTextCheckingResult.addressCheckingResult(range: range, components: parts).components == parts)
    }

    /// Pieces of everything that scanners look for, in random order: no find may lie outside of the text, or overlap.
    @Test func randomTextsGiveFindsWithinThem() throws {
        var random = SystemRandomNumberGenerator()
        let pieces = [
            "a", ".", "@", "com", "://", "1", " ", "-", "(", ")", "www.", "+", "/", "é", "😀", "\u{301}", "中", "march",
            "5", ",", "\n", "st", "CA", "12345", ":", "pm", "t", "z",
        ]
        let detector = try NSDataDetector(types: link | phone | date | address)
        for _ in 0..<500 {
            let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in pieces.randomElement(using: &random)! }
                .joined()
            var end = 0
            for find in detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)) {
                #expect(find.range.location >= end && find.range.length > 0, "\(text)")
                end = find.range.location + find.range.length
            }
            #expect(end <= text.utf16.count)
        }
    }
}
