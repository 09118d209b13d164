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
    /// How far the title stands from its place. Stored; no effect.
    open var titlePositionAdjustment = UIOffset.zero
    /// A few letters for a mark at the image's corner; no mark is drawn. Stored; no effect.
    open var badgeValue: String? { didSet { onChange?() } }
    /// The color of that mark; nil for the system's red. Stored; no effect.
    open var badgeColor: UIColor? { didSet { onChange?() } }

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
