/// What a navigation bar shows for one controller.
///
/// Source: Apple's documentation of `UINavigationItem`.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// When the title is large; raw values as on iOS. Bars show small titles only.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic = 0
        case always, never
    }

    open var title: String? { didSet { onChange?() } }
    /// A line above the title.
    open var prompt: String? { didSet { onChange?() } }
    /// A view in the title's place.
    open var titleView: UIView? { didSet { onChange?() } }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { onChange?() } }
    /// The item that leads back here from the next controller.
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var hidesBackButton = false
    open var leftItemsSupplementBackButton = false
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    var onChange: (() -> Void)?

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
