import Foundation

/// Filling with pattern colors: copies of an image or drawing under a clip, so that every surface can do it.
extension CGContext {
    /// More copies than this are not drawn one by one: they would be less than a pixel large.
    static let mostCopies: CGFloat = 65_536
    /// Copies that lie farther from the origin than this number of them are not drawn: places there are not exact.
    static let farthestCopy: CGFloat = 1e9

    /// Fills a path in device space with a color's copies of its image or drawing.
    func fill(_ path: PathData, _ rule: CGPathFillRule, with tile: ColorTile, of color: CGColor) {
        guard !path.isEmpty, path.isFinite, state.transform.isInvertible else { return }
        saveGState()
        defer { restoreGState() }
        let isPlain = state.shadow == nil && state.blendMode == .normal && state.alpha * color.opacity >= 1
        if !isPlain {
            setAlpha(state.alpha * color.opacity)
            beginTransparencyLayer(auxiliaryInfo: nil)
        }
        state.clip.intersect(path, rule, state.edges)
        drawCopies(of: tile, path)
        if !isPlain { endTransparencyLayer() }
    }

    private func drawCopies(of tile: ColorTile, _ path: PathData) {
        let isDrawn =
            switch tile.cell {
            case .picture(let image, let size): drawCopies(of: image, size)
            case .drawing(let pattern, let color): drawCopies(of: pattern, color)
            }
        if !isDrawn { paint(path, .winding, .color(tile.mean), state) }
    }

    /// Side by side from the origin of user space; false if there would be too many, or if they lie too far from it.
    private func drawCopies(of image: CGImage, _ size: CGSize) -> Bool {
        let area = boundingBoxOfClipPath
        guard !state.clip.isEmpty, !area.isNull else { return true }
        let (first, last) = (
            CGPoint(x: (area.minX / size.width).rounded(.down), y: (area.minY / size.height).rounded(.down)),
            CGPoint(x: (area.maxX / size.width).rounded(.up), y: (area.maxY / size.height).rounded(.up))
        )
        guard (last.x - first.x) * (last.y - first.y) <= Self.mostCopies, abs(first.x) < Self.farthestCopy,
            abs(first.y) < Self.farthestCopy
        else { return false }
        for row in Int(first.y)..<Int(last.y) {
            for column in Int(first.x)..<Int(last.x) {
                let origin = CGPoint(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height)
                drawUpright(image, in: CGRect(origin: origin, size: size))
            }
        }
        return true
    }

    /// Cell after cell in pattern space, which hangs on base space; false if there would be too many, or if they lie too far
    /// from its origin.
    private func drawCopies(of pattern: CGPattern, _ color: RGBA) -> Bool {
        state.transform = pattern.matrix.concatenating(base)
        let area = boundingBoxOfClipPath
        guard !state.clip.isEmpty, !area.isNull else { return true }
        guard let cells = pattern.cells(in: area) else { return false }
        for row in cells.rows {
            for column in cells.columns {
                saveGState()
                translateBy(x: CGFloat(column) * pattern.step.width, y: CGFloat(row) * pattern.step.height)
                drawCell(of: pattern, color)
                restoreGState()
            }
        }
        return true
    }

    /// Draws one cell, cut to its bounds, in a new context's state; a pattern without own colors in the given one.
    func drawCell(of pattern: CGPattern, _ color: RGBA) {
        var fresh = GraphicsState(transform: state.transform, clip: state.clip)
        if !pattern.isColored {
            fresh.fillColor = CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
            fresh.strokeColor = fresh.fillColor
        }
        let (outer, path) = (state, current)
        state = fresh
        clip(to: pattern.bounds)
        pattern.drawCell(in: self)
        (state, current) = (outer, path)
    }

    /// Draws glyphs whose insides or outlines are filled with an image; those in colors of their own stay as they are.
    func drawTiled(_ run: GlyphRun, in state: GraphicsState) {
        let parts = TiledGlyphs(run, in: state)
        if state.textMode != .stroke { fill(parts, in: state) }
        if state.textMode.strokes { stroke(parts, in: state) }
        if !parts.pictures.glyphs.isEmpty { surface.draw(parts.pictures, in: state) }
    }

    private func fill(_ parts: TiledGlyphs, in state: GraphicsState) {
        if let tile = state.fillColor.tile {
            return fill(parts.outlines, .winding, with: tile, of: state.fillColor)
        }
        var filling = state
        filling.textMode = .fill
        surface.draw(parts.letters, in: filling)
    }

    private func stroke(_ parts: TiledGlyphs, in state: GraphicsState) {
        if let tile = state.strokeColor.tile, let ink = parts.outlines.stroked(state.line, state.transform) {
            return fill(ink, .winding, with: tile, of: state.strokeColor)
        }
        var pen = state
        pen.textMode = .stroke
        surface.draw(parts.letters, in: pen)
    }
}

/// A run's glyphs by what a pattern does to them.
private struct TiledGlyphs {
    /// Glyphs that have outlines.
    private(set) var letters: GlyphRun
    /// Those outlines, in device space.
    private(set) var outlines = PathData()
    /// Glyphs in colors of their own.
    private(set) var pictures: GlyphRun

    init(_ run: GlyphRun, in state: GraphicsState) {
        var empty = run
        (empty.glyphs, empty.positions, empty.text) = ([], [], [])
        (letters, pictures) = (empty, empty)
        let size = run.pointSize * state.transform.meanScale
        for (glyph, position) in zip(run.glyphs, run.positions) where position.isFinite {
            if run.source.anyImage(of: glyph, pixelsPerEm: size) != nil {
                pictures.glyphs.append(glyph)
                pictures.positions.append(position)
            } else if let outline = run.source.outline(of: glyph) {
                letters.glyphs.append(glyph)
                letters.positions.append(position)
                outlines.append(outline.data, run.transform(at: position).concatenating(state.transform))
            }
        }
        // The whole run knows its text, which documents keep.
        if pictures.glyphs.isEmpty { letters = run }
    }
}
