import Foundation

extension NSAttributedString {
    /// The text with fonts that follow the user's text size at that of given traits; nil if none of them changes.
    package func adjustingFonts(to traits: UITraitCollection) -> NSAttributedString? {
        var runs: [(UIFont, NSRange)] = []
        enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
            guard let font = value as? UIFont else { return }
            let adjusted = font.adjusted(to: traits)
            if adjusted != font { runs.append((adjusted, range)) }
        }
        guard !runs.isEmpty else { return nil }
        let adjusted = NSMutableAttributedString(attributedString: self)
        for (font, range) in runs { adjusted.addAttribute(.font, value: font, range: range) }
        return adjusted
    }
}
