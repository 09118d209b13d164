/// Space for labels whose stored widths were made for Apple's fonts.
///
/// A label that constraints place takes the width that its text asks for. Where a frame places it, the document stores
/// how wide a label's text is in the font of the machine that it was drawn on. The font that stands in here may be a
/// shade wider, and the label would lose its last letters to an ellipsis. Such a label is widened by what is missing,
/// where that is little, while its text stays where its alignment puts it.
@MainActor enum StoredWidths {
    /// The greatest share of a label's width that is added.
    private static let tolerance: CGFloat = 0.1

    static func relax(_ objects: [NibObject]) {
        for case let label as UILabel in objects.map(\.view)
        where label.translatesAutoresizingMaskIntoConstraints && hasOneLine(label) {
            relax(label)
        }
    }

    /// Labels that may have several lines often are stored with the height of one.
    private static func hasOneLine(_ label: UILabel) -> Bool {
        label.numberOfLines == 1 || label.frame.height < label.font.lineHeight * 1.9
    }

    private static func relax(_ label: UILabel) {
        guard !label.adjustsFontSizeToFitWidth else { return }
        let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let missing = label.sizeThatFits(unbounded).width - label.frame.width
        guard missing > 0, missing <= label.frame.width * tolerance else { return }
        let share: CGFloat =
            switch label.textAlignment {
            case .center: 0.5
            case .right: 1
            case .natural where label.effectiveUserInterfaceLayoutDirection == .rightToLeft: 1
            case .left, .natural, .justified: 0
            }
        label.frame.origin.x -= missing * share
        label.frame.size.width += missing
    }
}
