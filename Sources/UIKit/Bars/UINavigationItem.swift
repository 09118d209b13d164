/// What a navigation bar shows for one controller.
///
/// Source: Apple's documentation of `UINavigationItem`.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// When the title is large; raw values as on iOS. Bars show small titles only.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always, never
    }

    /// What the bar says in its middle.
    open var title: String? { didSet { onChange?() } }
    /// A line above the title.
    open var prompt: String? { didSet { onChange?() } }
    /// A view in the title's place.
    open var titleView: UIView? { didSet { onChange?() } }
    /// The items at the leading edge, from there inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
    /// The items at the trailing edge, from there inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
    /// The item that leads back here from the next controller; none is shown. Stored; no effect.
    open var backBarButtonItem: UIBarButtonItem?
    /// What the way back here is called. Stored; no effect.
    open var backButtonTitle: String?
    /// Whether no way back is shown; none is shown in any case. Stored; no effect.
    open var hidesBackButton = false
    /// Whether leading items stand beside the way back. Stored; no effect.
    open var leftItemsSupplementBackButton = false
    /// Whether the title is large; titles are small. Stored; no effect.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    var onChange: (() -> Void)?

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

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
