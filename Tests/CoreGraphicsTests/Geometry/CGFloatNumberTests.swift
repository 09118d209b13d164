import Foundation
import Testing

@testable import PlacardCoreGraphics

/// Apple's documentation of `CGFloat.init(truncating:)` and `CGFloat.init(exactly:)`.
struct CGFloatNumberTests {
    @Test func numbersOfObjectsAreTaken() {
        #expect(CGFloat(truncating: NSNumber(value: 2.25)) == 2.25)
        #expect(CGFloat(truncating: NSNumber(value: Int64.max)) == CGFloat(Int64.max))
        #expect(CGFloat(exactly: NSNumber(value: 7)) == 7)
        #expect(CGFloat(exactly: NSNumber(value: Int64.max)) == nil)
    }
}
