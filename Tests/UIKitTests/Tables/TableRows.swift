@testable import PlacardUIKit

/// A table of texts for tests, which notes what it is asked and told.
@MainActor final class TableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var headers: [Int: String] = [:]
    var heights: (IndexPath) -> CGFloat = { _ in UITableView.automaticDimension }
    private(set) var asked: [IndexPath] = []
    private(set) var log: [String] = []
    var mayHighlight = true

    init(_ sections: [[String]]) {
        self.sections = sections
    }

    convenience init(count: Int) {
        self.init([(0..<count).map { "Row \($0)" }])
    }

    /// A table in a window that shows these rows.
    func table(
        _ style: UITableView.Style = .plain, _ cell: AnyClass = TextCell.self,
        frame: CGRect = CGRect(x: 0, y: 0, width: 375, height: 600)
    ) -> UITableView {
        let table = OwningTable(frame: frame, style: style)
        table.rows = self
        table.register(cell, forCellReuseIdentifier: "text")
        table.dataSource = self
        table.delegate = self
        let window = UIWindow(frame: frame)
        self.window = window
        window.addSubview(table)
        table.layoutIfNeeded()
        return table
    }

    private(set) var window: UIWindow?

    func forgetLog() { (asked, log) = ([], []) }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
        (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { heights(indexPath) }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { mayHighlight }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("+\(indexPath.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("-\(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        log.append("i\(indexPath.row)")
    }
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .insert : .delete }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { log.append("\(editingStyle) \(indexPath.row)") }
}

/// A table that keeps its data source, which others hold weakly.
private final class OwningTable: UITableView {
    var rows: TableRows?
}

/// A row that is as high as its label, which wraps.
final class TextCell: UITableViewCell {
    static var count = 0
    let label = UILabel()
    private(set) var reuses = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.count += 1
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        let area = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            label.topAnchor.constraint(equalTo: area.topAnchor),
            label.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("made in code alone") }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// A row that says itself how high it is.
final class SquareCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width / 5) }
}
