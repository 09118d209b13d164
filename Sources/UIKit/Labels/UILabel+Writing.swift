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

    /// The width of the widest word in points: of what stands between white space, unless it has ideographs.
    package var widestWord: CGFloat {
        let units = (content.string ?? "") as NSString
        var (widest, start): (CGFloat, Int) = (0, 0)
        while start < units.length {
            let rest = NSRange(location: start, length: units.length - start)
            let space = units.rangeOfCharacter(from: .whitespacesAndNewlines, options: [], range: rest)
            let end = space.location == NSNotFound ? units.length : space.location
            if end > start { widest = max(widest, width(ofWord: NSRange(location: start, length: end - start))) }
            start = end + max(1, space.length)
        }
        return widest
    }

    private func width(ofWord range: NSRange) -> CGFloat {
        let word = content.resolved(range).styled
        let isBroken = String(decoding: word.units, as: UTF16.self).unicodeScalars
            .contains(where: \.properties.isIdeographic)
        return isBroken ? 0 : ShapedText(word).layout(LayoutRules()).width
    }
}
