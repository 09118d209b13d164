/// What the items of all bars have in common: a title and an image.
///
/// Source: Apple's documentation of `UIBarItem`.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    /// The title; nil for none.
    open var title: String? { didSet { onChange?() } }
    /// The image: in the title's place, in tab bars above it.
    open var image: UIImage? { didSet { onChange?() } }
    /// Whether the item can be chosen; it is drawn faint otherwise.
    open var isEnabled = true { didSet { onChange?() } }
    /// By how much the image's edges are moved inwards, in points.
    open var imageInsets = UIEdgeInsets.zero { didSet { onChange?() } }
    /// The image on a phone that is held sideways. Stored; no effect.
    open var landscapeImagePhone: UIImage?
    /// A number of the program's own; nothing here reads it.
    open var tag = 0

    // MARK: Accessibility

    /// Whether assistive programs stop at the item. Stored; no effect.
    open var isAccessibilityElement = true
    /// What the item is, in words; nil for its title. Stored; no effect.
    open var accessibilityLabel: String?
    /// What comes of choosing the item, in words. Stored; no effect.
    open var accessibilityHint: String?
    /// The item's value, in words. Stored; no effect.
    open var accessibilityValue: String?
    /// What kind of control the item is. Stored; no effect.
    open var accessibilityTraits: UIAccessibilityTraits = .button
    /// What tests find the item by. Stored; no effect.
    open var accessibilityIdentifier: String?

    // MARK: Titles

    private var titleTextAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    /// How the title is set in a state: `.font` and `.foregroundColor` count; nil takes that back.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleTextAttributes[state.rawValue] = attributes
        onChange?()
    }

    /// What was set for exactly this state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleTextAttributes[state.rawValue]
    }

    /// What counts in a state: its own attributes, and where it has none those of the normal one.
    func titleTextAttributes(shownIn state: UIControl.State) -> [NSAttributedString.Key: Any] {
        [.normal, state].reduce(into: [:]) { all, state in
            all.merge(AppearanceTable.titleTextAttributes(of: self, in: state)) { $1 }
            all.merge(titleTextAttributes(for: state) ?? [:]) { $1 }
        }
    }

    /// Called when the bar that shows the item has to show something else.
    var onChange: (() -> Void)?
    /// The view that shows the item in its bar; nil before one does. By its name, `view`, code finds it to point at it.
    weak var shownView: UIView?

    /// Makes an item; the argument keeps this from being NSObject's `init()`, which belongs to no actor.
    public init(root: Void = ()) {
        super.init()
    }

    /// Makes an item for a nib, which sets what its document says of it.
    public required init?(coder: NSCoder) {
        super.init()
    }
}
