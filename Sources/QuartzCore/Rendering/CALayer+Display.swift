extension CALayer {
    /// Makes a bitmap of the layer's size, draws the contents into it and keeps it as `contents`.
    ///
    /// What `CALayerDelegate.display(_:)` does by default. Without a size, or with one that no bitmap can have, nothing
    /// is kept: layers too large for a bitmap are drawn directly each time they are shown.
    public func drawContents() {
        // A layer that has no size yet must be drawn when it gets one.
        isDisplayDue = bounds.width <= 0 || bounds.height <= 0
        shownContents = nil
        contentsOrigin = .drawn
        guard !isDisplayDue, let bitmap = LayerBitmap(size: drawnBounds.size, scale: contentsScale) else {
            return
        }
        delegate?.layerWillDraw(self)
        bitmap.context.translateBy(x: -drawnBounds.minX, y: -drawnBounds.minY)
        draw(in: bitmap.context)
        shownContents = bitmap.image()
        contentsOrigin = .drawn
        drawnSize = bounds.size
    }

    /// Notes that the contents are out of date, and since when.
    func markDisplayDue() {
        if !isDisplayDue { displayDueTime = EventClock.driving?.now }
        isDisplayDue = true
    }

    /// Calls something while the layer and all upon it show the contents that they had before the present moment of a
    /// clock, whatever has become out of date since; those that have never had any draw theirs.
    func holdingDisplay(at time: Double, _ body: () -> Void) {
        var held: [CALayer] = []
        var waiting = [self]
        while let layer = waiting.popLast() {
            let hasShown = layer.contents != nil || layer.contentsOrigin == .drawn
            if layer.isDisplayDue, hasShown, let due = layer.displayDueTime, due >= time { held.append(layer) }
            waiting += layer.children + (layer.mask.map { [$0] } ?? [])
        }
        for layer in held { layer.isDisplayDue = false }
        body()
        for layer in held { layer.isDisplayDue = true }
    }

    /// Draws the contents of the layer and all upon it that are out of date, unless they are hidden.
    package func displayAllIfNeeded() {
        guard !isHidden else { return }
        displayIfNeeded()
        for child in children { child.displayAllIfNeeded() }
        mask?.displayAllIfNeeded()
    }

    /// The bounds and the margin around them.
    private var drawnBounds: CGRect { bounds.insetBy(dx: -drawingMargin.width, dy: -drawingMargin.height) }

    /// Whether the contents that the layer drew itself have no mark in them.
    package var drawnContentsAreClear: Bool {
        guard contentsOrigin == .drawn, let contents, let image = contents as? CGImage else { return true }
        return image.isClear
    }

    /// Lets go of contents that the layer drew itself; those that its owner set stay.
    package func dropDrawnContents() {
        guard contentsOrigin == .drawn else { return }
        shownContents = nil
        contentsOrigin = .drawn
    }

    /// Shows the image, drawing it first if that is due.
    ///
    /// What no bitmap can hold is drawn on the target itself, each time; so is all that goes to a document, which keeps
    /// lines and text as such.
    func drawImage(in context: CGContext) {
        displayAndLayOut()
        guard imageStaysUpright, isDrawnUpsideDown else { return showImage(in: context) }
        context.saveGState()
        context.concatenate(flip)
        showImage(in: context)
        context.restoreGState()
    }

    /// Draws the image if that is due, and lays out what the code that drew it has placed or added, as the next turn does on iOS before
    /// anything is seen.
    private func displayAndLayOut() {
        guard isDisplayDue else { return }
        displayIfNeeded()
        if isLayoutDueInTree { layoutIfNeeded() }
    }

    private func showImage(in context: CGContext) {
        if contentsOrigin == .drawn,
            context.keepsText || !LayerBitmap.canHold(drawnBounds.size, scale: contentsScale)
        {
            drawDirectly(in: context)
        } else if let contents, let image = contents as? CGImage {
            let part = visiblePart(of: image)
            guard let center = stretchedPart, contentsGravity == .resize else {
                return show(part, in: rectangle(for: image), in: context)
            }
            show(stretched(part, at: center) ?? part, in: bounds, in: context)
        }
    }

    private func show(_ image: CGImage, in rect: CGRect, in context: CGContext) {
        let shown = rect.applying(context.deviceTransform)
        let isLarger = shown.width * shown.height > CGFloat(image.width) * CGFloat(image.height)
        guard (isLarger ? magnificationFilter : minificationFilter) == .nearest else {
            return context.drawUpright(image, in: rect)
        }
        context.saveGState()
        context.interpolationQuality = .none
        context.drawUpright(image, in: rect)
        context.restoreGState()
    }

    /// Calls the drawing code on the target itself; it must not leave traces in the target's state.
    ///
    /// In a document it is not mixed with what lies below either, of which a layer's own bitmap knows nothing.
    private func drawDirectly(in context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.clip(to: drawnBounds)
        delegate?.layerWillDraw(self)
        context.drawAsBitmap(at: drawnBounds.origin) { draw(in: context) }
    }

    /// What of the image is stretched, in parts of its size; nil for all.
    private var stretchedPart: CGRect? {
        keyedValues.isEmpty ? nil : keyedValues["contentsCenter"] as? CGRect
    }

    private func visiblePart(of image: CGImage) -> CGImage {
        if contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) { return image }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let part = CGRect(
            x: contentsRect.minX * width, y: contentsRect.minY * height,
            width: contentsRect.width * width, height: contentsRect.height * height)
        return image.cropping(to: part) ?? image
    }

    private func rectangle(for image: CGImage) -> CGRect {
        let scale = contentsScale > 0 ? contentsScale : 1
        let size = CGSize(
            width: CGFloat(image.width) * contentsRect.width / scale,
            height: CGFloat(image.height) * contentsRect.height / scale)
        // A bitmap has whole pixels, so it may be a fraction of one larger than the layer: stretching would blur it.
        if contentsOrigin == .drawn, drawnSize == bounds.size {
            return CGRect(origin: drawnBounds.origin, size: size)
        }
        if contentsOrigin == .drawn, keepsDrawnSize { return CGRect(origin: bounds.origin, size: size) }
        let own = CGSize(
            width: size.width - 2 * drawingMargin.width, height: size.height - 2 * drawingMargin.height)
        guard contentsOrigin == .drawn, drawingMargin != .zero, own.width > 0, own.height > 0 else {
            return contentsGravity.rectangle(for: size, in: bounds)
        }
        // What lies within the bounds fits them, and the margins grow with it.
        let inner = contentsGravity.rectangle(for: own, in: bounds)
        return inner.insetBy(
            dx: -drawingMargin.width * inner.width / own.width, dy: -drawingMargin.height * inner.height / own.height)
    }
}

