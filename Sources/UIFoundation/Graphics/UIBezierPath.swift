/// A path with the line attributes that it is drawn by.
///
/// Coordinates have y down and lengths are points; angles are radians from the x axis, growing clockwise on screen.
/// On Apple's systems a subclass of NSObject. Source: Apple's documentation of `UIBezierPath`.
open class UIBezierPath: Hashable {
    private var outline: CGMutablePath

    /// The thickness of strokes, in units of user space.
    open var lineWidth: CGFloat = 1
    /// The form of the ends of strokes; by default they end with the path.
    open var lineCapStyle: CGLineCap = .butt
    /// The form of the corners of strokes; by default they are pointed.
    open var lineJoinStyle: CGLineJoin = .miter
    /// How many times longer than the line's width a pointed corner may be.
    open var miterLimit: CGFloat = 10
    /// How far curves may be off when drawn, in points; they are drawn exactly. Stored; no effect.
    open var flatness: CGFloat = 0.6
    /// Whether overlapping parts are left empty in turn; otherwise windings count.
    open var usesEvenOddFillRule = false
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0

    /// Makes an empty path.
    public required init() {
        outline = CGMutablePath()
    }

    /// Makes a rectangle, clockwise on screen from its origin.
    public convenience init(rect: CGRect) {
        self.init()
        outline.addRect(rect)
    }

    /// Makes the ellipse that touches the sides of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        outline.addEllipse(in: rect)
    }

    /// A rectangle with rounded corners.
    ///
    /// The corners are the continuous curves of Apple's devices where they have space, that is, up to a radius of
    /// 0.327 of the shorter side; beyond that they are circles, up to half of the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// A rectangle some of whose corners are rounded; the radius is `cornerRadii.width`, as on iOS.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let shape = RoundedRectangle(
            rect: rect, radius: cornerRadii.width,
            corners: RoundedRectangle.Corners(rawValue: corners.rawValue & 15), curve: .continuous)
        outline.addPath(shape.path)
    }

    /// A part of a circle.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle, in points.
    ///   - radius: The circle's radius, in points.
    ///   - startAngle: Where the arc begins, in radians from the positive x axis.
    ///   - endAngle: Where the arc ends, in radians.
    ///   - clockwise: Whether the arc runs clockwise on screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Makes a path of a copy of Core Graphics' path, with the usual line attributes.
    public convenience init(cgPath: CGPath) {
        self.init()
        self.cgPath = cgPath
    }

    /// The path without its line attributes.
    open var cgPath: CGPath {
        get { outline.copy() ?? CGMutablePath() }
        set { outline = newValue.mutableCopy() ?? CGMutablePath() }
    }

    // MARK: Building

    /// Begins a subpath at a point.
    open func move(to point: CGPoint) {
        outline.move(to: point)
    }

    /// Adds a line from the current point; without one it begins a subpath there.
    open func addLine(to point: CGPoint) {
        outline.addLine(to: point)
    }

    /// Adds a cubic Bézier curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        outline.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a part of a circle, joined to the current point by a line.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle, in points.
    ///   - radius: The circle's radius, in points.
    ///   - startAngle: Where the arc begins, in radians from the positive x axis.
    ///   - endAngle: Where the arc ends, in radians.
    ///   - clockwise: Whether the arc runs clockwise on screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics names directions for y up, UIKit for what is seen.
        outline.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Joins the subpath's end to its beginning by a line.
    open func close() {
        outline.closeSubpath()
    }

    /// Removes all segments; line attributes stay.
    open func removeAllPoints() {
        outline = CGMutablePath()
    }

    /// Adds another path's segments; its line attributes do not count.
    open func append(_ bezierPath: UIBezierPath) {
        outline.addPath(bezierPath.outline)
    }

    /// Transforms all points; line width and dashes stay as they are.
    open func apply(_ transform: CGAffineTransform) {
        var transform = transform
        outline = outline.mutableCopy(using: &transform) ?? outline
    }

    // MARK: Asking

    /// Whether the path has no segments.
    open var isEmpty: Bool { outline.isEmpty }

    /// The smallest rectangle around all points, control points too; zero for an empty path.
    open var bounds: CGRect { outline.isEmpty ? .zero : outline.boundingBox }

    /// Where the next segment begins; zero for an empty path.
    open var currentPoint: CGPoint { outline.currentPoint }

    /// Whether a point lies inside the path by its fill rule.
    open func contains(_ point: CGPoint) -> Bool {
        outline.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding, transform: .identity)
    }

    /// A path of the same points and line attributes.
    open func copy() -> Any {
        let path = UIBezierPath(cgPath: outline)
        path.takeLineAttributes(of: self)
        return path
    }

    // MARK: Line attributes

    /// Sets the lengths of dashes and gaps in points; nil for a solid line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }

    /// Tells the lengths of dashes and gaps, in points.
    ///
    /// - Parameters:
    ///   - pattern: Takes the lengths; nil where only their number is asked for.
    ///   - count: Takes how many there are.
    ///   - phase: Takes how far into them the line begins.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        for (index, length) in dashes.enumerated() { pattern?[index] = length }
        count?.pointee = dashes.count
        phase?.pointee = dashPhase
    }

    // MARK: Drawing

    /// Fills the path in the current context with the fill color.
    open func fill() {
        UIGraphicsGetCurrentContext().map { paintFill(in: $0) }
    }

    /// Strokes the path in the current context with the stroke color.
    open func stroke() {
        UIGraphicsGetCurrentContext().map { paintStroke(in: $0) }
    }

    /// Fills the path, mixed with what lies below.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.mixing(in: blendMode, alpha: alpha, paintFill)
    }

    /// Strokes the path, mixed with what lies below.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.mixing(in: blendMode, alpha: alpha, paintStroke)
    }

    /// Cuts further drawing in the current context to the inside of the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(outline)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Equality

    /// Compares segments and line attributes.
    public static func == (a: UIBezierPath, b: UIBezierPath) -> Bool {
        a === b
            || a.outline.copy() == b.outline.copy() && a.lineWidth == b.lineWidth
                && a.lineCapStyle == b.lineCapStyle && a.lineJoinStyle == b.lineJoinStyle
                && a.miterLimit == b.miterLimit && a.flatness == b.flatness
                && a.usesEvenOddFillRule == b.usesEvenOddFillRule && a.dashes == b.dashes
                && a.dashPhase == b.dashPhase
    }

    /// Hashes the segments.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(outline.copy())
    }
}
