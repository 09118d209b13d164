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

/// A page with labels in rows and columns under headings, each in a frame of its own.
final class GridPage: UIView {
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 12
    /// The width of the rows' headings.
    private static let headingWidth: CGFloat = 108

    private let columns: [UILabel]
    private let rows: [UILabel]
    private let cells: [[UILabel]]

    init(columns: [String], rows: [String], cells: [[UILabel]]) {
        self.columns = columns.map(Self.heading)
        self.rows = rows.map(Self.heading)
        self.cells = cells
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        for label in cells.joined() { label.backgroundColor = .secondarySystemBackground }
        for label in self.columns + self.rows + cells.joined() { addSubview(label) }
    }

    required init?(coder: NSCoder) { nil }

    private static func heading(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 12)
        label.textColor = .secondaryLabel
        return label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y = place(columns, at: Self.margin, height: 14) + Self.spacing / 2
        for (heading, row) in zip(rows, cells) {
            let space = CGSize(width: columnWidth, height: .greatestFiniteMagnitude)
            let height = row.map { $0.sizeThatFits(space).height }.max() ?? 0
            heading.frame = mirrored(CGRect(x: Self.margin, y: y, width: Self.headingWidth, height: height))
            y = place(row, at: y, height: height) + Self.spacing
        }
    }

    /// Puts a label into each column, and answers the lower edge.
    private func place(_ labels: [UILabel], at y: CGFloat, height: CGFloat) -> CGFloat {
        for (index, label) in labels.enumerated() {
            let x = Self.margin + Self.headingWidth + Self.spacing + CGFloat(index) * (columnWidth + Self.spacing)
            label.frame = mirrored(CGRect(x: x, y: y, width: columnWidth, height: height))
        }
        return y + height
    }

    private var columnWidth: CGFloat {
        let count = CGFloat(max(1, columns.count))
        return (bounds.width - 2 * Self.margin - Self.headingWidth - Self.spacing * count) / count
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard traitCollection.layoutDirection == .rightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
