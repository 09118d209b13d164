import Foundation

/// What follows from the other members of `UITextInput`.
extension UITextInput {
    /// Permits it, for objects without the member.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    /// None; setting it has no effect.
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set {}
    }

    /// Writes a text over what is selected: nothing stays marked, because there is no input method that would go on.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        selectedTextRange.map { replace($0, withText: markedText ?? "") }
    }

    /// None; setting it has no effect.
    public var inputDelegate: (any UITextInputDelegate)? {
        get { nil }
        set {}
    }

    /// The direction of the paragraph's first letter decides: natural.
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }

    /// No effect.
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    // MARK: Moving

    /// The place a number of steps on: units of the text to the right and left, lines upwards and downwards.
    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        steppedPosition(from: position, in: direction, offset: offset)
    }

    /// The end of a range to the right and below, its start to the left and above; the other way in text from the right.
    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        steppedPosition(within: range, farthestIn: direction)
    }

    /// What lies between a place and the line's end to the right or left, or the text's upwards or downwards.
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        extendedRange(byExtending: position, in: direction)
    }

    /// The place next to a point, or the end of the range that it lies beyond.
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        nearestPosition(to: point, within: range)
    }

    func moveInsertionPoint(to point: CGPoint) {
        guard let place = closestPosition(to: point) else { return }
        selectedTextRange = textRange(from: place, to: place)
    }

    func styling(
        of text: NSAttributedString?, at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        let index = offset(from: beginningOfDocument, to: position) - (direction == .backward ? 1 : 0)
        guard let text, (0..<text.length).contains(index) else { return nil }
        return text.attributes(at: index, effectiveRange: nil)
    }

    func steppedPosition(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .right: return self.position(from: position, offset: isReversed(at: position) ? -offset : offset)
        case .left: return self.position(from: position, offset: isReversed(at: position) ? offset : -offset)
        case .up, .down:
            let caret = caretRect(for: position)
            let step = (direction == .down ? 1 : -1) * CGFloat(offset)
            let y = caret.midY + step * caret.height
            guard y >= caretRect(for: beginningOfDocument).minY, y <= caretRect(for: endOfDocument).maxY else {
                return nil
            }
            return closestPosition(to: CGPoint(x: caret.midX, y: y))
        }
    }

    func steppedPosition(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        switch direction {
        case .up: range.start
        case .down: range.end
        case .right: isReversed(at: range.start) ? range.start : range.end
        case .left: isReversed(at: range.start) ? range.end : range.start
        }
    }

    func extendedRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        let y = caretRect(for: position).midY
        let far: CGFloat = 1_000_000
        let end: UITextPosition? =
            switch direction {
            case .up: beginningOfDocument
            case .down: endOfDocument
            case .right: closestPosition(to: CGPoint(x: far, y: y))
            case .left: closestPosition(to: CGPoint(x: -far, y: y))
            }
        return end.flatMap { textRange(from: position, to: $0) }
    }

    func nearestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let found = closestPosition(to: point) else { return nil }
        if compare(found, to: range.start) == .orderedAscending { return range.start }
        return compare(found, to: range.end) == .orderedDescending ? range.end : found
    }

    private func isReversed(at position: UITextPosition) -> Bool {
        let next = self.position(from: position, offset: 1) ?? self.position(from: position, offset: -1)
        guard let next else { return false }
        let (here, there) = (caretRect(for: position), caretRect(for: next))
        let isForward = compare(next, to: position) == .orderedDescending
        return here.midY == there.midY && (isForward ? there.minX < here.minX : there.minX > here.minX)
    }
}

extension UITextInput where Self: UIResponder {
    /// Finds words and other units by UAX #29.
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
}

extension UITextInput where Self: UIView {
    /// The view itself.
    public var textInputView: UIView { self }
}

extension UITextView: UITextInput {}
extension UITextField: UITextInput {}
