import Foundation

/// A path under construction, as Apple's `CGMutablePath`; it belongs to one thread at a time.
///
/// Where Apple stops the program (a line before any `move(to:)`), this begins a subpath at the given point.
///
/// Unchecked because its class is; whoever builds a path keeps it to one thread, as on Apple's systems.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    override init(data: PathData) {
        super.init(data: data)
    }

    /// Makes an empty path.
    public init() {
        super.init(data: PathData())
    }

    /// Begins a new subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        data.move(to: point.applying(transform))
    }

    /// Adds a straight line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        data.line(to: point.applying(transform))
    }

    /// Adds a subpath of lines through points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a parabola with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        data.quad(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic Bézier curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        data.cubic(to: end.applying(transform), control1.applying(transform), control2.applying(transform))
    }

    /// Closes the current subpath by a line to its beginning.
    public func closeSubpath() {
        data.close()
    }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        data.addRect(rect, transform)
    }

    /// Adds rectangles as closed subpaths.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { data.addRect(rect, transform) }
    }

    /// Adds the ellipse that fits into a rectangle as a closed subpath.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        data.addEllipse(in: rect, transform)
    }

    /// Adds a rectangle with elliptical corners as a closed subpath; radii are cut to half of the sides.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        data.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform)
    }

    /// Adds an arc, joined to the current point by a line.
    ///
    /// - Parameters:
    ///   - center: The circle's center, in user space.
    ///   - radius: In units of user space.
    ///   - startAngle: Where it begins, in radians from the x axis towards the y axis.
    ///   - endAngle: Where it ends, in the same measure.
    ///   - clockwise: The direction in a space with y up: true walks towards smaller angles. In UIKit's space (y down)
    ///     true therefore looks counterclockwise, as with Apple's function.
    ///   - transform: Applied to the arc before it is added.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let sweep = PathData.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        data.addArc(center: center, radius: radius, from: startAngle, sweep: sweep, transform)
    }

    /// Adds an arc that turns by `delta` radians, towards larger angles if positive.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let sweep = min(max(delta, -2 * .pi), 2 * .pi)
        data.addArc(center: center, radius: radius, from: startAngle, sweep: sweep, transform)
    }

    /// Rounds the corner at `tangent1End` on the way to `tangent2End` by a circle.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        data.addTangentArc(corner: tangent1End, end: tangent2End, radius: radius, transform)
    }

    /// Adds all segments of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        data.append(path.data, transform)
    }
}
