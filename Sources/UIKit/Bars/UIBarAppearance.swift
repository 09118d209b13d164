/// The ground of a bar and the line along it.
///
/// Bars take a copy: what is changed afterwards has no effect until it is set again. Source: Apple's documentation of
/// `UIBarAppearance`.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, NSCopying {
    /// The color of the ground; nil for that of the effect.
    open var backgroundColor: UIColor?
    /// What blurs the content below; nil for a ground of the color alone. Effects have the system's color here, without blur.
    open var backgroundEffect: UIBlurEffect?
    var shownGround: UIColor? { backgroundColor ?? (backgroundEffect == nil ? nil : .secondarySystemBackground) }
    /// An image over the ground's color, stretched over the bar.
    open var backgroundImage: UIImage?
    /// How the image fills the bar.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the line along the bar; nil for none.
    open var shadowColor: UIColor?
    /// An image in the line's place; a template takes the line's color, and there is none without a color.
    open var shadowImage: UIImage?
    var shownShadowImage: UIImage? {
        shadowImage?.renderingMode == .alwaysTemplate && shadowColor == nil ? nil : shadowImage
    }

    /// Makes the system's appearance.
    public override required init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Makes an appearance that begins as another one.
    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        take(barAppearance)
    }

    /// Gives the bar the system's ground.
    open func configureWithDefaultBackground() {
        (backgroundColor, backgroundImage, shadowColor) = (nil, nil, .separator)
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    }
    /// Gives the bar the system's opaque ground.
    open func configureWithOpaqueBackground() {
        (backgroundColor, backgroundImage, shadowColor) = (.systemBackground, nil, .separator)
        backgroundEffect = nil
    }
    /// Takes ground and line away.
    open func configureWithTransparentBackground() {
        (backgroundColor, backgroundImage, shadowColor) = (nil, nil, nil)
        backgroundEffect = nil
    }

    /// An appearance with the same values.
    nonisolated open func copy(with zone: NSZone?) -> Any {
        MainActor.assumeIsolated { copied } as UIBarAppearance
    }

    private var copied: UIBarAppearance {
        let copy = Self()
        copy.take(self)
        return copy
    }

    func take(_ other: UIBarAppearance) {
        (backgroundColor, backgroundEffect) = (other.backgroundColor, other.backgroundEffect)
        (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
        (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
    }
}

/// The ground of a navigation bar and how its title is set.
///
/// Source: Apple's documentation of `UINavigationBarAppearance`.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// How titles are set: `.font` and `.foregroundColor` count.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How large titles are set: `.font` and `.foregroundColor` count.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// By how much titles are moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// How items are set; what their own `setTitleTextAttributes(_:for:)` says counts first.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// How items that end something are set.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// How the way back is set.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The arrow of the way back that was set; an image without area stands for the bar's.
    open private(set) var backIndicatorImage = UIImage()
    /// Sets the arrow of the way back; titles do not move, so that the shape that they vanish behind has no effect.
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        backIndicatorImage = image ?? UIImage()
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        (titleTextAttributes, largeTitleTextAttributes) = (other.titleTextAttributes, other.largeTitleTextAttributes)
        (titlePositionAdjustment, backIndicatorImage) = (other.titlePositionAdjustment, other.backIndicatorImage)
        (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance, other.doneButtonAppearance)
        backButtonAppearance = other.backButtonAppearance
    }
}

/// The ground of a toolbar.
///
/// Source: Apple's documentation of `UIToolbarAppearance`.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// How items are set.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// How items that end something are set.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UIToolbarAppearance else { return }
        (buttonAppearance, doneButtonAppearance) = (other.buttonAppearance, other.doneButtonAppearance)
    }
}

/// The ground of a tab bar.
///
/// Source: Apple's documentation of `UITabBarAppearance`.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
    /// How items are set that have their title below their image: colors of images count, for titles too.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// How items are set that have their title beside their image. Stored; no effect.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The same where there is little height. Stored; no effect.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The tint of the image behind the item that is chosen.
    open var selectionIndicatorTintColor: UIColor?
    /// An image behind the item that is chosen, in its own size; nil for the bar's.
    open var selectionIndicatorImage: UIImage?

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        (stackedLayoutAppearance, inlineLayoutAppearance) = (
            other.stackedLayoutAppearance, other.inlineLayoutAppearance
        )
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
    }
}

/// How items of navigation bars and toolbars are set in each state.
///
/// Source: Apple's documentation of `UIBarButtonItemAppearance`.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
    /// What holds in a state.
    @preconcurrency @MainActor open class StateAppearance: NSObject {
        /// How titles are set: `.font` and `.foregroundColor` count.
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        /// By how much titles are moved, in points; that of the normal state holds in all.
        open var titlePositionAdjustment = UIOffset.zero
        /// An image behind the item, stretched.
        open var backgroundImage: UIImage?
    }

    /// Of items that wait.
    open private(set) var normal = StateAppearance()
    /// Of items under a finger.
    open private(set) var highlighted = StateAppearance()
    /// Of items that cannot be used.
    open private(set) var disabled = StateAppearance()
    /// Of items that have the focus.
    open private(set) var focused = StateAppearance()

    /// What holds in a state that buttons have.
    subscript(state: UIControl.State) -> StateAppearance {
        switch state {
        case .disabled: disabled
        case .highlighted: highlighted
        default: normal
        }
    }

    /// Makes the appearance of plain items.
    public override convenience init() { self.init(style: .plain) }
    /// Makes the appearance of items of a style; all begin alike.
    public init(style: UIBarButtonItem.Style) { super.init() }
}

/// How items of tab bars are set in each state.
///
/// Source: Apple's documentation of `UITabBarItemAppearance`.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    /// What holds in a state.
    @preconcurrency @MainActor open class StateAppearance: NSObject {
        /// How titles are set: `.font` and `.foregroundColor` count.
        open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        /// By how much titles are moved, in points.
        open var titlePositionAdjustment = UIOffset.zero
        /// The color of images, and of titles that say none of their own.
        open var iconColor: UIColor?
        /// The color behind badges; nil for red.
        open var badgeBackgroundColor: UIColor?
        /// How badges are set: `.font` and `.foregroundColor` count.
        open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
        /// By how much badges are moved, in points.
        open var badgePositionAdjustment = UIOffset.zero
        /// By how much badges' titles are moved, in points. Stored; no effect.
        open var badgeTitlePositionAdjustment = UIOffset.zero
    }

    /// Of items that wait.
    open private(set) var normal = StateAppearance()
    /// Of the chosen item.
    open private(set) var selected = StateAppearance()
    /// Of items that cannot be used.
    open private(set) var disabled = StateAppearance()
    /// Of items that have the focus.
    open private(set) var focused = StateAppearance()

    /// What holds in a state that items have.
    subscript(state: UIControl.State) -> StateAppearance {
        switch state {
        case .disabled: disabled
        case .selected: selected
        default: normal
        }
    }
}

/// What a bar item's appearance holds in a state, by the name that Apple has for it.
public typealias UIBarButtonItemStateAppearance = UIBarButtonItemAppearance.StateAppearance
/// What a tab's appearance holds in a state, by the name that Apple has for it.
public typealias UITabBarItemStateAppearance = UITabBarItemAppearance.StateAppearance
