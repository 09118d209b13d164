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
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)
}
