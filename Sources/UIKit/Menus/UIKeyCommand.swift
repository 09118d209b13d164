/// A key that does an action; there is no keyboard here, so that none is pressed.
///
/// Source: Apple's documentation of `UIKeyCommand`.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
    /// The key without others.
    open private(set) var input: String?
    /// Keys that are held with it.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// What the first responder, or one up its chain, does.
    open private(set) var action: Selector?
    /// What help calls the command. Stored; no effect.
    open var discoverabilityTitle: String?

    /// Makes a command for a key, with those that are held with it and what it does.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
        super.init()
    }

    /// Makes a command for a key under a title; image, state and what hangs on it are not kept.
    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        self.discoverabilityTitle = discoverabilityTitle ?? (title.isEmpty ? nil : title)
    }

    /// Makes a command for a key that help calls by a name, as before iOS 13.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        self.discoverabilityTitle = discoverabilityTitle
    }

    /// Whether the command comes before what the system does with the key. Stored; no effect.
    open var wantsPriorityOverSystemBehavior = false

    /// The key that goes up.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The key that goes down.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The key that goes left.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The key that goes right.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// The key that leaves something.
    nonisolated public static let inputEscape = "UIKeyInputEscape"
}
