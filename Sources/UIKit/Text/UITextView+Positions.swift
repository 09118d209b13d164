import Foundation

extension UITextView {
    // MARK: Offsets

    func offset(of position: UITextPosition) -> Int {
        min(max((position as? TextOffset)?.offset ?? 0, 0), textStorage.length)
    }

    func range(of range: UITextRange) -> NSRange {
        TextSpan(between: offset(of: range.start), offset(of: range.end)).range
    }

    func offset(at point: CGPoint) -> Int {
        guard hasText else { return 0 }
        var fraction: CGFloat = 0
        let index = layoutManager.characterIndex(
            for: inContainer(point), in: textContainer, fractionOfDistanceBetweenInsertionPoints: &fraction)
        let text = textStorage.string as NSString
        let character = text.rangeOfComposedCharacterSequence(at: min(index, text.length - 1))
        return fraction > 0.5 ? character.location + character.length : character.location
    }

    func inContainer(_ point: CGPoint) -> CGPoint {
        layoutIfNeeded()
        return CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
    }

    // MARK: Rectangles

    /// In the view's coordinates, one for each line.
    func rects(of range: NSRange) -> [CGRect] {
        guard range.length > 0 else { return [caret(at: range.location)] }
        layoutIfNeeded()
        let glyphs = layoutManager.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
        var rects: [CGRect] = []
        layoutManager.enumerateEnclosingRects(
            forGlyphRange: glyphs, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
            in: textContainer
        ) { [textOrigin] rect, _ in rects.append(rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y)) }
        return rects
    }

    func caret(at offset: Int) -> CGRect {
        layoutIfNeeded()
        let width: CGFloat = 2
        let endsInBreak = (textStorage.string as NSString).length > 0 && textStorage.string.last?.isNewline == true
        if textStorage.length == 0 || offset == textStorage.length && endsInBreak {
            let line = layoutManager.extraLineFragmentRect
            let height = line.height > 0 ? line.height : (font ?? .systemFont(ofSize: 12)).lineHeight
            return CGRect(
                x: textOrigin.x + textContainer.lineFragmentPadding, y: textOrigin.y + line.minY, width: width,
                height: height)
        }
        let isAtEnd = offset == textStorage.length
        let character = (textStorage.string as NSString).rangeOfComposedCharacterSequence(
            at: isAtEnd ? offset - 1 : offset)
        guard let rect = rects(of: character).first else { return .null }
        return CGRect(x: isAtEnd ? rect.maxX : rect.minX, y: rect.minY, width: width, height: rect.height)
    }

    // MARK: Typing

    /// Replaces text, puts the insertion point behind it, and tells of it.
    func write(_ text: String, over range: NSRange) {
        let new = NSAttributedString(string: text, attributes: typingAttributes)
        textStorage.replaceCharacters(in: range, with: new)
        selectedRange = NSRange(location: range.location + new.length, length: 0)
        (delegate as? UITextViewDelegate)?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
}
