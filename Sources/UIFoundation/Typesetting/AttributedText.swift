/// A string with attributes, as a source of typeset text.
package struct AttributedText: TextSource {
    private let content: Content
    private let defaults: TextDefaults

    private enum Content {
        case runs(NSAttributedString)
        /// A string that has the same attributes throughout.
        case uniform(String, [NSAttributedString.Key: Any])
    }

    /// - Parameter defaults: What the text looks like where its attributes say nothing.
    package init(_ text: NSAttributedString, defaults: TextDefaults) {
        AttributedRunsRelease.begin()
        content = .runs(text.enumerable)
        self.defaults = defaults
    }

    /// A string that has the same attributes throughout.
    init(_ string: String, attributes: [NSAttributedString.Key: Any], defaults: TextDefaults) {
        content = .uniform(string, attributes)
        self.defaults = defaults
    }

    package func resolved(fontScale: CGFloat) -> ResolvedText {
        switch content {
        case .runs(let text): ResolvedText(text, defaults: defaults, fontScale: fontScale)
        case .uniform(let string, let attributes):
            ResolvedText(string, attributes: attributes, defaults: defaults, fontScale: fontScale)
        }
    }
}

extension NSAttributedString {
    /// The text as it is now: itself, if it can no longer change.
    package var snapshot: NSAttributedString {
        AttributedRunsRelease.begin()
        let text = enumerable
        return text.copy() as? NSAttributedString ?? NSAttributedString(attributedString: text)
    }

    /// The text itself, or what a class of a program's own says of it by the two primitives: Foundation on Linux
    /// enumerates storage that such a text does not have, and stops the program.
    package var enumerable: NSAttributedString {
        if type(of: self) == NSAttributedString.self || self is NSMutableAttributedString { return self }
        let text = NSMutableAttributedString(string: string)
        var place = 0
        while place < text.length {
            var found = NSRange(location: place, length: 1)
            let attributes = attributes(at: place, effectiveRange: &found)
            let end = min(max(place + 1, found.location + found.length), text.length)
            text.setAttributes(attributes, range: NSRange(location: place, length: end - place))
            place = end
        }
        return text
    }
}
