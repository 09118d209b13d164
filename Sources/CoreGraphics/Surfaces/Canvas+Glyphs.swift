import CCairo
import CRaster
import Foundation

extension Canvas {
    /// The largest em, in pixels, whose glyphs are drawn as masks; larger ones are drawn as paths.
    static let largestMask: CGFloat = 100

    func draw(_ run: GlyphRun, in state: GraphicsState) {
        if run.fitsMasks(in: state), state.takesMasks {
            drawMasks(run, in: state)
        } else {
            drawOutlines(run, in: state)
        }
    }

    /// Blends masks at quarter pixels in x and whole pixels in y.
    private func drawMasks(_ run: GlyphRun, in state: GraphicsState) {
        guard prepareForWriting(), let clip = state.clip.pixelRect?.intersection(bounds), !clip.isNull else { return }
        cairo_surface_flush(surface)
        let scale = state.transform.a
        let size = run.pointSize * scale
        let color = state.fillColor.rgba.pixel(opacity: state.alpha)
        let area = PixelArea(clip)
        for (glyph, position) in zip(run.glyphs, run.positions) {
            let place = position.applying(state.transform)
            guard place.isFinite, abs(place.x) < 1e6, abs(place.y) < 1e6 else { continue }
            if let picture = run.source.picture(of: glyph, pixelsPerEm: size) {
                draw(picture, at: place, em: size, in: state)
                cairo_surface_flush(surface)
                continue
            }
            let quarters = Int((place.x * 4).rounded(.down))
            let mask = run.source.mask(of: glyph, pixelsPerEm: size, quarter: quarters & 3)
            guard let mask else { continue }
            blend(mask, x: quarters >> 2, y: Int(place.y.rounded()), within: area, color)
        }
        cairo_surface_mark_dirty(surface)
    }

    /// A rectangle of whole pixels.
    private struct PixelArea {
        let minX: Int
        let minY: Int
        let maxX: Int
        let maxY: Int

        init(_ rect: CGRect) {
            minX = Int(rect.minX)
            minY = Int(rect.minY)
            maxX = Int(rect.maxX)
            maxY = Int(rect.maxY)
        }
    }

    private func blend(_ mask: GlyphMask, x: Int, y: Int, within area: PixelArea, _ color: UInt32) {
        let x0 = max(x + mask.left, area.minX)
        let x1 = min(x + mask.left + mask.width, area.maxX)
        let y0 = max(y - mask.top, area.minY)
        let y1 = min(y - mask.top + mask.height, area.maxY)
        guard x0 < x1, y0 < y1 else { return }
        let skipped = (y0 - (y - mask.top)) * mask.width + x0 - (x + mask.left)
        mask.coverage.withUnsafeBufferPointer { coverage in
            let pixels = buffer.pixels.baseAddress! + (y0 - top) * buffer.width + x0 - left
            placard_blend_mask(
                UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self), buffer.width * 4,
                coverage.baseAddress! + skipped, mask.width, Int32(x1 - x0), Int32(y1 - y0), color)
        }
    }

    /// Draws a colour glyph's picture with its origin at a place of the device, upright.
    private func draw(_ picture: GlyphPicture, at place: CGPoint, em: CGFloat, in state: GraphicsState) {
        let box = picture.bounds
        let placement = CGAffineTransform(
            a: box.width * em, b: 0, c: 0, d: box.height * em, tx: place.x + box.minX * em,
            ty: place.y - box.maxY * em)
        guard placement.isInvertible else { return }
        draw(picture.image, placed: placement, in: state)
    }

    /// Draws glyphs of any size, transform and mode as paths.
    private func drawOutlines(_ run: GlyphRun, in state: GraphicsState) {
        for (glyph, position) in zip(run.glyphs, run.positions) where position.isFinite {
            let toDevice = run.transform(at: position).concatenating(state.transform)
            guard toDevice.isInvertible else { continue }
            if let picture = run.source.picture(of: glyph, pixelsPerEm: run.pointSize * state.transform.meanScale) {
                let box = picture.bounds
                let upright = CGAffineTransform(
                    a: box.width, b: 0, c: 0, d: -box.height, tx: box.minX, ty: box.maxY)
                draw(picture.image, placed: upright.concatenating(toDevice), in: state)
            } else if let outline = run.source.outline(of: glyph)?.data.applying(toDevice), outline.isFinite {
                drawOutline(outline, of: run, in: state)
            }
        }
    }

    private func drawOutline(_ outline: PathData, of run: GlyphRun, in state: GraphicsState) {
        if state.textMode != .stroke {
            fill(outline, rule: .winding, with: .color(state.fillColor.rgba), in: state)
            if run.emboldening > 0 { fatten(outline, by: run.emboldening * run.pointSize, in: state) }
        }
        if state.textMode != .fill, state.line.width > 0 { stroke(outline, in: state) }
    }

    private func fatten(_ outline: PathData, by width: CGFloat, in state: GraphicsState) {
        var pen = state
        pen.strokeColor = state.fillColor
        pen.line = LineStyle(width: width, join: .round)
        stroke(outline, in: pen)
    }
}

extension GlyphRun {
    /// From em units (y up) at a glyph's origin to user space.
    func transform(at origin: CGPoint) -> CGAffineTransform {
        CGAffineTransform(
            a: pointSize * stretch, b: 0, c: pointSize * skew, d: -pointSize, tx: origin.x, ty: origin.y)
    }

    /// Whether the glyphs' shapes are those of their masks.
    func fitsMasks(in state: GraphicsState) -> Bool {
        state.transform.isUprightUniform && state.textMode == .fill && skew == 0 && stretch == 1 && emboldening == 0
            && pointSize * state.transform.a <= Canvas.largestMask
    }

    /// A device rectangle that contains all ink: two em around each origin, and what is added by stretch and pen.
    func inkReach(in state: GraphicsState) -> CGRect {
        let origins = CGRect(around: positions.filter(\.isFinite))
        let reach = pointSize * (2 * max(1, abs(stretch)) + 2 * abs(skew) + abs(emboldening))
        let stroke = state.textMode == .fill ? 0 : state.line.width * max(state.line.miterLimit, 1)
        return origins.insetBy(dx: -reach - stroke, dy: -reach - stroke).applying(state.transform)
    }
}
