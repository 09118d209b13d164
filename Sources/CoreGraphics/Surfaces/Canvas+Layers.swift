import CCairo
import CRaster
import Foundation

extension GraphicsState {
    /// Whether a masked drawing would take away what the mask hides, because clear parts of it do so too.
    fileprivate var takesAwayThroughMasks: Bool { clip.hasMask && blendMode.letsClearThrough }
}

extension Canvas {
    /// Draws directly, or on a layer which is then composited with shadow, mask and blend mode.
    ///
    /// - Parameter ink: A device rectangle that contains all that `body` draws.
    func compose(
        _ ink: CGRect, in state: GraphicsState, layered: Bool, _ body: (Canvas, GraphicsState) -> Void
    ) {
        guard layered else { return body(self, state) }
        if state.takesAwayThroughMasks, state.shadow == nil {
            let area = ink.insetBy(dx: -1, dy: -1).common(with: state.clip.rect.common(with: bounds)).touchedPixels
            return replace(area, throughMasksOf: state, body)
        }
        let visible = state.contentArea(for: state.clip.rect.common(with: bounds))
        let area = ink.insetBy(dx: -1, dy: -1).common(with: visible).touchedPixels
        guard let layer = Canvas(covering: area) else { return }
        var inner = state.insideGroup
        inner.clip = Clip(rect: area)
        body(layer, inner)
        composite(layer, in: state)
    }

    /// Draws a layer with a state's opacity, shadow, mask, clip and blend mode.
    func composite(_ layer: Canvas, in state: GraphicsState) {
        if state.takesAwayThroughMasks {
            let area = state.clip.rect.common(with: bounds).touchedPixels
            return replace(area, throughMasksOf: state) { $0.composite(layer, in: $1) }
        }
        if let shadow = state.shadow, let cast = layer.shadow(shadow, in: state.clip.rect.common(with: bounds)) {
            cast.multiply(by: state.clip)
            paint(cast, in: state)
        }
        layer.multiply(by: state.clip)
        paint(layer, in: state)
    }

    /// Puts what a drawing without masks leaves of an area in its place, as far as the masks let it through.
    private func replace(
        _ area: CGRect, throughMasksOf state: GraphicsState, _ draw: (Canvas, GraphicsState) -> Void
    ) {
        guard let result = Canvas(covering: area), let share = Canvas(covering: area) else { return }
        var (unmasked, step) = (state, GraphicsState(transform: .identity, clip: Clip(rect: area)))
        unmasked.clip = state.clip.splittingMasks.paths
        result.paint(self, in: step)
        draw(result, unmasked)
        result.multiply(by: state.clip)
        share.fill(.rect(area, .identity), rule: .winding, with: .color(CGColor.black.rgba), in: step)
        share.multiply(by: state.clip)
        step.blendMode = .destinationOut
        paint(share, in: step)
        step.blendMode = .plusLighter
        paint(result, in: step)
    }

    private func paint(_ layer: Canvas, in state: GraphicsState) {
        var state = state
        // The layer is opaque where all is to be cleared, and less so where a mask lets less through.
        if state.blendMode == .clear { state.blendMode = .destinationOut }
        if let mixture = state.blendMode.mixture { return mix(layer, by: mixture, in: state) }
        layer.flush()
        if state.alpha == 1, let area = state.clip.pixelRect {
            if state.blendMode == .normal {
                return blend(layer.buffer, left: layer.left, top: layer.top, within: area)
            }
            if state.blendMode == .destinationIn { return keep(what: layer, covers: area) }
        }
        draw(in: state) { cairo in
            cairo_set_source_surface(cairo, layer.surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
            let box = layer.bounds
            cairo_rectangle(cairo, box.minX, box.minY, box.width, box.height)
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, state.alpha)
            invalidateClip()
            cairo_set_source_rgba(cairo, 0, 0, 0, 0)
        }
    }

    /// Multiplies the canvas by a layer's opacity, within whole pixels.
    private func keep(what layer: Canvas, covers area: CGRect) {
        let area = PixelArea(area.common(with: bounds))
        guard let part = area.part(left: layer.left, top: layer.top, layer.buffer.width, layer.buffer.height)
        else { return }
        change { buffer in
            placard_keep_covered(
                bytes(at: part), buffer.width * 4,
                layer.buffer.pixels.baseAddress! + part.skippedRows * layer.buffer.width + part.skippedColumns,
                layer.buffer.width * 4, Int32(part.width), Int32(part.height))
        }
    }

    /// Mixes by a mode that Cairo lacks: first the layer is cut by the clip, then pixels meet pixels.
    private func mix(_ layer: Canvas, by mixture: placard_mixture, in state: GraphicsState) {
        let area = layer.bounds.common(with: state.clip.rect.integral).common(with: bounds)
        guard let cut = Canvas(covering: area) else { return }
        var plain = state
        plain.blendMode = .normal
        cut.paint(layer, in: plain)
        cut.flush()
        change { buffer in
            for row in 0..<cut.buffer.height {
                let pixels = buffer.pixels.baseAddress! + (cut.top + row - top) * buffer.width + cut.left - left
                placard_mix(
                    mixture, pixels, cut.buffer.pixels.baseAddress! + row * cut.buffer.width, cut.buffer.width)
            }
        }
    }

    /// Multiplies this layer by the images that take part in a clip.
    private func multiply(by clip: Clip) {
        var shape = clip.shapes
        while let cut = shape {
            if case .mask(let image, let placement) = cut.cut {
                var state = GraphicsState(transform: .identity, clip: Clip(rect: bounds))
                state.blendMode = .destinationIn
                draw(image, placed: placement, in: state)
                clear(outside: .rect(CGRect(x: 0, y: 0, width: 1, height: 1), placement))
            }
            shape = cut.next
        }
    }

    private func clear(outside path: PathData) {
        var state = GraphicsState(transform: .identity, clip: Clip(rect: bounds))
        state.blendMode = .clear
        var frame = PathData.rect(bounds.insetBy(dx: -1, dy: -1), .identity)
        frame.append(path)
        fill(frame, rule: .evenOdd, with: .color(CGColor.black.rgba), in: state)
    }

    /// The part of this layer's shadow that is seen in a rectangle: its opacity, moved, blurred, in one color.
    private func shadow(_ shadow: Shadow, in visible: CGRect) -> Canvas? {
        let reach = shadow.spread + 1
        let cast = bounds.offsetBy(dx: shadow.offset.dx, dy: shadow.offset.dy).insetBy(dx: -reach, dy: -reach)
        // What lies further outside than the blur reaches has no effect inside.
        let area = cast.common(with: visible.insetBy(dx: -reach, dy: -reach)).touchedPixels
        let seen = area.common(with: visible.touchedPixels)
        guard let plane = OpacityPlane(of: self, throwing: shadow, over: area), let result = Canvas(covering: seen)
        else { return nil }
        plane.blur()
        result.draw(in: GraphicsState(transform: .identity, clip: Clip(rect: seen))) { cairo in
            let c = shadow.color.clamped
            cairo_set_source_rgba(cairo, c.red, c.green, c.blue, c.alpha)
            plane.mask(cairo)
        }
        return result
    }
}
