import Foundation

/// The page of a document, or one of its transparency layers, while it is drawn.
///
/// PDF and SVG know none of Porter and Duff's modes, so these become masks of items by items. Holes are kept as they come
/// until the layer has ended and are then cut half by half: thousands of them lie a dozen deep, and none is written more
/// often than that.
struct DrawingLayer {
    fileprivate enum Step {
        /// Shows items that are cut together.
        case draws([DrawingItem])
        /// Gives another color where something lies already, and so changes nothing of how opaque the layer is.
        case tints(DrawingItem)
        /// Takes away what was drawn before it, as far as the item is opaque.
        case clears(DrawingItem)
    }

    /// The device's rectangle that is written.
    let bounds: CGRect
    private var steps: [Step] = []
    /// Whether an item is mixed with those below it, which must then be cut with it.
    private var mixes = false

    init(bounds: CGRect) { self.bounds = bounds }

    /// What is seen, from back to front.
    var items: [DrawingItem] { Self.seen(of: steps[...]).items }

    /// What is as opaque as the layer, point by point.
    private var coverage: [DrawingItem] { Self.seen(of: steps.filter { !$0.isTint }[...]).items }

    mutating func append(_ item: DrawingItem) {
        mixes = mixes || item.mixes
        steps.append(.draws([item]))
    }

    /// Puts an item on the layer by one of Porter and Duff's modes; other modes are the writers' matter.
    mutating func compose(_ item: DrawingItem, _ mode: CGBlendMode) {
        switch mode {
        case .clear: clear(where: item)
        case .copy: replace(where: item, by: [item])
        case .destinationOut: cut(by: item)
        case .destinationIn: replace(where: item, by: [.masked(items, by: [item], .inside)])
        case .destinationAtop: replace(where: item, by: [item, .masked(items, by: [item], .inside)])
        case .destinationOver: steps = [.draws([item] + items)]
        case .sourceIn: replace(where: item, by: [.masked([item], by: coverage, .inside)])
        case .sourceOut: replace(where: item, by: [.masked([item], by: coverage, .outside)])
        case .sourceAtop: steps.append(.tints(.masked([item], by: coverage, .inside)))
        case .xor:
            let fresh = DrawingItem.masked([item], by: coverage, .outside)
            cut(by: item)
            steps.append(.draws([fresh]))
        default: return append(item)
        }
        limit()
    }

    private mutating func replace(where item: DrawingItem, by items: [DrawingItem]) {
        clear(where: item)
        steps.append(.draws(items))
    }

    /// All modes act only where the drawing is: what lies beside it stays.
    private mutating func clear(where item: DrawingItem) {
        if let hole = item.footprint, !hole.covers(bounds) { return cut(by: hole) }
        (steps, mixes) = ([.draws(items.links)], false)
    }

    /// Takes away what lies below an item, as far as that is opaque.
    private mutating func cut(by hole: DrawingItem) {
        if mixes {
            (steps, mixes) = ([.draws(items)], false)
            limit()
        }
        steps.append(.clears(hole))
    }

    /// What is left of some steps in the end, and the holes that they make in what lies below them.
    private static func seen(of steps: ArraySlice<Step>) -> (items: [DrawingItem], holes: [DrawingItem]) {
        guard steps.count > 1, steps.contains(where: { $0.hole != nil }) else {
            return (steps.flatMap(\.shown), steps.compactMap(\.hole))
        }
        let middle = steps.startIndex + steps.count / 2
        let (below, above) = (seen(of: steps[..<middle]), seen(of: steps[middle...]))
        return (below.items.cut(by: above.holes) + above.items, below.holes + above.holes)
    }
}

extension DrawingLayer {
    /// Some modes write what lies below twice: a file may have so many items in masks, and readers walk so many masks of masks.
    private static let (mostItems, mostDepth) = (4_000, 40)

    private mutating func limit() {
        var left = Self.mostItems
        guard let last = steps.last, !last.shown.fit(depth: Self.mostDepth, count: &left) else { return }
        steps = [.draws(items.pictured(within: bounds))]
    }
}

extension DrawingLayer.Step {
    fileprivate var isTint: Bool { if case .tints = self { true } else { false } }

    fileprivate var hole: DrawingItem? { if case .clears(let item) = self { item } else { nil } }

    fileprivate var shown: [DrawingItem] {
        switch self {
        case .draws(let items): items
        case .tints(let item): [item]
        case .clears: []
        }
    }
}

