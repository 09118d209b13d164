import Foundation

/// How a glyph is fitted into an advance that its drawing was not made for.
package struct GlyphFit: Hashable, Sendable {
    /// How many times as wide as drawn the glyph is shown.
    package let scale: CGFloat
    /// How far it is moved to the right afterwards, in em.
    package let shift: CGFloat

    /// The fit for a glyph's own advance and the wanted one, both in em; nil where they agree or one of them is nothing,
    /// as that of marks.
    ///
    /// - Parameter scales: How far the drawing may be narrowed and stretched; what that leaves becomes room on both sides.
    package init?(own: CGFloat, wanted: CGFloat, scales: ClosedRange<CGFloat>) {
        guard own > 0, wanted > 0, own != wanted else { return nil }
        let scale = min(max(wanted / own, scales.lowerBound), scales.upperBound)
        self.scale = scale
        shift = (wanted - own * scale) / 2
    }

    /// The same in em units, y up.
    package var transform: CGAffineTransform { CGAffineTransform(a: scale, b: 0, c: 0, d: 1, tx: shift, ty: 0) }
}
