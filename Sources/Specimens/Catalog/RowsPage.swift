/// A white page with labels below each other, each as wide as the page.
final class RowsPage: UIView {
    struct Row {
        let label: UILabel
        let background: UIColor?

        @MainActor init(_ label: UILabel, _ text: String, background: UIColor? = nil) {
            label.text = text
            label.numberOfLines = 0
            self.label = label
            self.background = background
        }

        @MainActor init(_ label: UILabel, _ text: NSAttributedString) {
            label.attributedText = text
            label.numberOfLines = 0
            self.label = label
            background = nil
        }
    }

    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 8
    /// The space around a label that has a background of its own.
    private static let padding: CGFloat = 8

    private let rows: [Row]
    private let backgrounds: [UIView]

    init(rows: [Row]) {
        self.rows = rows
        backgrounds = rows.map { row in
            let view = UIView()
            view.backgroundColor = row.background
            view.layer.cornerRadius = 6
            return view
        }
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        for view in backgrounds { addSubview(view) }
        for row in rows { addSubview(row.label) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y = Self.margin
        for (row, background) in zip(rows, backgrounds) {
            let padding = row.background == nil ? 0 : Self.padding
            let width = bounds.width - 2 * (Self.margin + padding)
            let size = row.label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            row.label.frame = CGRect(
                x: Self.margin + padding, y: y + padding, width: width, height: size.height)
            background.frame = row.label.frame.insetBy(dx: -padding, dy: -padding)
            y = background.frame.maxY + Self.spacing
        }
    }
}

/// A page with labels in rows and columns, each in a frame of its own.
final class GridPage: UIView {
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 12

    private let cells: [[UILabel]]

    init(cells: [[UILabel]]) {
        self.cells = cells
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        for label in cells.joined() {
            label.backgroundColor = .secondarySystemBackground
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y = Self.margin
        for row in cells {
            let gaps = Self.spacing * CGFloat(row.count - 1)
            let width = (bounds.width - 2 * Self.margin - gaps) / CGFloat(max(1, row.count))
            let space = CGSize(width: width, height: .greatestFiniteMagnitude)
            let height = row.map { $0.sizeThatFits(space).height }.max() ?? 0
            for (index, label) in row.enumerated() {
                let x = Self.margin + CGFloat(index) * (width + Self.spacing)
                label.frame = CGRect(x: x, y: y, width: width, height: height)
            }
            y += height + Self.spacing
        }
    }
}
