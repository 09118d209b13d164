/// The outline of a label: what is filled, bordered and, on demand, what everything is clipped to.
@preconcurrency @MainActor public struct LabelShape {
    /// What kind of outline it is, with its measures in points.
    public enum Form: Equatable, Sendable {
        case rectangle
        case rounded(CGFloat)
        case corners(CornerRadii)
        case capsule
        case bubble(radius: CGFloat, tail: BubbleTail)
        /// Drawn by the program.
        case custom
    }

    /// The kind of outline, with its measures.
    public let form: Form
    /// Draws the outline for a rectangle; the whole of it, space for a tail included.
    public let outline: (CGRect) -> UIBezierPath
    /// The part of the rectangle, from each edge, that the text has to leave to the shape, in points.
    public let space: UIEdgeInsets

    /// Any outline at all.
    public init(space: UIEdgeInsets = .zero, outline: @escaping (CGRect) -> UIBezierPath) {
        self.init(.custom, space: space, outline: outline)
    }

    private init(_ form: Form, space: UIEdgeInsets = .zero, outline: @escaping (CGRect) -> UIBezierPath) {
        self.form = form
        self.outline = outline
        self.space = space
    }

    /// The label's rectangle itself, with square corners.
    public static var rectangle: LabelShape { LabelShape(.rectangle) { UIBezierPath(rect: $0) } }

    /// One radius in points at all corners.
    public static func rounded(_ radius: CGFloat) -> LabelShape {
        LabelShape(.rounded(radius)) { UIBezierPath(roundedRect: $0, cornerRadius: max(0, radius)) }
    }

    /// A radius of its own for each corner, by quadratic curves whose control point is the corner.
    public static func rounded(_ corners: CornerRadii) -> LabelShape {
        LabelShape(.corners(corners)) { corners.outline(in: $0) }
    }

    /// Half circles at the ends of the shorter sides.
    public static var capsule: LabelShape {
        LabelShape(.capsule) { UIBezierPath(roundedRect: $0, cornerRadius: min($0.width, $0.height) / 2) }
    }

    /// A rounded rectangle with a tail.
    public static func bubble(radius: CGFloat = 16, tail: BubbleTail = BubbleTail()) -> LabelShape {
        LabelShape(.bubble(radius: radius, tail: tail), space: tail.space) {
            tail.outline(in: $0, radius: max(0, radius))
        }
    }

    /// The radius that all rounded corners have in common, in points; 0 for shapes without one.
    var cornerRadius: CGFloat {
        switch form {
        case .rounded(let radius), .bubble(let radius, _): radius
        case .corners(let corners): corners.largest
        case .rectangle, .capsule, .custom: 0
        }
    }

    /// The same shape with another radius; rectangles become rounded, capsules and shapes of the program stay.
    func withCornerRadius(_ radius: CGFloat) -> LabelShape {
        switch form {
        case .rectangle, .rounded: .rounded(radius)
        case .corners(let corners): .rounded(corners.withRadius(radius))
        case .bubble(_, let tail): .bubble(radius: radius, tail: tail)
        case .capsule, .custom: self
        }
    }

    /// The shape to be drawn some points within another rectangle so that corners keep their centers.
    func narrowed(by distance: CGFloat) -> LabelShape {
        switch form {
        case .rounded(let radius) where radius > 0: .rounded(max(0, radius - distance))
        case .corners(let corners): .rounded(corners.reduced(by: distance))
        case .bubble(let radius, let tail) where radius > 0: .bubble(radius: max(0, radius - distance), tail: tail)
        case .rectangle, .rounded, .capsule, .bubble, .custom: self
        }
    }
}
