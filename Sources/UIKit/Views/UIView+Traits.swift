extension UIView {
    var ownMinimumContentSizeCategory: UIContentSizeCategory? {
        get { viewState.textSizeLimits.least }
        set { changeTextSizeLimits { $0.least = newValue } }
    }

    var ownMaximumContentSizeCategory: UIContentSizeCategory? {
        get { viewState.textSizeLimits.greatest }
        set { changeTextSizeLimits { $0.greatest = newValue } }
    }

    var ownAppliedContentSizeCategoryLimitsDescription: String { describedTextSizeLimits }

    /// The traits of the superview or the screen, but for the style that this view insists on.
    var resolvedTraits: UITraitCollection { inherited.traits }

    func traits(below inherited: UITraitCollection) -> UITraitCollection {
        let traits = ownTraits.map(inherited.overridden) ?? inherited
        return viewState.textSizeLimits == TextSizeLimits() ? traits : viewState.textSizeLimits.applied(to: traits)
    }

    /// What the view insists on; nil if it takes everything from above.
    private var ownTraits: UITraitCollection? {
        let (style, overrides) = (viewState.interfaceStyle, viewState.traitOverrides)
        let above = viewState.controller?.insistedTraits.collection
        if style == .unspecified, overrides == UITraitOverrides() { return above }
        let own = UITraitCollection(overrides).overridden(by: UITraitCollection(userInterfaceStyle: style))
        return above?.overridden(by: own) ?? own
    }

    var ownTraitOverrides: UITraitOverrides {
        get { viewState.traitOverrides }
        set {
            let before = traitCollection
            viewState.traitOverrides = newValue
            traitsMayHaveChanged(from: before)
        }
    }

    /// The traits that the view draws in: its own, and what its tint makes of `UIColor.tintColor`.
    var drawingTraits: UITraitCollection { traitCollection.tinted(tintColor) }

    /// The pixels that the view's edges and lines of text are put on.
    var pixelGrid: PixelGrid { PixelGrid(scale: layer.contentsScale) }

    func changeTextSizeLimits(_ change: (inout TextSizeLimits) -> Void) {
        let before = traitCollection
        change(&viewState.textSizeLimits)
        traitsMayHaveChanged(from: before)
    }

    var describedTextSizeLimits: String {
        sequence(first: self) { $0.superview }.filter { $0.viewState.textSizeLimits != TextSizeLimits() }
            .map { "\(type(of: $0)): \($0.viewState.textSizeLimits.description)" }.joined(separator: "\n")
    }

    func changeInterfaceStyle(to style: UIUserInterfaceStyle) {
        let before = traitCollection
        viewState.interfaceStyle = style
        traitsMayHaveChanged(from: before)
    }

    /// Has the rules that this view holds read again, because leading may mean the other side now, and what it draws.
    func directionDidChange() {
        constraintsDidChange { engine in
            for constraint in viewState.constraints { engine.constraintDidChange(constraint) }
        }
        setNeedsLayout()
        if drawsContent { setNeedsDisplay() }
    }

    /// Tells this view and those upon it whose traits are others than before.
    func traitsMayHaveChanged(from before: UITraitCollection) {
        var waiting = [(view: self, before: before)]
        while let (view, before) = waiting.popLast() {
            guard before != view.traitCollection else { continue }
            view.traitsDidChange(from: before)
            waiting.append(contentsOf: view.subviews.reversed().map { ($0, $0.traits(below: before)) })
        }
    }

    private func traitsDidChange(from before: UITraitCollection) {
        if before.layoutDirection != traitCollection.layoutDirection { directionDidChange() }
        applyBackground()
        if drawsContent { setNeedsDisplay() }
        traitCollection.performAsCurrent {
            traitCollectionDidChange(before)
            viewState.controller?.traitCollectionDidChange(before)
            tellTraitObservers(of: before)
        }
    }
}

/// What has traits and hears of their changes: views.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    /// The traits that hold for the object at the moment.
    var traitCollection: UITraitCollection { get }
    /// Called when traits have changed, with those from before.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}

/// The text sizes between which a view and those upon it stay.
struct TextSizeLimits: Equatable {
    var least: UIContentSizeCategory?
    var greatest: UIContentSizeCategory?

    /// Traits with a text size within the limits; the least one counts where they contradict each other.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        var category = traits.preferredContentSizeCategory
        if let greatest { category = min(category, greatest) }
        if let least { category = max(category, least) }
        return traits.modifyingTraits { $0.preferredContentSizeCategory = category }
    }

    var description: String {
        let texts = [least.map { "at least \($0.rawValue)" }, greatest.map { "at most \($0.rawValue)" }]
        return texts.compactMap { $0 }.joined(separator: ", ")
    }
}

extension UIView {
    /// The point of the view that its `center` is the place of, from (0, 0) to (1, 1): its layer's.
    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// Has changes of traits take effect; they have by then.
    public func updateTraitsIfNeeded() {}
}
