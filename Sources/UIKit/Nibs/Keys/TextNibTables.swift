/// The properties of fields and text views that programs and documents set by name.
///
/// Names are those of Objective-C, where `isSecureTextEntry` is `secureTextEntry`.
final class UITextFieldNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("delegate", \UITextField.delegate), .property("text", \UITextField.text),
            .property("placeholder", \UITextField.placeholder), .property("textColor", \UITextField.textColor),
            .property("font", \UITextField.font), .property("attributedText", \UITextField.attributedText),
            .property("attributedPlaceholder", \UITextField.attributedPlaceholder),
            .property("textAlignment", \UITextField.textAlignment),
            .property("borderStyle", \UITextField.borderStyle),
            .property("clearButtonMode", \UITextField.clearButtonMode),
            .property("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
            .property("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth),
            .property("minimumFontSize", \UITextField.minimumFontSize),
            .property("background", \UITextField.background),
            .property("disabledBackground", \UITextField.disabledBackground),
            .property("leftView", \UITextField.leftView),
            .property("rightView", \UITextField.rightView),
            .property("leftViewMode", \UITextField.leftViewMode),
            .property("rightViewMode", \UITextField.rightViewMode),
            .property("inputView", \UITextField.inputView),
            .property("inputAccessoryView", \UITextField.inputAccessoryView),
            .property("defaultTextAttributes", \UITextField.defaultTextAttributes),
            .property("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory),
            .property("keyboardType", \UITextField.keyboardType),
            .property("returnKeyType", \UITextField.returnKeyType),
            .property("keyboardAppearance", \UITextField.keyboardAppearance),
            .property("autocapitalizationType", \UITextField.autocapitalizationType),
            .property("autocorrectionType", \UITextField.autocorrectionType),
            .property("spellCheckingType", \UITextField.spellCheckingType),
            .property("enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically),
            .property("textContentType", \UITextField.textContentType),
            .property("smartQuotesType", \UITextField.smartQuotesType),
            .property("smartDashesType", \UITextField.smartDashesType),
            .property("smartInsertDeleteType", \UITextField.smartInsertDeleteType),
            .property("secureTextEntry", \UITextField.isSecureTextEntry),
            .step("placeholderLabel", \UITextField.keyedPlaceholder),
        ] + editing
    }
}

final class UITextViewNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("text", \UITextView.text), .property("attributedText", \UITextView.attributedText),
            .property("font", \UITextView.font), .property("textColor", \UITextView.textColor),
            .property("textAlignment", \UITextView.textAlignment), .property("editable", \UITextView.isEditable),
            .property("selectable", \UITextView.isSelectable),
            .property("selectedRange", \UITextView.selectedRange),
            .property("textContainerInset", \UITextView.textContainerInset),
            .property("dataDetectorTypes", \UITextView.dataDetectorTypes),
            .property("linkTextAttributes", \UITextView.linkTextAttributes),
            .property("typingAttributes", \UITextView.typingAttributes),
            .property("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes),
            .property("clearsOnInsertion", \UITextView.clearsOnInsertion),
            .property("inputView", \UITextView.inputView),
            .property("inputAccessoryView", \UITextView.inputAccessoryView),
            .property("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory),
            .property("keyboardType", \UITextView.keyboardType),
            .property("returnKeyType", \UITextView.returnKeyType),
            .property("keyboardAppearance", \UITextView.keyboardAppearance),
            .property("autocapitalizationType", \UITextView.autocapitalizationType),
            .property("autocorrectionType", \UITextView.autocorrectionType),
            .property("spellCheckingType", \UITextView.spellCheckingType),
            .property("enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically),
            .property("textContentType", \UITextView.textContentType),
            .property("smartQuotesType", \UITextView.smartQuotesType),
            .property("smartDashesType", \UITextView.smartDashesType),
            .property("smartInsertDeleteType", \UITextView.smartInsertDeleteType),
            .property("secureTextEntry", \UITextView.isSecureTextEntry),
            .step("textContainer", \UITextView.textContainer),
            .step("layoutManager", \UITextView.layoutManager),
            .step("textStorage", \UITextView.textStorage),
        ] + editing
    }
}

extension NibTable {
    /// The standard actions of editing, for texts that are edited.
    fileprivate class var editing: [NibEntry] {
        [
            .method("cut:") { (text: UIResponder, sender: Any?) in text.cut(sender) },
            .method("copy:") { (text: UIResponder, sender: Any?) in text.copy(sender) },
            .method("paste:") { (text: UIResponder, sender: Any?) in text.paste(sender) },
            .method("delete:") { (text: UIResponder, sender: Any?) in text.delete(sender) },
            .method("select:") { (text: UIResponder, sender: Any?) in text.select(sender) },
            .method("selectAll:") { (text: UIResponder, sender: Any?) in text.selectAll(sender) },
        ]
    }
}

final class NSTextContainerNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("lineFragmentPadding", \NSTextContainer.lineFragmentPadding),
            .property("lineBreakMode", \NSTextContainer.lineBreakMode),
            .property("maximumNumberOfLines", \NSTextContainer.maximumNumberOfLines),
            .property("size", \NSTextContainer.size),
            .property("widthTracksTextView", \NSTextContainer.widthTracksTextView),
            .property("heightTracksTextView", \NSTextContainer.heightTracksTextView),
            .property("exclusionPaths", \NSTextContainer.exclusionPaths),
            .step("layoutManager", \NSTextContainer.layoutManager),
        ]
    }
}

final class NSLayoutManagerNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("delegate", \NSLayoutManager.delegate),
            .property("usesFontLeading", \NSLayoutManager.usesFontLeading),
            .property("allowsNonContiguousLayout", \NSLayoutManager.allowsNonContiguousLayout),
            .property("showsInvisibleCharacters", \NSLayoutManager.showsInvisibleCharacters),
            .property("showsControlCharacters", \NSLayoutManager.showsControlCharacters),
            .property("limitsLayoutForSuspiciousContents", \NSLayoutManager.limitsLayoutForSuspiciousContents),
            .property("usesDefaultHyphenation", \NSLayoutManager.usesDefaultHyphenation),
            .property("hyphenationFactor", \NSLayoutManager.hyphenationFactor),
            .step("textStorage", \NSLayoutManager.textStorage),
            .step("textContainers", \NSLayoutManager.textContainers),
        ]
    }
}

final class NSTextStorageNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("delegate", \NSTextStorage.delegate), .step("string", \NSTextStorage.string),
            .step("length", \NSTextStorage.length), .step("layoutManagers", \NSTextStorage.layoutManagers),
        ]
    }
}

final class KeyedPlaceholderNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("textColor", \KeyedPlaceholder.textColor), .property("font", \KeyedPlaceholder.font),
            .property("text", \KeyedPlaceholder.text),
        ]
    }
}
