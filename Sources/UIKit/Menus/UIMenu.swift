/// Something that a menu holds: an action or another menu.
///
/// Source: Apple's documentation of `UIMenuElement`.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// How an element looks and whether it can be chosen; raw values as on iOS.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits, with Apple's values.
        public let rawValue: UInt
        /// Takes any bits; unknown ones have no effect.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It destroys something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Whether an element is marked; raw values as on iOS.
    public enum State: Int, Sendable {
        case off = 0
        case on, mixed
    }

    /// What the user reads.
    open var title: String
    /// A second line.
    open var subtitle: String?
    /// What stands beside the title.
    open var image: UIImage?

    init(title: String, subtitle: String? = nil, image: UIImage?) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
        super.init()
    }
}

/// Elements to choose from; menus can be asked for what they hold, and are never drawn.
///
/// Source: Apple's documentation of `UIMenu`.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// A name by which a menu is found again; menus made without one have names of their own.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name as Apple's systems write it.
        public let rawValue: String
        /// Takes any name; unknown ones are kept.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Takes any name; unknown ones are kept.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu shows what it holds; raw values as on iOS.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits, with Apple's values.
        public let rawValue: UInt
        /// Takes any bits; unknown ones have no effect.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its elements stand in the menu around it.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// It destroys something.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One of its elements is marked at a time.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Its elements stand side by side, as colors to choose from.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large elements stand in a menu; raw values as on iOS.
    public enum ElementSize: Int, Sendable {
        case small = 0
        case medium, large
        case automatic = -1
    }

    /// How large the menu's elements stand in it. Stored; no effect.
    open var preferredElementSize: ElementSize
    /// How the menu's elements are shown; nil for as the system does. Menus are not drawn. Stored; no effect.
    open var displayPreferences: UIMenuDisplayPreferences?
    /// The name by which the menu is found again; random unless one was given.
    open private(set) var identifier: Identifier
    /// How the menu shows what it holds.
    open private(set) var options: Options
    /// What the menu holds, in order.
    open private(set) var children: [UIMenuElement]

    /// Makes a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.preferredElementSize = preferredElementSize
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.displayPreferences = displayPreferences
        return menu
    }

    /// The elements that are marked.
    open var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }
}
