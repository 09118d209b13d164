/// A text field drawn plainly: its border, and its text or else its placeholder.
final class PlainTextField: PlainView, NibTextShowing {
    let label = UILabel()
    var shownText: String? { label.text }
    /// Between the field's edges and the text, in points.
    var padding: CGFloat = 0

    override func prepare() {
        addSubview(label)
    }

    /// The rounded border of forms.
    func showRoundedBorder() {
        padding = 7
        layer.cornerRadius = 5
        showBorder(.systemGray4)
        backgroundColor = .systemBackground
    }

    func showBorder(_ color: UIColor) {
        layer.borderWidth = 0.5
        layer.borderColor = color.cgColor
    }

    /// The text with its padding, and a line's room above and below within a border.
    override var intrinsicContentSize: CGSize {
        let text = label.intrinsicContentSize
        let line = max(text.height, label.font.lineHeight)
        return CGSize(
            width: text.width + 2 * padding, height: padding == 0 ? line + 2 : line <= 17 ? 30 : line + 14)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: padding, dy: 0)
    }
}
