extension UITextView {
    /// Whether a tap begins editing; text that nobody can select gives the insertion point no place to go.
    var isOpenToTaps: Bool { isEditable && isSelectable }

    /// Whether something is done at a tap on a point of the view.
    func takesTap(at point: CGPoint) -> Bool { isOpenToTaps || followsLinks && textItem(at: point) != nil }

    /// Begins editing, unless the delegate refuses, with the insertion point next to a point of the view: behind all text
    /// for one below it.
    ///
    /// As on iOS it gets there after `textViewDidBeginEditing(_:)`, whatever was selected by then.
    func edit(at point: CGPoint) {
        guard becomeFirstResponder() else { return }
        let isBelow = point.y > textOrigin.y + lines.usedRect(for: textContainer).maxY
        guard let place = isBelow ? endOfDocument : closestPosition(to: point) else { return }
        selectedTextRange = textRange(from: place, to: place)
    }

    func editabilityDidChange() {
        prepareTap()
        detectData()
    }

    /// A tap that edits leaves the touch to the view, and its turn to a client's recognizer, which blocks it as on iOS.
    func prepareTap() {
        tap?.comesLast = isEditable
        tap?.cancelsTouchesInView = !isEditable
    }
}
