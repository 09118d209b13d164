import Foundation

extension NSAttributedString {
    /// The paragraphs of a list around a place, in UTF-16 units; `NSNotFound` and no length where the place is not in it.
    public func range(of list: NSTextList, at location: Int) -> NSRange {
        let text = string as NSString
        guard location >= 0, location < length, holds(list, at: location) else {
            return NSRange(location: NSNotFound, length: 0)
        }
        var range = text.paragraphRange(for: NSRange(location: location, length: 0))
        while range.location > 0, holds(list, at: range.location - 1) {
            range = range.union(text.paragraphRange(for: NSRange(location: range.location - 1, length: 0)))
        }
        while NSMaxRange(range) < length, holds(list, at: NSMaxRange(range)) {
            range = range.union(text.paragraphRange(for: NSRange(location: NSMaxRange(range), length: 0)))
        }
        return range
    }

    /// Which item of a list a place is in, from 1; paragraphs of lists within it belong to the item before them.
    ///
    /// Source: Apple's documentation of `NSAttributedString.itemNumber(in:at:)`.
    public func itemNumber(in list: NSTextList, at location: Int) -> Int {
        let (text, range) = (string as NSString, range(of: list, at: location))
        guard range.length > 0 else { return 0 }
        var (place, count) = (range.location, 0)
        while place <= location {
            if lists(at: place).last === list { count += 1 }
            place = NSMaxRange(text.paragraphRange(for: NSRange(location: place, length: 0)))
        }
        return count
    }

    private func lists(at location: Int) -> [NSTextList] {
        (attribute(.paragraphStyle, at: location, effectiveRange: nil) as? NSParagraphStyle)?.textLists ?? []
    }

    private func holds(_ list: NSTextList, at location: Int) -> Bool { lists(at: location).contains { $0 === list } }
}
