extension UIView {
    /// What a document says to assistive programs and tests.
    func decodeAccessibility(from decoder: NibDecoder) {
        guard let element = decoder.child(keyed: "accessibilityConfiguration") else { return }
        let part = decoder.decoder(for: element)
        if let label = part.text("label") { accessibilityLabel = label }
        if let hint = part.text("hint") { accessibilityHint = hint }
        if let value = part.text("value") { accessibilityValue = value }
        if let identifier = part.text("identifier") { accessibilityIdentifier = identifier }
        if let flag = part.child(keyed: "isElement") {
            isAccessibilityElement = part.decoder(for: flag).bool("value", default: true)
        }
        if let traits = part.child(keyed: "traits") {
            accessibilityTraits = part.decoder(for: traits).accessibilityTraits
        }
    }
}

extension NibDecoder {
    fileprivate var accessibilityTraits: UIAccessibilityTraits {
        NibWords.accessibilityTraits.reduce(into: []) { traits, word in
            if bool(word.0, default: false) { traits.insert(word.1) }
        }
    }
}

extension NibWords {
    fileprivate static let accessibilityTraits: [(String, UIAccessibilityTraits)] = [
        ("none", []), ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
        ("staticText", .staticText), ("searchField", .searchField), ("playsSound", .playsSound),
        ("keyboardKey", .keyboardKey), ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
        ("updatesFrequently", .updatesFrequently), ("startsMediaSession", .startsMediaSession),
        ("adjustable", .adjustable), ("allowsDirectInteraction", .allowsDirectInteraction),
        ("causesPageTurn", .causesPageTurn), ("header", .header),
    ]
}
