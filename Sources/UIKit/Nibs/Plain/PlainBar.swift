/// A navigation bar, toolbar or tab bar: its background, a hairline, and the titles of its items in a row.
final class PlainBar: PlainView, NibTextShowing {
    enum Hairline {
        case top
        case bottom
    }

    var hairline = Hairline.bottom
    private var labels: [UILabel] = []

    override func prepare() {
        backgroundColor = .secondarySystemBackground
    }

    var shownText: String? { labels.compactMap(\.text).joined(separator: " | ") }

    func setTitles(_ titles: [String], font: UIFont, color: UIColor) {
        labels = titles.map { title in
            let label = UILabel()
            label.text = title
            label.font = font
            label.textColor = color
            label.textAlignment = .center
            addSubview(label)
            return label
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(max(labels.count, 1))
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
    }

    override func draw(_ rect: CGRect) {
        UIColor.separator.setFill()
        let y = hairline == .top ? 0 : bounds.height - 0.5
        UIBezierPath(rect: CGRect(x: 0, y: y, width: bounds.width, height: 0.5)).fill()
    }
}
