/// When letters are typed as capitals; raw values as on iOS.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words, sentences, allCharacters
}

/// Whether typed words are corrected; raw values as on iOS.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether words are checked while typed; raw values as on iOS.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether straight quotation marks become curved ones; raw values as on iOS.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether two hyphens become a dash; raw values as on iOS.
public enum UITextSmartDashesType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether spaces are put in and taken out around what is pasted; raw values as on iOS.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether words are offered while typed; raw values as on iOS.
public enum UITextInlinePredictionType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// Whether results of formulas are offered while typed; raw values as on iOS.
public enum UITextMathExpressionCompletionType: Int, Sendable {
    case `default` = 0
    case no, yes
}

/// How far a system's tools for writing may change a text; raw values as on iOS. There are none here.
public enum UIWritingToolsBehavior: Int, Sendable {
    case none = -1
    case `default`, complete, limited
}

/// What a system's tools for writing may write; raw values as on iOS.
///
/// Source: Apple's documentation of `UIWritingToolsResultOptions`.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
    /// The value, as on iOS.
    public let rawValue: UInt
    /// Makes a value of the raw one of iOS.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Text without styles.
    public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
    /// Text with styles.
    public static let richText = UIWritingToolsResultOptions(rawValue: 2)
    /// Lists.
    public static let list = UIWritingToolsResultOptions(rawValue: 4)
    /// Tables.
    public static let table = UIWritingToolsResultOptions(rawValue: 8)
}

/// Which keys a keyboard shows; raw values as on iOS.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad,
        twitter
    case webSearch, asciiCapableNumberPad

    /// The former name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// How a keyboard looks; raw values as on iOS.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark, light
}

/// What stands on the key that ends a text; raw values as on iOS.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// What a new password must be like; nothing here makes passwords.
///
/// Source: Apple's documentation of `UITextInputPasswordRules`.
open class UITextInputPasswordRules: NSObject {
    /// The rules in Apple's language for them.
    open private(set) var passwordRulesDescriptor: String

    /// Makes rules of their description.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }
}

/// What keyboard an object that takes text asks for; there is none here.
///
/// Every member is optional, as on iOS: one that a class does not declare answers its default and cannot be set. Source:
/// Apple's documentation of `UITextInputTraits`.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
    /// When letters are typed as capitals.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether typed words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether words are checked while typed.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether straight quotation marks become curved ones.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two hyphens become a dash.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether spaces are put in and taken out around what is pasted.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// Which keys a keyboard shows.
    var keyboardType: UIKeyboardType { get set }
    /// How a keyboard looks.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What stands on the key that ends a text.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether that key waits until there is a text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is hidden.
    var isSecureTextEntry: Bool { get set }
    /// What the text means.
    var textContentType: UITextContentType! { get set }
    /// What a new password must be like.
    var passwordRules: UITextInputPasswordRules? { get set }
    /// Whether words are offered while typed.
    var inlinePredictionType: UITextInlinePredictionType { get set }
    /// Whether results of formulas are offered while typed.
    var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
    /// How far a system's tools for writing may change the text.
    var writingToolsBehavior: UIWritingToolsBehavior { get set }
    /// What such tools may write.
    var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
}

extension UITextInputTraits {
    /// The default, for classes that do not declare the member; setting it has no effect.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// The default, for classes that do not declare the member; setting it has no effect.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// The default, for classes that do not declare the member; setting it has no effect.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// The default, for classes that do not declare the member; setting it has no effect.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }
    /// The default, for classes that do not declare the member; setting it has no effect.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
    /// The default, for classes that do not declare the member; setting it has no effect.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
    /// The default, for classes that do not declare the member; setting it has no effect.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// The default, for classes that do not declare the member; setting it has no effect.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { .default }
        set {}
    }
    /// The default, for classes that do not declare the member; setting it has no effect.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// The default, for classes that do not declare the member; setting it has no effect.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// The default, for classes that do not declare the member; setting it has no effect.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    /// The default, for classes that do not declare the member; setting it has no effect.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    /// The default, for classes that do not declare the member; setting it has no effect.
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
    /// The default, for classes that do not declare the member; setting it has no effect.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }
    /// The default, for classes that do not declare the member; setting it has no effect.
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { .default }
        set {}
    }
    /// The default, for classes that do not declare the member; setting it has no effect.
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { .default }
        set {}
    }
    /// The default, for classes that do not declare the member; setting it has no effect.
    public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
        get { [] }
        set {}
    }
}
