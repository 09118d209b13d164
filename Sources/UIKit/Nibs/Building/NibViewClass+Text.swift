extension NibViewClass {
    /// Views that show text.
    static let textViews: [String: NibViewClass] = [
        "label": NibViewClass(UILabel.self),
        "textField": NibViewClass(UITextField.self, caveat: "is drawn without editing"),
        "textView": NibViewClass(UITextView.self, caveat: "is drawn without editing"),
        "searchBar": NibViewClass(className: "UISearchBar", caveat: "is drawn as a text field", make: searchBar),
    ]

    private static func searchBar(_ decoder: NibDecoder) -> UIView {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 1))
        field.leftViewMode = .always
        field.placeholder = decoder.text("placeholder")
        field.text = decoder.text("text")
        return field
    }
}
