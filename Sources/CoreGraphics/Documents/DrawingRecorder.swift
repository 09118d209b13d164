import Foundation

/// The surface of a document's page: keeps what is drawn as a tree of items.
///
/// PDF and SVG know neither images in clips nor Porter and Duff's modes, so both become masks here, once for both
/// writers. Device space has one unit per point.
final class DrawingRecorder: Surface {
    /// A transparency layer under construction and the state with which it will be drawn.
    private struct Frame {
        var items: [DrawingItem] = []
        let state: GraphicsState
        /// How the layer moves, if it does.
        var motion: DrawnMotion?
    }

    let bounds: CGRect
    private(set) var items: [DrawingItem] = []
    private var frames: [Frame] = []
    /// How things move that are about to be drawn, by what their owner calls them.
    let motions: [ObjectIdentifier: DrawnMotion]

    init(size: CGSize, motions: [ObjectIdentifier: DrawnMotion] = [:]) {
        bounds = CGRect(origin: .zero, size: size)
        self.motions = motions
    }

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
        top.append(.link(url, area))
    }

    func beginGroup(in state: GraphicsState) { frames.append(Frame(state: state)) }

    func endGroup() {
        guard let frame = frames.popLast(), !frame.state.clip.isEmpty else { return }
        add(frame.state) { state in
            frame.motion.map { .moving(frame.items, $0, state) } ?? .group(frame.items, state)
        }
    }

    func beginMotion(_ motion: DrawnMotion, in state: GraphicsState) {
        frames.append(Frame(state: state, motion: motion))
    }

    func isolate(_ draw: () -> Void) {
        frames.append(Frame(state: GraphicsState(transform: .identity, clip: Clip(rect: bounds))))
        draw()
        guard let frame = frames.popLast() else { return }
        // A group whose parts are mixed with nothing would only make the file longer.
        let isMixed = frame.items.contains(where: \.mixes)
        top += isMixed ? [.group(frame.items, frame.state)] : frame.items
    }

    private var top: [DrawingItem] {
        get { frames.last?.items ?? items }
        set {
            if frames.isEmpty { items = newValue } else { frames[frames.count - 1].items = newValue }
        }
    }

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
        compose(item, state.blendMode)
    }

    /// Puts an item on the layer by Porter and Duff's rules, which become masks of one by the other.
    private func compose(_ item: DrawingItem, _ mode: CGBlendMode) {
        guard !mode.isDocumentMode else { return top.append(item) }
        let below = top
        // All modes act only where the drawing is: what lies beside it stays.
        let beside = item.footprint.map { DrawingItem.outside($0, below) } ?? []
        switch mode {
        case .clear: top = beside
        case .copy: top = beside + [item]
        case .destinationOut: top = [.masked(below, by: [item], .outside)]
        case .destinationIn: top = beside + [.masked(below, by: [item], .inside)]
        case .sourceIn: top = beside + [.masked([item], by: below, .inside)]
        case .sourceOut: top = beside + [.masked([item], by: below, .outside)]
        case .sourceAtop: top.append(.masked([item], by: below, .inside))
        case .destinationAtop: top = beside + [item, .masked(below, by: [item], .inside)]
        case .destinationOver: top.insert(item, at: 0)
        case .xor: top = [.masked(below, by: [item], .outside), .masked([item], by: below, .outside)]
        default: top.append(item)
        }
    }
}

extension DrawingItem {
    /// What is left of items beside another one's footprint: each for itself where that looks the same, so that thousands of
    /// holes do not lie within each other.
    fileprivate static func outside(_ footprint: DrawingItem, _ items: [DrawingItem]) -> [DrawingItem] {
        guard items.allSatisfy(\.standsAlone) else { return [.masked(items, by: [footprint], .outside)] }
        let box = footprint.inkBox
        return items.map { item in
            if case .masked(let inner, let holes, .outside) = item {
                return .masked(inner, by: holes + [footprint], .outside)
            }
            if let box, let own = item.inkBox, !box.intersects(own) { return item }
            return .masked([item], by: [footprint], .outside)
        }
    }

    /// Whether the item looks the same with a mask of its own as within one that it has in common with others.
    private var standsAlone: Bool {
        switch self {
        case .shape(_, let state): state.blendMode == .normal && state.shadow == nil
        case .masked(_, _, .outside): true
        case .group, .masked, .moving, .link: false
        }
    }

    /// A rectangle of the device that holds all of a shape without a shadow; nil for other items.
    private var inkBox: CGRect? {
        guard case .shape(let shape, let state) = self else { return nil }
        return shape.inkBox(in: state)
    }

    /// Where the item has an effect, opaque: a shape's outline, a group's clip; nil where that is not known.
    fileprivate var footprint: DrawingItem? {
        switch self {
        case .shape(let shape, let state): return .shape(shape.opaque, state.opaque)
        case .group(_, let state):
            return .shape(
                .fill(.rect(state.clip.rect, .identity), .winding, .color(CGColor.black.rgba)), state.opaque)
        case .masked, .moving, .link: return nil
        }
    }
}

extension DrawnShape {
    fileprivate var opaque: DrawnShape {
        switch self {
        case .fill(let path, let rule, _): return .fill(path, rule, .color(CGColor.black.rgba))
        case .image(_, let place):
            let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
            return .fill(.rect(unit, place), .winding, .color(CGColor.black.rgba))
        case .stroke, .glyphs: return self
        }
    }
}

extension GraphicsState {
    fileprivate var opaque: GraphicsState {
        var opaque = self
        opaque.fillColor = .black
        opaque.strokeColor = .black
        opaque.alpha = 1
        opaque.shadow = nil
        opaque.blendMode = .normal
        return opaque
    }
}

extension CGBlendMode {
    /// Whether PDF and SVG know the mode; `.plusLighter` and `.plusDarker` they draw as normal.
    var isDocumentMode: Bool { rawValue <= CGBlendMode.luminosity.rawValue }
}
