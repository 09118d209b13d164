/// A page of views in rows, each in a quiet frame with its name below.
final class PicturePage: UIView {
    /// A view, its name, and its size in points if it does not fill its cell.
    struct Cell {
        var view: UIView
        var name: String
        var size: CGSize?
    }

    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 12
    private static let nameHeight: CGFloat = 18

    private let columns: Int
    private let cellHeight: CGFloat
    private let cells: [(cell: Cell, frame: UIView, name: UILabel)]

    init(columns: Int, cellHeight: CGFloat, cells: [Cell]) {
        self.columns = columns
        self.cellHeight = cellHeight
        self.cells = cells.map { ($0, UIView(), Self.label($0.name)) }
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        for (cell, frame, name) in self.cells {
            frame.backgroundColor = .secondarySystemBackground
            frame.clipsToBounds = true
            frame.addSubview(cell.view)
            addSubview(frame)
            addSubview(name)
        }
    }

    required init?(coder: NSCoder) { nil }

    private static func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 11)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        return label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let gaps = Self.spacing * CGFloat(columns - 1)
        let width = ((bounds.width - 2 * Self.margin - gaps) / CGFloat(columns)).rounded(.down)
        for (index, entry) in cells.enumerated() {
            let x = Self.margin + CGFloat(index % columns) * (width + Self.spacing)
            let y = Self.margin + CGFloat(index / columns) * (cellHeight + Self.nameHeight + Self.spacing)
            entry.frame.frame = CGRect(x: x, y: y, width: width, height: cellHeight)
            entry.name.frame = CGRect(x: x, y: y + cellHeight, width: width, height: Self.nameHeight)
            let size = entry.cell.size ?? CGSize(width: width, height: cellHeight)
            entry.cell.view.frame = CGRect(
                x: ((width - size.width) / 2).rounded(), y: ((cellHeight - size.height) / 2).rounded(),
                width: size.width, height: size.height)
        }
    }
}
