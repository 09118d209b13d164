import Foundation
import Testing

@testable import PlacardCoreGraphics

@Suite struct CGRectSafetyTests {
    private let space = CGRect(x: 0, y: 0, width: 10, height: 10)

    /// Foundation's own functions stop the program on the first three.
    private static let bad = [
        CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
        CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 1), .null,
    ]

    @Test(arguments: bad) func whatIsNoRectangleSharesNothing(rect: CGRect) {
        #expect(rect.common(with: space) == .zero && space.common(with: rect) == .zero)
        #expect(!rect.safelyContains(CGPoint(x: 5, y: 50)))
        #expect(space.joined(with: rect) == space && rect.joined(with: space) == space)
    }

    @Test func ordinaryRectanglesAnswerAsFoundationDoes() {
        let other = CGRect(x: 4, y: -3, width: 20, height: 5)
        #expect(space.common(with: other) == space.intersection(other))
        #expect(space.joined(with: other) == space.union(other))
        #expect(space.common(with: CGRect(x: 11, y: 0, width: 1, height: 1)).isEmpty)
        #expect(space.common(with: .infinite) == space && CGRect.infinite.common(with: space) == space)
    }

    @Test func theLowerEdgesBelongToARectangleAndTheUpperDoNot() {
        #expect(space.safelyContains(.zero) && !space.safelyContains(CGPoint(x: 10, y: 5)))
    }
}
