extension UIButton {
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
}
