/// What the formats of all renderers have.
open class UIGraphicsRendererFormat {
    /// The rectangle that the renderer draws, in points.
    public internal(set) var bounds = CGRect.zero

    /// Makes a format with nothing set.
    public init() {}
}

/// What drawing code gets from all renderers: the context, and a few short ways to draw.
public class UIGraphicsRendererContext {
    private let context: CGContext

    init(_ context: CGContext) {
        self.context = context
    }

    /// The context that is drawn in, in points, y down.
    public var cgContext: CGContext { context }

    /// Fills a rectangle with the current fill color.
    public func fill(_ rect: CGRect) {
        cgContext.fill(rect)
    }

    /// Fills a rectangle, mixed with what lies below.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.mixing(in: blendMode) { _ in fill(rect) }
    }

    /// Draws a frame one point wide inside a rectangle, in the current stroke color.
    public func stroke(_ rect: CGRect) {
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }

    /// Draws a frame one point wide inside a rectangle, mixed with what lies below.
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.mixing(in: blendMode) { _ in stroke(rect) }
    }

    /// Cuts further drawing to a rectangle.
    public func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}
