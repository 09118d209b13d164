/// A way through the things of one kind in a view, such as its links or headings.
///
/// There is no assistive program here; tests can search as one does. Source: Apple's documentation of
/// `UIAccessibilityCustomRotor`.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    /// Finds the next thing of the kind.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// Which way a search goes; raw values as on iOS.
    public enum Direction: Int, Sendable {
        case previous = 0
        case next
    }

    /// Kinds of things that the system has a name for; raw values as on iOS.
    public enum SystemRotorType: Int, Sendable {
        case none = 0
        case link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
        case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list,
            landmark
    }

    /// What people hear.
    open var name: String
    /// Finds the next thing of the kind.
    open var itemSearchBlock: Search
    /// The kind, of those that the system has a name for.
    open private(set) var systemRotorType: SystemRotorType

    /// Makes a way with a name of one's own.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
        super.init()
    }

    /// Makes a way through a kind of things that the system has a name for.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        (name, self.itemSearchBlock, systemRotorType) = ("", itemSearchBlock, type)
        super.init()
    }
}

/// What is looked for: the next thing from one on, in a direction.
///
/// Source: Apple's documentation of `UIAccessibilityCustomRotorSearchPredicate`.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The thing that the search starts from.
    open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil, targetRange: nil)
    /// Which way the search goes.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    /// Makes a search that starts nowhere; the argument keeps this from being NSObject's `init()`, which belongs to no
    /// actor.
    public init(root: Void = ()) { super.init() }
}

/// A thing that a search found: an element, or a part of its text.
///
/// Source: Apple's documentation of `UIAccessibilityCustomRotorItemResult`.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element.
    open weak var targetElement: AnyObject?
    /// The part of its text; nil for all of it.
    open var targetRange: UITextRange?

    /// Makes a result of an element and a part of its text.
    public init(targetElement: AnyObject?, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }
}

/// More about an element, which assistive programs tell when they are asked for it.
///
/// Source: Apple's documentation of `AXCustomContent`.
open class AXCustomContent: NSObject {
    /// Whether something is told without being asked for; raw values as on iOS.
    public enum Importance: UInt, Sendable {
        case `default` = 0
        case high
    }

    /// What it is.
    open private(set) var label: String
    /// What it says.
    open private(set) var value: String
    /// Whether it is told without being asked for.
    open var importance = Importance.default

    /// Makes something to tell.
    public init(label: String, value: String) {
        (self.label, self.value) = (label, value)
        super.init()
    }
}

/// Something that can tell more about itself.
@preconcurrency @MainActor public protocol AXCustomContentProvider: AnyObject {
    /// What there is to tell, in order.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
