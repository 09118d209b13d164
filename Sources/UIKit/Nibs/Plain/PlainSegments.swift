/// A row of segments, one of them chosen; also the two halves of a stepper.
final class PlainSegments: PlainView, NibTextShowing {
    /// Nil where none is chosen.
    var chosen: Int?
    private var labels: [UILabel] = []
    private let knob = UIView()
    /// In points.
    var naturalHeight: CGFloat = 31
    /// Between a title and the ends of its segment, in points.
    var titleMargin: CGFloat = 10

    override func prepare() {
        layer.cornerRadius = 8
        backgroundColor = .tertiarySystemFill
        knob.layer.cornerRadius = 7
        knob.backgroundColor = .white
        addSubview(knob)
    }

    var shownText: String? { labels.compactMap(\.text).joined(separator: " | ") }

    func setTitles(_ titles: [String], font: UIFont) {
        labels = titles.map { title in
            let label = UILabel()
            label.text = title
            label.font = font
            label.textAlignment = .center
            addSubview(label)
            return label
        }
    }

    /// In points, with equal segments as wide as the widest title and a margin asks for.
    override var intrinsicContentSize: CGSize {
        let widest = labels.map { $0.intrinsicContentSize.width + 2 * titleMargin }.max() ?? 0
        return CGSize(width: (widest * CGFloat(labels.count)).rounded(.up), height: naturalHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(max(labels.count, 1))
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
                .insetBy(dx: 4, dy: 0)
        }
        knob.isHidden = chosen.map { !labels.indices.contains($0) } ?? true
        knob.frame = CGRect(x: CGFloat(chosen ?? 0) * width, y: 0, width: width, height: bounds.height)
            .insetBy(dx: 2, dy: 2)
    }
}
