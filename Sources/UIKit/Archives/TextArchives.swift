import Foundation

extension ArchivedProperty where View == UITextField {
    /// The text comes last: it keeps its own fonts and colors.
    static var all: [Self] {
        [
            .choice("UIBorderStyle", \.borderStyle), .object("UIDefaultTextAttributes", \.archivedDefaults),
            .choice("UITextAlignment", \.textAlignment),
            .flag("UIAdjustsFontSizeToFit", \.adjustsFontSizeToFitWidth),
            .number("UIMinimumFontSize", \.minimumFontSize),
            .flag("UIAdjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
            .flag("UISecureTextEntry", \.isSecureTextEntry), .choice("UIClearButtonMode", \.clearButtonMode),
            .choice("UILeftViewMode", \.leftViewMode), .object("UILeftView", \.leftView),
            .choice("UIRightViewMode", \.rightViewMode), .object("UIRightView", \.rightView),
            .object("UIAttributedPlaceholder", \.attributedPlaceholder),
            .object("UIAttributedText", \.attributedText),
        ] + UITextField.archivedTraits()
    }
}

extension ArchivedProperty where View == UITextView {
    /// Typing attributes come before the text, which keeps its own.
    static var all: [Self] {
        [
            .object("UITypingAttributes", \.archivedTyping), .choice("UITextAlignment", \.textAlignment),
            .object("UILinkTextAttributes", \.archivedLinks), .object("UIAttributedText", \.archivedText),
            .flag("UIEditable", \.isEditable), .flag("UISelectable", \.isSelectable),
            .insets("UITextContainerInset", \.textContainerInset),
            .number("UILineFragmentPadding", \.textContainer.lineFragmentPadding),
            .integer("UIMaximumNumberOfLines", \.textContainer.maximumNumberOfLines, in: 0...Int(Int32.max)),
            .choice("UILineBreakMode", \.textContainer.lineBreakMode),
            .flag("UIAdjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory),
            .integer("UIDataDetectorTypes", \.archivedDetectors, in: 0...Int.max),
        ] + UITextView.archivedTraits()
    }
}

extension ArchivedProperty where View == UISearchBar {
    static var all: [Self] {
        [
            .choice("UISearchBarStyle", \.searchBarStyle), .object("UIBarTintColor", \.barTintColor),
            .flag("UIShowsCancelButton", \.showsCancelButton), .text("UIPlaceholder", \.placeholder),
            .text("UIText", \.text), .text("UIPrompt", \.prompt),
        ]
    }
}

extension UITextField {
    fileprivate var archivedDefaults: NSAttributedString? {
        get { NSAttributedString(archiving: defaultTextAttributes) }
        set { newValue.map { defaultTextAttributes = $0.archivedAttributes } }
    }
}

extension UITextView {
    fileprivate var archivedText: NSAttributedString? {
        get { attributedText }
        set { attributedText = newValue }
    }

    fileprivate var archivedTyping: NSAttributedString? {
        get { NSAttributedString(archiving: typingAttributes) }
        set { newValue.map { typingAttributes = $0.archivedAttributes } }
    }

    fileprivate var archivedDetectors: Int {
        get { Int(dataDetectorTypes.rawValue & UInt(Int.max)) }
        set { dataDetectorTypes = newValue == Int.max ? .all : UIDataDetectorTypes(rawValue: UInt(newValue)) }
    }

    fileprivate var archivedLinks: NSAttributedString? {
        get { hasLinkLook ? NSAttributedString(archiving: linkTextAttributes) : nil }
        set { newValue.map { linkTextAttributes = $0.archivedAttributes } }
    }
}

extension UITextInputTraits where Self: UIView {
    /// What keyboards are asked for.
    fileprivate static func archivedTraits() -> [ArchivedProperty<Self>] {
        [
            .choice("UIAutocapitalizationType", \.autocapitalizationType),
            .choice("UIAutocorrectionType", \.autocorrectionType),
            .choice("UISpellCheckingType", \.spellCheckingType), .choice("UISmartQuotesType", \.smartQuotesType),
            .choice("UISmartDashesType", \.smartDashesType),
            .choice("UISmartInsertDeleteType", \.smartInsertDeleteType), .choice("UIKeyboardType", \.keyboardType),
            .choice("UIKeyboardAppearance", \.keyboardAppearance), .choice("UIReturnKeyType", \.returnKeyType),
            .flag("UIEnablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically),
            .text("UITextContentType", \.archivedContentType),
        ]
    }

    fileprivate var archivedContentType: String? {
        get { textContentType?.rawValue }
        set { textContentType = newValue.map(UITextContentType.init(rawValue:)) }
    }
}
