import PlacardUIKit
import Testing

/// Apple's pages of `UISearchBarDelegate` and `UISearchResultsUpdating`: what is told, and in which order.
@MainActor @Suite struct UISearchBarDelegateTests {
    @MainActor private final class Listener: UISearchBarDelegate, UISearchResultsUpdating {
        var heard: [String] = []

        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("begin") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append(searchText) }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("end") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
        func updateSearchResults(for searchController: UISearchController) {
            heard.append("results of \(searchController.searchBar.text ?? "")")
        }
    }

    @Test func `a delegate hears of writing and of the button that ends it`() throws {
        let (bar, listener) = (UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56)), Listener())
        let window = UIWindow(frame: bar.frame)
        window.addSubview(bar)
        (bar.delegate, bar.showsCancelButton) = (listener, true)
        window.layoutIfNeeded()
        #expect(bar.becomeFirstResponder() && bar.isFirstResponder)
        bar.searchTextField.insertText("a")
        bar.searchTextField.insertText("b")
        TouchSequence(in: window).tap(at: CGPoint(x: 290, y: 28))
        #expect(bar.resignFirstResponder() && !bar.isFirstResponder)
        #expect(listener.heard == ["begin", "a", "ab", "cancel", "end"])
    }

    @Test func `results are looked for with every letter`() {
        let (search, listener) = (UISearchController(searchResultsController: nil), Listener())
        search.searchResultsUpdater = listener
        search.searchBar.searchTextField.insertText("x")
        #expect(listener.heard == ["results of x"])
    }
}
