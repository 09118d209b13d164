import CCairo
import Foundation

/// The surface of pixels: paths, images and gradients by Cairo, glyph masks by our own blending.
final class BitmapSurface: Surface {
    /// A transparency layer under construction and the state with which it will be drawn.
    private struct Group {
        /// Nil if nothing of it can be seen, or there is no memory for it.
        let canvas: Canvas?
        let state: GraphicsState
    }

    private let base: Canvas
    private var groups: [Group] = []

    /// Makes a clear bitmap; nil if a size is out of range or there is no memory.
    init?(width: Int, height: Int) {
        guard let base = Canvas(covering: CGRect(x: 0, y: 0, width: width, height: height)) else { return nil }
        self.base = base
    }

    var bounds: CGRect { base.bounds }

    func makeImage() -> CGImage? { base.makeImage() }

    private var top: Canvas? { groups.isEmpty ? base : groups[groups.count - 1].canvas }

    func fill(_ path: PathData, rule: CGPathFillRule, with paint: Paint, in state: GraphicsState) {
        guard let top else { return }
        top.compose(path.controlBox, in: state, layered: state.needsLayer) { canvas, state in
            canvas.fill(path, rule: rule, with: paint, in: state)
        }
    }

    func stroke(_ path: PathData, in state: GraphicsState) {
        guard let top else { return }
        let reach = state.strokeReach
        top.compose(path.controlBox.insetBy(dx: -reach, dy: -reach), in: state, layered: state.needsLayer) {
            canvas, state in
            canvas.stroke(path, in: state)
        }
    }

    func draw(_ image: CGImage, placed placement: CGAffineTransform, in state: GraphicsState) {
        guard let top else { return }
        let box = CGRect(x: 0, y: 0, width: 1, height: 1).applying(placement)
        top.compose(box, in: state, layered: state.needsLayer) { canvas, state in
            canvas.draw(image, placed: placement, in: state)
        }
    }

    func draw(_ run: GlyphRun, in state: GraphicsState) {
        guard let top else { return }
        let layered = state.needsLayer || (run.fitsMasks(in: state) && !state.takesMasks)
        top.compose(run.inkReach(in: state), in: state, layered: layered) { canvas, state in
            canvas.draw(run, in: state)
        }
    }

    func beginGroup(in state: GraphicsState) {
        let area = state.clip.rect.insetBy(dx: -state.shadowReach, dy: -state.shadowReach).integral
        let canvas = top == nil || state.clip.isEmpty ? nil : Canvas(covering: area)
        groups.append(Group(canvas: canvas, state: state))
    }

    func endGroup() {
        guard let group = groups.popLast(), let canvas = group.canvas, let top else { return }
        top.composite(canvas, in: group.state)
    }
}

extension GraphicsState {
    /// Whether a drawing must first be collected on a layer of its own.
    var needsLayer: Bool { shadow != nil || clip.hasMask }

    /// Whether glyph masks can be blended straight into the pixels.
    var takesMasks: Bool { clip.pixelRect != nil && blendMode == .normal && edges == .smooth }

    /// How far outside the clip a drawing can lie whose shadow is inside.
    var shadowReach: CGFloat {
        guard let shadow else { return 0 }
        return shadow.spread + max(abs(shadow.offset.dx), abs(shadow.offset.dy)).rounded(.up)
    }

    /// How far a stroke reaches from its path in device space.
    var strokeReach: CGFloat {
        let corner = line.join == .miter ? max(line.miterLimit, 1.5) : 1.5
        let stretch = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        return line.width / 2 * corner * stretch
    }
}
