extension UIView {
    /// A number by which the owner finds the view again.
    public var tag: Int {
        get { viewState.tag }
        set { viewState.tag = newValue }
    }

    /// The direction of the view's content, whatever that of its surroundings.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { viewState.semanticContentAttribute }
        set {
            guard newValue != viewState.semanticContentAttribute else { return }
            viewState.semanticContentAttribute = newValue
            directionDidChange()
        }
    }

    /// The direction that leading and trailing mean here.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// Whether the view is told of more than one finger; it is told of all. Stored; no effect.
    public var isMultipleTouchEnabled: Bool {
        get { viewState.isMultipleTouchEnabled }
        set { viewState.isMultipleTouchEnabled = newValue }
    }

    /// Whether other views get no touches while this one has some; they do get them. Stored; no effect.
    public var isExclusiveTouch: Bool {
        get { viewState.isExclusiveTouch }
        set { viewState.isExclusiveTouch = newValue }
    }

    /// How strongly the view keeps from growing beyond its content; 250 unless set.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        viewState.hugging[axis] ?? .defaultLow
    }

    /// Sets how strongly the view keeps from growing beyond its content in a direction.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        viewState.hugging[axis] = priority
        contentPriorityDidChange()
    }

    /// How strongly the view keeps from shrinking below its content; 750 unless set.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        viewState.compressionResistance[axis] ?? .defaultHigh
    }

    /// Sets how strongly the view keeps from shrinking below its content in a direction.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        viewState.compressionResistance[axis] = priority
        contentPriorityDidChange()
    }

    private func contentPriorityDidChange() {
        constraintsDidChange { $0.itemDidChange(self) }
        superview?.subviewDidChange(self)
        superview?.setNeedsLayout()
    }

    /// The rectangle of the view that layout rules see, for a frame.
    public func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    /// The frame for the rectangle that layout rules see.
    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
}

/// The direction in which leading leads to trailing.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}
