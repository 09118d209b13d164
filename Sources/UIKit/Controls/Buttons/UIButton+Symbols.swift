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

    /// An image as the button shows it: symbols as they or the button say, or else, on buttons of the system, at the large
    /// scale. Source: stored sizes of six buttons in documents of three projects.
    ///
    /// - Parameters:
    ///   - preferred: What the button says.
    ///   - standard: The size, where nobody says one.
    func shown(
        _ image: UIImage?, _ preferred: UIImage.SymbolConfiguration?, standard: UIImage.SymbolConfiguration
    ) -> UIImage? {
        var wanted = preferred
        if buttonType == .system,
            ![preferred, image?.symbolConfiguration].contains(where: { $0?.specifiesSize == true })
        {
            let large = standard.applying(UIImage.SymbolConfiguration(scale: .large))
            wanted = preferred.map(large.applying) ?? large
        }
        return image?.showing(wanted).symbol(for: traitCollection)
    }
}
