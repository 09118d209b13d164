import Foundation
import PlacardCoreGraphics

/// A transform of the plane in parts that can be mixed: a turn by half a circle passes through the quarter.
struct PlaneTransform {
    var translation: CGPoint
    var scale: CGPoint
    /// In radians.
    var rotation: CGFloat
    var shear: CGFloat
    /// What is done to the third dimension beside: `CATransform3DMakeScale(0.1, 0.1, 0.1)` is a plane's transform too.
    var depthScale: CGFloat
    var depth: CGFloat

    /// Nil for transforms that turn the plane in space, and for those that flatten it.
    init?(_ transform: CATransform3D) {
        (depthScale, depth) = (transform.m33, transform.m43)
        var flat = transform
        (flat.m33, flat.m43) = (1, 0)
        guard CATransform3DIsAffine(flat) else { return nil }
        let m = CATransform3DGetAffineTransform(flat)
        let determinant = m.a * m.d - m.b * m.c
        // What mirrors does so along the axis that it leaves less of, as CSS Transforms, section 13.1 decides it.
        let width = determinant < 0 && m.a < m.d ? -hypot(m.a, m.b) : hypot(m.a, m.b)
        guard width != 0, determinant != 0 else { return nil }
        translation = CGPoint(x: m.tx, y: m.ty)
        rotation = atan2(m.b / width, m.a / width)
        shear = (m.a * m.c + m.b * m.d) / determinant
        scale = CGPoint(x: width, y: determinant / width)
    }

    var transform: CATransform3D {
        // The shear is in units of the scaled height.
        let inner = CGAffineTransform(a: scale.x, b: 0, c: shear * scale.y, d: scale.y, tx: 0, ty: 0)
        var transform = CATransform3DMakeAffineTransform(
            inner.concatenating(CGAffineTransform(rotationAngle: rotation))
                .concatenating(CGAffineTransform(translationX: translation.x, y: translation.y)))
        (transform.m33, transform.m43) = (depthScale, depth)
        return transform
    }
}
