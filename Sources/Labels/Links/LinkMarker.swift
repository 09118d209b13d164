import Foundation

/// Turns a label's text and its links into what is shown.
struct LinkMarker {
    /// In the order of the text; none overlap.
    var links: [LabelLink]
    var styles: LinkStyleSheet
    /// The most characters of a URL that are shown; nil shows all.
    var maximumURLLength: Int?
    var isEnabled: Bool
    var pressed: LabelLink?

    func shown(_ text: NSAttributedString) -> ShownText {
        let shown = NSMutableAttributedString(string: "")
        var places: [ShownText.Place] = []
        var end = 0
        for link in links {
            shown.append(text.attributedSubstring(from: NSRange(location: end, length: link.range.location - end)))
            let marked = marked(text.attributedSubstring(from: link.range), as: link)
            places.append(
                ShownText.Place(link: link, range: NSRange(location: shown.length, length: marked.length)))
            shown.append(marked)
            end = link.range.location + link.range.length
        }
        shown.append(text.attributedSubstring(from: NSRange(location: end, length: text.length - end)))
        return ShownText(text: shown, places: places)
    }

    private func marked(_ text: NSAttributedString, as link: LabelLink) -> NSAttributedString {
        let copy = NSMutableAttributedString(attributedString: text)
        let whole = NSRange(location: 0, length: copy.length)
        copy.removeAttribute(.link, range: whole)
        copy.addAttributes(style(of: link).attributes, range: whole)
        return shortened(copy, link)
    }

    private func style(of link: LabelLink) -> LinkStyle {
        if !isEnabled { return styles[link.kind, .disabled] }
        return styles[link.kind, link == pressed ? .pressed : .normal]
    }

    private func shortened(_ text: NSAttributedString, _ link: LabelLink) -> NSAttributedString {
        guard link.kind == .url, let limit = maximumURLLength, limit > 0, text.string.count > limit else {
            return text
        }
        let kept = String(text.string.prefix(limit - 1)).utf16.count
        let copy = NSMutableAttributedString(
            attributedString: text.attributedSubstring(from: NSRange(location: 0, length: kept)))
        copy.append(NSAttributedString(string: "…", attributes: text.attributes(at: 0, effectiveRange: nil)))
        return copy
    }
}
