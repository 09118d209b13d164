import PlacardCoreGraphics
import Testing

@testable import PlacardQuartzCore

/// Transforms between two others. Core Animation takes them apart (Core Animation Programming Guide, "Transforms"), so that
/// what turns keeps its size on the way.
@Suite struct TransformPartsTests {
    private func isNear(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
        zip(one.rows, other.rows).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test(arguments: [(0.0, 90.0), (30, 60), (0, 170), (-60, 60)], [(1.0, 0.0), (0, 1)])
    func `half way of a turn is half of the turn`(angles: (Double, Double), axis: (Double, Double)) {
        func turn(_ degrees: Double) -> CATransform3D {
            CATransform3DMakeRotation(CGFloat(degrees / 180 * .pi), CGFloat(axis.0), CGFloat(axis.1), 0)
        }
        let middle = TransformParts.mixed(turn(angles.0), turn(angles.1), 0.5)
        #expect(isNear(middle, turn((angles.0 + angles.1) / 2)))
    }

    @Test func `perspective stays where both ends have it, and comes by and by where one has`() {
        var seen = CATransform3DIdentity
        seen.m34 = -1 / 500
        let turned = CATransform3DRotate(seen, .pi / 2, 0, 1, 0)
        let middle = CATransform3DRotate(seen, .pi / 4, 0, 1, 0)
        #expect(isNear(TransformParts.mixed(seen, turned, 0.5), middle))
        #expect(abs(TransformParts.mixed(CATransform3DIdentity, seen, 0.5).m34 + 1 / 1000) < 1e-9)
    }

    @Test func `what is flat grows evenly`() {
        let flat = CATransform3DMakeScale(0, 0, 1)
        #expect(
            isNear(TransformParts.mixed(flat, CATransform3DIdentity, 0.25), CATransform3DMakeScale(0.25, 0.25, 1)))
    }

    @Test(arguments: [(-1.0, 1.0), (1, -1)])
    func `mirroring squeezes along its axis and turns nothing`(scale: (Double, Double)) {
        let mirrored = CATransform3DMakeScale(CGFloat(scale.0), CGFloat(scale.1), 1)
        let expected = CATransform3DMakeScale(CGFloat((scale.0 * 0.75) + 0.25), CGFloat((scale.1 * 0.75) + 0.25), 1)
        #expect(isNear(TransformParts.mixed(mirrored, CATransform3DIdentity, 0.25), expected))
    }

    @Test func `a turn in the plane goes the shorter way`() {
        func turn(_ angle: CGFloat) -> CATransform3D { CATransform3DMakeRotation(angle, 0, 0, 1) }
        #expect(isNear(TransformParts.mixed(turn(3), turn(-3), 0.5), turn(.pi)))
    }
}
