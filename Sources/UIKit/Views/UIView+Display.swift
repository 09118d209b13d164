extension UIView {
    /// Draws the view as it comes to rest: anew where drawing itself asked for layout, as views that make their subviews in
    /// `draw(_:)` do, which a phone shows in the next frame; four times at most.
    package func drawAtRest<Picture, Failure: Error>(
        _ draw: (CALayer) throws(Failure) -> Picture
    ) throws(Failure) -> Picture {
        for _ in 0..<3 {
            let picture = try draw(layer)
            guard layer.isLayoutDueInTree else { return picture }
            layoutIfNeeded()
        }
        return try draw(layer)
    }

    static func makeLayer() -> CALayer {
        let type = layerClass as? CALayer.Type
        return (type ?? CALayer.self).init()
    }

    func setUp() {
        viewState.begin(self)
        base.contentsScale = UIScreen.main.scale
        base.isOpaque = true
        if drawsContent { base.setNeedsDisplay() }
        if redrawsInNewBounds { base.needsDisplayOnBoundsChange = true }
        let kind = type(of: self)
        let mayOverride = kind != UIView.self && kind != UILabel.self
        viewState.areConstraintsDue = mayOverride
        viewState.arePropertiesDue = mayOverride
    }

    func take(ground color: UIColor?) {
        guard color != viewState.background else { return }
        viewState.background = color
        applyBackground()
    }

    /// Gives the layer a color; what a program gave the layer stays while the view has none.
    func show(background color: UIColor?) {
        guard color != nil || viewState.hasBackground else { return }
        viewState.hasBackground = color != nil
        base.backgroundColor = color?.resolvedColor(with: drawingTraits).cgColor
    }

    func visibilityDidChange() {
        superview?.subviewDidChange(self)
        valuesMayHaveChanged()
        // As on iOS, views of a stack close ranks or make room along with an animation that hides or shows one of them.
        if ViewAnimation.current != nil, stack != nil { rootView.layoutIfNeeded() }
    }

    func contentModeDidChange() {
        layer.contentsGravity = contentMode.gravity
        layer.needsDisplayOnBoundsChange = contentMode == .redraw || redrawsInNewBounds
    }

    func displayContents(of layer: CALayer) {
        guard layer === base, drawsContent else { return }
        viewState.ranDefaultDrawing = false
        let margin = drawingMargin
        layer.drawingMargin = CGSize(width: margin.width.rounded(.up), height: margin.height.rounded(.up))
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
        guard layer === base else { return }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        drawingTraits.performAsCurrent {
            drawBackground(in: context)
            observing({ draw(layer.bounds) }, onChange: { $0.setNeedsDisplay() })
        }
    }
}
