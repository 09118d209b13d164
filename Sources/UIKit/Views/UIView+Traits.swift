extension UIView {
    /// The traits of the superview or the screen, but for the style that this view insists on.
    var resolvedTraits: UITraitCollection {
        let inherited = superview?.traitCollection ?? UIScreen.main.traitCollection
        if viewState.interfaceStyle == .unspecified { return inherited }
        return inherited.overridden(by: UITraitCollection(userInterfaceStyle: viewState.interfaceStyle))
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

    private func traitsMayHaveChanged(from before: UITraitCollection) {
        guard before != traitCollection else { return }
        applyBackground()
        if drawsContent { setNeedsDisplay() }
        traitCollectionDidChange(before)
        for view in subviews {
            let style = UITraitCollection(userInterfaceStyle: view.viewState.interfaceStyle)
            view.traitsMayHaveChanged(from: before.overridden(by: style))
        }
    }
}
