/// A label in a rounded rectangle that grows with its text: a chat bubble, a caption in a game.
///
/// A `PlacardLabel` that starts with insets, a cyan shape with corners of 50 points and a black border of 5. All else,
/// above all `intrinsicContentSize` and the time of drawing, stays `UILabel`'s.
open class RoundedRectLabel: PlacardLabel {
    /// How often the insets are taken from the width in which the text is measured; the raw values serve nibs.
    public enum InsetMeasuring: Int, Sendable {
        /// Once, as they are when the text is drawn: sizes are exact at every width.
        case once
        /// Twice at left and right, as in the article that this label comes from: the shape is higher than its text
        /// needs wherever the narrower lines are more, which keeps text away from large corners.
        case twice
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a label from a nib, with the insets, the shape, the fill and the border of one made in code.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// How the label's size is found.
    open var insetMeasuring = InsetMeasuring.once { didSet { sizeDidChange() } }

    open override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard insetMeasuring == .twice else {
            return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        }
        let sides = UIEdgeInsets(top: 0, left: textInsets.left, bottom: 0, right: textInsets.right)
        return super.textRect(forBounds: bounds.inset(by: sides), limitedToNumberOfLines: numberOfLines)
            .offsetBy(dx: -textInsets.left, dy: 0)
    }

    private func setUp() {
        textInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        shape = .rounded(50)
        fill = .color(.cyan)
        border = LabelBorder(color: .black, width: 5)
    }
}
