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

/// A part of a label's text that does something when it is touched.
public struct LabelLink: Hashable, Sendable {
    /// What kind of thing a link leads to.
    public enum Kind: Hashable, Sendable {
        case url, mention, hashtag, email, phone
        /// A range with the attribute `.link`, or one that the program named.
        case attribute
        /// Found by a pattern of the program.
        case custom(String)
    }

    /// What the link leads to.
    public var kind: Kind
    /// UTF-16 units of the label's text, whatever part of it is shown.
    public var range: NSRange
    /// What the link leads to, whole: the URL, the name with its sign, the number as written.
    public var target: String

    /// Makes a link; `range` counts UTF-16 units of the label's text.
    public init(kind: Kind, range: NSRange, target: String) {
        self.kind = kind
        self.range = range
        self.target = target
    }

    /// The address that the target is, whole: `mailto:` and `tel:` for addresses and numbers; nil for names, and for
    /// targets without a scheme.
    public var url: URL? {
        switch kind {
        case .url, .attribute: URL(string: target).flatMap { $0.scheme == nil ? nil : $0 }
        case .email: URL(string: "mailto:" + target)
        case .phone: URL(string: "tel:" + target.compactMap(Self.dialed).joined())
        case .mention, .hashtag, .custom: nil
        }
    }

    private static func dialed(_ character: Character) -> String? {
        character == "+" ? "+" : character.wholeNumberValue.map(String.init)
    }
}
