import Foundation

/// Something that a control or a menu does: a title and a closure.
///
/// Source: Apple's documentation of `UIAction`.
@preconcurrency @MainActor open class UIAction: NSObject {
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
    public let identifier: Identifier
    /// The title that buttons and items made with the action show.
    open var title: String
    /// The image that buttons and items made with the action show.
    open var image: UIImage?
    /// Who performs the action; nil while it is not performed.
    public internal(set) weak var sender: AnyObject?
    private let handler: Handler

    /// Makes an action; the handler gets the action, whose `sender` is who performs it.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping Handler
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
        super.init()
    }

    /// Performs the action in somebody's name.
    ///
    /// Placard's own, for items of bars, which nobody can tap in a test.
    public func perform(from sender: AnyObject) { perform(sender: sender) }

    func perform(sender: AnyObject) {
        self.sender = sender
        defer { self.sender = nil }
        handler(self)
    }
}
