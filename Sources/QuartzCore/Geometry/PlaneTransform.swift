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
        let width = hypot(m.a, m.b)
        let determinant = m.a * m.d - m.b * m.c
        guard width > 0, determinant != 0 else { return nil }
        translation = CGPoint(x: m.tx, y: m.ty)
        rotation = atan2(m.b, m.a)
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

    static func mixed(_ a: CATransform3D, _ b: CATransform3D, _ share: CGFloat) -> CATransform3D? {
        guard let from = PlaneTransform(a), let to = PlaneTransform(b) else { return nil }
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
        // The shorter way around.
        let turn = (to.rotation - from.rotation).remainder(dividingBy: 2 * .pi)
        var result = from
        result.translation = mix(from.translation, to.translation)
        result.scale = mix(from.scale, to.scale)
        result.rotation = from.rotation + turn * share
        result.shear = mix(from.shear, to.shear)
        result.depthScale = mix(from.depthScale, to.depthScale)
        result.depth = mix(from.depth, to.depth)
        return result.transform
    }
}
