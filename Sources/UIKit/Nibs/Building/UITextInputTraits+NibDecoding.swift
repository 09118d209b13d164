extension UITextInputTraits {
    /// Takes what a document says of the keyboard and of how typed text is treated; without a word letters are typed as they
    /// are.
    func decodeTraits(of view: NibDecoder) {
        guard let decoder = view.child(keyed: "textInputTraits").map(view.decoder) else { return }
        autocapitalizationType = decoder.choice("autocapitalizationType", NibWords.capitals) ?? .none
        autocorrectionType = decoder.choice("autocorrectionType", NibWords.answers(.no, .yes)) ?? .default
        spellCheckingType = decoder.choice("spellCheckingType", NibWords.answers(.no, .yes)) ?? .default
        smartQuotesType = decoder.choice("smartQuotesType", NibWords.answers(.no, .yes)) ?? .default
        smartDashesType = decoder.choice("smartDashesType", NibWords.answers(.no, .yes)) ?? .default
        smartInsertDeleteType = decoder.choice("smartInsertDeleteType", NibWords.answers(.no, .yes)) ?? .default
        keyboardType = decoder.choice("keyboardType", NibWords.keyboards) ?? .default
        keyboardAppearance = decoder.choice("keyboardAppearance", NibWords.appearances) ?? .default
        returnKeyType = decoder.choice("returnKeyType", NibWords.returnKeys) ?? .default
        enablesReturnKeyAutomatically = decoder.bool("enablesReturnKeyAutomatically", default: false)
        isSecureTextEntry = decoder.bool("secureTextEntry", default: false)
        if let type = decoder.string("textContentType") { textContentType = UITextContentType(rawValue: type) }
    }
}

extension NibWords {
    fileprivate static func answers<Answer>(_ no: Answer, _ yes: Answer) -> [String: Answer] {
        ["no": no, "yes": yes]
    }

    fileprivate static let capitals: [String: UITextAutocapitalizationType] = [
        "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]

    fileprivate static let keyboards: [String: UIKeyboardType] = [
        "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
        "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
        "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]

    fileprivate static let appearances: [String: UIKeyboardAppearance] = [
        "alert": .dark, "dark": .dark, "light": .light,
    ]

    fileprivate static let returnKeys: [String: UIReturnKeyType] = [
        "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
        "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]
}
