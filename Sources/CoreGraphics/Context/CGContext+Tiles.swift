import Foundation

/// Filling with pattern colours: copies of a picture under a clip, so that every surface can do it.
extension CGContext {
    /// More copies than this take the picture's mean colour: they would be less than a pixel large.
    private static let mostCopies: CGFloat = 65_536

    /// Fills a path in device space with copies of a picture, side by side from the origin of user space.
    func fill(_ path: PathData, _ rule: CGPathFillRule, with tile: ColorTile) {
        guard !path.isEmpty, path.isFinite, state.transform.isInvertible else { return }
        saveGState()
        defer { restoreGState() }
        let color = state.fillColor
        let isPlain = state.shadow == nil && state.blendMode == .normal && state.alpha * color.alpha >= 1
        if !isPlain {
            setAlpha(state.alpha * color.alpha)
            beginTransparencyLayer(auxiliaryInfo: nil)
        }
        state.clip.intersect(path, rule, state.edges)
        drawCopies(of: tile, path)
        if !isPlain { endTransparencyLayer() }
    }

    private func drawCopies(of tile: ColorTile, _ path: PathData) {
        let area = boundingBoxOfClipPath
        guard !state.clip.isEmpty, !area.isNull else { return }
        let (first, last) = (
            CGPoint(
                x: (area.minX / tile.size.width).rounded(.down), y: (area.minY / tile.size.height).rounded(.down)),
            CGPoint(x: (area.maxX / tile.size.width).rounded(.up), y: (area.maxY / tile.size.height).rounded(.up))
        )
        guard (last.x - first.x) * (last.y - first.y) <= Self.mostCopies else {
            return paint(path, .winding, .color(state.fillColor.rgba), state)
        }
        for row in Int(first.y)..<Int(last.y) {
            for column in Int(first.x)..<Int(last.x) {
                let origin = CGPoint(x: CGFloat(column) * tile.size.width, y: CGFloat(row) * tile.size.height)
                drawUpright(tile.image, in: CGRect(origin: origin, size: tile.size))
            }
        }
    }

    /// Draws glyphs whose insides are filled with a picture; those in colours of their own stay as they are.
    func draw(_ run: GlyphRun, with tile: ColorTile, in state: GraphicsState) {
        let size = run.pointSize * state.transform.meanScale
        var outlines = PathData()
        var pictures = run
        (pictures.glyphs, pictures.positions, pictures.text) = ([], [], [])
        for (glyph, position) in zip(run.glyphs, run.positions) where position.isFinite {
            if run.source.anyPicture(of: glyph, pixelsPerEm: size) != nil {
                pictures.glyphs.append(glyph)
                pictures.positions.append(position)
            } else if let outline = run.source.outline(of: glyph) {
                outlines.append(outline.data, run.transform(at: position).concatenating(state.transform))
            }
        }
        fill(outlines, .winding, with: tile)
        if state.textMode == .fillStroke {
            var pen = state
            pen.textMode = .stroke
            surface.draw(run, in: pen)
        }
        if !pictures.glyphs.isEmpty { surface.draw(pictures, in: state) }
    }
}
