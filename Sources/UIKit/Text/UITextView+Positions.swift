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
        let (place, extra) = (inContainer(point), lines.extraLineFragmentRect)
        if extra.height > 0, place.y >= extra.minY, lines.extraLineFragmentTextContainer === textContainer {
            return textStorage.length
        }
        let nearest = insertionPoints(at: place).first ?? 0
        guard caretDistance(of: nearest, from: point) > Self.caretReach else { return nearest }
        // Where directions meet, the character beside that under the point may have its caret there.
        let beside = [0, -1, 1].flatMap { insertionPoints(at: CGPoint(x: place.x + $0, y: place.y)) }
        let others = beside.map { (offset: $0, distance: caretDistance(of: $0, from: point)) }
        let closest = others.min { $0.distance < $1.distance }
        return closest.flatMap { $0.distance <= Self.caretReach ? $0.offset : nil } ?? nearest
    }

    /// How far from a point a caret is that stands at it, in points.
    private static let caretReach: CGFloat = 0.5

    /// Before and behind the character at a place of the container, the nearer one first.
    private func insertionPoints(at place: CGPoint) -> [Int] {
        var fraction: CGFloat = 0
        let index = lines.characterIndex(
            for: place, in: textContainer, fractionOfDistanceBetweenInsertionPoints: &fraction)
        let text = textStorage.string as NSString
        let character = text.rangeOfComposedCharacterSequence(at: min(index, text.length - 1))
        let (start, end) = (character.location, character.location + character.length)
        return fraction > 0.5 ? [end, start] : [start, end]
    }

    /// How far the caret before an offset stands to the side of a point; without end for one on another line.
    private func caretDistance(of offset: Int, from point: CGPoint) -> CGFloat {
        let caret = caret(at: offset)
        return caret.minY <= point.y && point.y <= caret.maxY ? abs(caret.minX - point.x) : .infinity
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
        let glyphs = lines.glyphRange(forCharacterRange: range, actualCharacterRange: nil)
        var rects: [CGRect] = []
        lines.enumerateEnclosingRects(
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
            let line = lines.extraLineFragmentRect
            let height = line.height > 0 ? line.height : (font ?? .systemFont(ofSize: 12)).lineHeight
            return CGRect(x: emptyLineStart, y: textOrigin.y + line.minY, width: width, height: height)
        }
        let isAtEnd = offset == textStorage.length
        let character = (textStorage.string as NSString).rangeOfComposedCharacterSequence(
            at: isAtEnd ? offset - 1 : offset)
        guard let rect = rects(of: character).first,
            let edges = lines.caretEdges(ofCharacterAt: character.location)
        else { return caretBehindSetText(before: offset) }
        let x = textOrigin.x + (isAtEnd ? edges.trailing : edges.leading)
        return CGRect(x: x, y: rect.minY, width: width, height: rect.height)
    }

    /// Where the insertion point is drawn of a place that no line holds, such as behind a page break: where the lines end.
    private func caretBehindSetText(before offset: Int) -> CGRect {
        let glyphs = lines.glyphRange(for: textContainer)
        let end = NSMaxRange(lines.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil))
        return end > 0 && end <= offset ? caret(at: end - 1) : .null
    }

    /// Where typing begins on a line without text.
    private var emptyLineStart: CGFloat {
        let padding = textContainer.lineFragmentPadding
        let width = textContainer.size.width > 0 ? textContainer.size.width : bounds.width
        let style = typingAttributes[.paragraphStyle] as? NSParagraphStyle
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch style?.alignment ?? textAlignment {
        case .center: return textOrigin.x + width / 2
        case .right: return textOrigin.x + width - padding
        case .natural, .justified: return textOrigin.x + (isMirrored ? width - padding : padding)
        default: return textOrigin.x + padding
        }
    }

    // MARK: Typing

    /// Replaces text, puts the insertion point behind it, and tells of it.
    func write(_ text: String, over range: NSRange) {
        put(NSAttributedString(string: text, attributes: typingAttributes), over: range)
    }

    func put(_ new: NSAttributedString, over range: NSRange) {
        let former = selectedRange
        history.write(new, over: range, in: self) { textStorage.replaceCharacters(in: range, with: new) }
        select(NSRange(location: range.location + new.length, length: 0), after: former)
        (delegate as? UITextViewDelegate)?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        if isScrollEnabled, isFirstResponder { scrollToInsertionPoint() }
    }

    /// Scrolls until the end of the selection is seen, with the space below the text if it is the last line.
    private func scrollToInsertionPoint() {
        let place = caret(at: NSMaxRange(selectedRange))
        guard !place.isNull else { return }
        scrollRectToVisible(place.insetBy(dx: 0, dy: -textContainerInset.bottom), animated: false)
    }
}
