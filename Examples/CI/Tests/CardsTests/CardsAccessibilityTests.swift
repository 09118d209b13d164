import Cards
import PlacardTesting
import XCTest

/// What holds for screen readers and constraints, in XCTest.
final class CardsAccessibilityTests: XCTestCase {
    func testScreenReadersReadEveryText() async {
        await MainActor.run { expectAccessible(TicketCard(.sample), over: .languages("en", "ar").widths(320)) }
    }

    func testConstraintsLeaveNothingOpen() async {
        await MainActor.run { expectNoAmbiguousLayout(TicketCard(.sample), over: .widths(320)) }
    }
}
