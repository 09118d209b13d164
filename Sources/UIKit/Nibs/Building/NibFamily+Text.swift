extension NibFamily {
    /// Views that show text.
    static let textViews: [String: NibFamily] = [
        "label": NibFamily(UILabel.self),
        "textField": NibFamily(className: "UITextField", caveat: "is drawn without editing", make: textField),
        "textView": NibFamily(className: "UITextView", caveat: "is drawn without editing", make: textView),
        "searchBar": NibFamily(className: "UISearchBar", caveat: "is drawn as a text field", make: searchBar),
    ]

    private static func textField(_ decoder: NibDecoder) -> UIView {
        let field = PlainTextField()
        switch decoder.string("borderStyle") {
        case "roundedRect": field.showRoundedBorder()
        case "line": field.showBorder(.label)
        case "bezel": field.showBorder(.systemGray)
        default: break
        }
        field.label.font = decoder.font("fontDescription") ?? .systemFont(ofSize: UIFont.labelFontSize)
        field.label.textAlignment = decoder.textAlignment("textAlignment", default: .left)
        showText(decoder, in: field.label, color: decoder.color("textColor") ?? .label)
        _ = decoder.number("minimumFontSize")
        _ = decoder.bool("adjustsFontForContentSizeCategory", default: false)
        _ = decoder.bool("adjustsFontSizeToFit", default: true)
        skipContentAlignment(decoder)
        return field
    }

    private static func searchBar(_ decoder: NibDecoder) -> UIView {
        let field = PlainTextField()
        field.showRoundedBorder()
        field.padding = 16
        showText(decoder, in: field.label, color: .label)
        return field
    }

    private static func showText(_ decoder: NibDecoder, in label: UILabel, color: UIColor) {
        let placeholder = decoder.text("placeholder")
        if let text = decoder.text("text"), !text.isEmpty {
            label.text = text
            label.textColor = color
        } else {
            label.text = placeholder
            label.textColor = .placeholderText
        }
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

    /// Where a control's content lies is fixed for the kinds that are drawn plainly.
    static func skipContentAlignment(_ decoder: NibDecoder) {
        _ = decoder.string("contentHorizontalAlignment")
        _ = decoder.string("contentVerticalAlignment")
    }
}
