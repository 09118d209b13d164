import Foundation
import Testing

@testable import PlacardCoreGraphics

@Suite struct CGRectSafetyTests {
    private let room = CGRect(x: 0, y: 0, width: 10, height: 10)

    /// Foundation's own functions stop the program on the first three.
    private static let bad = [
        CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
        CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 1), .null,
    ]

    @Test(arguments: bad) func whatIsNoRectangleSharesNothing(rect: CGRect) {
        #expect(rect.common(with: room) == .zero && room.common(with: rect) == .zero)
        #expect(!rect.safelyContains(CGPoint(x: 5, y: 50)))
        #expect(room.joined(with: rect) == room && rect.joined(with: room) == room)
    }

    @Test func ordinaryRectanglesAnswerAsFoundationDoes() {
        let other = CGRect(x: 4, y: -3, width: 20, height: 5)
        #expect(room.common(with: other) == room.intersection(other))
        #expect(room.joined(with: other) == room.union(other))
        #expect(room.common(with: CGRect(x: 11, y: 0, width: 1, height: 1)).isEmpty)
        #expect(room.common(with: .infinite) == room && CGRect.infinite.common(with: room) == room)
    }

    @Test func theLowerEdgesBelongToARectangleAndTheUpperDoNot() {
        #expect(room.safelyContains(.zero) && !room.safelyContains(CGPoint(x: 10, y: 5)))
    }
}
