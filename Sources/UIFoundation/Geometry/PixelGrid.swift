/// The device's pixels under a view: the one place where lengths become whole pixels.
///
/// UIKit keeps positions unrounded while it measures, and rounds up once, totals only; so does Placard. Found from
/// recorded sizes of labels on iOS at scales 2 and 3: 7 lines of 20.281 points are 142.0 high at 2×, not 7 × 20.5.
package struct PixelGrid: Hashable, Sendable {
    /// Pixels in a point.
    package let scale: CGFloat

    package init(scale: CGFloat) {
        self.scale = scale > 0 && scale.isFinite ? scale : 1
    }

    /// The pixels of a context, along its lines' height however it is turned; a document's page has those of the current
    /// traits, so that it looks as the screen does.
    package init(of context: CGContext) {
        let (matrix, pixels) = (
            context.deviceTransform, context.keepsText ? max(1, UITraitCollection.current.displayScale) : 1
        )
        self.init(scale: (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot() * pixels)
    }

    /// Sums of advances carry the noise of binary fractions; a millionth of a pixel is none. A thousandth is: recorded
    /// labels of 4.01 points are 16.0008 pixels high, and get 17.
    private static let noise: CGFloat = 1e-6

    /// The least whole number of pixels that is not shorter than a length.
    package func ceil(_ length: CGFloat) -> CGFloat {
        // Adding 0 turns -0, which a length of 0 would give, into 0.
        (length * scale - Self.noise).rounded(.up) / scale + 0
    }

    /// The greatest whole number of pixels that is not longer than a length.
    package func floor(_ length: CGFloat) -> CGFloat { (length * scale + Self.noise).rounded(.down) / scale }

    /// The least size in whole pixels that is not smaller than the given one.
    package func ceil(_ size: CGSize) -> CGSize {
        CGSize(width: ceil(size.width), height: ceil(size.height))
    }

    /// The nearest pixel edge; from the middle downwards on screen, to the greater value, whatever noise the position
    /// has.
    package func round(_ position: CGFloat) -> CGFloat {
        (position * scale + 0.5 + Self.noise).rounded(.down) / scale
    }

    /// A rectangle moved to pixel edges, each edge to the nearest.
    package func round(_ rect: CGRect) -> CGRect {
        let (left, top) = (round(rect.minX), round(rect.minY))
        return CGRect(x: left, y: top, width: round(rect.maxX) - left, height: round(rect.maxY) - top)
    }

    /// The thickness of a line that shows: the nearest number of pixels, but one at least.
    package func thickness(_ length: CGFloat) -> CGFloat {
        max(1, (length * scale).rounded()) / scale
    }

    /// Where a baseline is drawn: labels put it on the nearest pixel edge.
    package func baseline(_ position: CGFloat) -> CGFloat {
        round(position)
    }
}
