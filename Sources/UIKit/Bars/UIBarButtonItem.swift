/// An item of a navigation bar or a toolbar.
///
/// Source: Apple's documentation of `UIBarButtonItem`.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// How an item looks; raw values as on iOS.
    public enum Style: Int, Sendable {
        case plain = 0
        case bordered
        /// Bold, for what ends a task.
        case done
        /// The name of `done` since iOS 26.
        public static let prominent = Style.done
    }

    /// Items of the system's own; raw values as on iOS.
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    /// How the title looks; `done` is semibold.
    open var style = Style.plain { didSet { onChange?() } }
    /// In points; 0 for what the title needs.
    open var width: CGFloat = 0 { didSet { onChange?() } }
    /// A view in the item's place.
    open var customView: UIView? { didSet { onChange?() } }
    /// The color of title and image; nil for the bar's tint.
    open var tintColor: UIColor? { didSet { onChange?() } }
    /// What the item does; without one, `target` does `action`.
    open var primaryAction: UIAction?
    /// What a touch offers; menus do not open. Stored; no effect.
    open var menu: UIMenu?
    /// In which order the menu stands. Stored; no effect.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether the item is drawn as chosen. Stored; no effect.
    open var isSelected = false
    /// Whether a touch changes `isSelected`. Stored; no effect.
    open var changesSelectionAsPrimaryAction = false
    /// Titles that the item may come to have: it is as wide as the widest, so that others stay where they are.
    open var possibleTitles: Set<String>? { didSet { onChange?() } }
    /// A text or a dot at the item's corner; nil for none. Items with a view of their own show none.
    open var badge: Badge? {
        didSet {
            oldValue?.onChange = nil
            badge?.onChange = { [weak self] in self?.onChange?() }
            onChange?()
        }
    }
    /// Whether another symbol comes with an animation. Stored; no effect.
    open var isSymbolAnimationEnabled = true
    /// Whether the item has no ground of glass in common with others; bars have none here. Stored; no effect.
    open var hidesSharedBackground = false
    /// Whether the item has its ground of glass in common with those beside it. Stored; no effect.
    open var sharesBackground = true
    /// Whether the bar leaves the item out.
    open var isHidden = false { didSet { if isHidden != oldValue { onChange?() } } }
    /// Who does `action`; nil for whoever does it in the responder chain.
    open weak var target: AnyObject?
    /// What `target` does: a method that takes nothing, the item, or the item and an event.
    open var action: Selector?
    var systemItem: SystemItem?

    /// Makes an item with a title; without one it takes the action's.
    public convenience init(title: String?, style: Style = .plain, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.style = style
        self.primaryAction = primaryAction
    }

    /// Makes an item with an image.
    public convenience init(image: UIImage?, style: Style = .plain, primaryAction: UIAction? = nil) {
        self.init()
        self.image = image
        self.style = style
        self.primaryAction = primaryAction
    }

    /// Makes an item with an action's title and image.
    public convenience init(primaryAction: UIAction?) {
        self.init(title: primaryAction?.title, primaryAction: primaryAction)
        image = primaryAction?.image
    }

    /// Makes an item of the system's, shown by words.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(system: systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Makes an item with a title, an image, an action and a menu; what is missing is the action's.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
    ) {
        self.init(title: title, primaryAction: primaryAction)
        self.image = image ?? primaryAction?.image
        self.menu = menu
    }

    /// Makes an item with a title or an image that sends a message to a target, and a menu.
    public convenience init(title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu?) {
        self.init(title: title, image: image, menu: menu)
        send(action, to: target)
    }

    /// Makes an item with a title that sends a message to a target.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title, style: style)
        send(action, to: target)
    }

    /// Makes an item with an image that sends a message to a target.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style)
        send(action, to: target)
    }

    /// Makes an item with an image; that for phones held sideways has no effect.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Makes an item of the system's, shown by words, that sends a message to a target.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(system: systemItem)
        send(action, to: target)
    }

    private var backgroundImages: [String: UIImage] = [:]

    /// Sets an image behind the item, stretched; that for the default metrics is shown.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        backgroundImages["\(state.rawValue) \(barMetrics.rawValue)"] = backgroundImage
        onChange?()
    }
    /// The image that was set behind the item.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages["\(state.rawValue) \(barMetrics.rawValue)"]
    }

    private var titlePlaces: [UIBarMetrics: UIOffset] = [:]

    /// Sets by how much the title is moved, in points; that for the default metrics counts.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titlePlaces[barMetrics] = adjustment
        onChange?()
    }
    /// By how much the title is moved.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titlePlaces[barMetrics] ?? .zero }

    private var backTitlePlaces: [UIBarMetrics: UIOffset] = [:]

    /// Sets by how much the title is moved where the item leads back, in points; that for the default metrics counts.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        backTitlePlaces[barMetrics] = adjustment
        onChange?()
    }
    /// By how much the title is moved where the item leads back.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        backTitlePlaces[barMetrics] ?? .zero
    }

    private func send(_ action: Selector?, to target: Any?) {
        self.target = WeakTarget.object(target)
        self.action = action
    }

    /// Makes an item that is a view; the view's own gestures and actions count.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    convenience init(system: SystemItem?) {
        self.init()
        systemItem = system
        title = system?.title
        if system == .done || system == .save { style = .done }
    }

    /// Space that grows as far as it can.
    open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(system: .flexibleSpace) }

    /// Space of a width in points.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(system: .fixedSpace)
        item.width = width
        return item
    }

    /// Does what the item does, as a tap would.
    func perform() {
        guard isEnabled else { return }
        if let primaryAction { return primaryAction.perform(sender: self) }
        if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
    }
}

extension UIBarButtonItem.SystemItem {
    /// The symbol of items that are images on iOS; nil for words and spaces.
    var symbolName: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .undo: "arrow.uturn.backward"
        case .redo: "arrow.uturn.forward"
        case .done, .cancel, .edit, .save, .pageCurl, .flexibleSpace, .fixedSpace: nil
        }
    }

    /// The words of items that are words on iOS, and those that stand for images where no font has them.
    var title: String? {
        switch self {
        case .flexibleSpace, .fixedSpace: nil
        case .add: "+"
        case .pageCurl: "Page Curl"
        case .fastForward: "Fast Forward"
        default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
        }
    }
}
