/// What a label's shape is filled with.
public enum LabelFill: Equatable {
    case none
    case color(UIColor)
    case gradient(LabelGradient)

    func draw(_ outline: UIBezierPath, in rect: CGRect, _ context: CGContext) {
        switch self {
        case .none: break
        case .color(let color):
            color.setFill()
            outline.fill()
        case .gradient(let gradient):
            context.saveGState()
            outline.addClip()
            gradient.draw(in: rect, context)
            context.restoreGState()
        }
    }
}

/// The line around a label's shape; it lies within the label's bounds.
public struct LabelBorder: Equatable {
    /// The line's color.
    public var color: UIColor
    /// Points; 0 and less draw none.
    public var width: CGFloat

    /// Makes a border, one point wide unless told otherwise.
    public init(color: UIColor, width: CGFloat = 1) {
        self.color = color
        self.width = width
    }
}

/// The shadow of a label's shape; it is cut at the label's bounds, so leave space for it there.
public struct LabelShadow: Equatable {
    /// The shadow's color, with its opacity.
    public var color: UIColor
    /// How far the shadow lies from the shape, in points, y down.
    public var offset: CGSize
    /// How far the shadow's edge is blurred, in points.
    public var blur: CGFloat

    /// Makes a shadow, 2 points below the shape and 4 points blurred unless told otherwise.
    public init(color: UIColor, offset: CGSize = CGSize(width: 0, height: 2), blur: CGFloat = 4) {
        self.color = color
        self.offset = offset
        self.blur = blur
    }

    /// How far the shadow reaches beyond the shape on each side, in points.
    var space: UIEdgeInsets {
        UIEdgeInsets(
            top: max(0, blur - offset.height), left: max(0, blur - offset.width),
            bottom: max(0, blur + offset.height), right: max(0, blur + offset.width))
    }
}
