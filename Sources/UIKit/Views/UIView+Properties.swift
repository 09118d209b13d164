extension UIView {
    /// The direction that leading and trailing mean where no subclass says otherwise.
    var resolvedDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    func hugging(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority { viewState.hugging[axis] ?? .defaultLow }

    func setHugging(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
        viewState.hugging[axis] = priority
        contentPriorityDidChange()
    }

    func resistance(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        viewState.compressionResistance[axis] ?? .defaultHigh
    }

    func setResistance(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
        viewState.compressionResistance[axis] = priority
        contentPriorityDidChange()
    }

    private func contentPriorityDidChange() {
        constraintsDidChange { $0.itemDidChange(self) }
        superview?.subviewDidChange(self)
        superview?.setNeedsLayout()
    }

    /// Has a view that its frame placed be placed by constraints or content, or the other way around.
    func placingDidChange() {
        if translatesAutoresizingMaskIntoConstraints { viewState.solvedFrame = nil }
        contentSizeDidChange()
    }
}

/// The direction in which leading leads to trailing.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}
