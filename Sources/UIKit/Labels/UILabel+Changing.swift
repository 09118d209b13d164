extension UILabel {
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

        fileprivate var invalidation: LabelTypesetter.Invalidation? {
            switch self {
            case .content: .everything
            case .breaking, .format: .formats
            case .space: nil
            case .paint: .paints
            }
        }

        fileprivate var isOfSize: Bool {
            switch self {
            case .content, .breaking, .space: true
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
    func change(_ change: Change, _ edit: (inout LabelContent) -> Void) {
        let before = content
        edit(&content)
        guard content != before else { return }
        if let invalidation = change.invalidation { typesetter.invalidate(invalidation) }
        setNeedsDisplay()
        if change.isOfSize { invalidateIntrinsicContentSize() }
    }
}
