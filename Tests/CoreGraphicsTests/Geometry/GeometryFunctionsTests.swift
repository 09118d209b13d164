import Foundation
import Testing

@testable import PlacardCoreGraphics

/// Apple's documentation of `CGGeometry`.
@Suite struct GeometryFunctionsTests {
    private let rect = CGRectMake(10, 20, -4, 6)

    @Test func `values are made of their parts`() {
        #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
        #expect(CGSizeMake(1, 2) == CGSize(width: 1, height: 2))
        #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
        #expect(rect.origin == CGPoint(x: 10, y: 20) && rect.size == CGSize(width: -4, height: 6))
    }

    @Test func `edges and sides are those of the rectangle that lies right`() {
        #expect([CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect)] == [6, 8, 10])
        #expect([CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)] == [20, 23, 26])
        #expect(CGRectGetWidth(rect) == 4 && CGRectGetHeight(rect) == 6)
        #expect(CGRectStandardize(rect) == CGRectMake(6, 20, 4, 6))
        #expect(CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1)) == CGRectMake(0, 0, 2, 2))
    }

    @Test func `rectangles are moved, made smaller and put together`() {
        let unit = CGRectMake(0, 0, 10, 10)
        let other = CGRectOffset(unit, 5, 5)
        #expect(other == CGRectMake(5, 5, 10, 10))
        #expect(CGRectInset(unit, 1, 2) == CGRectMake(1, 2, 8, 6))
        #expect(CGRectUnion(unit, other) == CGRectMake(0, 0, 15, 15))
        #expect(CGRectIntersection(unit, other) == CGRectMake(5, 5, 5, 5))
        #expect(CGRectIsNull(CGRectIntersection(unit, CGRectOffset(unit, 20, 0))))
    }

    @Test func `questions have the answers of the methods`() {
        let unit = CGRectMake(0, 0, 10, 10)
        #expect(CGRectIntersectsRect(unit, rect) == unit.intersects(rect))
        #expect(CGRectContainsPoint(unit, .zero) && !CGRectContainsPoint(unit, CGPointMake(10, 10)))
        #expect(
            CGRectContainsRect(unit, CGRectInset(unit, 1, 1)) && !CGRectContainsRect(unit, CGRectOffset(unit, 1, 0)))
        #expect(CGRectIsEmpty(.zero) && !CGRectIsEmpty(unit) && CGRectIsInfinite(.infinite))
        #expect(CGRectEqualToRect(unit, unit) && CGPointEqualToPoint(.zero, .zero) && CGSizeEqualToSize(.zero, .zero))
    }
}
