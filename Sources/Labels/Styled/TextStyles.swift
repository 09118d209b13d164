import Foundation

/// The typography sheet of a program: the one place where its text styles are written down.
///
/// Changing a style here changes every `StyledLabel` of that style, those on screen as well. The four styles of the
/// first sheet have names of their own; all others are found in `sheet`.
@preconcurrency @MainActor public enum TextStyles {
    /// All styles; labels show them by `StyledLabel.styleName`.
    public static var sheet = StyleSheet([
        "header1": TextStyle(fontName: "HelveticaNeue-Bold", size: 16, color: .black),
        "header2White": TextStyle(fontName: "HelveticaNeue", size: 16, color: .white),
        "header2Black": TextStyle(fontName: "HelveticaNeue", size: 16, color: .black),
        "body": TextStyle(
            fontName: "HelveticaNeue", size: 12, color: UIColor(red: 0, green: 128 / 255, blue: 0, alpha: 1)),
    ]) {
        didSet {
            guard sheet != oldValue else { return }
            NotificationCenter.default.post(name: didChange, object: nil)
        }
    }

    /// The sheet's style `header1`: Helvetica Neue Bold, 16 points, black, unless the program changes it.
    public static var header1: TextStyle {
        get { self["header1"] }
        set { sheet["header1"] = newValue }
    }
    /// The sheet's style `header2White`: Helvetica Neue, 16 points, white, unless the program changes it.
    public static var header2White: TextStyle {
        get { self["header2White"] }
        set { sheet["header2White"] = newValue }
    }
    /// The sheet's style `header2Black`: Helvetica Neue, 16 points, black, unless the program changes it.
    public static var header2Black: TextStyle {
        get { self["header2Black"] }
        set { sheet["header2Black"] = newValue }
    }
    /// The sheet's style `body`: Helvetica Neue, 12 points, green, unless the program changes it.
    public static var body: TextStyle {
        get { self["body"] }
        set { sheet["body"] = newValue }
    }

    /// Posted on the main actor when `sheet` has changed.
    public static let didChange = Notification.Name("PlacardTextStylesDidChange")

    /// A style of the sheet, or one that changes nothing if somebody took it out.
    private static subscript(name: String) -> TextStyle { sheet[name] ?? TextStyle() }
}

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
