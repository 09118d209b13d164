import Foundation

/// Something in a menu that the first responder, or one up its chain, does.
///
/// Source: Apple's documentation of `UICommand`.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    /// What is done.
    open private(set) var action: Selector
    /// What tells commands of one action apart.
    open private(set) var propertyList: Any?
    /// What help calls the command; nil for its title.
    open var discoverabilityTitle: String?
    /// How the command looks in a menu, and whether it can be chosen there.
    open var attributes: Attributes
    /// Whether the command is marked in a menu.
    open var state: State

    /// Makes a command.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
        propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }
}

/// A place in a menu whose elements are made when the menu is shown; nothing shows it here, tests ask for them.
///
/// Source: Apple's documentation of `UIDeferredMenuElement`.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void
    /// Makes the elements and hands them over. Placard's own member.
    public let provider: Provider

    /// Makes a place whose elements are made once.
    public init(_ elementProvider: @escaping Provider) {
        provider = elementProvider
        super.init(title: "", image: nil)
    }

    /// Makes a place whose elements are made each time.
    public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider)
    }
}
