import Foundation

/// A transform of space in parts: sizes, turns about three axes, a place, and how it is seen from afar.
///
/// Source: Core Animation Programming Guide, "Key-Value Coding Extensions"; the order of the parts is that of S. W. Thomas,
/// "Decomposing a Matrix into Simple Transformations", Graphics Gems II (1991).
struct SpaceTransform {
    var scale: SIMD3<Double>
    /// About x, then y, then z, in radians.
    var rotation: SIMD3<Double>
    /// What the second row has of the first, and the third of the first and the second.
    let shear: SIMD3<Double>
    let translation: SIMD3<Double>
    let perspective: [CGFloat]

    /// Nil for transforms that flatten space.
    init?(_ m: CATransform3D) {
        let linear = [[m.m11, m.m12, m.m13], [m.m21, m.m22, m.m23], [m.m31, m.m32, m.m33]]
        var rows = linear.map { SIMD3($0.map(Double.init)) }
        var (scale, shear) = (SIMD3<Double>.zero, SIMD3<Double>.zero)
        for (index, others) in [(0, []), (1, [0]), (2, [0, 1])] {
            for other in others {
                let share = (rows[index] * rows[other]).sum()
                shear[index == 1 ? 0 : 1 + other] = share
                rows[index] -= share * rows[other]
            }
            scale[index] = (rows[index] * rows[index]).sum().squareRoot()
            guard scale[index] > 1e-9, scale[index].isFinite else { return nil }
            rows[index] /= scale[index]
        }
        if Self.isMirrored(rows) { (scale.y, rows[1]) = (-scale.y, -rows[1]) }
        (self.scale, self.shear, rotation) = (scale, shear, Self.angles(rows))
        translation = SIMD3(Double(m.m41), Double(m.m42), Double(m.m43))
        perspective = Self.perspective(m)
    }

    var transform: CATransform3D {
        let turned = CATransform3DConcat(
            CATransform3DConcat(
                CATransform3DMakeRotation(CGFloat(rotation.x), 1, 0, 0),
                CATransform3DMakeRotation(CGFloat(rotation.y), 0, 1, 0)),
            CATransform3DMakeRotation(CGFloat(rotation.z), 0, 0, 1))
        let (x, y, z) = (CGFloat(scale.x), CGFloat(scale.y), CGFloat(scale.z))
        let (xy, xz, yz) = (CGFloat(shear.x), CGFloat(shear.y), CGFloat(shear.z))
        let sizes = CATransform3D(rows: [x, 0, 0, 0, xy, y, 0, 0, xz, yz, z, 0, 0, 0, 0, 1])
        let placed = CATransform3DConcat(
            CATransform3DConcat(sizes, turned),
            CATransform3DMakeTranslation(CGFloat(translation.x), CGFloat(translation.y), CGFloat(translation.z)))
        let p = perspective
        let seen = CATransform3D(rows: [1, 0, 0, p[0], 0, 1, 0, p[1], 0, 0, 1, p[2], 0, 0, 0, p[3]])
        return CATransform3DConcat(placed, seen)
    }

    private static func isMirrored(_ r: [SIMD3<Double>]) -> Bool {
        r[0].x * (r[1].y * r[2].z - r[1].z * r[2].y) - r[0].y * (r[1].x * r[2].z - r[1].z * r[2].x)
            + r[0].z * (r[1].x * r[2].y - r[1].y * r[2].x) < 0
    }

    /// The angles that turn the axes to three rows: of the two triples that do, the one that turns less about x and z.
    private static func angles(_ r: [SIMD3<Double>]) -> SIMD3<Double> {
        let y = asin(min(max(-r[0].z, -1), 1))
        guard cos(y) > 1e-9 else { return SIMD3(atan2(-r[2].y, r[1].y), y, 0) }
        let (x, z) = (atan2(r[1].z, r[2].z), atan2(r[0].y, r[0].x))
        let (otherX, otherZ) = (
            (x + .pi).remainder(dividingBy: 2 * .pi), (z + .pi).remainder(dividingBy: 2 * .pi)
        )
        guard abs(otherX) + abs(otherZ) < abs(x) + abs(z) - 1e-9 else { return SIMD3(x, y, z) }
        return SIMD3(otherX, (.pi - y).remainder(dividingBy: 2 * .pi), otherZ)
    }

    /// What a transform's last column is beyond that of its other columns.
    private static func perspective(_ m: CATransform3D) -> [CGFloat] {
        var plain = m
        (plain.m14, plain.m24, plain.m34, plain.m44) = (0, 0, 0, 1)
        let seen = CATransform3DConcat(CATransform3DInvert(plain), m)
        return [seen.m14, seen.m24, seen.m34, seen.m44]
    }
}
