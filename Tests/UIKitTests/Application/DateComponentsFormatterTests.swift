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
}
