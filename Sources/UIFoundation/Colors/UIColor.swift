/// A color, or a choice of colors that depends on the traits of whoever draws.
///
/// Immutable. Two fixed colors are equal when color space and components are; a dynamic color is equal to itself
/// and its copies alone. Source: Apple's documentation of `UIColor`.
///
/// Unchecked because its class promises nothing, and a program's provider of dynamic colors may be called on any thread.
public final class UIColor: AttributeValue, @unchecked Sendable {
    private let source: Source

    private enum Source {
        case fixed(CGColor)
        case dynamic(Provider)
    }

    /// What chooses a dynamic color; an object, so that copies are known for the same.
    private final class Provider {
        let choose: (UITraitCollection) -> UIColor
        init(_ choose: @escaping (UITraitCollection) -> UIColor) { self.choose = choose }
    }

    /// Makes a color that shows nothing, for variables that get another one later; on iOS it stands for none at all.
    public convenience override init() { self.init(white: 0, alpha: 0) }

    /// Makes a color of components in sRGB, 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a gray.
    public init(white: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(gray: white, alpha: alpha))
    }

    /// Makes a color from hue (0 to 1, red to red), saturation and brightness.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HueColor(hue: hue, saturation: saturation, brightness: brightness).rgb
        source = .fixed(CGColor(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha))
    }

    /// Makes a color of components in Display P3, 0 to 1.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let space = CGColorSpace(name: CGColorSpace.displayP3)
        let color = space.flatMap { CGColor(colorSpace: $0, components: [red, green, blue, alpha]) }
        source = .fixed(color ?? CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a color of Core Graphics' color, which is kept as it is.
    public init(cgColor: CGColor) {
        source = .fixed(cgColor)
    }

    /// Makes a color that fills areas and letters with copies of an image, side by side from the top left of whatever
    /// is drawn.
    ///
    /// Outlines and shadows, which have one color, take the image's mean. An image without a bitmap is clear.
    /// On Apple's systems the copies begin at the context's corner and do not follow its transform.
    public init(patternImage image: UIImage) {
        let bitmap = image.looksLikeBitmap ? image.cgImage : image.flattened(defaultTint: nil)?.cgImage
        source = .fixed(bitmap.map { CGColor(tiling: $0, scale: image.scale) } ?? .clear)
    }

    /// Makes a color that is chosen anew wherever it is used, by the traits there.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        source = .dynamic(Provider(dynamicProvider))
    }

    /// Makes a color that is chosen in the same way as another one.
    package init(copying other: UIColor) {
        source = other.source
    }

    /// The color under the current traits.
    public var cgColor: CGColor {
        cgColor(with: .current)
    }

    /// The fixed color that this one is under given traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = source { return self }
        return UIColor(cgColor: cgColor(with: traitCollection))
    }

    /// How many providers may name each other before the chain is taken to have no end.
    private static let maximumDepth = 32

    private func cgColor(with traits: UITraitCollection) -> CGColor {
        var color = self
        for _ in 0..<Self.maximumDepth {
            switch color.source {
            case .fixed(let fixed): return fixed
            case .dynamic(let provider): color = provider.choose(traits)
            }
        }
        return .clear
    }

    /// The same color with another opacity; a dynamic color stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let color): return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .dynamic(let provider): return UIColor { provider.choose($0).withAlphaComponent(alpha) }
        }
    }

    // MARK: Drawing

    /// Makes this the color of fills and strokes in the current context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the color of fills in the current context.
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Makes this the color of strokes in the current context.
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }

    // MARK: Equality

    override func hasSameValue(as other: AttributeValue) -> Bool {
        switch (source, (other as? UIColor)?.source) {
        case (.fixed(let left), .fixed(let right)): left == right
        case (.dynamic(let left), .dynamic(let right)): left === right
        default: false
        }
    }

    override func hashValue(into hasher: inout Hasher) {
        switch source {
        case .fixed(let color): hasher.combine(color)
        case .dynamic(let provider): hasher.combine(ObjectIdentifier(provider))
        }
    }

    /// The color space and components, as Apple's description shows them.
    public override var description: String {
        let color = cgColor
        let numbers = (color.components ?? []).map { String(format: "%g", Double($0)) }.joined(separator: " ")
        return switch color.colorSpace?.name {
        case nil: "UIPatternColor \(numbers)"
        case CGColorSpace.displayP3: "UIDisplayP3ColorSpace \(numbers)"
        case CGColorSpace.genericGrayGamma2_2: "UIExtendedGrayColorSpace \(numbers)"
        default: "UIExtendedSRGBColorSpace \(numbers)"
        }
    }
}

extension UIColor: _ExpressibleByColorLiteral {
    /// Serves `#colorLiteral(red:green:blue:alpha:)`.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// What `#colorLiteral(red:green:blue:alpha:)` makes where nothing else says its type.
public typealias _ColorLiteralType = UIColor

extension UIColor {
    /// Makes a color of components in sRGB, 0 to 1, as color literals do.
    public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(_colorLiteralRed: red, green: green, blue: blue, alpha: alpha)
    }
}
