import Foundation

extension UITextField {
    /// The place before the first character.
    public var beginningOfDocument: UITextPosition { TextOffset(0) }
    /// The place behind the last character.
    public var endOfDocument: UITextPosition { TextOffset(length) }

    /// The place some UTF-16 units on; nil beyond the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (sum, isTooLarge) = self.offset(of: position).addingReportingOverflow(offset)
        return !isTooLarge && (0...length).contains(sum) ? TextOffset(sum) : nil
    }

    /// The UTF-16 units from one place to another.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        offset(of: toPosition) - offset(of: from)
    }

    /// The range between two places, whichever comes first.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        TextSpan(between: offset(of: fromPosition), offset(of: toPosition))
    }

    /// The text of a range.
    public func text(in range: UITextRange) -> String? {
        ((text ?? "") as NSString).substring(with: self.range(of: range))
    }

    /// Puts a text in the place of a range, as typing does.
    public func replace(_ range: UITextRange, withText text: String) { write(text, over: self.range(of: range)) }

    /// Which of two places comes first.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let difference = offset(of: position) - offset(of: other)
        return difference == 0 ? .orderedSame : difference < 0 ? .orderedAscending : .orderedDescending
    }

    /// The first rectangle around a range.
    public func firstRect(for range: UITextRange) -> CGRect {
        selectionRects(for: range).first?.rect ?? caretRect(for: range.start)
    }

    /// The place next to a point of the field.
    public func closestPosition(to point: CGPoint) -> UITextPosition? {
        var places = characters.map(\.location)
        places.append(length)
        let carets = places.map { abs(caretRect(for: TextOffset($0)).midX - point.x) }
        return zip(places, carets).min { $0.1 < $1.1 }.map { TextOffset($0.0) }
    }

    /// The character at a point of the field; nil without text.
    public func characterRange(at point: CGPoint) -> UITextRange? {
        let spans = characters.map { TextSpan($0) }
        return spans.min { abs(firstRect(for: $0).midX - point.x) < abs(firstRect(for: $1).midX - point.x) }
    }

    private var characters: [NSRange] {
        let text = (self.text ?? "") as NSString
        var characters: [NSRange] = []
        while case let next = characters.last.map({ $0.location + $0.length }) ?? 0, next < text.length {
            characters.append(text.rangeOfComposedCharacterSequence(at: next))
        }
        return characters
    }

    private var length: Int { attributedText?.length ?? 0 }

    /// What is selected, within the text.
    var selection: NSRange {
        guard let chosen else { return NSRange(location: length, length: 0) }
        let start = min(chosen.location, length)
        return NSRange(location: start, length: min(chosen.length, length - start))
    }

    func offset(of position: UITextPosition) -> Int { min(max((position as? TextOffset)?.offset ?? 0, 0), length) }

    func range(of range: UITextRange) -> NSRange {
        TextSpan(between: offset(of: range.start), offset(of: range.end)).range
    }

    /// The bar of the insertion point at an offset of the label that shows the text.
    func caret(at offset: Int, in label: UILabel) -> CGRect {
        layoutIfNeeded()
        let before = label.textRects(forCharacterRange: NSRange(location: 0, length: offset), in: label.bounds).last
        let line = (font ?? label.font).lineHeight
        let caret = CGRect(x: (before?.maxX ?? 0) - 1, y: (label.bounds.height - line) / 2, width: 2, height: line)
        return convert(caret, from: label)
    }

    /// The rectangles of a range of the label that shows the text.
    func pieces(of range: UITextRange, in label: UILabel) -> [UITextSelectionRect] {
        layoutIfNeeded()
        let rects = label.textRects(forCharacterRange: self.range(of: range), in: label.bounds)
        return rects.enumerated().map { index, rect in
            TextSelectionPiece(convert(rect, from: label), isFirst: index == 0, isLast: index == rects.count - 1)
        }
    }
}
