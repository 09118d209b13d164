/// Offers services for some items; there are none here, so that its view is empty.
///
/// Source: Apple's documentation of `UIActivityViewController`.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// Hears what was done: the service, whether it ended well, what it gave back, and what went wrong.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// What is to be shared. Placard's own member, for tests.
    open private(set) var activityItems: [Any]
    /// Services that are not offered. Stored; no effect.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Hears what was done; nothing calls it.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Makes a controller for items and services of the program.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller without items.
    public required init?(coder: NSCoder) {
        activityItems = []
        super.init(coder: coder)
    }
}

/// A service for items of a program.
///
/// Source: Apple's documentation of `UIActivity`.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// What a service is called by programs.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a type of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a type of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Writes a letter.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Writes a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Prints.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Copies to the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Keeps an image.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Gives a contact its picture.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Keeps a page to read.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Sends to a device nearby.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    }

    /// What the service is called by programs.
    open var activityType: ActivityType? { nil }
    /// What the service is called.
    open var activityTitle: String? { nil }
    /// The service's image.
    open var activityImage: UIImage? { nil }
    /// Whether the service can do something for items.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Takes the items.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Does what the service is for; the default does nothing.
    open func perform() {}
    /// Says that it is done.
    open func activityDidFinish(_ completed: Bool) {}
}
