import CRaster
import Foundation

extension Canvas {
    /// The largest em, in pixels, whose glyphs are drawn as masks; larger ones are drawn as paths.
    static let largestMask: CGFloat = 100

    /// Draws glyphs: masks where they fit and the state is plain, else outlines.
    func draw(_ run: GlyphRun, in state: GraphicsState) {
        if run.fitsMasks(in: state), state.takesMasks {
            drawMasks(run, in: state)
        } else {
            drawOutlines(run, in: state)
        }
    }

    /// Blends masks at quarter pixels in x and whole pixels in y.
    private func drawMasks(_ run: GlyphRun, in state: GraphicsState) {
        let size = run.pointSize * state.transform.a
        change { _ in
            if !run.source.hasColorGlyphs, let table = run.source.maskTable(pixelsPerEm: size) {
                drawMasks(run, from: table, in: state)
            } else {
                drawSingly(run, in: state)
            }
        }
    }

    /// Blends all of a run's masks at once.
    private func drawMasks(_ run: GlyphRun, from table: MaskTable, in state: GraphicsState) {
        let color = state.fillColor.rgba.pixel(opacity: state.alpha)
        withUnsafeTemporaryAllocation(of: placard_glyph.self, capacity: run.glyphs.count) { forms in
            withExtendedLifetime((table, run.fill(forms, from: table, state.transform))) {
                if let coverage = buffer.coverage(in: color) {
                    // A byte lies before each row.
                    placard_cover_glyphs(
                        bitmap(coverage + 1, buffer.width + 1, within: state), forms.baseAddress, forms.count)
                } else {
                    placard_blend_glyphs(bitmap(within: state), forms.baseAddress, forms.count, color)
                }
            }
        }
    }

    /// Draws glyph after glyph: sprites of those in colors, masks of the others.
    private func drawSingly(_ run: GlyphRun, in state: GraphicsState) {
        let area = PixelArea(state.clip.rect.common(with: bounds))
        let size = run.pointSize * state.transform.a
        let color = state.fillColor.rgba.pixel(opacity: state.alpha)
        for (glyph, position) in zip(run.glyphs, run.positions) {
            guard let spot = PixelSpot(position.applying(state.transform)) else { continue }
            if let sprite = run.source.sprite(of: glyph, em: size, quarter: spot.quarter) {
                blend(sprite, at: spot, within: area, state.forColorGlyphs.alpha)
            } else if let mask = run.source.mask(of: glyph, pixelsPerEm: size, quarter: spot.quarter) {
                var form = placard_glyph(mask: mask.form, x: Int32(spot.x), y: Int32(spot.y))
                withExtendedLifetime(mask) { placard_blend_glyphs(bitmap(within: state), &form, 1, color) }
            }
        }
    }

    /// The pixels, of which only those inside the clip may change.
    private func bitmap(within state: GraphicsState) -> placard_bitmap {
        let pixels = UnsafeMutableRawPointer(buffer.pixels.baseAddress!).assumingMemoryBound(to: UInt8.self)
        return bitmap(pixels, buffer.width, within: state)
    }

    /// What lies in memory for each pixel, rows so far apart.
    private func bitmap(
        _ memory: UnsafeMutablePointer<UInt8>, _ width: Int, within state: GraphicsState
    ) -> placard_bitmap {
        let area = state.clip.rect.common(with: bounds)
        return placard_bitmap(
            pixels: memory, origin_x: Int32(left), origin_y: Int32(top), width: Int32(width), left: Int32(area.minX),
            top: Int32(area.minY), right: Int32(area.maxX), bottom: Int32(area.maxY))
    }

    private func blend(_ sprite: GlyphSprite, at spot: PixelSpot, within area: PixelArea, _ opacity: CGFloat) {
        let image = sprite.image
        let part = area.part(left: spot.x + sprite.left, top: spot.y + sprite.top, image.width, image.height)
        guard let part else { return }
        image.withPixels { pixels in
            placard_blend_pixels(
                bytes(at: part), buffer.width * 4,
                pixels.baseAddress! + part.skippedRows * image.width + part.skippedColumns, image.width * 4,
                Int32(part.width), Int32(part.height), UInt8((opacity * 255).rounded()))
        }
    }

    /// Where the first pixel of a part lies.
    func bytes(at part: PixelArea.Part) -> UnsafeMutablePointer<UInt8> {
        let pixel = buffer.pixels.baseAddress! + (part.top - top) * buffer.width + part.left - left
        return UnsafeMutableRawPointer(pixel).assumingMemoryBound(to: UInt8.self)
    }

    /// Draws glyphs of any size, transform and mode as paths.
    private func drawOutlines(_ run: GlyphRun, in state: GraphicsState) {
        let size = run.pointSize * state.transform.meanScale
        for (glyph, position) in zip(run.glyphs, run.positions) where position.isFinite {
            let toUser = run.transform(at: position)
            if let picture = run.source.anyImage(of: glyph, pixelsPerEm: size) {
                draw(picture, toUser, in: state)
            } else if let outline = run.source.outline(of: glyph) {
                draw(outline.data.applying(toUser.concatenating(state.transform)), of: run, in: state)
            }
        }
    }

    /// Draws a color glyph's image; `toUser` leads from em units with y up to user space.
    private func draw(_ picture: GlyphImage, _ toUser: CGAffineTransform, in state: GraphicsState) {
        let placement = picture.placement.concatenating(toUser).concatenating(state.transform)
        guard placement.isInvertible else { return }
        var sharp = state.forColorGlyphs
        sharp.interpolation = .high
        draw(picture.image, placed: placement, in: sharp)
    }

    private func draw(_ outline: PathData, of run: GlyphRun, in state: GraphicsState) {
        guard outline.isFinite else { return }
        if state.textMode != .stroke {
            fill(outline, rule: .winding, with: .color(state.fillColor.rgba), in: state)
            if run.emboldening > 0 { stroke(outline, in: run.fattening(state)) }
        }
        if state.textMode != .fill, state.line.width > 0, state.line.width.isFinite {
            stroke(outline, in: state)
        }
    }
}
