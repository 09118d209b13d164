import Foundation

/// A layer that blurs what lies below it, within its bounds and rounded corners.
///
/// Placard's own. Only bitmaps have pixels to blur: in documents the layer leaves what lies below as it is.
package final class CABackdropLayer: CALayer {
    /// The standard deviation of the blur in points; 0 for none.
    package var blurRadius: CGFloat = 0

    /// Blurs what has been drawn, in a context whose coordinates are the layer's own.
    func soften(in context: CGContext) {
        guard blurRadius > 0 else { return }
        context.saveGState()
        clipToOutline(in: context)
        context.soften(radius: blurRadius)
        context.restoreGState()
    }
}
