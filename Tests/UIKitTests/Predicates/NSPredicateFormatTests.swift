import Foundation
import PlacardUIKit
import Testing

/// What Apple's "Predicate Format String Syntax" (Predicate Programming Guide) says of operators and literals.
@Suite struct NSPredicateFormatTests {
    private final class Person: NSObject {
        let name: String
        let age: Int
        init(_ name: String, _ age: Int) { (self.name, self.age) = (name, age) }
    }

    @Test(
        arguments: [
            ("SELF MATCHES %@", "a@b.cd", "[^@]+@[a-z.]+", true),
            ("SELF MATCHES %@", "a@b.cd ", "[^@]+@[a-z.]+", false),
            ("SELF matches[c] %@", "ABC", "abc", true), ("SELF BEGINSWITH[cd] %@", "Élan vital", "elan", true),
            ("SELF ENDSWITH %@", "label", "bel", true), ("SELF CONTAINS %@", "label", "abe", true),
            ("SELF CONTAINS %@", "label", "ABE", false), ("SELF LIKE %@", "label", "l?b*", true),
            ("SELF LIKE %@", "label", "l?b", false),
            ("NOT SELF == %@", "a", "b", true), ("SELF < %@", "a", "b", true), ("self = %@", "a", "a", true),
        ])
    func `texts are compared by the words of the format`(
        _ format: String, _ text: String, _ other: String, _ holds: Bool
    ) {
        #expect(NSPredicate(format: format, other).evaluate(with: text) == holds)
    }

    @Test func `regular expressions match whole texts, with every alternative tried`() {
        #expect(NSPredicate(format: "SELF MATCHES 'a|ab'").evaluate(with: "ab"))
        #expect(!NSPredicate(format: "SELF MATCHES 'a'").evaluate(with: "ab"))
    }

    @Test func `names are those of dictionaries and stored properties`() {
        let people = [Person("Ada", 36), Person("Bob", 20), Person("Alan", 41)]
        let old = NSPredicate(format: "%K > %d AND name BEGINSWITH 'A'", "age", 36)
        #expect(people.filter { old.evaluate(with: $0) }.map(\.name) == ["Alan"])
        #expect(NSPredicate(format: "a.b == 3 || c == nil").evaluate(with: ["a": ["b": 4]] as [String: Any]))
    }

    @Test func `lists and bounds are asked for`() {
        #expect(NSPredicate(format: "SELF IN %@", ["x", "y"]).evaluate(with: "y"))
        #expect(NSPredicate(format: "SELF IN {1, 2}").evaluate(with: 2))
        #expect(NSPredicate(format: "SELF BETWEEN {1, 10}").evaluate(with: 10))
        #expect(!NSPredicate(format: "SELF BETWEEN %@", argumentArray: [[1, 10]]).evaluate(with: 11))
    }

    @Test func `AND binds more than OR`() {
        #expect(NSPredicate(format: "TRUEPREDICATE OR TRUEPREDICATE AND FALSEPREDICATE").evaluate(with: nil))
        #expect(!NSPredicate(format: "(TRUEPREDICATE OR TRUEPREDICATE) AND FALSEPREDICATE").evaluate(with: nil))
    }

    @Test(arguments: ["(", "SELF IN {"])
    func `brackets that lie too deep hold for nothing`(_ start: String) {
        let format = start + String(repeating: String(start.suffix(1)), count: 100_000)
        #expect(!NSPredicate(format: format).evaluate(with: 1))
    }

    @Test(arguments: ["", "SELF", "SELF ==", "(SELF == 1", "SELF == 'a", "SELF == %@", "SELF == 1 2", "SELF ~ 1"])
    func `what cannot be read holds for nothing`(_ format: String) {
        #expect(!NSPredicate(format: format).evaluate(with: 1))
    }
}
