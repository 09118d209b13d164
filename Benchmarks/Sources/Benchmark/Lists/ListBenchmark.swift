import ArgumentParser
import Foundation
import Placard

/// Times a table of self-sizing rows: its first screen, a jump to its end, a row's new text and another width.
struct ListBenchmark: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Times a table of self-sizing rows and prints one JSON line, in nanoseconds of thread time.")

    @Option(help: "How many rows the table has.")
    var rows = 100_000
    @Option(help: "How often each is done; the least time counts.")
    var rounds = 5

    func validate() throws {
        guard rows > 1, rounds > 0 else { throw ValidationError("rows must be above 1, and rounds above 0") }
    }

    func run() throws {
        MainActor.assumeIsolated { measure() }
    }

    @MainActor private func measure() {
        var (first, jump, text, width) = (LeastTime(), LeastTime(), LeastTime(), LeastTime())
        var cells = 0
        for _ in 0..<rounds {
            let source = ListRows(count: rows)
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
            table.register(ListRow.self, forCellReuseIdentifier: "row")
            table.dataSource = source
            first.take { table.layoutIfNeeded() }
            let end = IndexPath(row: rows - 1, section: 0)
            jump.take { table.scrollToRow(at: end, at: .bottom, animated: false) }
            source.suffix = " And some words more, which make another line of it."
            text.take {
                table.reconfigureRows(at: [end])
                table.layoutIfNeeded()
            }
            width.take {
                table.frame.size = CGSize(width: 667, height: 375)
                table.layoutIfNeeded()
            }
            cells = source.made
        }
        report(
            "{\"rows\":\(rows),\"firstScreen\":\(first.nanoseconds),\"jump\":\(jump.nanoseconds),"
                + "\"text\":\(text.nanoseconds),\"width\":\(width.nanoseconds),\"cells\":\(cells)}")
    }
}

/// Rows of texts of one to five lines.
@MainActor private final class ListRows: NSObject, UITableViewDataSource {
    private let count: Int
    var suffix = ""
    private(set) var made = 0

    init(count: Int) {
        self.count = count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        guard let row = cell as? ListRow else { return cell }
        if row.label.text == nil { made += 1 }
        let text = String(repeating: "Some words of row \(indexPath.row). ", count: 1 + indexPath.row % 7)
        row.label.text = text + suffix
        return row
    }
}

/// A row that is as high as its label.
private final class ListRow: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
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

    required init?(coder: NSCoder) { nil }
}
