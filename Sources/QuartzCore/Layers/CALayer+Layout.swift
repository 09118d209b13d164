extension CALayer {
    /// How many rounds one pass makes before the owner of some layer is taken to ask for layout without end.
    static let maximumLayoutRounds = 100

    func markLayoutDueAbove() {
        var above = superlayer
        while let layer = above, !layer.isLayoutDueBelow {
            layer.isLayoutDueBelow = true
            above = layer.superlayer
        }
    }

    func layOutFromTopmost() {
        var top = self
        var layer = superlayer
        while let next = layer {
            if next.isLayoutDue { top = next }
            layer = next.superlayer
        }
        var rounds = 0
        while top.isLayoutDue || top.isLayoutDueBelow, rounds < Self.maximumLayoutRounds {
            top.layOutOnce()
            rounds += 1
        }
    }

    /// Lays out what is due, from here down; what comes due on the way up is left for the next round.
    private func layOutOnce() {
        if isLayoutDue {
            isLayoutDue = false
            layoutSublayers()
        }
        guard isLayoutDueBelow else { return }
        isLayoutDueBelow = false
        for child in children { child.layOutOnce() }
        mask?.layOutOnce()
    }
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
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.drawContents() }
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
}
