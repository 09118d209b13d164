extension CALayer {
    func sizeDidChange() {
        // A size that only shows for a moment places nothing.
        guard !isPresenting else { return }
        setNeedsLayout()
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    /// Whether the places of the layer's sublayers, or of those upon them, are out of date.
    package var isLayoutDueInTree: Bool { isLayoutDue || isLayoutDueBelow }

    /// How many rounds one pass makes before owners of layers are taken to ask each other for layout without end.
    static let maximumLayoutRounds = 100

    func markLayoutDueAbove() {
        var above = superlayer
        while let layer = above, !layer.isLayoutDueBelow {
            layer.isLayoutDueBelow = true
            above = layer.superlayer
        }
    }

    func layOutFromTopmost() {
        var top = topmostDue
        var pass = LayoutPass()
        for _ in 0..<Self.maximumLayoutRounds {
            // A pass that is under way has taken the marks that led from there to here.
            if !top.canLayOut { top = topmostDue }
            guard top.canLayOut else { break }
            top.layOutOnce(&pass)
        }
        pass.end()
    }

    private var canLayOut: Bool { isLayoutDue && !isLayingOut || isLayoutDueBelow }

    /// The topmost layer above whose own layout is due, or this one.
    private var topmostDue: CALayer {
        var top = self
        var layer = superlayer
        while let next = layer {
            if next.isLayoutDue, !next.isLayingOut { top = next }
            layer = next.superlayer
        }
        return top
    }

    /// Lays out what is due, from here down; what comes due further up meanwhile is left for the next round.
    private func layOutOnce(_ pass: inout LayoutPass) {
        var waiting = [self]
        while let layer = waiting.popLast() {
            if layer.isLayoutDue, !layer.isLayingOut { layer.layOutSelf(&pass) }
            guard layer.isLayoutDueBelow else { continue }
            layer.isLayoutDueBelow = false
            if let mask = layer.mask { waiting.append(mask) }
            waiting.append(contentsOf: layer.children.reversed())
        }
    }

    private func layOutSelf(_ pass: inout LayoutPass) {
        isLayoutDue = false
        guard !pass.leaves(self) else { return }
        isLayingOut = true
        layoutSublayers()
        isLayingOut = false
        layouts += 1
        guard isLayoutDue else { return }
        isLayoutDue = pass.permitsRepeat(of: self)
        // A pass from within has taken the marks above, but left this layer, which was being laid out.
        if isLayoutDue { markLayoutDueAbove() }
    }
}

/// One pass of layout, in which a layer that comes due while it is laid out is laid out once more, and then left for
/// the next pass, as was counted on iOS.
private struct LayoutPass {
    private var repeated: Set<ObjectIdentifier> = []
    private var left: [CALayer] = []
    private var leftLayers: Set<ObjectIdentifier> = []

    func leaves(_ layer: CALayer) -> Bool { leftLayers.contains(ObjectIdentifier(layer)) }

    /// Whether a layer that came due while it was laid out has another turn in this pass.
    mutating func permitsRepeat(of layer: CALayer) -> Bool {
        if repeated.insert(ObjectIdentifier(layer)).inserted { return true }
        left.append(layer)
        leftLayers.insert(ObjectIdentifier(layer))
        return false
    }

    /// Marks what was left, and tells its owners.
    func end() {
        for layer in left {
            layer.isLayoutDue = true
            layer.markLayoutDueAbove()
            (layer.delegate as? any LayoutWitness)?.layoutIsLeft(of: layer)
        }
    }
}

/// An owner of layers that wants to hear of layout without end.
package protocol LayoutWitness: AnyObject {
    /// Tells that a layer came due again each time it was laid out, so that it is left as it is until the next pass.
    func layoutIsLeft(of layer: CALayer)
}

/// What a layer asks of the object that owns it, above all its view.
///
/// Every member is optional on Apple's systems; here each has a default that does what a layer does without it.
/// Source: Apple's documentation of `CALayerDelegate`.
public protocol CALayerDelegate: AnyObject {
    /// Provides the layer's contents, by setting `contents` for instance.
    ///
    /// The default draws them: it makes a bitmap and calls the layer's `draw(in:)`.
    func display(_ layer: CALayer)

    /// Draws the layer's contents; the context's coordinates are the layer's own, in points, y down.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// Tells that drawing is about to start, so that the layer's properties can still be adjusted.
    func layerWillDraw(_ layer: CALayer)

    /// Places the layer's sublayers after its bounds changed or `setNeedsLayout()` was called.
    func layoutSublayers(of layer: CALayer)

    /// What is done when a property of the layer changes; nil leaves it to the layer.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Draws the layer into a bitmap by its `draw(in:)`.
    public func display(_ layer: CALayer) { layer.drawContents() }
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Places nothing: sublayers stay where they are.
    public func layoutSublayers(of layer: CALayer) {}
    /// Nil: the layer's own actions count.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
