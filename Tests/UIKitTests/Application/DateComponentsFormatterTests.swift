import Foundation
import Testing

@testable import PlacardUIKit

/// Texts are those of Apple's documentation of `DateComponentsFormatter.ZeroFormattingBehavior` and `UnitsStyle`; two digits
/// of a first unit that is padded are believed.
@Suite struct DateComponentsFormatterTests {
    private func text(
        _ seconds: TimeInterval, _ units: NSCalendar.Unit, _ style: DateComponentsFormatter.UnitsStyle = .positional,
        _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
    ) -> String? {
        let formatter = DateComponentsFormatter()
        (formatter.unitsStyle, formatter.allowedUnits, formatter.zeroFormattingBehavior) = (style, units, zeros)
        return formatter.string(from: seconds)
    }

    @Test func `Places have colons, and zeros at the beginning are left out`() {
        let clock: NSCalendar.Unit = [.hour, .minute, .second]
        #expect(text(3610, clock) == "1:00:10" && text(4200, clock) == "1:10:00" && text(75, clock) == "1:15")
        #expect(text(5, [.minute, .second], .positional, .pad) == "00:05")
        #expect(text(1250, clock, .positional, .pad) == "00:20:50" && text(-75, clock) == "-1:15")
        #expect(text(.nan, clock) == nil && text(0, clock) == "0")
    }

    @Test func `Words leave zeros out as the behavior says`() {
        let all: NSCalendar.Unit = [.day, .hour, .minute, .second]
        #expect(text(3610, all, .abbreviated) == "1h 10s")
        #expect(text(600, all, .abbreviated, .dropLeading) == "10m 0s")
        #expect(text(3600, all, .abbreviated, .pad) == "0d 1h 0m 0s")
        #expect(text(3610, all, .full) == "1 hour, 10 seconds")
    }

    @Test func `Components and dates are spans`() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute, .second]
        #expect(formatter.string(from: DateComponents(minute: 1, second: 2)) == "1:02")
        #expect(formatter.string(from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 90)) == "1:30")
        formatter.maximumUnitCount = 1
        formatter.unitsStyle = .full
        #expect(formatter.string(from: 150) == "2 minutes" && formatter.string(for: 60) == "1 minute")
    }

    private static func formatter(
        _ units: NSCalendar.Unit, _ style: DateComponentsFormatter.UnitsStyle, _ locale: String = "en_US"
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        (calendar.locale, calendar.timeZone) = (Locale(identifier: locale), .gmt)
        (formatter.unitsStyle, formatter.allowedUnits, formatter.calendar) = (style, units, calendar)
        return formatter
    }

    /// 2001 has 365 days, 2004 has 366.
    @Test func `Years and months are those of the calendar`() throws {
        let formatter = Self.formatter([.year, .month, .day], .full)
        let calendar = try #require(formatter.calendar)
        func date(_ year: Int, _ month: Int, _ day: Int) throws -> Date {
            try #require(calendar.date(from: DateComponents(year: year, month: month, day: day)))
        }
        #expect(try formatter.string(from: date(2004, 2, 1), to: date(2005, 3, 2)) == "1 year, 1 month, 1 day")
        #expect(try formatter.string(from: date(2005, 3, 2), to: date(2004, 2, 1)) == "-1 year, 1 month, 1 day")
        #expect(formatter.string(from: 365 * 86_400) == "1 year")
        #expect(formatter.string(from: DateComponents(year: 2, month: 14)) == "3 years, 2 months")
        formatter.referenceDate = try date(2004, 1, 1)
        #expect(formatter.string(from: 365 * 86_400) == "11 months, 30 days")
    }

    /// Apple's documentation of `UnitsStyle`; German words are CLDR's.
    @Test func `Styles have their own words`() {
        let span: TimeInterval = 9 * 3_600 + 41 * 60 + 30
        let all: NSCalendar.Unit = [.hour, .minute, .second]
        let expected: [(DateComponentsFormatter.UnitsStyle, String)] = [
            (.spellOut, "nine hours, forty-one minutes, thirty seconds"), (.full, "9 hours, 41 minutes, 30 seconds"),
            (.short, "9 hr, 41 min, 30 sec"), (.brief, "9hr 41min 30sec"), (.abbreviated, "9h 41m 30s"),
            (.positional, "9:41:30"),
        ]
        for (style, text) in expected { #expect(Self.formatter(all, style).string(from: span) == text) }
        #expect(Self.formatter(all, .full, "de_DE").string(from: span) == "9 Stunden, 41 Minuten und 30 Sekunden")
    }

    @Test func `A largest unit of one is told in the next, and phrases stand around the span`() {
        let formatter = Self.formatter([.minute, .second], .full)
        formatter.collapsesLargestUnit = true
        #expect(formatter.string(from: 63) == "63 seconds" && formatter.string(from: 123) == "2 minutes, 3 seconds")
        (formatter.includesApproximationPhrase, formatter.includesTimeRemainingPhrase) = (true, true)
        #expect(formatter.string(from: 300) == "About 5 minutes remaining")
    }
}
