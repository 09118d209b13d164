import Foundation

/// The surface of a document's page: keeps what is drawn as a tree of items.
///
/// PDF and SVG know neither images in clips nor Porter and Duff's modes, so both become masks here, once for both
/// writers. Device space has one unit per point.
final class DrawingRecorder: Surface {
    /// The page, or a transparency layer under construction, and the state with which it will be drawn.
    private struct Frame {
        var layer: DrawingLayer
        let state: GraphicsState
        /// How the layer moves, if it does.
        var motion: DrawnMotion?
    }

    let bounds: CGRect
    /// The page first, then the layers that have begun.
    private var frames: [Frame]
    /// How things move that are about to be drawn, by what their owner calls them.
    let motions: [ObjectIdentifier: DrawnMotion]

    init(size: CGSize, motions: [ObjectIdentifier: DrawnMotion] = [:]) {
        bounds = CGRect(origin: .zero, size: size)
        self.motions = motions
        let page = GraphicsState(transform: .identity, clip: Clip(rect: bounds))
        frames = [Frame(layer: DrawingLayer(bounds: bounds), state: page)]
    }

    /// What the page shows, from back to front.
    var items: [DrawingItem] { frames[0].layer.items }

    var keepsText: Bool { true }

    func makeImage() -> CGImage? { nil }

    func fill(_ path: PathData, rule: CGPathFillRule, with paint: Paint, in state: GraphicsState) {
        add(.fill(path, rule, paint), state)
    }

    func stroke(_ path: PathData, in state: GraphicsState) { add(.stroke(path), state) }

    func draw(_ image: CGImage, placed placement: CGAffineTransform, in state: GraphicsState) {
        add(.image(image, placement), state)
    }

    func draw(_ run: GlyphRun, in state: GraphicsState) { add(.glyphs(run), state) }

    /// Links that would run a script of the text's author in the reader's program are left out.
    func addLink(to url: URL, over area: PathData) {
        guard url.scheme?.lowercased() != "javascript" else { return }
        draw { $0.append(.link(url, area)) }
    }

    func beginGroup(in state: GraphicsState) { begin(state) }

    func beginMotion(_ motion: DrawnMotion, in state: GraphicsState) { begin(state, motion) }

    private func begin(_ state: GraphicsState, _ motion: DrawnMotion? = nil) {
        frames.append(Frame(layer: DrawingLayer(bounds: bounds), state: state, motion: motion))
    }

    private func end() -> Frame? { frames.count > 1 ? frames.removeLast() : nil }

    func endGroup() {
        guard let frame = end(), !frame.state.clip.isEmpty else { return }
        let items = frame.layer.items
        add(frame.state) { state in frame.motion.map { .moving(items, $0, state) } ?? .group(items, state) }
    }

    func isolate(_ draw: () -> Void) {
        begin(GraphicsState(transform: .identity, clip: Clip(rect: bounds)))
        draw()
        guard let frame = end() else { return }
        let items = frame.layer.items
        // A group whose parts are mixed with nothing would only make the file longer.
        let isMixed = items.contains(where: \.mixes)
        for item in isMixed ? [.group(items, frame.state)] : items { self.draw { $0.append(item) } }
    }

    private func draw(_ change: (inout DrawingLayer) -> Void) { change(&frames[frames.count - 1].layer) }

    private func add(_ shape: DrawnShape, _ state: GraphicsState) {
        guard !state.clip.isEmpty else { return }
        add(state) { state in
            // A clip that cuts nothing would only make the file longer.
            guard state.clip.shapes == nil, state.shadow == nil,
                state.clip.rect.insetBy(dx: -0.01, dy: -0.01).contains(shape.inkBox(in: state))
            else { return .shape(shape, state) }
            var free = state
            free.clip = Clip(rect: bounds)
            return .shape(shape, free)
        }
    }

    private func add(_ state: GraphicsState, _ make: (GraphicsState) -> DrawingItem) {
        let (paths, masks) = state.clip.splittingMasks
        var inner = state
        inner.clip = paths
        inner.blendMode = state.blendMode.isDocumentMode ? state.blendMode : .normal
        var item = make(inner)
        for (image, place) in masks {
            let plain = GraphicsState(transform: .identity, clip: Clip(rect: bounds))
            item = .masked([item], by: [.shape(.image(image, place), plain)], .inside)
        }
        draw { $0.compose(item, state.blendMode) }
    }
}

extension CGBlendMode {
    /// Whether PDF and SVG know the mode; `.plusLighter` and `.plusDarker` they draw as normal.
    var isDocumentMode: Bool { rawValue <= CGBlendMode.luminosity.rawValue }
}
