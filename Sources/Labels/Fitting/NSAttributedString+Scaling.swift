import Foundation

extension NSAttributedString {
    /// The text with all its fonts, and what is measured with them, larger or smaller.
    func scaled(by factor: CGFloat) -> NSAttributedString {
        guard factor != 1, length > 0 else { return self }
        let copy = NSMutableAttributedString(attributedString: self)
        enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
            guard let font = value as? UIFont else { return }
            copy.addAttribute(.font, value: font.withSize(font.pointSize * factor), range: range)
        }
        return copy
    }

    /// The text in lines of one height, each in the middle of its box.
    ///
    /// - Parameter paragraphStyle: That of text without one.
    func boxed(lineHeight: CGFloat, paragraphStyle: NSParagraphStyle) -> NSAttributedString {
        let copy = NSMutableAttributedString(attributedString: self)
        let whole = NSRange(location: 0, length: length)
        enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(attributes[.paragraphStyle] as? NSParagraphStyle ?? paragraphStyle)
            style.minimumLineHeight = lineHeight
            style.maximumLineHeight = lineHeight
            copy.addAttribute(.paragraphStyle, value: style, range: range)
            guard let font = attributes[.font] as? UIFont else { return }
            let rise = NSNumber(value: Double(lineHeight - font.lineHeight) / 2)
            copy.addAttribute(.baselineOffset, value: rise, range: range)
        }
        return copy
    }

    /// The attributes of the last character before an offset.
    func attributes(before end: Int) -> [NSAttributedString.Key: Any] {
        guard length > 0 else { return [:] }
        return attributes(at: min(max(0, end - 1), length - 1), effectiveRange: nil)
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
