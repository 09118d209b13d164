import Foundation

/// A transform taken apart: first the scale, then the shear, the turn and the translation, as Apple's.
public struct CGAffineTransformComponents: Hashable, Codable, Sendable {
    /// The scale in x and y.
    public var scale: CGSize
    /// How far x moves for each unit of y.
    public var horizontalShear: CGFloat
    /// The turn in radians.
    public var rotation: CGFloat
    /// The translation.
    public var translation: CGVector

    /// Makes the components of the transform that changes nothing.
    public init() {
        self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Makes components from their values.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Puts a transform together from its components.
    public init(_ components: CGAffineTransformComponents) {
        self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            .concatenating(CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0))
            .concatenating(CGAffineTransform(rotationAngle: components.rotation))
            .concatenating(CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
    }

    /// Takes the transform apart; a mirroring becomes a negative height of the scale.
    ///
    /// Of a transform that flattens the plane the shear cannot be told and is 0.
    public func decomposed() -> CGAffineTransformComponents {
        let width = hypot(a, b)
        let turn = atan2(b, a)
        let height = d * cos(turn) - c * sin(turn)
        let shear = c * cos(turn) + d * sin(turn)
        return CGAffineTransformComponents(
            scale: CGSize(width: width, height: height), horizontalShear: height == 0 ? 0 : shear / height,
            rotation: turn, translation: CGVector(dx: tx, dy: ty))
    }
}

/// A direction and a length in the plane, as Apple's `CGVector`; Foundation on Linux lacks it.
public struct CGVector: Hashable, Codable, Sendable {
    /// The extent in x.
    public var dx: CGFloat
    /// The extent in y.
    public var dy: CGFloat

    /// The vector without extent.
    public static let zero = CGVector()

    /// Makes the zero vector.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Makes a vector from its extents.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Makes a vector from whole extents.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}
