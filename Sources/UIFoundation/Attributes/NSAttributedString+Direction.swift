import Foundation

extension NSAttributedString {
    /// The text with natural paragraphs flush left or right, by their own direction.
    ///
    /// - Parameter paragraphStyle: That of text without one.
    package func alignedByDirection(paragraphStyle: NSParagraphStyle) -> NSAttributedString {
        let copy = NSMutableAttributedString(attributedString: self)
        let units = string as NSString
        var start = 0
        while start < length {
            let paragraph = units.paragraphRange(for: NSRange(location: start, length: 0))
            start = paragraph.location + max(1, paragraph.length)
            let own = attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil) as? NSParagraphStyle
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(own ?? paragraphStyle)
            guard style.alignment == .natural else { continue }
            let direction = style.baseWritingDirection
            let isRightToLeft =
                direction == .natural
                ? units.substring(with: paragraph).beginsRightToLeft : direction == .rightToLeft
            style.alignment = isRightToLeft ? .right : .left
            copy.addAttribute(.paragraphStyle, value: style, range: paragraph)
        }
        return copy
    }
}

extension String {
    /// Whether the first letter, or the first mark for a direction, is one of a script from right to left.
    fileprivate var beginsRightToLeft: Bool {
        let strong = unicodeScalars.first { $0.properties.isAlphabetic || $0 == "\u{200E}" || $0 == "\u{200F}" }
        guard let strong else { return false }
        return strong == "\u{200F}" || Self.rightToLeft.contains { $0.contains(strong.value) }
    }

    /// The blocks of such scripts (Unicode's DerivedBidiClass.txt, defaults R and AL).
    private static let rightToLeft: [ClosedRange<UInt32>] = [
        0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF,
    ]
}
