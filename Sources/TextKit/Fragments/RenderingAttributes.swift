import Foundation

/// Attributes that lie over those of a text when it is drawn, and change no line; they stay with their characters.
///
/// Ranges count UTF-16 units. Source: Apple's documentation of `NSTextLayoutManager`, "Managing rendering attributes".
struct RenderingAttributes {
    /// As long as the text; nil before the first attribute.
    private var text: NSMutableAttributedString?

    private static let painted: Set<NSAttributedString.Key> = [
        .foregroundColor, .backgroundColor, .underlineStyle, .underlineColor, .strikethroughStyle,
        .strikethroughColor, .strokeColor, .shadow,
    ]

    /// Gives a range exactly these attributes.
    ///
    /// - Returns: Whether it had others.
    mutating func set(_ attributes: [NSAttributedString.Key: Any], in range: NSRange, ofLength length: Int) -> Bool {
        change(range, ofLength: length) { attributed, range in attributed.setAttributes(attributes, range: range) }
    }

    /// Gives a range an attribute; nil takes it away.
    ///
    /// - Returns: Whether it had another.
    mutating func add(_ key: NSAttributedString.Key, _ value: Any?, in range: NSRange, ofLength length: Int) -> Bool {
        change(range, ofLength: length) { attributed, range in
            guard let value else { return attributed.removeAttribute(key, range: range) }
            attributed.addAttribute(key, value: value, range: range)
        }
    }

    private mutating func change(
        _ range: NSRange, ofLength length: Int, _ change: (NSMutableAttributedString, NSRange) -> Void
    ) -> Bool {
        guard let range = range.intersection(NSRange(location: 0, length: length)), range.length > 0 else {
            return false
        }
        let all = text.flatMap { $0.length == length ? $0 : nil } ?? Self.blank(length)
        let former = all.attributedSubstring(from: range)
        change(all, range)
        text = all
        return !all.attributedSubstring(from: range).isEqual(to: former)
    }

    /// Follows an edit: characters that were written have none.
    func follow(_ old: Range<Int>, newLength: Int) {
        guard let text, old.upperBound <= text.length else { return }
        text.replaceCharacters(in: NSRange(location: old.lowerBound, length: old.count), with: Self.blank(newLength))
    }

    /// What a part of the text is drawn with.
    func over(_ part: NSAttributedString, at range: NSRange) -> NSAttributedString {
        guard let text, range.location + range.length <= text.length else { return part }
        let shown = NSMutableAttributedString(attributedString: part)
        text.enumerateAttributes(in: range, options: []) { attributes, place, _ in
            let looks = attributes.filter { Self.painted.contains($0.key) }
            guard !looks.isEmpty else { return }
            shown.addAttributes(
                looks, range: NSRange(location: place.location - range.location, length: place.length))
        }
        return shown
    }

    /// Goes through stretches that have any, until the block says that it is enough.
    func forEach(
        in range: NSRange, backwards: Bool, _ block: ([NSAttributedString.Key: Any], NSRange) -> Bool
    ) {
        guard let text, let range = range.intersection(NSRange(location: 0, length: text.length)) else { return }
        text.enumerateAttributes(in: range, options: backwards ? .reverse : []) { attributes, place, stop in
            if !attributes.isEmpty, !block(attributes, place) { stop.pointee = true }
        }
    }

    private static func blank(_ length: Int) -> NSMutableAttributedString {
        NSMutableAttributedString(string: String(repeating: " ", count: length))
    }
}
