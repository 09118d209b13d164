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

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: padding, dy: 0)
    }
}