extension CALayerContentsGravity {
    /// Where an image of a size in points lies in a layer's bounds.
    package func rectangle(for size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        switch self {
        case .resize: return bounds
        case .resizeAspect:
            return centered(size, scaledBy: min(ratios(size, bounds).x, ratios(size, bounds).y), bounds)
        case .resizeAspectFill:
            return centered(size, scaledBy: max(ratios(size, bounds).x, ratios(size, bounds).y), bounds)
        default: return unscaled(size, in: bounds)
        }
    }

    private func ratios(_ size: CGSize, _ bounds: CGRect) -> CGPoint {
        CGPoint(x: bounds.width / size.width, y: bounds.height / size.height)
    }

    private func centered(_ size: CGSize, scaledBy factor: CGFloat, _ bounds: CGRect) -> CGRect {
        let (width, height) = (size.width * factor, size.height * factor)
        return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
    }

    private func unscaled(_ size: CGSize, in bounds: CGRect) -> CGRect {
        var rect = centered(size, scaledBy: 1, bounds)
        if [.left, .topLeft, .bottomLeft].contains(self) { rect.origin.x = bounds.minX }
        if [.right, .topRight, .bottomRight].contains(self) { rect.origin.x = bounds.maxX - size.width }
        if [.top, .topLeft, .topRight].contains(self) { rect.origin.y = bounds.minY }
        if [.bottom, .bottomLeft, .bottomRight].contains(self) { rect.origin.y = bounds.maxY - size.height }
        return rect
    }
}
