/// Glass over what lies below: a faint blur and a tint, without iOS's edges of light.
///
/// Source: Apple's documentation of `UIGlassEffect`.
@preconcurrency @MainActor public final class UIGlassEffect: UIVisualEffect {
    /// How much shines through; raw values as on iOS.
    public enum Style: Int, Sendable {
        case regular = 0
        case clear
    }

    private let style: Style
    /// Whether the glass follows a finger. Stored; no effect.
    public var isInteractive = false
    /// The color of the glass; nil for that of the style.
    public var tintColor: UIColor?

    /// Makes glass of a style.
    public init(style: Style = .regular) {
        self.style = style
        super.init()
    }

    override var tint: UIColor? {
        if let tintColor { return tintColor }
        let alpha: CGFloat = style == .regular ? 0.6 : 0.2
        return UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.11 : 0.97, alpha: alpha) }
    }

    /// Narrower than that of materials, as glass looks; Apple publishes no measure.
    override var blurRadius: CGFloat { style == .regular ? 8 : 2 }
}

/// What lets glass upon it flow together; here every piece stays by itself.
///
/// Source: Apple's documentation of `UIGlassContainerEffect`.
@preconcurrency @MainActor public final class UIGlassContainerEffect: UIVisualEffect {
    /// From which distance on pieces flow together, in points. Stored; no effect.
    public var spacing: CGFloat = 0
}
