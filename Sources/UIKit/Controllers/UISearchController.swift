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

    /// Makes a search that shows what was found in the controller that searches.
    public convenience init() { self.init(searchResultsController: nil) }

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
