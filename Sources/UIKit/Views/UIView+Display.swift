extension UIView {
    static func makeLayer() -> CALayer {
        let type = layerClass as? CALayer.Type
        return (type ?? CALayer.self).init()
    }

    func setUp() {
        viewState.begin(self)
        layer.contentsScale = UIScreen.main.scale
        layer.isOpaque = true
        if drawsContent { layer.setNeedsDisplay() }
    }

    func visibilityDidChange() {
        superview?.subviewDidChange(self)
        valuesMayHaveChanged()
    }

    func contentModeDidChange() {
        layer.contentsGravity = contentMode.gravity
        layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }

    func displayContents(of layer: CALayer) {
        guard layer === self.layer, drawsContent else { return }
        viewState.ranDefaultDrawing = false
        layer.drawingMargin = drawingMargin.rounded(.up)
        layer.drawContents()
        // A class that leaves `draw(_:)` as it is needs no image, however large it is.
        if viewState.ranDefaultDrawing, layer.drawnContentsAreClear { layer.dropDrawnContents() }
    }

    /// Has the view's window lay out and draw what is due when the present turn is over; views without one wait.
    func commitLater() {
        valuesMayHaveChanged()
        window?.commitWhenTurnEnds()
    }

    func drawContents(of layer: CALayer, in context: CGContext) {
        guard layer === self.layer else { return }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        drawingTraits.performAsCurrent {
            drawBackground(in: context)
            draw(layer.bounds)
        }
    }

    /// Draws the view and all upon it into the current context, into a rectangle of it.
    ///
    /// - Parameters:
    ///   - rect: Where it is drawn, in the coordinates of the context, in points.
    ///   - afterUpdates: Layout and display that are due come first in any case.
    /// - Returns: Whether everything was drawn; false without a current context or a size.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        return true
    }

    /// An image of the view as it looks now, in a view of its own; nil without a size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let picture = UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
        let view = UIImageView(image: picture)
        view.frame = CGRect(origin: .zero, size: bounds.size)
        return view
    }
}
