import Foundation
import PlacardUIKit
import Testing

/// Texts of Apple's documentation, and those of CLDR for English, German and French.
@Suite struct RelativeDateTimeFormatterTests {
    private let formatter = RelativeDateTimeFormatter()
    private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

    init() {
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.calendar.timeZone = .gmt
        formatter.locale = Locale(identifier: "en_US")
    }

    private func text(_ seconds: Double) -> String {
        formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
    }

    @Test func `The largest unit is told, without what is left over`() {
        #expect(text(-5) == "5 seconds ago" && text(61) == "in 1 minute" && text(-5400) == "1 hour ago")
        #expect(text(-86_400 * 1.9) == "1 day ago" && text(86_400 * 13) == "in 1 week")
        #expect(text(0) == "in 0 seconds" && text(-86_400 * 800) == "2 years ago")
        #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
        #expect(formatter.localizedString(fromTimeInterval: .nan).isEmpty)
    }

    @Test func `Components are told in their own units`() {
        #expect(formatter.localizedString(from: DateComponents(day: -8)) == "8 days ago")
        #expect(formatter.localizedString(from: DateComponents(weekOfMonth: -1)) == "1 week ago")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(weekOfMonth: -1)) == "last week")
        #expect(formatter.string(for: DateComponents(day: 1)) == "tomorrow" && formatter.string(for: "x") == nil)
    }

    @Test func `Units are written as the style and the language say`() {
        formatter.unitsStyle = .spellOut
        #expect(text(-7200) == "two hours ago")
        formatter.unitsStyle = .short
        #expect(text(-7200) == "2 hr. ago")
        formatter.unitsStyle = .abbreviated
        #expect(text(-7200) == "2h ago")
        (formatter.unitsStyle, formatter.locale) = (.full, Locale(identifier: "de_DE"))
        #expect(text(-7200) == "vor 2 Stunden")
        (formatter.dateTimeStyle, formatter.locale) = (.named, Locale(identifier: "fr_FR"))
        formatter.formattingContext = .beginningOfSentence
        #expect(text(-86_400) == "Hier")
    }
}
