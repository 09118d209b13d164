import PlacardUIFoundation
import TestTools
import Testing

@Suite struct UIBezierPathTests {
    private let box = CGRect(x: 0, y: 0, width: 200, height: 200)

    /// Apple's documentation of `UIBezierPath`.
    @Test func aNewPathHasApplesLineAttributes() {
        let path = UIBezierPath()
        #expect(path.isEmpty && path.bounds == .zero && path.currentPoint == .zero)
        #expect(path.lineWidth == 1 && path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
        #expect(path.miterLimit == 10 && path.flatness == 0.6 && !path.usesEvenOddFillRule)
    }

    /// The figures of PaintCode's examination, in radii along the top edge and down the right one.
    @Test func roundedCornersAreContinuousWhereTheyHaveRoom() {
        let points = endPoints(of: UIBezierPath(roundedRect: box, cornerRadius: 50))
        let expected = [
            CGPoint(x: 200 - 1.52866483 * 50, y: 0), CGPoint(x: 200 - 0.66993427 * 50, y: 0.065496 * 50),
            CGPoint(x: 200 - 0.63149399 * 50, y: 0.074911 * 50), CGPoint(x: 200 - 0.074911 * 50, y: 0.63149399 * 50),
            CGPoint(x: 200 - 0.065496 * 50, y: 0.66993427 * 50), CGPoint(x: 200, y: 1.52866483 * 50),
        ]
        for point in expected {
            #expect(points.contains { abs($0.x - point.x) < 1e-4 && abs($0.y - point.y) < 1e-4 }, "\(point)")
        }
    }

    @Test func aRadiusWithoutRoomMakesHalfCircles() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), cornerRadius: 500)
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
        let diagonal = 20 * (1 - 0.5.squareRoot())
        #expect(path.contains(CGPoint(x: diagonal + 0.1, y: diagonal + 0.1)))
        #expect(!path.contains(CGPoint(x: diagonal - 0.1, y: diagonal - 0.1)))
    }

    @Test func onlyTheNamedCornersAreRounded() {
        let path = UIBezierPath(
            roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 40, height: 7))
        #expect(!path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 198, y: 198)))
        #expect(path.contains(CGPoint(x: 198, y: 2)) && path.contains(CGPoint(x: 2, y: 198)))
    }

    @Test func clockwiseMeansClockwiseOnScreen() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
        #expect(path.cgPath.boundingBoxOfPath.minX > -0.01)
        let other = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(other.cgPath.boundingBoxOfPath.minX < -9.99)
    }

    @Test func theBoundsIncludeControlPoints() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 20))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(path.cgPath.boundingBoxOfPath.height == 10)
    }

    @Test func aReversedPathHasTheSamePointsBackwards() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 9, y: 1))
        path.addCurve(
            to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 12, y: 3), controlPoint2: CGPoint(x: 12, y: 7))
        let back = path.reversing()
        #expect(endPoints(of: back) == [CGPoint(x: 9, y: 9), CGPoint(x: 9, y: 1), CGPoint(x: 1, y: 1)])
        #expect(back.reversing().cgPath == path.cgPath)
    }

    @Test func aReversedInnerPathLeavesAHole() {
        let path = UIBezierPath(rect: box)
        let inner = UIBezierPath(rect: box.insetBy(dx: 50, dy: 50))
        path.append(inner)
        #expect(path.contains(CGPoint(x: 100, y: 100)))
        let ring = UIBezierPath(rect: box)
        ring.append(inner.reversing())
        #expect(!ring.contains(CGPoint(x: 100, y: 100)) && ring.contains(CGPoint(x: 20, y: 20)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 100, y: 100)))
    }

    @Test func copiesHaveTheLineAttributesAndALifeOfTheirOwn() throws {
        let path = UIBezierPath(rect: box)
        path.lineWidth = 7
        path.setLineDash([3, 4], count: 2, phase: 1)
        let copy = try #require(path.copy() as? UIBezierPath)
        #expect(copy == path)
        copy.addLine(to: CGPoint(x: 500, y: 0))
        #expect(copy != path && path.bounds == box)
    }

    @Test func strokesUseThePathsOwnLineAndLeaveTheContextsAlone() throws {
        let pixels = try Pixels(12, 12) { context in
            UIColor.red.setStroke()
            context.setLineWidth(2)
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: 4))
            path.addLine(to: CGPoint(x: 12, y: 4))
            path.lineWidth = 4
            path.stroke()
            context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 12, y: 10)])
        }
        #expect(pixels.rows { $0 == 0xFFFF_0000 } == [2, 3, 4, 5, 9, 10])
    }

    @Test func aClipKeepsDrawingInside() throws {
        let pixels = try Pixels(10, 10) { context in
            UIBezierPath(rect: CGRect(x: 2, y: 2, width: 3, height: 3)).addClip()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(pixels.values.filter { $0 != 0 }.count == 9)
    }

    private func endPoints(of path: UIBezierPath) -> [CGPoint] {
        var points: [CGPoint] = []
        path.cgPath.applyWithBlock { element in
            let all = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint, .addLineToPoint: points.append(all[0])
            case .addQuadCurveToPoint: points.append(all[1])
            case .addCurveToPoint: points.append(all[2])
            case .closeSubpath: break
            }
        }
        return points
    }
}
