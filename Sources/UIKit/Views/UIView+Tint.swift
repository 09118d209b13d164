/// A tint and how it is shown, as a view has them from itself or from above.
struct InheritedTint: Equatable {
    var color: UIColor
    var mode: UIView.TintAdjustmentMode

    /// What holds where no view says anything.
    static let standard = InheritedTint(color: .systemBlue, mode: .normal)
}

extension UIView {
    /// How tints are shown; raw values as on iOS.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview's.
        case automatic = 0
        case normal
        /// Without color, as what lies under an alert.
        case dimmed
    }

    /// The nearest tint and the nearest mode from here up, each by itself.
    var inheritedTint: InheritedTint { inherited.tint }

    /// The tint as the view shows it.
    var shownTint: UIColor {
        let tint = inheritedTint
        return tint.mode == .dimmed ? tint.color.dimmed : tint.color
    }

    /// `UIColor.tintColor` means the tint itself, so it changes nothing.
    func changeTint(to newColor: UIColor?) {
        let color = newColor === UIColor.tintColor ? nil : newColor
        guard color != viewState.tintColor else { return }
        let before = inheritedTint
        viewState.tintColor = color
        tintMayHaveChanged(from: before)
    }

    func changeTintAdjustment(to mode: TintAdjustmentMode) {
        let before = inheritedTint
        viewState.tintAdjustmentMode = mode
        tintMayHaveChanged(from: before)
    }

    func inheritedValuesMayHaveChanged(from traits: UITraitCollection, _ tint: InheritedTint) {
        traitsMayHaveChanged(from: traits)
        tintMayHaveChanged(from: tint)
    }

    /// Tells the view, and those upon it that take anything of it from here, if it has another tint than before.
    private func tintMayHaveChanged(from before: InheritedTint) {
        let now = inheritedTint
        var waiting = now == before ? [] : [(view: self, before: before, now: now)]
        while let (view, before, now) = waiting.popLast() {
            view.applyBackground()
            if view.drawsContent { view.setNeedsDisplay() }
            view.traitCollection.performAsCurrent(view.tintColorDidChange)
            for subview in view.subviews.reversed() {
                let (old, new) = (before.passed(to: subview), now.passed(to: subview))
                if old != new { waiting.append((subview, old, new)) }
            }
        }
    }
}

extension InheritedTint {
    /// What a subview makes of the tint from above.
    @MainActor func passed(to view: UIView) -> InheritedTint {
        let (color, mode) = (view.viewState.tintColor, view.viewState.tintAdjustmentMode)
        return InheritedTint(color: color ?? self.color, mode: mode == .automatic ? self.mode : mode)
    }
}

extension UIColor {
    /// The gray that is as light, whatever the traits.
    fileprivate var dimmed: UIColor { UIColor { self.resolvedColor(with: $0).asGray } }
}
