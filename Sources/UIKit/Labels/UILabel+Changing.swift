extension UILabel {
    /// What the label shows and how; members change it without going through each other's overridable setters.
    var content: LabelContent { typeset.source }

    /// The lines of the text in a space.
    func block(_ rules: LayoutRules) -> TextBlock { typeset.keptBlock(rules) ?? typesetting { $0.block(rules) } }

    /// Works on a copy of what has been made of the text: attachments that are asked for their sizes may ask the label,
    /// or change it.
    func typesetting<Result>(_ work: (inout TypesetText<LabelContent>) -> Result) -> Result {
        var text = typeset
        let result = work(&text)
        if text.revision == typeset.revision { typeset = text }
        return result
    }

    /// Which kind of property changes, and so what is out of date: the table of what depends on what.
    enum Change {
        /// Text and fonts.
        case content
        /// Where lines may end.
        case breaking
        /// Alignment.
        case format
        /// How many lines, and at which width: the shaped text stays.
        case space
        /// Color and whatever else only drawing needs.
        case paint
        /// The shadow, for which there is space beside the text.
        case shadow

        fileprivate var invalidation: TextInvalidation? {
            switch self {
            case .content: .everything
            case .breaking, .format: .formats
            case .space: nil
            case .paint, .shadow: .paints
            }
        }

        fileprivate var isOfSize: Bool {
            switch self {
            case .content, .breaking, .space, .shadow: true
            case .format, .paint: false
            }
        }
    }

    /// Fonts of text styles take the size that the label's traits ask for, if they are to follow it.
    func adjustFonts() {
        guard content.adjustsFontForContentSize else { return }
        let traits = traitCollection
        change(.content) { $0.adjustFonts(to: traits) }
    }

    /// Changes the content, and marks as out of date what depends on it; an equal value changes nothing.
    ///
    /// - Returns: Whether it was another value.
    @discardableResult func change(_ change: Change, _ edit: (inout LabelContent) -> Void) -> Bool {
        var changed = content
        edit(&changed)
        guard changed != content else { return false }
        contentDidChange(change, to: changed)
        return true
    }

    func contentDidChange(_ change: Change, to changed: LabelContent) {
        typeset.change(change.invalidation) { $0 = changed }
        setNeedsDisplay()
        if change.isOfSize { invalidateIntrinsicContentSize() }
    }
}