extension [DrawingItem] {
    /// What is left of items beside holes; those that no hole reaches stay as they are.
    fileprivate func cut(by holes: [DrawingItem]) -> [DrawingItem] {
        guard !holes.isEmpty, !contains(where: \.mixes) else { return masked(beside: holes) }
        let reach = holes.inkBox
        var (parts, start) = ([DrawingItem](), 0)
        while start < count {
            let isReached = self[start].isReached(by: reach)
            let end = self[start...].firstIndex { $0.isReached(by: reach) != isReached } ?? count
            let run = Array(self[start..<end])
            parts += isReached ? run.masked(beside: holes) : run
            start = end
        }
        return parts
    }

    private func masked(beside holes: [DrawingItem]) -> [DrawingItem] {
        let box = inkBox
        let near = holes.filter { $0.isReached(by: box) }
        return isEmpty || near.isEmpty ? self : [.masked(self, by: near, .outside)]
    }

    /// A rectangle of the device that holds all of the items; nil if that is not known of one of them.
    fileprivate var inkBox: CGRect? {
        var box = CGRect.null
        for item in self {
            guard let own = item.inkBox else { return nil }
            box = box.union(own)
        }
        return box
    }

    /// Whether no more than so many items lie in these, and none in more than so many others.
    fileprivate func fit(depth: Int, count left: inout Int) -> Bool {
        guard depth > 0 else { return false }
        for item in self {
            left -= 1
            guard left >= 0 else { return false }
            switch item {
            case .shape, .link: continue
            case .group(let items, _), .moving(let items, _, _):
                guard items.fit(depth: depth - 1, count: &left) else { return false }
            case .masked(let items, let masks, _):
                guard items.fit(depth: depth - 1, count: &left), masks.fit(depth: depth - 1, count: &left)
                else { return false }
            }
        }
        return true
    }

    /// One picture of all the items, of three pixels a point or what memory allows, and their links.
    func pictured(within bounds: CGRect) -> [DrawingItem] {
        let scale = Swift.min(3, (16_000_000 / (bounds.width * bounds.height)).squareRoot())
        let size = CGSize(width: (bounds.width * scale).rounded(.up), height: (bounds.height * scale).rounded(.up))
        guard size.width >= 1, size.height >= 1,
            let surface = BitmapSurface(width: Int(size.width), height: Int(size.height))
        else { return links }
        let toPixels = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
        for item in self { item.draw(on: surface, toPixels) }
        guard let image = surface.makeImage() else { return links }
        let place = CGAffineTransform(
            a: size.width / scale, b: 0, c: 0, d: size.height / scale, tx: bounds.minX, ty: bounds.minY)
        let state = GraphicsState(transform: .identity, clip: Clip(rect: bounds))
        return [.shape(.image(image, place), state)] + links
    }

    fileprivate var links: [DrawingItem] {
        flatMap { item -> [DrawingItem] in
            switch item {
            case .link: [item]
            case .shape: []
            case .group(let items, _), .masked(let items, _, _), .moving(let items, _, _): items.links
            }
        }
    }
}

extension DrawingItem {
    /// A rectangle of the device that holds all of the item; nil where that is not known.
    fileprivate var inkBox: CGRect? {
        switch self {
        case .shape(let shape, let state): state.shadow == nil ? shape.inkBox(in: state) : nil
        case .group(_, let state): state.clip.rect
        case .masked(let items, _, _): items.inkBox
        case .moving, .link: nil
        }
    }

    fileprivate func isReached(by box: CGRect?) -> Bool {
        guard let box, let own = inkBox else { return true }
        return box.intersects(own)
    }

    /// Where the item has an effect, opaque: a shape's outline, a group's clip, both as far as a mask lets them through;
    /// nil where that is not known.
    fileprivate var footprint: DrawingItem? {
        switch self {
        case .shape(let shape, let state): return .shape(shape.opaque, state.opaque)
        case .group(_, let state):
            return .shape(
                .fill(.rect(state.clip.rect, .identity), .winding, .color(CGColor.black.rgba)), state.opaque)
        case .masked(let items, let masks, let side):
            let parts = items.compactMap(\.footprint)
            return parts.count == items.count ? .masked(parts, by: masks, side) : nil
        case .moving, .link: return nil
        }
    }

    /// Whether the item, which is opaque, is a plain rectangle that hides an area.
    fileprivate func covers(_ area: CGRect) -> Bool {
        guard case .shape(.fill(let path, _, _), let state) = self, let rect = path.levelRect else { return false }
        return state.clip.shapes == nil && rect.intersection(state.clip.rect).contains(area)
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
