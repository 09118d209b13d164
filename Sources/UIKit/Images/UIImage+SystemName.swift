extension UIImage {
    /// Makes one of Apple's symbols in the shapes of an open icon font, drawn as a template.
    ///
    /// Apple's own may be used on Apple's systems only. Every name is accepted; one without a glyph, for which an outline
    /// stands, is told to `report`.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Makes one of Apple's symbols in some size, weight and color.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        if let remark = Self.remark(onSymbol: name) { Self.report("\(remark).") }
        let scales = [configuration?.traitCollection?.displayScale, UITraitCollection.current.displayScale]
        self.init(
            copying: .symbol(
                named: name, configuration.map { SymbolConfiguration.unspecified.applying($0) },
                scale: scales.compactMap(\.self).first { $0 > 0 } ?? UITraitCollection.standard.displayScale))
    }

    /// Makes one of Apple's symbols that shows a value of 0 to 1; here it shows it whole.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// Makes one of Apple's symbols for traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: Configuration(traitCollection: traitCollection))
    }

    /// The mark of what is done, as lists show it.
    public static var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    /// The mark of what is done, in a circle.
    public static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
    /// The sign for adding something.
    public static var add: UIImage { UIImage(systemName: "plus.circle") ?? UIImage() }
    /// The sign for taking something away.
    public static var remove: UIImage { UIImage(systemName: "minus.circle") ?? UIImage() }
    /// The sign for further actions.
    public static var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
}
