extension UIBarItem {
    /// What a document says of an item to assistive programs and tests.
    func decodeAccessibility(from decoder: NibDecoder) {
        guard let element = decoder.child(keyed: "accessibilityConfiguration") else { return }
        let part = decoder.decoder(for: element)
        accessibilityLabel = part.text("label")
        accessibilityHint = part.text("hint")
        accessibilityValue = part.text("value")
        accessibilityIdentifier = part.text("identifier")
        if let flag = part.child(keyed: "isElement") {
            isAccessibilityElement = part.decoder(for: flag).bool("value", default: true)
        }
        if let traits = part.child(keyed: "traits") {
            accessibilityTraits = part.decoder(for: traits).set(NibWords.accessibilityTraits)
        }
    }
}
