/// An effect that a view puts on what lies behind it.
///
/// Source: Apple's documentation of `UIVisualEffect`.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
    /// The color that lies upon what is blurred; nil for none.
    var tint: UIColor? { nil }
    /// The standard deviation of the blur in points; 0 for none.
    var blurRadius: CGFloat { 0 }
}

/// A blur of what lies below, and a tint upon it.
@preconcurrency @MainActor public final class UIBlurEffect: UIVisualEffect {
    /// How light the blur is; raw values as on iOS.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light, dark, extraDark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
        case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
        case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
        case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
    }

    let style: Style

    /// Makes a blur of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// The color that a blur of this style comes nearest to over a middling background.
    override var tint: UIColor? {
        let (light, dark) = (UIColor(white: 0.97, alpha: opacity), UIColor(white: 0.11, alpha: opacity))
        switch style {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            return light
        case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            return dark
        default: return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
        }
    }

    /// As wide as iOS's materials look; Apple publishes no measure.
    override var blurRadius: CGFloat { 20 }

    private var opacity: CGFloat {
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.45
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.6
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.9
        default: 0.75
        }
    }
}

/// How much of what lies behind shines through content; raw values as on iOS.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// What lets content shine through a blur; it leaves content as it is here.
@preconcurrency @MainActor public final class UIVibrancyEffect: UIVisualEffect {
    /// Makes a vibrancy over a blur; it is not drawn.
    public init(blurEffect: UIBlurEffect) { super.init() }
    /// Makes a vibrancy of a style over a blur; it is not drawn.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// A view with an effect on what lies behind it.
///
/// PDF and SVG have no blur that mixes what lies below: there the tint alone is seen.
/// Source: Apple's documentation of `UIVisualEffectView`.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// What is shown upon the effect; subviews belong here.
    open internal(set) var contentView = UIView()

    /// Makes a view of no size with an effect; nil for none.
    public init(effect: UIVisualEffect? = nil) {
        self.effect = effect
        super.init(frame: .zero)
        setUpEffect()
    }

    /// Makes a view from a nib, with the effect and the content that the document gives it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpEffect()
        (coder as? NibCoder)?.decoder(of: "visualEffectView").map(decodeEffect)
    }

    open override class var layerClass: AnyClass { CABackdropLayer.self }

    /// The effect; nil, and one without a tint, show the background color.
    open var effect: UIVisualEffect? {
        didSet {
            applyBackground()
            cornersDidChange()
        }
    }

    override var drawsContent: Bool { type(of: self) != UIVisualEffectView.self }
    override var usualCorners: UICornerConfiguration { effect is UIGlassEffect ? .capsule() : .square }

    override func applyBackground() {
        show(background: effect?.tint ?? viewState.background)
        (layer as? CABackdropLayer)?.blurRadius = effect?.blurRadius ?? 0
    }

    override func adopt(_ view: UIView, as place: NibChildren) {
        contentView = view
        addSubview(view)
    }

    private func setUpEffect() {
        applyBackground()
        cornersDidChange()
        guard contentView.superview == nil else { return }
        fill(with: contentView)
    }
}
