extension UIImage {
    /// What an image was, or is to be, chosen for.
    ///
    /// On Apple's systems a subclass of NSObject. Source: Apple's documentation of `UIImage.Configuration`.
    ///
    /// Unchecked because it has a subclass: both are immutable.
    public class Configuration: Hashable, @unchecked Sendable {
        /// The traits that the image was chosen for; nil if none are known.
        public let traitCollection: UITraitCollection?

        init(traits: UITraitCollection?) {
            traitCollection = traits
        }

        /// Makes a configuration of traits.
        public convenience init(traitCollection: UITraitCollection?) {
            self.init(traits: traitCollection)
        }

        /// The same configuration with other traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            // `copy` makes an object of the receiver's own class.
            copy(traits: traitCollection) as! Self
        }

        func copy(traits: UITraitCollection?) -> Configuration {
            Configuration(traits: traits)
        }

        func isEqual(to other: Configuration) -> Bool {
            type(of: self) == type(of: other) && traitCollection == other.traitCollection
        }

        /// Whether both are of one class and specify the same.
        public static func == (a: Configuration, b: Configuration) -> Bool { a.isEqual(to: b) }

        /// Hashes the traits.
        public func hash(into hasher: inout Hasher) { hasher.combine(traitCollection) }
    }

    /// How bold a symbol's lines are; raw values as on iOS.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// How large a symbol is beside text of its point size; raw values as on iOS.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }

    /// How a symbol is drawn: its size, the boldness of its lines and its colors.
    ///
    /// What is not specified is left to whoever shows the symbol. Source: Apple's documentation of
    /// `UIImage.SymbolConfiguration`.
    ///
    /// Unchecked because its class is: both are immutable.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// What has been specified.
        struct Values: Hashable, Sendable {
            var size: Size?
            var weight = SymbolWeight.unspecified
            var scale = SymbolScale.unspecified
            var colors: [UIColor] = []

            /// What a symbol is as large as.
            enum Size: Hashable, Sendable {
                case points(CGFloat)
                /// Text of a style, at the text size of the traits that the symbol is shown for.
                case textStyle(UIFont.TextStyle)
            }

            /// Points in an em; nil where no size is specified.
            func pointSize(for traits: UITraitCollection) -> CGFloat? {
                switch size {
                case nil: nil
                case .points(let points): points
                case .textStyle(let style):
                    UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
                }
            }
        }

        let values: Values

        init(_ values: Values, traits: UITraitCollection? = nil) {
            self.values = values
            super.init(traits: traits)
        }

        /// Whether a size or a scale is specified, and not only weight or colors.
        package var specifiesSize: Bool {
            values.size != nil || ![.unspecified, .default].contains(values.scale)
        }

        /// A configuration that specifies nothing.
        public static let unspecified = SymbolConfiguration(Values())

        /// A symbol as large as text of a point size.
        public convenience init(pointSize: CGFloat) {
            self.init(Values(size: .points(pointSize)))
        }

        /// A symbol as large as text of a point size, its lines in a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(Values(size: .points(pointSize), weight: weight))
        }

        /// A symbol beside text of a point size, its lines in a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(Values(size: .points(pointSize), weight: weight, scale: scale))
        }

        /// A symbol of a scale, whatever its other measures.
        public convenience init(scale: SymbolScale) {
            self.init(Values(scale: scale))
        }

        /// A symbol with lines of a weight, whatever its other measures.
        public convenience init(weight: SymbolWeight) {
            self.init(Values(weight: weight))
        }

        /// A symbol as large as text of a style, at the text size of whoever shows the symbol; image views follow it.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(Values(size: .textStyle(textStyle)))
        }

        /// A symbol beside text of a style, in a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(Values(size: .textStyle(textStyle), scale: scale))
        }

        /// A symbol as large as text of a font.
        public convenience init(font: UIFont) {
            self.init(Values(size: .points(font.pointSize)))
        }

        /// A symbol beside text of a font, in a scale; the font's weight does not count.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(Values(size: .points(font.pointSize), scale: scale))
        }

        /// A symbol in shades of one color; here it has one shade.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(Values(colors: [hierarchicalColor]))
        }

        /// A symbol in several colors; here it has the first.
        public convenience init(paletteColors: [UIColor]) {
            self.init(Values(colors: paletteColors))
        }

        /// A symbol in its own colors where it has some; here it has that of other configurations.
        public static func preferringMulticolor() -> SymbolConfiguration { .unspecified }
        /// A symbol in one color.
        public static func preferringMonochrome() -> SymbolConfiguration { .unspecified }

        /// This configuration, but for what another one specifies.
        public func applying(_ otherConfiguration: Configuration) -> SymbolConfiguration {
            guard let other = (otherConfiguration as? SymbolConfiguration)?.values else {
                return SymbolConfiguration(values, traits: otherConfiguration.traitCollection ?? traitCollection)
            }
            let merged = Values(
                size: other.size ?? values.size,
                weight: other.weight == .unspecified ? values.weight : other.weight,
                scale: other.scale == .unspecified ? values.scale : other.scale,
                colors: other.colors.isEmpty ? values.colors : other.colors)
            return SymbolConfiguration(merged, traits: otherConfiguration.traitCollection ?? traitCollection)
        }

        override func copy(traits: UITraitCollection?) -> Configuration {
            SymbolConfiguration(values, traits: traits)
        }

        override func isEqual(to other: Configuration) -> Bool {
            super.isEqual(to: other) && values == (other as? SymbolConfiguration)?.values
        }
    }
}
