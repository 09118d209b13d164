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
        content = .runs(text)
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
    ///
    /// Foundation on Linux never frees the attributes of an attributed string that goes, 200 to 350 bytes (Swift 6.3), so
    /// that a copy which is not needed is memory that is lost.
    package var snapshot: NSAttributedString {
        copy() as? NSAttributedString ?? NSAttributedString(attributedString: self)
    }
}
