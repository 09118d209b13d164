extension UIColor {
    /// How much a color stands out in an interface; raw values as on iOS.
    public enum Prominence: Int, Sendable {
        case primary = 0
        case secondary, tertiary, quaternary

        /// How much of the color's opacity is left: as much as of that of the system's labels of these ranks.
        fileprivate var opacity: CGFloat {
            switch self {
            case .primary: 1
            case .secondary: 0.6
            case .tertiary: 0.3
            case .quaternary: 0.18
            }
        }
    }

    /// The color as it is for things of another rank, more transparent the less they stand out.
    ///
    /// Source: Apple's documentation of `withProminence(_:)`, which tells no figures.
    public func withProminence(_ prominence: Prominence) -> UIColor {
        guard prominence != .primary else { return self }
        return UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * prominence.opacity)
        }
    }
}
