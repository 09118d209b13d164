extension NibFamily {
    /// Views that show text.
    static let textViews: [String: NibFamily] = [
        "label": NibFamily(UILabel.self),
        "textField": NibFamily(UITextField.self, caveat: "is drawn without editing"),
        "textView": NibFamily(className: "UITextView", caveat: "is drawn without editing", make: textView),
        "searchBar": NibFamily(className: "UISearchBar", caveat: "is drawn as a text field", make: searchBar),
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

    private static func textView(_ decoder: NibDecoder) -> UIView {
        let view = PlainTextView()
        view.label.font = decoder.font("fontDescription") ?? .systemFont(ofSize: 14)
        view.label.textAlignment = decoder.textAlignment("textAlignment", default: .left)
        if let color = decoder.color("textColor") { view.label.textColor = color }
        _ = decoder.bool("usesAttributedText", default: false)
        _ = decoder.bool("adjustsFontForContentSizeCategory", default: false)
        let plain = decoder.text("text")
        if let attributed = decoder.attributedString("attributedText"), attributed.length > 0 {
            view.label.attributedText = attributed
        } else {
            view.label.text = plain
        }
        return view
    }
}
