import Foundation

extension CGContext {
    /// Sets how glyphs are painted, and whether they cut what is drawn after them.
    ///
    /// The clip takes effect when the text ends: with the next drawing that is not text, or the next mode that does not
    /// cut. Emoji have no outlines and cut nothing.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
        if !mode.clips { endText() }
        state.textMode = mode
    }

    /// Where CoreText's functions put the next line, in user space: the shift of `textMatrix`.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    /// What glyphs are shown by that a program places itself.
    package var shownGlyphs: ShownGlyphs? {
        get { state.shownGlyphs }
        set { state.shownGlyphs = newValue }
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Sets `textPosition`: the name under which Apple's headers hand the function to code that asks for it.
    public func __setTextPosition(x: CGFloat, y: CGFloat) { textPosition = CGPoint(x: x, y: y) }

    /// The mode last set.
    package var textDrawingMode: CGTextDrawingMode { state.textMode }

    /// Whether drawings stay shapes and text, as in documents; then runs of glyphs should carry their text.
    package var keepsText: Bool { surface.keepsText }

    /// Draws glyphs in the state's text mode: the only road of text into a context.
    ///
    /// Positions are origins on the baseline in user space with y down; glyphs stand upright there. Glyphs whose
    /// position is not finite are left out.
    package func draw(_ run: GlyphRun) {
        guard state.transform.isInvertible, !state.clip.isEmpty, run.pointSize > 0, run.pointSize.isFinite,
            run.matrix.isFinite, run.emboldening.isFinite
        else { return }
        var painting = state
        painting.textMode = state.textMode.painting
        paint(run, in: painting)
        if state.textMode.clips { addToClip(run) }
    }

    private func paint(_ run: GlyphRun, in painting: GraphicsState) {
        guard painting.textMode != .invisible else { return }
        let tilesInside = painting.textMode != .stroke && painting.fillColor.tile != nil
        let tilesOutline = painting.textMode.strokes && painting.strokeColor.tile != nil
        if tilesInside || tilesOutline { drawTiled(run, in: painting) } else { surface.draw(run, in: painting) }
    }

    private func addToClip(_ run: GlyphRun) {
        var area = state.textClip ?? PathData()
        for (glyph, position) in zip(run.glyphs, run.positions) where position.isFinite {
            guard let outline = run.source.outline(of: glyph) else { continue }
            let shape = outline.data.applying(run.transform(at: position).concatenating(state.transform))
            if state.textMode != .strokeClip { area.append(shape) }
            if state.textMode.strokes, let ink = shape.stroked(state.line, state.transform) { area.append(ink) }
        }
        state.textClip = area
    }

    /// Has the glyphs of clipping modes cut what follows.
    func endText() {
        guard let area = state.textClip else { return }
        state.textClip = nil
        state.clip.intersect(area, .winding, state.edges)
    }
}
