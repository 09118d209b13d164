import Foundation
import Testing

@testable import PlacardCoreGraphics

@Suite struct CGPathTests {
    private func path(_ build: (CGMutablePath) -> Void) -> CGMutablePath {
        let path = CGMutablePath()
        build(path)
        return path
    }

    private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-9 }

    /// Apple's documentation of `CGPathApply`: the function is called with `info` for each element.
    @Test func `a function visits the segments with what it is handed`() {
        var count = 0
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        path.apply(info: &count) { info, element in
            info?.assumingMemoryBound(to: Int.self).pointee += element.pointee.type == .closeSubpath ? 10 : 1
        }
        #expect(count == 14)
    }

    @Test func segmentsAreVisitedInOrderWithTheirPoints() {
        let path = path {
            $0.move(to: CGPoint(x: 1, y: 2))
            $0.addLine(to: CGPoint(x: 3, y: 4))
            $0.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
            $0.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
            $0.closeSubpath()
        }
        var types: [CGPathElementType] = []
        var xs: [CGFloat] = []
        path.applyWithBlock { element in
            types.append(element.pointee.type)
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            for index in 0..<count { xs.append(element.pointee.points[index].x) }
        }
        #expect(types == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
        #expect(xs == [1, 3, 7, 5, 11, 13, 9])
    }

    @Test func boundsAreWithOrWithoutControlPoints() {
        let arch = path {
            $0.move(to: .zero)
            $0.addCurve(
                to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
        }
        #expect(arch.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(arch.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 75))
        let bow = path {
            $0.move(to: .zero)
            $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
        }
        #expect(abs(bow.boundingBoxOfPath.height - 4) < 1e-12)
        #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().boundingBoxOfPath.isNull)
    }

    @Test func theFillRulesDifferWhereAPathWindsTwice() {
        let rings = path {
            $0.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
            $0.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        let inner = CGPoint(x: 15, y: 15)
        #expect(rings.contains(inner) && !rings.contains(inner, using: .evenOdd))
        #expect(rings.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        #expect(!rings.contains(CGPoint(x: 31, y: 5)) && !rings.contains(CGPoint(x: CGFloat.nan, y: 5)))
    }

    @Test func anEllipseContainsWhatItsEquationSays() {
        let ellipse = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 20), transform: nil)
        for x in stride(from: 0.5, to: 40, by: 1) {
            for y in stride(from: 0.5, to: 20, by: 1) {
                let size = pow((x - 20) / 20, 2) + pow((y - 10) / 10, 2)
                // The cubic's error is below 0.03 % of the radius.
                if abs(size - 1) > 1e-3 { #expect(ellipse.contains(CGPoint(x: x, y: y)) == (size < 1)) }
            }
        }
    }

    @Test func anArcWalksInTheDirectionOfAppleS() {
        let forward = path {
            $0.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        }
        #expect(isNear(forward.currentPoint, CGPoint(x: 0, y: 10)))
        #expect(isNear(forward.boundingBoxOfPath.origin, .zero))
        let backward = path {
            $0.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        }
        #expect(isNear(backward.currentPoint, CGPoint(x: 0, y: 10)))
        #expect(abs(backward.boundingBoxOfPath.width - 20) < 1e-2)
    }

    @Test func anArcIsAtMostAFullTurn() {
        let circle = path {
            $0.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 9 * .pi, clockwise: false)
        }
        #expect(circle.data.verbs.count == 5)
        #expect(circle.contains(.zero) && abs(circle.boundingBoxOfPath.height - 20) < 1e-9)
    }

    @Test func anArcIsJoinedByALine() {
        let fan = path {
            $0.move(to: .zero)
            $0.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        }
        #expect(fan.data.verbs.prefix(2) == [.move, .line])
        #expect(fan.contains(CGPoint(x: 3, y: 3)) && !fan.contains(CGPoint(x: 9, y: 9)))
    }

    @Test func aTangentArcTouchesBothLines() {
        let corner = path {
            $0.move(to: .zero)
            $0.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 10)
        }
        #expect(isNear(corner.data.points[1], CGPoint(x: 90, y: 0)))
        #expect(isNear(corner.currentPoint, CGPoint(x: 100, y: 10)))
        let flat = path {
            $0.move(to: .zero)
            $0.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 100, y: 0), radius: 10)
        }
        #expect(flat.currentPoint == CGPoint(x: 50, y: 0))
    }

    @Test func roundedCornersAreCutToHalfOfTheSides() {
        let pill = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerWidth: 99, cornerHeight: 99, transform: nil)
        #expect(!pill.contains(CGPoint(x: 1, y: 1)) && pill.contains(CGPoint(x: 20, y: 1)))
        #expect(pill.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 20))
    }

    @Test func aLineWithoutABeginningBeginsThere() {
        let path = path { $0.addLine(to: CGPoint(x: 5, y: 5)) }
        #expect(path.currentPoint == CGPoint(x: 5, y: 5) && path.data.verbs == [.move])
    }

    @Test func afterACloseThePenIsAtTheSubpathsBeginning() {
        let path = path {
            $0.move(to: CGPoint(x: 1, y: 1))
            $0.addLine(to: CGPoint(x: 9, y: 1))
            $0.closeSubpath()
            $0.addLine(to: CGPoint(x: 1, y: 9))
        }
        #expect(path.data.verbs == [.move, .line, .close, .move, .line])
    }

    @Test func aCopyIsTransformedAndIndependent() throws {
        let original = path { $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10)) }
        var move = CGAffineTransform(translationX: 5, y: 5)
        let copy = try #require(original.copy(using: &move))
        original.addLine(to: CGPoint(x: 99, y: 99))
        #expect(copy.boundingBox == CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(copy == CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil))
    }

    @Test func onlyLevelRectanglesAreRectangles() {
        var rect = CGRect.zero
        #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
        #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        var turn = CGAffineTransform(rotationAngle: 0.1)
        #expect(!CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: &turn).isRect(nil))
        #expect(!CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(nil))
    }
}
