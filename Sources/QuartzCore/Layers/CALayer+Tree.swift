extension CALayer {
    func put(_ layer: CALayer, below sibling: CALayer?) {
        layer.leaveSuperlayer()
        insert(layer, at: sibling.flatMap(children.index(ofSibling:)) ?? 0)
    }

    func put(_ layer: CALayer, above sibling: CALayer?) {
        layer.leaveSuperlayer()
        insert(layer, at: sibling.flatMap(children.index(ofSibling:)).map { $0 + 1 } ?? children.count)
    }

    func exchange(_ old: CALayer, with new: CALayer) {
        guard old !== new, let index = children.index(ofSibling: old) else { return }
        insert(new, at: index)
        if new.superlayer === self { old.removeFromSuperlayer() }
    }

    func leaveTree() {
        if let superlayer, superlayer.mask === self {
            superlayer.mask = nil
        } else {
            leaveSuperlayer()
        }
    }

    /// The sublayers from the lowest to the topmost.
    package var childrenInDrawingOrder: [CALayer] {
        if children.allSatisfy({ $0.zPosition == 0 }) { return children }
        return children.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }

    func replaceSublayers(by layers: [CALayer]) {
        for child in children { child.above = nil }
        children = []
        for layer in layers { addSublayer(layer) }
        if owner == nil { setNeedsLayout() }
    }

    func insert(_ layer: CALayer, at index: Int) {
        guard !isBelow(layer) else { return }
        layer.leaveSuperlayer()
        children.insertSibling(layer, at: min(index, children.count))
        layer.above = self
        layer.noteInsertion(on: self)
        arrangementDidChange(by: layer)
        if layer.isLayoutDue || layer.isLayoutDueBelow { layer.markLayoutDueAbove() }
    }

    func maskDidChange(from old: CALayer?) {
        if let new = mask, isBelow(new) {
            mask = old
            return
        }
        // One that lies elsewhere by now stays there.
        if old?.above === self { old?.above = nil }
        // What masks is no longer drawn where it lay.
        if let mask, mask.above?.children.index(ofSibling: mask) != nil { mask.leaveSuperlayer() }
        mask?.above = self
        mask?.noteInsertion(on: self)
    }

    /// When a layer came upon another.
    struct Insertion {
        /// By the last clock that drove such code.
        var time: Double?
        /// How often the other layer had been laid out before.
        var layouts = 0
    }

    private func noteInsertion(on superlayer: CALayer) {
        if let clock = EventClock.driving { insertion.time = clock.now }
        insertion.layouts = superlayer.layouts
    }

    /// Lets go of all layers upon this one that nobody else holds.
    func letLayersGo() {
        // One after another: layers that each let go of the next would need a deep stack for a deep tree.
        var waiting = takeLayers()
        while var layer = waiting.popLast() {
            if isKnownUniquelyReferenced(&layer) { waiting.append(contentsOf: layer.takeLayers()) }
        }
    }

    /// Lets go of the sublayers and the mask, for whoever takes them.
    private func takeLayers() -> [CALayer] {
        let layers = children + (mask.map { [$0] } ?? [])
        for layer in layers where layer.above === self { layer.above = nil }
        (children, mask) = ([], nil)
        return layers
    }

    /// Whether this layer is `layer` or lies upon it, so that putting `layer` upon this one would close a ring.
    func isBelow(_ layer: CALayer) -> Bool {
        if layer.children.isEmpty, layer.mask == nil { return layer === self }
        return sequence(first: self, next: \.superlayer).contains { $0 === layer }
    }

    private func leaveSuperlayer() {
        guard let superlayer else { return }
        superlayer.children.removeSibling(self)
        above = nil
        superlayer.arrangementDidChange(by: self)
    }

    /// Asks for layout after a layer has come or gone, but not of a view to which a program gives layers without one:
    /// `layoutSubviews()` may be where it makes them.
    private func arrangementDidChange(by layer: CALayer) {
        if owner == nil || layer.owner != nil { setNeedsLayout() }
    }
}

extension CALayer: Sibling {}

extension CALayer: Hashable {
    /// A layer is equal to itself alone.
    public static func == (a: CALayer, b: CALayer) -> Bool { a === b }

    /// Whether an object is this very layer.
    public func isEqual(_ object: Any?) -> Bool { object as? CALayer === self }

    /// Hashes the layer's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
