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
