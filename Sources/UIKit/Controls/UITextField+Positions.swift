import Foundation

extension UITextField {
    var characters: [NSRange] {
        let text = (self.text ?? "") as NSString
        var characters: [NSRange] = []
        while case let next = characters.last.map({ $0.location + $0.length }) ?? 0, next < text.length {
            characters.append(text.rangeOfComposedCharacterSequence(at: next))
        }
        return characters
    }

    var length: Int { attributedText?.length ?? 0 }

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
