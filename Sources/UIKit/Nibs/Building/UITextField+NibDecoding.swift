extension UITextField {
    func decodeTextField(_ decoder: NibDecoder) {
        decodeControl(decoder)
        font = decoder.font("fontDescription") ?? .systemFont(ofSize: UIFont.labelFontSize)
        if let color = decoder.color("textColor") { textColor = color }
        textAlignment = decoder.textAlignment("textAlignment", default: .left)
        borderStyle = decoder.choice("borderStyle", NibWords.borderStyles) ?? .none
        placeholder = decoder.text("placeholder")
        text = decoder.text("text")
        minimumFontSize = decoder.number("minimumFontSize") ?? 0
        adjustsFontSizeToFitWidth = decoder.bool("adjustsFontSizeToFit", default: true)
        _ = decoder.bool("adjustsFontForContentSizeCategory", default: false)
        if let traits = decoder.child(keyed: "textInputTraits") {
            isSecureTextEntry = traits["secureTextEntry"] == "YES"
        }
    }
}

extension NibWords {
    fileprivate static let borderStyles: [String: UITextField.BorderStyle] = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
}
