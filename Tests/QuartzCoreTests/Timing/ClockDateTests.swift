import Foundation
import Testing

@testable import PlacardQuartzCore

/// Labels that count up or fade by a display link measure by dates how far they are. Source: how far that is on a phone, whose
/// animations and calendar run alike.
@MainActor @Suite struct ClockDateTests {
    @Test func `dates go on as a stepped clock is moved on`() {
        let clock = EventClock(.stepped)
        clock.drive {
            let (start, time) = (Date.clockNow, CFAbsoluteTimeGetCurrent())
            clock.advance(by: 2.5)
            #expect(abs(Date.clockNow.timeIntervalSince(start) - 2.5) < 1e-6)
            #expect(abs(CFAbsoluteTimeGetCurrent() - time - 2.5) < 1e-6)
            #expect(abs(start.timeIntervalSinceClockNow + 2.5) < 1e-6)
        }
    }

    @Test func `a clock that was just made, and code without one, have the calendar's date`() {
        let clock = EventClock(.stepped)
        #expect(abs(Date.clockNow.timeIntervalSinceNow) < 60)
        #expect(abs(clock.drive { Date.clockNow.timeIntervalSinceNow }) < 60)
        #expect(abs(EventClock(.running).drive { Date.clockNow.timeIntervalSinceNow }) < 60)
    }
}
