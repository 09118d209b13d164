/// What a button does under a pointer, and which habits of a system it keeps; nothing of it shows here.
struct ButtonPointing {
    var isEnabled = false
    var style: UIButton.PointerStyleProvider?
    var preferredBehavior = UIBehavioralStyle.automatic
    var menuOrder = UIContextMenuConfiguration.ElementOrder.automatic
    var reversesShadow = false
}

/// Which system's habits a control keeps; raw values as on iOS.
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic = 0
    case pad, mac
}

extension UIButton {
    /// Says what a pointer looks like upon a button; no pointer asks here.
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    /// Whether a pointer changes upon the button. Stored; no effect.
    public var isPointerInteractionEnabled: Bool {
        get { pointing.isEnabled }
        set { pointing.isEnabled = newValue }
    }
    /// What the pointer looks like there. Stored; no effect.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { pointing.style }
        set { pointing.style = newValue }
    }
    /// Which system's habits the button should keep. Stored; no effect.
    public var preferredBehavioralStyle: UIBehavioralStyle {
        get { pointing.preferredBehavior }
        set { pointing.preferredBehavior = newValue }
    }
    /// Which system's habits the button keeps: those of iPhone and iPad.
    public var behavioralStyle: UIBehavioralStyle { .pad }
    /// In which order the button's menu lists its elements. Stored; no effect.
    public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { pointing.menuOrder }
        set { pointing.menuOrder = newValue }
    }
    /// Whether the title's shadow falls the other way while the button is pressed. Stored; no effect.
    public var reversesTitleShadowWhenHighlighted: Bool {
        get { pointing.reversesShadow }
        set { pointing.reversesShadow = newValue }
    }
}
