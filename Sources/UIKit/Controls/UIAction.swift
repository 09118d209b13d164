import Foundation

/// Something that a control or a menu does: a title and a closure.
///
/// Source: Apple's documentation of `UIAction`.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    public typealias Handler = @MainActor (UIAction) -> Void

    /// A name by which an action is found again; actions made without one have names of their own.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier's text.
        public let rawValue: String
        /// Makes an identifier of a text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier of a text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The name by which the action is found again; random unless one was given.
    open private(set) var identifier: Identifier
    /// What help calls the action; nil for its title.
    open var discoverabilityTitle: String?
    /// The image while the action is marked; nil for `image`. Menus do not open. Stored; no effect.
    open var selectedImage: UIImage?
    /// How the action looks in a menu, and whether it can be chosen there.
    open var attributes: Attributes
    /// Whether the action is marked in a menu.
    open var state: State
    /// Who performs the action; nil while it is not performed.
    open internal(set) weak var sender: AnyObject?
    private let handler: Handler

    /// Makes an action; the handler gets the action, whose `sender` is who performs it.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping Handler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Makes an action that has another image while it is marked; the handler gets the action.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage?,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping Handler
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
        self.selectedImage = selectedImage
    }

    /// Performs the action in somebody's name.
    ///
    /// Placard's own, for items of bars, which nobody can tap in a test.
    open func perform(from sender: AnyObject) { perform(sender: sender) }

    /// Performs the action in somebody's name; who else it concerns is not kept.
    open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender as AnyObject) }

    func perform(sender: AnyObject) {
        self.sender = sender
        defer { self.sender = nil }
        handler(self)
    }
}
