/// A page with PlacardLabels below each other, each as high as its text or as it is told to be.
final class PlacardLabelsPage: UIView {
    struct Row {
        /// What a finger does on the page.
        enum Touches { case none, firstLink }

        let label: PlacardLabel
        let height: CGFloat?
        let touches: Touches

        @MainActor init(_ label: PlacardLabel, height: CGFloat? = nil, touches: Touches = .none) {
            self.label = label
            self.height = height
            self.touches = touches
        }
    }

    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 12

    private let rows: [Row]

    init(_ rows: [Row]) {
        self.rows = rows
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        for row in rows { addSubview(row.label) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y = Self.margin
        for row in rows {
            let width = bounds.width - 2 * Self.margin
            let height =
                row.height ?? row.label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
            row.label.frame = CGRect(x: Self.margin, y: y, width: width, height: height)
            y = row.label.frame.maxY + Self.spacing
            if row.touches == .firstLink { pressFirstLink(of: row.label) }
        }
    }

    private func pressFirstLink(of label: PlacardLabel) {
        guard let window, let link = label.links.first, let rect = label.rects(of: link).first else { return }
        TouchSequence(in: window).down(at: label.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
    }
}
