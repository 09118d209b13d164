/// What a navigation bar shows for one controller.
///
/// Source: Apple's documentation of `UINavigationItem`.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// When the title is large; raw values as on iOS.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always, never
    }

    /// How much the button that goes back says; raw values as on iOS.
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default` = 0
        case generic, minimal
    }

    /// How much the button that goes back here says.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// What the bar says in its middle.
    open var title: String? { didSet { onChange?() } }
    /// A line above the title.
    open var prompt: String? { didSet { onChange?() } }
    /// How a bar arranges title and items; raw values as on iOS.
    public enum ItemStyle: Int, Sendable {
        case navigator = 0
        case browser, editor
    }

    /// How the bar arranges title and items. Stored; no effect.
    open var style = ItemStyle.navigator
    /// A view in the title's place.
    open var titleView: UIView? { didSet { onChange?() } }
    /// The items at the leading edge, from there inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
    /// The items at the trailing edge, from there inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
    /// The item that leads back here from the next controller: its title, image and tint count.
    open var backBarButtonItem: UIBarButtonItem?
    /// What the way back here is called; nil for the title.
    open var backButtonTitle: String?
    /// What the way back does in place of going back, with its title and image if it has any; with it there is a way back even
    /// where no item lies below. Nil goes back.
    open var backAction: UIAction? { didSet { onChange?() } }
    /// The title with attributes, in place of `title`.
    open var attributedTitle: AttributedString? { didSet { onChange?() } }
    /// A smaller line below the title, which is not shown beside a view in the title's place or a large title.
    open var subtitle: String? { didSet { onChange?() } }
    /// That line with attributes, in place of `subtitle`.
    open var attributedSubtitle: AttributedString? { didSet { onChange?() } }
    /// What the large title says; nil for the title.
    open var largeTitle: String? { didSet { onChange?() } }
    /// Makes the menu of the title for what the system proposes; menus do not open. Stored; no effect.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    /// Where a search stands in the bar; raw values as on iOS.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        case inline, stacked, integrated, integratedCentered, integratedButton
    }
    /// Where the search stands in the bar. Stored; no effect.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// Whether no way back is shown.
    open var hidesBackButton = false { didSet { onChange?() } }
    /// Whether leading items stand beside the way back; otherwise they take its place.
    open var leftItemsSupplementBackButton = false { didSet { onChange?() } }
    /// Whether the title is large where the bar prefers that; `.automatic` leaves it to the item below.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { onChange?() } }
    /// Ground, line and title of the bar while the item is shown; nil for the bar's own.
    open var standardAppearance: UINavigationBarAppearance? { didSet { onChange?() } }
    /// The same while content begins below the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { onChange?() } }
    /// The same where there is little height. Stored; no effect.
    open var compactAppearance: UINavigationBarAppearance?
    /// A search, whose bar a navigation controller shows below the title.
    open var searchController: UISearchController? { didSet { onChange?() } }
    /// Whether the search goes when content moves below the bar.
    open var hidesSearchBarWhenScrolling = true { didSet { onChange?() } }
    var onChange: (() -> Void)?

    /// What the button that goes back here says: its own title, or as much as the display mode has it say.
    var wordsBack: String? {
        switch backButtonDisplayMode {
        case .default: backBarButtonItem?.title ?? backButtonTitle ?? title
        case .generic: "Back"
        case .minimal: ""
        }
    }

    /// Makes an item with a title.
    public init(title: String = "") {
        self.title = title
        super.init()
    }

    /// Makes an item for a nib, which sets what its document says of it.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Sets `leftBarButtonItems`, at once.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets `rightBarButtonItems`, at once.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets `leftBarButtonItem`, at once.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets `rightBarButtonItem`, at once.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets `hidesBackButton`, at once.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// The first of `leftBarButtonItems`.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first of `rightBarButtonItems`, which lies outermost.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}
