/// The outline of a label: what is filled, bordered and, on demand, what everything is clipped to.
@MainActor public struct LabelShape {
    /// Draws the outline for a rectangle; the whole of it, room for a tail included.
    public let outline: (CGRect) -> UIBezierPath
    /// The part of the rectangle, from each edge, that the text has to leave to the shape, in points.
    public let room: UIEdgeInsets

    /// Any outline at all.
    public init(room: UIEdgeInsets = .zero, outline: @escaping (CGRect) -> UIBezierPath) {
        self.room = room
        self.outline = outline
    }

    public static var rectangle: LabelShape { LabelShape { UIBezierPath(rect: $0) } }

    /// One radius in points at all corners.
    public static func rounded(_ radius: CGFloat) -> LabelShape {
        LabelShape { UIBezierPath(roundedRect: $0, cornerRadius: max(0, radius)) }
    }

    /// A radius of its own for each corner, by quadratic curves whose control point is the corner.
    public static func rounded(_ corners: CornerRadii) -> LabelShape {
        LabelShape { corners.outline(in: $0) }
    }

    /// Half circles at the ends of the shorter sides.
    public static var capsule: LabelShape {
        LabelShape { UIBezierPath(roundedRect: $0, cornerRadius: min($0.width, $0.height) / 2) }
    }

    /// A rounded rectangle with a tail.
    public static func bubble(radius: CGFloat = 16, tail: BubbleTail = BubbleTail()) -> LabelShape {
        LabelShape(room: tail.room) { tail.outline(in: $0, radius: max(0, radius)) }
    }
}
