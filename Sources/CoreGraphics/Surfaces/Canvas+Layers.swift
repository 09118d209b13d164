import CCairo
import Foundation

extension Canvas {
    /// Draws directly, or on a layer which is then composited with shadow, mask and blend mode.
    ///
    /// - Parameter ink: A device rectangle that contains all that `body` draws.
    func compose(
        _ ink: CGRect, in state: GraphicsState, layered: Bool, _ body: (Canvas, GraphicsState) -> Void
    ) {
        guard layered else { return body(self, state) }
        let reach = state.shadowReach
        let visible = state.clip.rect.intersection(bounds).insetBy(dx: -reach, dy: -reach)
        let area = ink.insetBy(dx: -1, dy: -1).intersection(visible).integral
        guard let layer = Canvas(covering: area) else { return }
        var inner = state
        inner.clip = Clip(rect: area)
        inner.shadow = nil
        inner.blendMode = .normal
        body(layer, inner)
        var outer = state
        outer.alpha = 1
        composite(layer, in: outer)
    }

    /// Draws a layer with a state's opacity, shadow, mask, clip and blend mode.
    func composite(_ layer: Canvas, in state: GraphicsState) {
        if let shadow = state.shadow, let blurred = layer.shadow(shadow) {
            blurred.multiply(by: state.clip)
            paint(blurred, in: state)
        }
        layer.multiply(by: state.clip)
        paint(layer, in: state)
    }

    private func paint(_ layer: Canvas, in state: GraphicsState) {
        draw(in: state) { cairo in
            cairo_surface_flush(layer.surface)
            cairo_set_source_surface(cairo, layer.surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
            let box = layer.bounds
            cairo_rectangle(cairo, box.minX, box.minY, box.width, box.height)
            cairo_save(cairo)
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, state.alpha)
            cairo_restore(cairo)
            cairo_set_source_rgba(cairo, 0, 0, 0, 0)
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
        draw(in: GraphicsState(transform: .identity, clip: Clip(rect: bounds))) { cairo in
            append(.rect(bounds.insetBy(dx: -1, dy: -1), .identity))
            append(path)
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
            cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
            cairo_fill(cairo)
        }
    }

    /// The shadow of this layer: its opacity, blurred, in one colour, moved.
    private func shadow(_ shadow: Shadow) -> Canvas? {
        let spread = shadow.spread
        let dx = shadow.offset.dx.rounded(.down)
        let dy = shadow.offset.dy.rounded(.down)
        // One pixel more takes up the fraction of the offset.
        let area = bounds.offsetBy(dx: dx, dy: dy).insetBy(dx: -spread - 1, dy: -spread - 1)
        guard let result = Canvas(covering: area) else { return nil }
        result.draw(in: GraphicsState(transform: .identity, clip: Clip(rect: area))) { cairo in
            let c = shadow.color.clamped
            cairo_set_source_rgba(cairo, c.red, c.green, c.blue, c.alpha)
            cairo_surface_flush(surface)
            cairo_mask_surface(cairo, surface, shadow.offset.dx, shadow.offset.dy)
        }
        result.blur(sigma: shadow.sigma)
        return result
    }
}
