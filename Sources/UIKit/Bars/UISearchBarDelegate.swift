/// Hears of what is written in a search bar, and of its buttons. Every member is optional.
///
/// Source: Apple's documentation of `UISearchBarDelegate`.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// The text has changed, by writing.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Writing has begun.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Writing has ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// The cancel button was tapped.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// The key that searches was pressed: when code sends the field `.editingDidEndOnExit`.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Not called: no button for bookmarks is shown.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Not called: no button for what was found is shown.
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// Not called: no buttons that choose where to search are shown.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    /// Not called: the field asks nobody whether writing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Not called: the field asks nobody whether writing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Not called: typing by `insertText(_:)` asks nobody.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UISearchBarDelegate {
    /// Does nothing, for delegates without the member.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Does nothing, for delegates without the member.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Does nothing, for delegates without the member.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing, for delegates without the member.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing, for delegates without the member.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing, for delegates without the member.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing, for delegates without the member.
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing, for delegates without the member.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
    /// Permits it, for delegates without the member.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Permits it, for delegates without the member.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Permits it, for delegates without the member.
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
}

extension UISearchBar {
    /// Lets the delegate hear of the field and of the button that ends searching.
    func tellDelegate(of field: UITextField, _ cancelButton: UIButton) {
        tell(of: .editingChanged, field) { $0.searchBar($1, textDidChange: $1.text ?? "") }
        tell(of: .editingDidBegin, field) { $0.searchBarTextDidBeginEditing($1) }
        tell(of: .editingDidEnd, field) { $0.searchBarTextDidEndEditing($1) }
        tell(of: .editingDidEndOnExit, field) { $0.searchBarSearchButtonClicked($1) }
        tell(of: .touchUpInside, cancelButton) { $0.searchBarCancelButtonClicked($1) }
    }

    private func tell(
        of event: UIControl.Event, _ control: UIControl,
        _ call: @escaping @MainActor (any UISearchBarDelegate, UISearchBar) -> Void
    ) {
        let action = UIAction { [weak self] _ in
            guard let self, let delegate else { return }
            call(delegate, self)
        }
        control.addAction(action, for: event)
    }
}
