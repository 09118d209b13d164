extension UIImage {
    /// Makes a placeholder for one of Apple's symbols: a rounded square of a symbol's size, drawn as a template.
    ///
    /// Apple's symbols may be used on Apple's systems only. Every name is accepted, and reported once through `report`.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Makes a placeholder for one of Apple's symbols in some size, weight and color.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        Self.report("The symbol \"\(name)\" is Apple's; a rounded square stands for it. Add a picture of your own.")
        let scale = configuration?.traitCollection?.displayScale ?? 0
        self.init(
            copying: .symbolPlaceholder(
                configuration.map { SymbolConfiguration.unspecified.applying($0) },
                scale: scale > 0 ? scale : UITraitCollection.current.displayScale))
    }

    /// Makes a placeholder for one of Apple's symbols for traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
    }
}
