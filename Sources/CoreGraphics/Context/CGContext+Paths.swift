import Foundation

// MARK: - Building the path

extension CGContext {
    /// Discards the path under construction.
    public func beginPath() { current = PathData() }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { current.move(to: point.applying(deviceTransform)) }

    /// Adds a line from the current point to another one; without a current point a subpath begins there.
    public func addLine(to point: CGPoint) { current.line(to: point.applying(deviceTransform)) }

    /// Adds a subpath of lines through points.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a cubic Bézier curve from the current point; without one a subpath begins at the first control point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        current.cubic(
            to: end.applying(deviceTransform), control1.applying(deviceTransform), control2.applying(deviceTransform))
    }

    /// Adds a parabola from the current point; without one a subpath begins at the control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        current.quad(to: end.applying(deviceTransform), control: control.applying(deviceTransform))
    }

    /// Adds an arc, joined by a line; `clockwise` is meant in a space with y up (see `CGMutablePath`).
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let sweep = PathData.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        current.addArc(center: center, radius: radius, from: startAngle, sweep: sweep, deviceTransform)
    }

    /// Rounds the corner at `tangent1End` on the way to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        current.addTangentArc(corner: tangent1End, end: tangent2End, radius: radius, deviceTransform)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { current.addRect(rect, deviceTransform) }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    /// Adds the ellipse that fits into a rectangle.
    public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect, deviceTransform) }

    /// Adds another path.
    public func addPath(_ path: CGPath) { current.append(path.data, deviceTransform) }

    /// Closes the subpath by a line to its beginning.
    public func closePath() { current.close() }

    /// The path under construction in user space, or nil if there is none.
    public var path: CGPath? {
        current.isEmpty ? nil : CGPath(data: current.applying(deviceTransform.inverted()))
    }

    /// Whether the path has no segment.
    public var isPathEmpty: Bool { current.isEmpty }

    /// Where the next segment would begin, in user space; zero without a path.
    public var currentPointOfPath: CGPoint { current.current?.applying(deviceTransform.inverted()) ?? .zero }

    /// The rectangle around the path's points, control points too, in user space; null without a path.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
}

// MARK: - Painting it

extension CGContext {
    /// Fills the path and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(takePath(), rule)
    }

    /// Strokes the path and forgets it.
    public func strokePath() {
        stroke(takePath())
    }

    /// Fills, strokes or both, and forgets the path.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        switch mode {
        case .fill, .fillStroke: fill(path, .winding)
        case .eoFill, .eoFillStroke: fill(path, .evenOdd)
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: stroke(path)
        case .fill, .eoFill: break
        }
    }

    /// Fills a rectangle; the path under construction is discarded, as with Apple's function.
    public func fill(_ rect: CGRect) {
        beginPath()
        fill(.rect(rect, deviceTransform), .winding)
    }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    /// Fills the ellipse that fits into a rectangle.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes the outline of a rectangle.
    public func stroke(_ rect: CGRect) {
        beginPath()
        stroke(.rect(rect, deviceTransform))
    }

    /// Strokes the outline of a rectangle with a pen of its own width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let kept = state.line.width
        state.line.width = width
        stroke(rect)
        state.line.width = kept
    }

    /// Strokes the ellipse that fits into a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes the lines between the first and second point, the third and fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for pair in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[pair])
            addLine(to: points[pair + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        endText()
        var clearing = state
        clearing.blendMode = .clear
        clearing.shadow = nil
        paint(.rect(rect, deviceTransform), .winding, .color(CGColor.black.rgba), clearing)
    }

    private func takePath() -> PathData {
        defer { current = PathData() }
        return current
    }

    private func fill(_ path: PathData, _ rule: CGPathFillRule) {
        endText()
        if let tile = state.fillColor.tile { return fill(path, rule, with: tile, of: state.fillColor) }
        paint(path, rule, .color(state.fillColor.rgba), state)
    }

    func paint(_ path: PathData, _ rule: CGPathFillRule, _ paint: Paint, _ state: GraphicsState) {
        guard !path.isEmpty, path.isFinite, !state.clip.isEmpty else { return }
        surface.fill(path, rule: rule, with: paint, in: state)
    }

    private func stroke(_ path: PathData) {
        endText()
        let line = state.line
        guard !path.isEmpty, path.isFinite, !state.clip.isEmpty, state.transform.isInvertible,
            line.width > 0, line.width.isFinite, line.miterLimit.isFinite
        else { return }
        if let tile = state.strokeColor.tile, let outline = path.stroked(line, state.transform) {
            return fill(outline, .winding, with: tile, of: state.strokeColor)
        }
        surface.stroke(path, in: state)
    }
}

extension PathData {
    static func rect(_ rect: CGRect, _ transform: CGAffineTransform) -> PathData {
        var path = PathData()
        path.addRect(rect, transform)
        return path
    }
}

// MARK: - Clipping

extension CGContext {
    /// Cuts drawing to the inside of the path, and forgets the path; without a path nothing can be drawn any more.
    public func clip(using rule: CGPathFillRule = .winding) {
        endText()
        state.clip.intersect(takePath(), rule, state.edges)
    }

    /// Cuts drawing to a rectangle.
    public func clip(to rect: CGRect) {
        beginPath()
        endText()
        state.clip.intersect(.rect(rect, deviceTransform), .winding, state.edges)
    }

    /// Cuts drawing to the union of rectangles.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// Cuts drawing by an image that is stretched over a rectangle: by its opacity, or, if it is gray and has none, by
    /// its brightness.
    ///
    /// As with `draw(_:in:)`, the image stands upright where y grows upwards: in UIKit's coordinates it is upside
    /// down.
    public func clip(to rect: CGRect, mask: CGImage) {
        endText()
        state.clip.intersect(mask: mask.asMask, placed: Self.placement(mirroring: rect, deviceTransform))
    }

    /// The rectangle around what drawing can reach, in user space.
    public var boundingBoxOfClipPath: CGRect {
        endText()
        return state.transform.isInvertible ? state.clip.rect.applying(state.transform.inverted()) : .null
    }
}
