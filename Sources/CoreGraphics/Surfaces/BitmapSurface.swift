import CCairo
import Foundation

/// The surface of pixels: paths, images and gradients by Cairo, glyph masks by our own blending.
final class BitmapSurface: Surface {
    /// A transparency layer under construction and the state with which it will be drawn.
    private struct Group {
        /// Nil if nothing of it can be seen, or there is no memory for it.
        let canvas: Canvas?
        let state: GraphicsState
        /// The part of the canvas below that the layer is drawn into itself; nil for layers on canvases of their own.
        var place: CGRect?
    }

    /// Where transparency layers are drawn.
    enum GroupPlaces {
        /// On canvases of their own.
        case apart
        /// On the canvas below where its pixels are clear, which gives the same as to draw them apart and over those.
        case onClearPixels
    }

    let base: Canvas
    private let places: GroupPlaces
    private var groups: [Group] = []
    /// The memory of groups that have ended, for the next ones: those of an image are those of the image before it.
    private var spares: [PixelBuffer] = []
    private static let mostSpares = 2
    /// The pixels of larger groups cost more than their memory.
    private static let largestSpare = 1 << 16

    /// Makes a clear bitmap; nil if a size is out of range or there is no memory.
    init?(width: Int, height: Int, groups places: GroupPlaces = .onClearPixels) {
        guard let base = Canvas(covering: CGRect(x: 0, y: 0, width: width, height: height)) else { return nil }
        (self.base, self.places) = (base, places)
    }

    var bounds: CGRect { base.bounds }

    func makeImage() -> CGImage? {
        // What a layer has drawn shows when the layer has ended.
        guard let place = groups.first?.place else { return base.makeImage() }
        return base.makeImage(clearing: place)
    }

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
        if run.overlapsItself(in: state) { return drawSolid(run, in: state) }
        guard state.needsLayer || run.needsLayer(in: state) else { return top.draw(run, in: state) }
        top.compose(run.inkBox(in: state), in: state, layered: true) { canvas, state in
            canvas.draw(run, in: state)
        }
    }

    /// Draws fattened glyphs opaque on a layer, and the layer with their opacity; an outline of its own color follows.
    private func drawSolid(_ run: GlyphRun, in state: GraphicsState) {
        var filling = state
        filling.textMode = .fill
        filling.alpha = state.alpha * state.fillColor.alpha
        filling.fillColor = state.fillColor.copy(alpha: 1) ?? state.fillColor
        beginGroup(in: filling)
        top?.draw(run, in: filling.insideGroup)
        endGroup()
        guard state.textMode == .fillStroke else { return }
        var outlining = state
        outlining.textMode = .stroke
        draw(run, in: outlining)
    }

    func soften(sigma: CGFloat, in state: GraphicsState) {
        guard let top else { return }
        top.soften(sigma: sigma, within: groups.last?.place ?? top.bounds, in: state)
    }

    func beginGroup(in state: GraphicsState) {
        guard let top, !state.clip.isEmpty else {
            groups.append(Group(canvas: nil, state: state))
            return
        }
        let area = state.contentArea(for: state.clip.rect.common(with: top.bounds)).touchedPixels
        if places == .onClearPixels, state.addsLayersAsTheyAre, top.hasOnlyClearPixels(in: area) {
            groups.append(Group(canvas: top, state: state, place: area))
            return
        }
        let spare = spares.firstIndex { CGSize(width: $0.width, height: $0.height) == area.size }
        groups.append(Group(canvas: Canvas(covering: area, in: spare.map { spares.remove(at: $0) }), state: state))
    }

    func endGroup() {
        guard let group = groups.popLast(), group.place == nil, let canvas = group.canvas, let top else { return }
        top.composite(canvas, in: group.state)
        guard let spare = canvas.ownPixels, spare.width * spare.height <= Self.largestSpare else { return }
        if spares.count == Self.mostSpares { spares.removeFirst() }
        spares.append(spare)
    }
}

extension GraphicsState {
    /// Whether a drawing must first be collected on a layer of its own.
    var needsLayer: Bool { shadow != nil || clip.hasMask || blendMode.mixture != nil }

    /// Whether a transparency layer's pixels on clear ones are the layer's own.
    fileprivate var addsLayersAsTheyAre: Bool {
        alpha == 1 && shadow == nil && blendMode == .normal && clip.pixelRect != nil
    }

    /// How far a stroke reaches from its path in device space.
    var strokeReach: CGFloat {
        let corner = line.join == .miter ? max(line.miterLimit, 1.5) : 1.5
        let stretch = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        return min(line.width / 2 * corner * stretch, 1e7)
    }
}
