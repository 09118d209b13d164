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

/// A search bar with a controller for what was found; navigation bars show their item's bar, nothing shows the controller.
///
/// Source: Apple's documentation of `UISearchController`.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// Shows what was found.
    open private(set) var searchResultsController: UIViewController?
    /// Where the user writes what to look for.
    open private(set) var searchBar = UISearchBar()
    /// Who looks for it; asked when `isActive` or what is written changes.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Who hears of the search. Stored; no effect.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether somebody searches.
    open var isActive = false {
        didSet { if isActive != oldValue { searchResultsUpdater?.updateSearchResults(for: self) } }
    }
    /// Whether what lies below is dimmed. Stored; no effect.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the bar above goes away. Stored; no effect.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether results are shown. Stored; no effect.
    open var showsSearchResultsController = false
    /// Whether results come and go by themselves. Stored; no effect.
    open var automaticallyShowsSearchResultsController = true
    /// When the scopes below the bar are shown; raw values as on iOS.
    public enum ScopeBarActivation: Int, Sendable {
        case automatic = 0
        case manual, onTextEntry, onSearchActivation
    }
    /// When the scopes below the bar are shown. Stored; no effect.
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// Whether the cancel button comes by itself. Stored; no effect.
    open var automaticallyShowsCancelButton = true

    /// Makes a search; nil shows what was found in the controller that searches.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        followSearchBar()
    }

    /// Makes a search without a controller for what was found.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        followSearchBar()
    }

    /// Has results looked for whenever something is written.
    private func followSearchBar() {
        let looksAgain = UIAction { [weak self] _ in
            guard let self else { return }
            searchResultsUpdater?.updateSearchResults(for: self)
        }
        searchBar.searchTextField.addAction(looksAgain, for: .editingChanged)
    }
}

/// Looks for what the user writes.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
    /// What is looked for has changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search; nobody tells.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {}
