import Foundation

extension NSAttributedString {
    /// The text in lines of one height, each in the middle of its box.
    ///
    /// - Parameters:
    ///   - paragraphStyle: That of text without one.
    ///   - fontScale: What fonts, and how far letters are raised, are multiplied by when they are shown.
    func boxed(lineHeight: CGFloat, paragraphStyle: NSParagraphStyle, fontScale: CGFloat) -> NSAttributedString {
        let copy = NSMutableAttributedString(attributedString: self)
        let whole = NSRange(location: 0, length: length)
        enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(attributes[.paragraphStyle] as? NSParagraphStyle ?? paragraphStyle)
            style.minimumLineHeight = lineHeight
            style.maximumLineHeight = lineHeight
            copy.addAttribute(.paragraphStyle, value: style, range: range)
            guard let font = attributes[.font] as? UIFont else { return }
            let rise = NSNumber(value: Double(lineHeight / fontScale - font.lineHeight) / 2)
            copy.addAttribute(.baselineOffset, value: rise, range: range)
        }
        return copy
    }

    /// The attributes of the last character before an offset, at the size that they are shown in.
    func attributes(before end: Int, fontScale: CGFloat) -> [NSAttributedString.Key: Any] {
        guard length > 0 else { return [:] }
        var attributes = attributes(at: min(max(0, end - 1), length - 1), effectiveRange: nil)
        guard fontScale != 1 else { return attributes }
        if let font = attributes[.font] as? UIFont { attributes[.font] = font.withSize(font.pointSize * fontScale) }
        if let offset = attributes[.baselineOffset] as? CGFloat { attributes[.baselineOffset] = offset * fontScale }
        return attributes
    }

    /// The text with attributes where it has none of its own.
    func filled(with defaults: [NSAttributedString.Key: Any]) -> NSAttributedString {
        let copy = NSMutableAttributedString(attributedString: self)
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { own, range, _ in
            var inherited = defaults.filter {
                [.font, .foregroundColor, .paragraphStyle, .baselineOffset].contains($0.key)
            }
            inherited.merge(own) { $1 }
            copy.setAttributes(inherited, range: range)
        }
        return copy
    }
}
