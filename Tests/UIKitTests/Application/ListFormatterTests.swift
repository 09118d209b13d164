import Foundation
import PlacardUIKit
import Testing

/// Apple's documentation of `ListFormatter`, and CLDR's lists of English, German and Japanese.
@Suite struct ListFormatterTests {
    private let formatter = ListFormatter()

    @Test func `Items are joined as the language does`() {
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        #expect(formatter.string(from: ["a", "b"]) == "a and b" && formatter.string(from: ["a"]) == "a")
        #expect(formatter.string(from: []) == "")
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
        formatter.locale = Locale(identifier: "ja_JP")
        #expect(formatter.string(from: ["a", "b", "c"]) == "a、b、c")
    }

    @Test func `Each item is written by the item formatter, or described`() {
        formatter.locale = Locale(identifier: "en_US")
        let numbers = NumberFormatter()
        (numbers.numberStyle, numbers.locale) = (.decimal, Locale(identifier: "en_US"))
        #expect(formatter.string(from: [1000, 2]) == "1000 and 2")
        formatter.itemFormatter = numbers
        #expect(formatter.string(from: [1000, 2] as [NSNumber]) == "1,000 and 2")
        #expect(formatter.string(for: ["x", "y"]) == "x and y" && formatter.string(for: 5) == nil)
        #expect(ListFormatter.localizedString(byJoining: ["x"]) == "x")
    }
}
