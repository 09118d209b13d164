extension UIView {
    /// The traits of the superview or the screen, but for the style that this view insists on.
    var resolvedTraits: UITraitCollection {
        let inherited = superview?.traitCollection ?? UIScreen.main.traitCollection
        guard let own = ownTraits else { return inherited }
        return inherited.overridden(by: own)
    }

    /// What the view insists on; nil if it takes everything from above.
    private var ownTraits: UITraitCollection? {
        let (style, overrides) = (viewState.interfaceStyle, viewState.traitOverrides)
        if style == .unspecified, overrides == UITraitOverrides() { return nil }
        return UITraitCollection(traitsFrom: [overrides.collection, UITraitCollection(userInterfaceStyle: style)])
    }

    /// Traits that the view and those upon it have in place of those from above.
    public var traitOverrides: UITraitOverrides {
        get { viewState.traitOverrides }
        set {
            let before = traitCollection
            viewState.traitOverrides = newValue
            traitsMayHaveChanged(from: before)
        }
    }

    /// The pixels that the view's edges and lines of text are put on.
    var pixelGrid: PixelGrid { PixelGrid(scale: layer.contentsScale) }

    func changeInterfaceStyle(to style: UIUserInterfaceStyle) {
        let before = traitCollection
        viewState.interfaceStyle = style
        traitsMayHaveChanged(from: before)
    }

    func changeTint(to color: UIColor?) {
        guard color != viewState.tintColor else { return }
        viewState.tintColor = color
        tintDidChange()
    }

    func inheritedValuesMayHaveChanged(from traits: UITraitCollection, _ tint: UIColor?) {
        traitsMayHaveChanged(from: traits)
        if tint != tintColor { tintDidChange() }
    }

    private func tintDidChange() {
        tintColorDidChange()
        for view in subviews where view.viewState.tintColor == nil { view.tintDidChange() }
    }

    /// Has the rules that this view holds read again, because leading may mean the other side now.
    func directionDidChange() {
        rulesDidChange { engine in
            for constraint in viewState.constraints { engine.constraintDidChange(constraint) }
        }
        setNeedsLayout()
    }

    private func traitsMayHaveChanged(from before: UITraitCollection) {
        guard before != traitCollection else { return }
        if before.layoutDirection != traitCollection.layoutDirection { directionDidChange() }
        applyBackground()
        if drawsContent { setNeedsDisplay() }
        traitCollectionDidChange(before)
        viewState.controller?.traitCollectionDidChange(before)
        tellTraitObservers(of: before)
        for view in subviews {
            view.traitsMayHaveChanged(from: view.ownTraits.map(before.overridden) ?? before)
        }
    }
}
