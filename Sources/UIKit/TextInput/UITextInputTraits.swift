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

/// Which keys a keyboard shows; raw values as on iOS.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad,
        twitter
    case webSearch, asciiCapableNumberPad
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

/// What a text means, for keyboards that offer words; raw values as on iOS.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name, as on iOS.
    public let rawValue: String
    /// Makes a type of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The address of a page.
    public static let URL = UITextContentType(rawValue: "url")
    /// A code that is sent to the user for once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// What a keyboard is asked for.
public struct TextInputTraits {
    var autocapitalization = UITextAutocapitalizationType.sentences
    var autocorrection = UITextAutocorrectionType.default
    var spellChecking = UITextSpellCheckingType.default
    var smartQuotes = UITextSmartQuotesType.default
    var smartDashes = UITextSmartDashesType.default
    var smartInsertDelete = UITextSmartInsertDeleteType.default
    var keyboard = UIKeyboardType.default
    var appearance = UIKeyboardAppearance.default
    var returnKey = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var isSecure = false
    var content: UITextContentType?
    var passwordRules: UITextInputPasswordRules?
}

/// What a new password must be like; nothing here makes passwords.
///
/// Source: Apple's documentation of `UITextInputPasswordRules`.
open class UITextInputPasswordRules: NSObject {
    /// The rules in Apple's language for them.
    public let passwordRulesDescriptor: String

    /// Makes rules of their description.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }
}

/// A view that says what keyboard it wants; there is none here.
///
/// Source: Apple's documentation of `UITextInputTraits`.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {
    /// Placard's own: where the members below are kept.
    var textInputTraits: TextInputTraits { get set }
}

extension UITextInputTraits {
    /// Stored; no effect.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { textInputTraits.autocapitalization }
        set { textInputTraits.autocapitalization = newValue }
    }
    /// Stored; no effect.
    public var autocorrectionType: UITextAutocorrectionType {
        get { textInputTraits.autocorrection }
        set { textInputTraits.autocorrection = newValue }
    }
    /// Stored; no effect.
    public var spellCheckingType: UITextSpellCheckingType {
        get { textInputTraits.spellChecking }
        set { textInputTraits.spellChecking = newValue }
    }
    /// Stored; no effect.
    public var smartQuotesType: UITextSmartQuotesType {
        get { textInputTraits.smartQuotes }
        set { textInputTraits.smartQuotes = newValue }
    }
    /// Stored; no effect.
    public var smartDashesType: UITextSmartDashesType {
        get { textInputTraits.smartDashes }
        set { textInputTraits.smartDashes = newValue }
    }
    /// Stored; no effect.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { textInputTraits.smartInsertDelete }
        set { textInputTraits.smartInsertDelete = newValue }
    }
    /// Stored; no effect.
    public var keyboardType: UIKeyboardType {
        get { textInputTraits.keyboard }
        set { textInputTraits.keyboard = newValue }
    }
    /// Stored; no effect.
    public var keyboardAppearance: UIKeyboardAppearance {
        get { textInputTraits.appearance }
        set { textInputTraits.appearance = newValue }
    }
    /// Stored; no effect.
    public var returnKeyType: UIReturnKeyType {
        get { textInputTraits.returnKey }
        set { textInputTraits.returnKey = newValue }
    }
    /// Stored; no effect.
    public var enablesReturnKeyAutomatically: Bool {
        get { textInputTraits.enablesReturnKeyAutomatically }
        set { textInputTraits.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether the text is hidden; text fields have a member of their own for it. Stored; no effect.
    public var isSecureTextEntry: Bool {
        get { textInputTraits.isSecure }
        set { textInputTraits.isSecure = newValue }
    }
    /// Stored; no effect.
    public var textContentType: UITextContentType! {
        get { textInputTraits.content }
        set { textInputTraits.content = newValue }
    }
    /// Stored; no effect.
    public var passwordRules: UITextInputPasswordRules? {
        get { textInputTraits.passwordRules }
        set { textInputTraits.passwordRules = newValue }
    }
}
