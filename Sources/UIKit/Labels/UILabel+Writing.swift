import Foundation

/// What a label asks of the label that draws its text, without an attributed string of its own for each answer.
extension UILabel {
    /// The text, if all of it has the label's own look; nil for attributed text.
    package var plainText: String? {
        if case .attributed = content.source { return nil }
        return content.string ?? ""
    }

    /// What the sizes of all fonts are multiplied by, and what is measured with them.
    package var fontScale: CGFloat { content.fontScale }

    /// Takes the text of another label with its look: font, color, shadow, alignment and how lines break.
    ///
    /// - Parameters:
    ///   - changed: What is shown in place of its text.
    ///   - fontScale: Multiplies the sizes of all fonts and what is measured with them; sizes of the label follow.
    package func setText(of other: UILabel, changed: NSAttributedString?, fontScale: CGFloat) {
        change(.content) {
            $0.setText(of: other.content)
            if let changed { $0.setAttributedText(changed) }
            $0.fontScale = fontScale
        }
    }

    /// The width in points of the widest part of the text within which no line may end: words, and what dictionaries tell
    /// for words of scripts without spaces.
    package var widestWord: CGFloat { ShapedText(content.resolved(fontScale: 1).styled).widestWord }
}
