extension UIBezierPath {
    func paintFill(in context: CGContext) {
        context.addPath(cgPath)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    func paintStroke(in context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setLineDash(phase: dashPhase, lengths: dashes)
        context.addPath(cgPath)
        context.strokePath()
    }

    func takeLineAttributes(of path: UIBezierPath) {
        lineWidth = path.lineWidth
        lineCapStyle = path.lineCapStyle
        lineJoinStyle = path.lineJoinStyle
        miterLimit = path.miterLimit
        flatness = path.flatness
        usesEvenOddFillRule = path.usesEvenOddFillRule
        dashes = path.dashes
        dashPhase = path.dashPhase
    }

    /// The same path walked backwards, subpaths in reverse order as well.
    public func reversing() -> UIBezierPath {
        let path = UIBezierPath(cgPath: ReversedPath(cgPath).path)
        path.takeLineAttributes(of: self)
        return path
    }
}

/// Corners of a rectangle; raw values as on iOS.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bits, as on iOS.
    public let rawValue: UInt

    /// Makes a set of corners of its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The upper left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The upper right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The lower left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The lower right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
