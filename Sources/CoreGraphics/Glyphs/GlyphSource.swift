import Foundation

/// The index of a glyph in its font, as in Apple's CoreGraphics.
public typealias CGGlyph = UInt16

/// What the drawing context needs to know of a font face in order to draw its glyphs.
///
/// The context lives below CoreText and knows no font library; faces conform to this protocol there. All answers
/// are independent of the text that uses the glyph, so they can be cached by (face, glyph, size).
package protocol GlyphSource: AnyObject, Sendable {
    /// Whether any glyph may have an image; where this is false, `image` is never asked.
    var hasColorGlyphs: Bool { get }

    /// The coverage of one glyph at a size and a horizontal sub-pixel position, or nil if the glyph has no outline.
    ///
    /// - Parameters:
    ///   - pixelsPerEm: The size of the em square in device pixels.
    ///   - quarter: The fraction of a pixel by which the glyph's origin lies right of a pixel's edge, in quarters
    ///     (0 to 3).
    func mask(of glyph: CGGlyph, pixelsPerEm: CGFloat, quarter: Int) -> GlyphMask?

    /// The masks of one size that are kept, so that runs of glyphs find theirs at once; nil if none are kept.
    ///
    /// Whatever `mask` makes for that size is in the table afterwards.
    func maskTable(pixelsPerEm: CGFloat) -> MaskTable?

    /// How a glyph's outline and masks differ from its drawing in the face's program; nil for not at all.
    func fit(of glyph: CGGlyph) -> GlyphFit?

    /// The outline of one glyph in em units, y up, origin on the baseline; nil if it has none.
    func outline(of glyph: CGGlyph) -> CGPath?

    /// The image of a color glyph (emoji) best suited to a size, or nil if the glyph is not drawn in colors.
    func picture(of glyph: CGGlyph, pixelsPerEm: CGFloat) -> GlyphImage?

    /// The face's program cut down to some glyphs, for documents; nil if it may not or cannot be embedded.
    func subset(of glyphs: Set<CGGlyph>) -> FontSubset?

    /// The run's text in stretches that a browser sets as the run does, by the font's own rules, if told where each
    /// begins; nil if it would come to other glyphs.
    func stretches(shaping run: GlyphRun, language: String) -> [TextStretch]?

    /// A font file, cut down, that shapes some texts as the face does; nil if it may not or cannot be embedded.
    func webFont(for texts: [String], glyphs: Set<CGGlyph>) -> WebFont?
}

extension GlyphSource {
    /// A source that keeps no masks: each is asked for on its own.
    package func maskTable(pixelsPerEm: CGFloat) -> MaskTable? { nil }
    /// A source whose glyphs are shown as they were drawn.
    package func fit(of glyph: CGGlyph) -> GlyphFit? { nil }
    /// A source without a program of its own: documents keep its glyphs as outlines.
    package func subset(of glyphs: Set<CGGlyph>) -> FontSubset? { nil }
    /// A source without rules of its own: documents keep its glyphs as outlines.
    package func stretches(shaping run: GlyphRun, language: String) -> [TextStretch]? { nil }
    /// A source without a program of its own.
    package func webFont(for texts: [String], glyphs: Set<CGGlyph>) -> WebFont? { nil }
}

/// The least stretch of text that glyphs can be told apart for, and its glyphs.
package struct GlyphCluster: Hashable, Sendable {
    /// In logical order.
    package var text: String
    /// Indices into the run's glyphs.
    package var glyphs: Range<Int>

    /// Makes a cluster of a text and of the glyphs that show it.
    package init(text: String, glyphs: Range<Int>) {
        self.text = text
        self.glyphs = glyphs
    }
}

/// A part of a run's text, in logical order, whose glyphs stand as the font's own rules place them.
package struct TextStretch: Hashable, Sendable {
    /// The characters, in logical order.
    package var text: String
    /// Its left end on the baseline, in the space of the run's positions.
    package var origin: CGPoint
    /// Whether the stretch runs from right to left.
    package var isRightToLeft: Bool

    /// Makes a stretch; its origin is in the space of the run's positions.
    package init(text: String, origin: CGPoint, isRightToLeft: Bool) {
        self.text = text
        self.origin = origin
        self.isRightToLeft = isRightToLeft
    }
}

/// A color glyph's image and where it lies, in em units with y up.
package struct GlyphImage: Sendable {
    /// The glyph's image, in its strike's own number of pixels.
    package let image: CGImage
    /// The rectangle that the image fills, relative to the glyph's origin on the baseline.
    package let bounds: CGRect

    /// Makes a glyph's image, with its place in em units, y up.
    package init(image: CGImage, bounds: CGRect) {
        self.image = image
        self.bounds = bounds
    }
}

/// Glyphs of one face at one size, placed in user space: what stage 4 hands to the context.
package struct GlyphRun: Sendable {
    /// The face that the glyphs belong to.
    package var source: any GlyphSource
    /// Points per em.
    package var pointSize: CGFloat
    /// The glyphs' indices in their face, as many as `positions`.
    package var glyphs: [CGGlyph]
    /// The origins of the glyphs on the baseline, in user space (y down, as UIKit's contexts are).
    package var positions: [CGPoint]
    /// What is done to each glyph about its origin, y up: `a` stretches it (the exponential of the `.expansion`
    /// attribute), `c` makes it lean (the `.obliqueness` attribute, or a synthetic italic); the translation is in
    /// points.
    package var matrix: CGAffineTransform
    /// By how many em the outline is fattened (a synthetic bold); 0 leaves it as it is.
    package var emboldening: CGFloat
    /// The text that the glyphs show, in logical order: given to contexts that keep text, left out for bitmaps.
    package var text: [GlyphCluster] = []

    /// Makes a run; as many glyphs as positions are required.
    package init(
        source: any GlyphSource, pointSize: CGFloat, glyphs: [CGGlyph], positions: [CGPoint],
        matrix: CGAffineTransform = .identity, emboldening: CGFloat = 0
    ) {
        precondition(glyphs.count == positions.count)
        self.source = source
        self.pointSize = pointSize
        self.glyphs = glyphs
        self.positions = positions
        self.matrix = matrix
        self.emboldening = emboldening
    }
}
