import TestTools
import Testing

@testable import PlacardUIKit

@Suite struct VisualFormatParserTests {
    private typealias Predicate = VisualFormat.Predicate

    @Test func `a row has edges, gaps, views and sizes`() throws {
        let format = try VisualFormatParser.parse("V:|-12-[a(>=b@750,<=99.5)][_c2]-|")
        #expect(format.axis == .vertical)
        #expect(
            format.start
                == .predicates([Predicate(relation: .equal, value: .number(12, place: 6))]))
        #expect(format.parts.map(\.view.text) == ["a", "_c2"])
        #expect(format.parts.map(\.gap) == [.none, .none])
        #expect(
            format.parts[0].sizes == [
                Predicate(
                    relation: .greaterThanOrEqual, value: .name(.init(text: "b", place: 13)),
                    priority: .number(750, place: 17)),
                Predicate(relation: .lessThanOrEqual, value: .number(99.5, place: 24)),
            ])
        #expect(format.end == .standard)
    }

    @Test(arguments: [
        ("[a]-[b]", VisualFormat.Gap.standard), ("[a][b]", .none),
        ("[a]-m-[b]", .predicates([.init(relation: .equal, value: .name(.init(text: "m", place: 5)))])),
        ("[a]-(-3)-[b]", .predicates([.init(relation: .equal, value: .number(-3, place: 7))])),
        ("[a]-1e2-[b]", .predicates([.init(relation: .equal, value: .number(100, place: 7))])),
        ("[a]-(==.5)-[b]", .predicates([.init(relation: .equal, value: .number(0.5, place: 9))])),
    ])
    func `gaps are standard, none or given`(format: String, gap: VisualFormat.Gap) throws {
        #expect(try VisualFormatParser.parse(format).parts.last?.gap == gap)
    }

    /// The first three are printed in Apple's guide, the fourth and fifth come from exceptions that users have posted.
    @Test(arguments: [
        ("V|[backgroundBox]|", "Expected a ':' after 'V' to specify vertical arrangement", 1),
        (
            "|[whiteBox1][blackBox4(blackWidth][redBox]|",
            "A predicate on a view's thickness must end with ')' and the view must end with ']'", 33
        ),
        ("V:|[blackBox4(>30)]|", "Unknown relation. Must be ==, >=, or <=", 15),
        ("H:|-10-|", "Expected a view", 7),
        ("[a]- (p)-[b]", "Expected a number or key from the metrics dictionary, but encountered something else", 4),
        ("", "It's an empty string.", 0),
        ("[a", "Expected a ']' here. That is how you give the end of a view.", 2),
        ("[a]-", "Expected a number or key from the metrics dictionary, but encountered something else", 4),
        ("[a]-8", "Expected a '-' here. That is how you give the end of a space.", 5),
        ("[a]-(8-[b]", "A predicate on a space must end with ')'", 6),
        ("[a]|[b]", "Nothing may follow the superview's edge", 4),
        ("[a()]", "Expected a number or key from the metrics dictionary, but encountered something else", 3),
        ("[a(9@)]", "Expected a number or key from the metrics dictionary, but encountered something else", 5),
        ("[a(9,)]", "Expected a number or key from the metrics dictionary, but encountered something else", 5),
        ("[a(nan)", "Expected a ']' here. That is how you give the end of a view.", 7),
        ("[a(1e999)]", "Expected a number or key from the metrics dictionary, but encountered something else", 3),
        (
            "[å]",
            "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores.",
            1
        ),
        ("|", "Expected a view", 1),
    ])
    func `an error says what is wrong and where`(format: String, reason: String, place: Int) {
        #expect(throws: VisualFormatError(reason, at: place)) { try VisualFormatParser.parse(format) }
    }

    @Test func `the message has Apple's form, with the caret under the place`() {
        let error = VisualFormatError("Expected a ':' after 'V' to specify vertical arrangement", at: 1)
        #expect(
            error.message(for: "V|[a]|")
                == "Unable to parse constraint format: \nExpected a ':' after 'V' to specify vertical arrangement \n"
                + "V|[a]| \n ^")
    }

    @Test func `no text traps or hangs, whatever it is made of`() {
        var dice = SeededNumbers(seed: 7)
        let pieces = [
            "H:", "V:", "|", "[", "]", "(", ")", "-", ",", "==", ">=", "<=", "@", "a", "b1", "_", "20", "1e9", "-5",
            ".",
            " ", "é", "🙂", "\0", "=", "e", "0x10", "\n",
        ]
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 0...14, using: &dice)).compactMap { _ in pieces.randomElement(using: &dice)
            }
            .joined()
            do throws(VisualFormatError) {
                let format = try VisualFormatParser.parse(text)
                #expect(!format.parts.isEmpty)
            } catch {
                #expect(error.place >= 0 && error.place <= text.utf8.count)
                #expect(error.message(for: text).hasSuffix("^"))
            }
        }
    }
}
