/// What a swipe over a row offers.
///
/// Nobody swipes here: tables ask for it only where a program does. Source: Apple's documentation of
/// `UISwipeActionsConfiguration`.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions, the outermost first.
    open private(set) var actions: [UIContextualAction]
    /// Whether a swipe over the whole row performs the first action. Stored; no effect.
    open var performsFirstActionWithFullSwipe = true

    /// Makes a configuration of actions.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// An action that a swipe over a row offers, as before iOS 11; nobody asks for it.
///
/// Source: Apple's documentation of `UITableViewRowAction`.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    /// What an action means; raw values as on iOS.
    public enum Style: Int, Sendable {
        case `default` = 0
        case normal

        /// The name of `default` for what destroys something.
        public static var destructive: Style { .default }
    }

    /// What the action means.
    open private(set) var style: Style
    /// The text of its button.
    open var title: String?
    /// The ground of its button; red by default, gray for what is normal.
    open var backgroundColor: UIColor?
    /// What lies behind the ground. Stored; no effect.
    open var backgroundEffect: UIVisualEffect?
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Makes an action.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .normal ? .systemGray : .systemRed
        super.init()
    }
}

/// An action that a swipe over a row offers.
///
/// Source: Apple's documentation of `UIContextualAction`.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// What the action does; it tells by its last argument whether it was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// What an action means; raw values as on iOS.
    public enum Style: Int, Sendable {
        case normal = 0
        case destructive
    }

    /// What the action means.
    open private(set) var style: Style
    /// What the action does.
    open private(set) var handler: Handler
    /// The text of its button.
    open var title: String?
    /// The ground of its button; red for what is destructive, else gray.
    open var backgroundColor: UIColor!
    /// The image of its button.
    open var image: UIImage?

    /// Makes an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
}
