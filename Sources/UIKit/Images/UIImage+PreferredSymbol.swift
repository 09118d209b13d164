extension UIImage {
    /// The symbol in a configuration that views and bars prefer, where it has none of its own; images stay as they are.
    func showing(_ preferred: SymbolConfiguration?) -> UIImage {
        guard let preferred, let own = symbolConfiguration else { return self }
        return applyingSymbolConfiguration(preferred.applying(own)) ?? self
    }
}
