extension UILabel {
    /// What a change of a property puts out of date.
    enum Change {
        /// Text or font: everything.
        case content
        /// Alignment: the lines, but not the size.
        case format
        /// Lines and how they break: lines and size.
        case size
        /// Colour and whatever else only drawing needs.
        case paint
    }

    /// Changes the content, and marks as out of date what depends on it; an equal value changes nothing.
    func change(_ change: Change, _ edit: (inout LabelContent) -> Void) {
        let before = content
        edit(&content)
        guard content != before else { return }
        typesetter.forget(change == .paint ? .paints : .everything)
        setNeedsDisplay()
        if change == .content || change == .size { invalidateIntrinsicContentSize() }
    }
}
