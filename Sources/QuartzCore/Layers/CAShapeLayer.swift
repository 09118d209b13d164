/// A layer that draws a path: filled and stroked above its background and contents, not cut at its bounds.
///
/// The path's coordinates are the layer's own, in points. Defaults as in Apple's documentation of `CAShapeLayer`.
open class CAShapeLayer: CALayer {
    /// The shape, in the layer's coordinates; nil for none.
    open var path: CGPath? {
        willSet { willChange("path", if: newValue != path) }
    }
    /// Black by default; nil leaves the inside empty.
    open var fillColor: CGColor? = .black {
        willSet { willChange("fillColor", if: newValue != fillColor) }
    }
    /// What of paths that cross themselves is inside.
    open var fillRule: CAShapeLayerFillRule = .nonZero
    /// Nil by default: no outline.
    open var strokeColor: CGColor? {
        willSet { willChange("strokeColor", if: newValue != strokeColor) }
    }
    /// Where along the path the stroke begins and ends, as shares of its length.
    open var strokeStart: CGFloat = 0 {
        willSet { willChange("strokeStart", if: newValue != strokeStart) }
    }
    /// Where along the path the stroke ends, as a share of its length; 1 is the path's end.
    open var strokeEnd: CGFloat = 1 {
        willSet { willChange("strokeEnd", if: newValue != strokeEnd) }
    }
    /// The stroke's width, in points.
    open var lineWidth: CGFloat = 1 {
        willSet { willChange("lineWidth", if: newValue != lineWidth) }
    }
    /// How far pointed corners may reach, in half widths of the stroke, before they are cut off.
    open var miterLimit: CGFloat = 10 {
        willSet { willChange("miterLimit", if: newValue != miterLimit) }
    }
    /// How the ends of strokes look.
    open var lineCap: CAShapeLayerLineCap = .butt
    /// How the corners of strokes look.
    open var lineJoin: CAShapeLayerLineJoin = .miter
    /// How far into the pattern of dashes a stroke begins, in points.
    open var lineDashPhase: CGFloat = 0 {
        willSet { willChange("lineDashPhase", if: newValue != lineDashPhase) }
    }
    /// Lengths of dashes and gaps in turn, in points.
    open var lineDashPattern: [NSNumber]?

    /// Whether the layer is nothing but a filled, opaque shape, so that as a mask it is a clip.
    var isPlainShape: Bool {
        path != nil && (fillColor?.alpha ?? 0) >= 1 && strokeColor == nil && opacity >= 1 && !isHidden
            && backgroundColor == nil && borderWidth == 0 && contents == nil && !isDisplayDue && children.isEmpty
            && mask == nil && shadowOpacity == 0 && !masksToBounds
    }

    override func drawOwnContents(in context: CGContext) {
        super.drawOwnContents(in: context)
        guard let path else { return }
        fill(path, in: context)
        stroke(path, in: context)
    }

    private func fill(_ path: CGPath, in context: CGContext) {
        guard let fillColor, fillColor.alpha > 0 else { return }
        context.setFillColor(fillColor)
        context.addPath(path)
        context.fillPath(using: fillRule.rule)
    }

    private func stroke(_ path: CGPath, in context: CGContext) {
        guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0, strokeStart < strokeEnd else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.setStrokeColor(strokeColor)
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCap.cap)
        context.setLineJoin(lineJoin.join)
        context.setMiterLimit(miterLimit)
        if let lineDashPattern {
            context.setLineDash(phase: lineDashPhase, lengths: lineDashPattern.map { CGFloat($0.doubleValue) })
        }
        context.addPath(path.trimmed(from: strokeStart, to: strokeEnd))
        context.strokePath()
    }
}

/// Which points are inside a shape that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The rule's name, as on iOS.
    public let rawValue: String

    /// Makes a rule of a name; any but `even-odd` counts as `nonZero`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Inside is what the path goes around in total, clockwise turns counted against others.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Inside is what the path crosses an odd number of times on the way out.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

    var rule: CGPathFillRule { self == .evenOdd ? .evenOdd : .winding }
}

/// The form of a stroke's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The form's name, as on iOS.
    public let rawValue: String

    /// Makes a form of a name; names that are not Apple's count as `butt`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Square, at the path's end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Half a circle beyond the path's end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Square, half a line width beyond the path's end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    var cap: CGLineCap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}

/// The form of a stroke's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The form's name, as on iOS.
    public let rawValue: String

    /// Makes a form of a name; names that are not Apple's count as `miter`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Pointed, up to the layer's `miterLimit`.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// An arc of a circle.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off straight.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    var join: CGLineJoin {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}
