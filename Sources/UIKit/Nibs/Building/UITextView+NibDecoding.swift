extension UITextView {
    func decodeTextView(_ decoder: NibDecoder) {
        font = decoder.font("fontDescription") ?? .systemFont(ofSize: 14)
        if let color = decoder.color("textColor") { textColor = color }
        textAlignment = decoder.textAlignment("textAlignment", default: .left)
        isEditable = decoder.bool("editable", default: true)
        isSelectable = decoder.bool("selectable", default: true)
        let isAttributed = decoder.bool("usesAttributedText", default: false)
        let plain = decoder.text("text")
        if let attributed = decoder.attributedString("attributedText"), isAttributed, attributed.length > 0 {
            attributedText = attributed
        } else {
            text = plain ?? ""
        }
    }
}

extension UITextView: NibTextShowing {
    var shownText: String? { text }
}
