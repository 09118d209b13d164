import Foundation
import Testing

@testable import PlacardUIKit

@MainActor @Suite struct TableChangeTests {
    private func texts(_ table: UITableView) -> [String] {
        table.layoutIfNeeded()
        return table.visibleCells.compactMap { ($0 as? TextCell)?.label.text }
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func `rows come, go and move, and the others are not asked for again`() {
        let rows = TableRows([["a", "b", "c", "d"]])
        let table = rows.table()
        table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        rows.forgetLog()
        rows.sections = [["d", "new", "a", "c"]]
        table.performBatchUpdates {
            table.deleteRows(at: [path(1)], with: .fade)
            table.insertRows(at: [path(1)], with: .fade)
            table.moveRow(at: path(3), to: path(0))
        }
        #expect(texts(table) == ["d", "new", "a", "c"])
        #expect(rows.asked == [path(1)])
        #expect(table.indexPathForSelectedRow == path(3) && table.cellForRow(at: path(3))?.isSelected == true)
    }

    @Test func `reloaded rows are asked for again, reconfigured ones keep their views`() {
        let rows = TableRows([["a", "b"]])
        let table = rows.table()
        let cell = table.cellForRow(at: path(1))
        let height = table.rectForRow(at: path(1)).height
        rows.sections = [["a", String(repeating: "longer ", count: 20)]]
        table.reconfigureRows(at: [path(1)])
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: path(1)) === cell && table.rectForRow(at: path(1)).height > height)
        rows.sections = [["a", "b"]]
        table.reloadRows(at: [path(1)], with: .none)
        #expect(texts(table) == ["a", "b"] && table.rectForRow(at: path(1)).height == height)
    }

    /// Programmers' reports: headers are asked for again where their section is reloaded, and fields in them stay edited.
    @Test func `headers keep their views while rows change`() throws {
        let rows = TableRows([["a", "b"], ["c"], ["d"]])
        rows.headers = [0: "One", 1: "Two", 2: "Three"]
        let table = rows.table()
        func header(_ section: Int) throws -> UITableViewHeaderFooterView {
            table.layoutIfNeeded()
            return try #require(table.headerView(forSection: section))
        }
        let old = try (0..<3).map(header)
        table.beginUpdates()
        table.endUpdates()
        #expect(try (0..<3).map(header) == old)
        rows.sections = [["b"], ["c"], ["d"]]
        table.deleteRows(at: [path(0)], with: .fade)
        #expect(try (0..<3).map(header) == old)
        rows.headers[1] = "Other"
        table.reloadSections([1], with: .automatic)
        let new = try (0..<3).map(header)
        #expect(new[0] == old[0] && new[1] != old[1] && new[2] == old[2])
        #expect(new[1].textLabel?.text == "Other")
        rows.sections.remove(at: 0)
        (rows.headers[0], rows.headers[1]) = ("Other", "Three")
        table.deleteSections([0], with: .automatic)
        let last = try (0..<2).map(header)
        #expect(last[1] == old[2] && last[1].frame.minY > last[0].frame.maxY)
    }

    @Test func `the content of headers has its place before constraints are solved`() throws {
        final class Header: UITableViewHeaderFooterView {
            let label = UILabel()
            override init(reuseIdentifier: String?) {
                super.init(reuseIdentifier: reuseIdentifier)
                label.text = "Title"
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                let margins = contentView.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: margins.topAnchor),
                    label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                    label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                Header(reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 44 }
        }
        let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain), Rows())
        let window = UIWindow(frame: table.frame)
        (table.dataSource, table.delegate) = (rows, rows)
        window.addSubview(table)
        let reports = layoutReports { table.layoutIfNeeded() }
        #expect(reports.isEmpty)
        #expect(try #require(table.headerView(forSection: 0) as? Header).label.frame.width == 288)
    }

    @Test func `a row that asks for another size gets it`() throws {
        let table = TableRows([["a", "b"]]).table()
        let cell = try #require(table.cellForRow(at: path(0)) as? TextCell)
        cell.label.text = String(repeating: "longer ", count: 20)
        cell.invalidateIntrinsicContentSize()
        table.layoutIfNeeded()
        #expect(cell.label.frame.height > 60 && table.rectForRow(at: path(1)).minY == cell.frame.maxY)
        table.beginUpdates()
        cell.label.text = "short"
        table.endUpdates()
        table.layoutIfNeeded()
        #expect(cell.label.frame.height < 30)
    }

    @Test func `a table that becomes shorter shows its end`() {
        let rows = TableRows(count: 1000)
        let table = rows.table()
        table.scrollToRow(at: path(999), at: .bottom, animated: false)
        rows.sections = [Array(rows.sections[0].prefix(20))]
        table.reloadData()
        table.layoutIfNeeded()
        #expect(texts(table).last == "Row 19" && table.contentSize.height == table.bounds.maxY)
    }

    // MARK: Touches

    private func tap(_ rows: TableRows, _ table: UITableView, _ row: Int, x: CGFloat = 100) {
        guard let window = rows.window else { return }
        let point = CGPoint(x: x, y: table.rectForRow(at: path(row)).midY)
        TouchSequence(in: window).tap(at: table.convert(point, to: nil))
    }

    @Test func `a tap selects a row, and the next deselects it`() {
        let rows = TableRows(count: 5)
        let table = rows.table()
        tap(rows, table, 1)
        tap(rows, table, 3)
        #expect(rows.log == ["+1", "-1", "+3"] && table.indexPathsForSelectedRows == [path(3)])
        table.deselectRow(at: path(3), animated: false)
        #expect(table.indexPathForSelectedRow == nil && rows.log.count == 3)
        table.allowsMultipleSelection = true
        for row in [1, 2, 1] { tap(rows, table, row) }
        #expect(table.indexPathsForSelectedRows == [path(2)] && rows.log.suffix(3) == ["+1", "+2", "-1"])
        rows.mayHighlight = false
        tap(rows, table, 4)
        table.allowsSelection = false
        #expect(rows.log.count == 6)
    }

    @Test func `a finger highlights its row until it moves away`() throws {
        let rows = TableRows(count: 5)
        let table = rows.table()
        let finger = TouchSequence(in: try #require(rows.window))
        let point = CGPoint(x: 50, y: table.rectForRow(at: path(1)).midY)
        finger.down(at: point)
        #expect(table.cellForRow(at: path(1))?.isHighlighted == true)
        finger.move(to: CGPoint(x: 50, y: point.y + 60))
        #expect(table.cellForRow(at: path(1))?.isHighlighted == false)
        finger.up()
        #expect(rows.log.isEmpty)
    }

    @Test func `buttons at a row's ends are told of by themselves`() {
        let rows = TableRows(count: 3)
        let table = rows.table()
        table.cellForRow(at: path(1))?.accessoryType = .detailButton
        table.layoutIfNeeded()
        tap(rows, table, 1, x: 345)
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        tap(rows, table, 0, x: 26)
        tap(rows, table, 2)
        #expect(rows.log == ["i1", "insert 0"])
    }

    @Test func `signs of editing push the content aside`() throws {
        let rows = TableRows(count: 3)
        let table = rows.table()
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: path(1)))
        #expect(cell.isEditing && cell.editingStyle == .delete && cell.contentView.frame.minX == 38)
        table.setEditing(false, animated: false)
        table.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 0)
    }

    // MARK: Classes of programs

    @Test func `a controller's overrides are asked`() {
        final class Names: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                cell.textLabel?.text = "Name \(indexPath.row)"
                return cell
            }
        }
        let controller = Names(style: .insetGrouped)
        controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
        controller.view.layoutIfNeeded()
        let cells = controller.tableView.visibleCells
        #expect(cells.map { $0.textLabel?.text } == ["Name 0", "Name 1", "Name 2"])
        #expect(cells.first?.frame.minX == 16 && cells.first?.frame.width == 343)
        #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10])
    }

    @Test func `a header of a registered class is made and used again`() {
        final class Header: UITableViewHeaderFooterView {}
        let table = UITableView(frame: .zero)
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
        #expect(header is Header && header?.reuseIdentifier == "header")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    }
}
