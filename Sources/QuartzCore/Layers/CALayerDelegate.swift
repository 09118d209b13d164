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
