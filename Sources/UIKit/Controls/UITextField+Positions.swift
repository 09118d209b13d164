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

    /// Selects a range for a program or a finger: what is typed next is a change of its own.
    func choose(_ range: NSRange?) {
        history.pause()
        select(range, after: selection)
    }

    /// Selects a range, the end of the text for nil, and tells of it if another one was selected before.
    func select(_ range: NSRange?, after former: NSRange) {
        chosen = range
        guard selection != former else { return }
        if isEditing { setNeedsLayout() }
        wantedTyping = nil
        delegate?.textFieldDidChangeSelection(self)
    }

    /// Puts a text in the place of a part, with the insertion point behind it, and tells of it.
    func write(_ new: String, over range: NSRange) {
        put(NSAttributedString(string: new, attributes: attributesToType), over: range)
    }

    func put(_ new: NSAttributedString, over range: NSRange) {
        let former = selection
        let text = NSMutableAttributedString(attributedString: attributedText ?? NSAttributedString(string: ""))
        text.replaceUnits(in: range, with: new)
        history.write(new, over: range, in: self) { keepingLook { attributedText = text } }
        select(NSRange(location: range.location + new.length, length: 0), after: former)
        tell(.editingChanged, Self.textDidChangeNotification)
    }

    /// What text that is written next looks like.
    var attributesToType: [NSAttributedString.Key: Any] {
        if let wantedTyping { return wantedTyping }
        let before = attributedText?.typingAttributes(over: selection) ?? [:]
        return defaultTextAttributes.merging(before) { $1 }
    }

    func didEndEditing() {
        wantedTyping = nil
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        tell(.editingDidEnd, Self.textDidEndEditingNotification)
    }

    /// The bar of the insertion point at an offset of the label that shows the text.
    func caret(at offset: Int, in label: FieldLabel) -> CGRect {
        layoutIfNeeded()
        let line = (font ?? label.font).lineHeight
        let x = isEmpty ? emptyLineStart(in: label) : label.insertionX(at: shownOffset(offset))
        return convert(
            CGRect(x: x - 1, y: (label.bounds.height - line) / 2, width: 2, height: line), from: label)
    }

    /// Begins editing, or puts the insertion point of a field that is edited next to a point.
    func edit(at point: CGPoint) {
        guard isEditing else {
            becomeFirstResponder()
            return
        }
        if let place = closestPosition(to: point) { selectedTextRange = textRange(from: place, to: place) }
    }

    /// An offset of the text in what is shown of it: hidden text has a dot for each character.
    func shownOffset(_ offset: Int) -> Int {
        isSecureTextEntry ? characters.prefix { $0.location < offset }.count : offset
    }

    /// Where writing begins in a field without text.
    private func emptyLineStart(in label: FieldLabel) -> CGFloat {
        switch textAlignment {
        case .center: label.bounds.width / 2
        case .right: label.bounds.width
        case .natural, .justified: isMirrored ? label.bounds.width : 0
        default: 0
        }
    }

    /// The rectangles of a range of the label that shows the text.
    func pieces(of range: UITextRange, in label: FieldLabel) -> [UITextSelectionRect] {
        layoutIfNeeded()
        let units = self.range(of: range)
        let start = shownOffset(units.location)
        let shown = NSRange(location: start, length: shownOffset(units.location + units.length) - start)
        let rects = label.textRects(forCharacterRange: shown, in: label.lineArea)
        return rects.enumerated().map { index, rect in
            TextSelectionPiece(convert(rect, from: label), isFirst: index == 0, isLast: index == rects.count - 1)
        }
    }
}
