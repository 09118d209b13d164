import Foundation
import PlacardLabels
import Testing

@Suite struct LinkDetectorTests {
    private func targets(_ text: String, _ kinds: LabelLink.Kind...) throws -> [String] {
        try LinkDetector(kinds.isEmpty ? [.url, .email, .mention, .hashtag, .phone] : kinds).links(in: text)
            .map(\.target)
    }

    @Test(arguments: [
        ("See https://example.com/a?b=c#d.", ["https://example.com/a?b=c#d"]),
        ("(https://en.wikipedia.org/wiki/Swift_(bird))", ["https://en.wikipedia.org/wiki/Swift_(bird)"]),
        ("www.example.org, example.com/x and file.txt", ["https://www.example.org", "https://example.com/x"]),
        ("请看https://example.com/路径。谢谢", ["https://example.com/"]),
        ("انظر https://example.com/صفحة الآن", ["https://example.com/صفحة"]),
        ("nothing.heere is3.14 a.b", []),
    ])
    func urlsEndWhereTheSentenceGoesOn(text: String, expected: [String]) throws {
        #expect(try targets(text, .url) == expected)
    }

    @Test(arguments: [
        ("@ann met @бoб_1 and a@b.com", ["@ann", "@бoб_1", "a@b.com"]),
        ("你好@小明！#话题 试试", ["@小明", "#话题"]),
        ("مرحبا @أحمد #وسم", ["@أحمد", "#وسم"]),
        ("#1 is no tag, #1st is; C# and a#b are not; #️⃣ neither", ["#1st"]),
    ])
    func signsCountAtTheBeginningOfWordsInAllScripts(text: String, expected: [String]) throws {
        #expect(try targets(text) == expected)
    }

    @Test func phoneNumbersHaveSevenToFifteenDigits() throws {
        #expect(try targets("Call +1 (555) 123-4567 or 12345; 2026", .phone) == ["+1 (555) 123-4567"])
    }

    @Test func ownPatternsAndFiltersCount() throws {
        var detector = try LinkDetector([.mention], patterns: [("ticket", #"\b[A-Z]+-\d+\b"#)])
        detector.filter = { $0.target != "@all" }
        let links = detector.links(in: "@all: AB-12 is for @ann")
        #expect(links.map(\.kind) == [.custom("ticket"), .mention])
        #expect(links.map(\.range.location) == [6, 19])
    }

    @Test func aPatternThatIsNoneIsNamed() {
        let error = #expect(throws: LinkPatternError.self) { try LinkDetector([], patterns: [("bad", "(")]) }
        #expect(error?.description.hasPrefix("link pattern bad: error: ( is not a regular expression") == true)
    }

    @Test(.timeLimit(.minutes(1))) func `A long text of beginnings of links is searched to its end`() throws {
        let text = String(repeating: "a.b-c@d_1 (((( 12 ", count: 5_000) + "@ann"
        #expect(try LinkDetector().links(in: text).last?.target == "@ann")
    }
}
