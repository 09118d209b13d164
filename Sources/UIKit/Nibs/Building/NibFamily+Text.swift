extension NibFamily {
    /// Views that show text.
    static let textViews: [String: NibFamily] = [
        "label": NibFamily(UILabel.self),
        "textField": NibFamily(UITextField.self, caveat: "is drawn without editing"),
        "textView": NibFamily(UITextView.self, caveat: "is drawn without editing"),
        "searchBar": NibFamily(UISearchBar.self, caveat: "is drawn without editing"),
    ]
}

extension UISearchBar: NibTextShowing {
    var shownText: String? { text?.isEmpty == false ? text : placeholder }
}

extension UISearchBar {
    func decodeSearch(_ decoder: NibDecoder) {
        placeholder = decoder.text("placeholder")
        text = decoder.text("text")
        searchBarStyle = decoder.choice("searchBarStyle", NibWords.searchBarStyles) ?? .default
        barTintColor = decoder.color("barTintColor")
        showsCancelButton = decoder.bool("showsCancelButton", default: false)
    }
}

extension NibWords {
    fileprivate static let searchBarStyles: [String: UISearchBar.Style] = [
        "default": .default, "prominent": .prominent, "minimal": .minimal,
    ]
}
