import PlacardCoreGraphics
import Testing

@testable import PlacardQuartzCore

/// Turns about all axes by the names of key-value coding. Source: Core Animation Programming Guide, "CATransform3D Key Paths".
@Suite struct SpaceTransformTests {
    private let layer = CALayer()

    private func number(_ name: String) -> Double {
        (layer.value(forKeyPath: "transform.\(name)") as? Double) ?? .nan
    }
    private func set(_ name: String, _ value: Double) { layer.setValue(value, forKeyPath: "transform.\(name)") }
    private func isNear(_ one: CATransform3D, _ other: CATransform3D) -> Bool {
        zip(one.rows, other.rows).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test(arguments: ["x", "y", "z"], [0.5, -1.2, 2.5, Double.pi])
    func `A turn replaces the one before, and is read back`(axis: String, angle: Double) {
        set("rotation.\(axis)", 0.3)
        set("rotation.\(axis)", angle)
        #expect(abs(number("rotation.\(axis)") - angle) < 1e-9)
        let axes: (CGFloat, CGFloat, CGFloat) = (axis == "x" ? 1 : 0, axis == "y" ? 1 : 0, axis == "z" ? 1 : 0)
        #expect(isNear(layer.transform, CATransform3DMakeRotation(CGFloat(angle), axes.0, axes.1, axes.2)))
        set("rotation.\(axis)", 0)
        #expect(isNear(layer.transform, CATransform3DIdentity))
    }

    @Test func `Other parts of the transform stay`() {
        var seen = CATransform3DIdentity
        seen.m34 = -1.0 / 500
        layer.transform = CATransform3DScale(CATransform3DTranslate(seen, 10, 20, 30), 2, 3, 4)
        let before = layer.transform
        set("rotation.y", 0.7)
        #expect(!isNear(layer.transform, before) && abs(number("rotation.y") - 0.7) < 1e-9)
        set("rotation.y", 0)
        #expect(isNear(layer.transform, before))
    }

    @Test func `Sizes can be set while a layer is turned in space`() {
        layer.transform = CATransform3DMakeRotation(0.5, 1, 0, 0)
        set("scale.x", 3)
        #expect(
            isNear(
                layer.transform,
                CATransform3DConcat(CATransform3DMakeScale(3, 1, 1), CATransform3DMakeRotation(0.5, 1, 0, 0))))
    }

    @Test func `A transform that flattens space stays as it is`() {
        layer.transform = CATransform3DMakeScale(1, 0, 1)
        set("rotation.x", 1)
        #expect(layer.transform == CATransform3DMakeScale(1, 0, 1))
    }
}
