extension UILabel {
    /// Shows a text in a style; `numberOfLines` and whatever else the style says nothing of stays.
    public func setText(_ text: String?, style: TextStyle) {
        let own = NSMutableParagraphStyle()
        own.alignment = textAlignment
        own.lineBreakMode = lineBreakMode
        var base: [NSAttributedString.Key: Any] = [.paragraphStyle: own]
        base[.font] = font
        base[.foregroundColor] = textColor
        attributedText = text.map { style.attributedString($0, over: base, compatibleWith: traitCollection) }
    }
}

extension UIButton {
    /// Gives the button a title in a style for some of its states.
    public func setTitle(_ title: String?, style: TextStyle, for state: UIControl.State) {
        let text = title.map { style.attributedString($0, compatibleWith: traitCollection) }
        setAttributedTitle(text, for: state)
    }
}

extension UITextField {
    /// Shows a text in a style while the field is empty.
    public func setPlaceholder(_ placeholder: String?, style: TextStyle) {
        attributedPlaceholder = placeholder.map {
            style.attributedString($0, compatibleWith: traitCollection)
        }
    }
}
