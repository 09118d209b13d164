/// An item of a tab bar.
///
/// Source: Apple's documentation of `UITabBarItem`.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// Items of the system's own; raw values as on iOS.
    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed
    }

    /// The image while the item is chosen; nil for `image`.
    open var selectedImage: UIImage? { didSet { onChange?() } }
    /// How far the title stands from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
    /// What a badge at the image's corner says; nil for no badge.
    open var badgeValue: String? { didSet { onChange?() } }
    /// The color of the badge; nil for the appearance's, or red.
    open var badgeColor: UIColor? { didSet { onChange?() } }
    /// The bar's looks while the item is chosen; nil for the bar's own.
    open var standardAppearance: UITabBarAppearance? { didSet { onChange?() } }
    /// The same while content ends above the bar; it counts where there is no `standardAppearance`.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { onChange?() } }
    private var badgeLooks: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    /// How the badge is set in a state: `.font` and `.foregroundColor` count; nil takes that back.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeLooks[state.rawValue] = textAttributes
        onChange?()
    }
    /// What was set for exactly this state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeLooks[state.rawValue]
    }

    /// The badge as it is shown in a state; nil for none.
    func badge(in state: UIControl.State, _ look: UITabBarItemAppearance.StateAppearance?) -> BadgeView? {
        guard let badgeValue else { return nil }
        let attributes = [
            look?.badgeTextAttributes, badgeLooks[UIControl.State.normal.rawValue], badgeLooks[state.rawValue],
        ]
        .compactMap { $0 }.reduce(into: [:]) { $0.merge($1) { $1 } }
        let badge = UIBarButtonItem.Badge.string(badgeValue)
        badge.backgroundColor = badgeColor ?? look?.badgeBackgroundColor
        badge.foregroundColor = attributes[.foregroundColor] as? UIColor
        badge.font = attributes[.font] as? UIFont
        return BadgeView(badge, height: 18, fontSize: 13)
    }

    /// Makes an item with a title, an image and a number of the program's own.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// Makes an item with a title and two images: the usual one, and one for while the item is chosen.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Makes an item of the system's, shown by a word without an image.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: systemItem.image, tag: tag)
    }
}

extension UITabBarItem.SystemItem {
    /// The item's symbol; nil where no font has it.
    var image: UIImage? { .systemSymbol(symbolName) }

    private var symbolName: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock.fill"
        case .contacts: "person.crop.circle.fill"
        case .bookmarks: "book.fill"
        case .search: "magnifyingglass"
        case .downloads: "square.and.arrow.down"
        case .mostViewed: "list.number"
        }
    }

    var title: String {
        switch self {
        case .topRated: "Top Rated"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
        }
    }
}
