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

    /// Makes a system button with an image, or its signs, and an action.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    /// How a symbol is drawn in a state; nil where none was set for just that state.
    public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        states[state].symbol
    }
    /// How a symbol is drawn now.
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { states.value(state, \.symbol) }

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

extension UIImage {
    /// The image with a symbol's configuration where it does not have its own, as image views show it.
    func showing(_ preferred: SymbolConfiguration?) -> UIImage {
        guard let preferred, let own = symbolConfiguration else { return self }
        return applyingSymbolConfiguration(preferred.applying(own)) ?? self
    }
}
