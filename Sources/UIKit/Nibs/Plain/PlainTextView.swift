/// A text view drawn plainly: its text from the top, within the margins of UIKit's text container.
final class PlainTextView: PlainView, NibTextShowing {
    let label = UILabel()
    var shownText: String? { label.text }

    override func prepare() {
        label.numberOfLines = 0
        label.lineBreakMode = .byWordWrapping
        addSubview(label)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // UITextView's container inset of 8 above and below, and its line fragment padding of 5.
        let area = bounds.insetBy(dx: 5, dy: 8)
        let size = label.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude))
        label.frame = CGRect(origin: area.origin, size: CGSize(width: area.width, height: size.height))
    }
}
