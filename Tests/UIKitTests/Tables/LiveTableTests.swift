import Foundation
import Testing

@testable import PlacardUIKit

@MainActor @Suite struct LiveTableTests {
    private static func text(_ row: Int) -> String {
        String(repeating: "Words of row \(row). ", count: 1 + row % 7)
    }

    private static func long(_ count: Int) -> TableRows { TableRows([(0..<count).map(text)]) }

    /// What a label alone needs at a width, with the margins of a row and the line below it.
    private static func height(_ text: String, _ width: CGFloat) -> CGFloat {
        let label = UILabel()
        (label.text, label.numberOfLines) = (text, 0)
        return label.sizeThatFits(CGSize(width: width - 32, height: CGFloat.greatestFiniteMagnitude)).height + 22
            + 0.5
    }

    /// Bars of 44 points above and 49 below, as on iOS without a notch.
    @Test func `A table's rows are clear of the bars of its controller`() {
        let (rows, controller) = (Self.long(50), UITableViewController())
        controller.tableView.dataSource = rows
        controller.tableView.register(TextCell.self, forCellReuseIdentifier: "text")
        controller.title = "Rows"
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: controller)]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = tabs
        window.isHidden = false
        window.layoutIfNeeded()
        let table = controller.tableView!
        #expect(table.safeAreaInsets.top > 0 && table.safeAreaInsets.bottom > 0)
        #expect(table.adjustedContentInset.top == table.safeAreaInsets.top)
        #expect(table.contentOffset.y == -table.safeAreaInsets.top)
        let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(first?.safeAreaInsets.top == 0)
        #expect(table.layoutMargins.top == 0 && table.layoutMargins.bottom == 0)
        table.scrollToRow(at: IndexPath(row: 49, section: 0), at: .bottom, animated: false)
        #expect(
            abs(
                table.rectForRow(at: IndexPath(row: 49, section: 0)).maxY - table.bounds.maxY
                    + table.safeAreaInsets.bottom) < 1)
        #expect(tabs.tabBar.items?.first?.title == "Rows")
    }

    /// The usual way to find the end of loading: the last visible row is about to be shown.
    @Test func `All rows in sight are told while they are being made`() {
        final class Watching: NSObject, UITableViewDelegate {
            var told: [[IndexPath]] = []
            func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
                told.append(table.indexPathsForVisibleRows ?? [])
            }
        }
        let (rows, watching) = (TableRows(count: 40), Watching())
        let table = rows.table(frame: CGRect(x: 0, y: 0, width: 375, height: 440))
        table.rowHeight = 100
        table.delegate = watching
        table.reloadData()
        table.layoutIfNeeded()
        #expect(!watching.told.isEmpty && watching.told.allSatisfy { $0.map(\.row) == [0, 1, 2, 3, 4] })
    }

    @Test func `rows are asked for as they come into view`() {
        let rows = TableRows(count: 100_000)
        TextCell.count = 0
        let table = rows.table()
        #expect(rows.asked.count == table.visibleCells.count && rows.asked.count < 16)
        #expect(table.numberOfRows(inSection: 0) == 100_000)
        for row in [99_999, 50_000, 3, 70_000] {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
            #expect(table.cellForRow(at: IndexPath(row: row, section: 0)) != nil)
        }
        #expect(TextCell.count < 40 && rows.asked.count < 200)
        #expect(table.subviews.count < 60)
    }

    @Test func `rows are used again after they were prepared for it`() throws {
        let rows = TableRows(count: 100)
        let table = rows.table()
        let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? TextCell)
        #expect(first.reuses == 0)
        table.contentOffset.y = 2000
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
        table.contentOffset.y = 2300
        table.layoutIfNeeded()
        #expect(table.visibleCells.contains { ($0 as? TextCell)?.reuses == 1 })
        #expect(table.visibleCells.map { ($0 as? TextCell)?.label.text }.allSatisfy { $0?.hasPrefix("Row ") == true })
    }

    @Test func `rows are as high as labels measured alone`() {
        let rows = Self.long(40)
        let table = rows.table()
        for path in table.indexPathsForVisibleRows ?? [] {
            #expect(table.rectForRow(at: path).height == Self.height(Self.text(path.row), 375))
        }
        table.frame.size.width = 250
        table.layoutIfNeeded()
        for path in table.indexPathsForVisibleRows ?? [] {
            #expect(table.rectForRow(at: path).height == Self.height(Self.text(path.row), 250))
        }
    }

    @Test func `the line below a row adds its pixel, as an inspector of iOS 13 showed`() {
        let rows = TableRows([["a"]])
        final class Avatar: UITableViewCell {
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
                NSLayoutConstraint.activate([
                    view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                    view.heightAnchor.constraint(equalToConstant: 34),
                    view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        let table = rows.table(.plain, Avatar.self)
        // https://stackoverflow.com/q/62599451: 54.5 points with two pixels a point.
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 54.5)
        table.separatorStyle = .none
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 54)
    }

    @Test func `rows without rules say how high they are`() {
        let rows = TableRows(count: 50)
        let table = rows.table(.plain, SquareCell.self)
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)) == CGRect(x: 0, y: 150, width: 375, height: 75))
        rows.heights = { $0.row == 0 ? 30 : UITableView.automaticDimension }
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 30)
        #expect(table.contentSize == CGSize(width: 375, height: 30 + 8 * 75 + 41 * 44))
    }

    @Test func `without estimates all heights are asked for beforehand`() {
        let rows = TableRows(count: 500)
        rows.heights = { CGFloat(10 + $0.row % 3) }
        let table = rows.table()
        table.estimatedRowHeight = 0
        table.reloadData()
        table.layoutIfNeeded()
        let heights = (0..<500).map { 10 + $0 % 3 }
        #expect(table.contentSize.height == CGFloat(heights.reduce(0, +)))
    }

    @Test func `the last row lies at the end after a jump there`() {
        let rows = Self.long(5000)
        let table = rows.table()
        let last = IndexPath(row: 4999, section: 0)
        table.scrollToRow(at: last, at: .bottom, animated: false)
        #expect(abs(table.rectForRow(at: last).maxY - table.bounds.maxY) < 0.001)
        #expect(abs(table.contentSize.height - table.bounds.maxY) < 0.001)
        table.scrollToRow(at: IndexPath(row: 2500, section: 0), at: .top, animated: false)
        #expect(abs(table.rectForRow(at: IndexPath(row: 2500, section: 0)).minY - table.bounds.minY) < 0.001)
    }

    @Test func `what is in sight stays in place while rows above it are measured`() {
        let table = Self.long(1000).table()
        table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
        for _ in 0..<30 {
            let path = table.indexPathsForVisibleRows?.first ?? IndexPath()
            let before = table.rectForRow(at: path).minY - table.contentOffset.y
            table.contentOffset.y -= 40
            table.layoutIfNeeded()
            #expect(abs(table.rectForRow(at: path).minY - table.contentOffset.y - before - 40) < 0.001)
        }
        let tops = table.visibleCells.map(\.frame)
        for (upper, lower) in zip(tops, tops.dropFirst()) { #expect(abs(upper.maxY - lower.minY) < 0.001) }
    }

    @Test func `what is in sight stays in place near the end while the content becomes shorter`() {
        let table = Self.long(50).table()
        table.estimatedRowHeight = 1500
        table.reloadData()
        table.layoutIfNeeded()
        let last = IndexPath(row: 49, section: 0)
        table.scrollToRow(at: last, at: .bottom, animated: false)
        table.layoutIfNeeded()
        for _ in 0..<15 {
            let before = table.rectForRow(at: last).minY - table.contentOffset.y
            table.contentOffset.y -= 40
            table.layoutIfNeeded()
            #expect(abs(table.rectForRow(at: last).minY - table.contentOffset.y - before - 40) < 0.001)
        }
    }

    @Test func `titles have the heights of published storyboards`() {
        let rows = TableRows([["a"], ["b"], ["c"]])
        rows.headers = [0: "First", 1: "Second"]
        let grouped = rows.table(.grouped)
        // Xcode 11 to 16 store 55.5 above the first titled section, 56 = 18 + 38 between it and the next.
        #expect(grouped.rectForHeader(inSection: 0).height == 55.5)
        #expect(grouped.rectForHeader(inSection: 1).height == 38 && grouped.rectForFooter(inSection: 0).height == 18)
        #expect(grouped.rectForHeader(inSection: 2).height == 18)
        // Xcode 15 and 16 store 50 above the rows of plain tables: 28, and 22 of padding.
        let plain = rows.table(.plain)
        #expect(plain.rectForHeader(inSection: 0).height == 50 && plain.rectForHeader(inSection: 2).height == 0)
        #expect(plain.headerView(forSection: 0)?.textLabel?.text == "First")
        #expect(grouped.headerView(forSection: 0)?.textLabel?.text == "FIRST")
    }

    @Test func `a plain section's header stays while its rows scroll`() throws {
        let rows = TableRows([(0..<30).map { "\($0)" }, (0..<30).map { "\($0)" }])
        rows.headers = [0: "First", 1: "Second"]
        let table = rows.table()
        table.contentOffset.y = 200
        table.layoutIfNeeded()
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.frame == CGRect(x: 0, y: 200, width: 375, height: 28))
        #expect(
            table.subviews.firstIndex(of: header) ?? 0 > table.subviews.firstIndex(of: table.visibleCells[0]) ?? 0)
        let next = table.rectForHeader(inSection: 1).minY
        table.contentOffset.y = next - 10
        table.layoutIfNeeded()
        #expect(header.frame.maxY == table.rect(forSection: 0).maxY)
    }

    @Test func `places are found by points and rectangles`() {
        let rows = TableRows(count: 50)
        rows.heights = { _ in 50 }
        let table = rows.table()
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 149)) == IndexPath(row: 2, section: 0))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 9999)) == nil)
        #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 60, width: 10, height: 80))?.map(\.row) == [1, 2])
        #expect(table.visibleCells.count == 12 && table.indexPath(for: table.visibleCells[3])?.row == 3)
    }

    /// An outline: cells that are used again must not keep the level of the row that they showed before.
    @Test func `A row that is not indented has no other row's level`() throws {
        final class Outline: NSObject, UITableViewDelegate {
            var isDeep = true
            func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
                isDeep ? 3 : 0
            }
        }
        let (rows, outline) = (TableRows(count: 3), Outline())
        let table = rows.table()
        table.delegate = outline
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.indentationLevel) == [3, 3, 3])
        outline.isDeep = false
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.indentationLevel) == [0, 0, 0])
    }

    /// Apple's page of `scrollToRow(at:at:animated:)` and of `scrollViewDidEndScrollingAnimation(_:)`.
    @Test
    func `A table scrolls to a row within a while where a clock drives it, and tells of the end once it has moved`()
        throws
    {
        final class Listener: NSObject, UITableViewDelegate {
            var ends = 0
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
        }
        let (rows, listener) = (Self.long(60), Listener())
        let table = rows.table()
        table.delegate = listener
        let (clock, path) = (EventClock(.stepped), IndexPath(row: 40, section: 0))
        clock.drive {
            table.scrollToRow(at: path, at: .top, animated: true)
            #expect(table.contentOffset.y == 0 && listener.ends == 0)
            clock.advance(by: 0.15)
            let halfway = table.contentOffset.y
            #expect(halfway > 0)
            clock.advance(by: 1)
            #expect(table.contentOffset.y > halfway && listener.ends == 1)
        }
        table.scrollToRow(at: path, at: .top, animated: false)
        #expect(table.rectForRow(at: path).minY == table.contentOffset.y && listener.ends == 1)
        table.scrollToRow(at: path, at: .top, animated: true)
        #expect(listener.ends == 1)
    }

    /// Lists that fold out: as UIKit's stack traces show, new rows are placed within `performWithoutAnimation(_:)`.
    @Test func `A row that comes into sight in an animation stands in its place at once`() throws {
        let rows = TableRows(count: 30)
        rows.headers = [0: "Rows"]
        let table = rows.table(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
        let clock = EventClock(.stepped)
        try clock.drive {
            UIView.animate(withDuration: 1) {
                table.frame.size.height = 400
                table.layoutIfNeeded()
            }
            clock.advance(by: 0.5)
            let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)) as? TextCell)
            #expect(cell.frame.height > 0 && cell.layer.presentation()?.frame == cell.frame)
            #expect(cell.label.layer.presentation()?.frame == cell.label.frame)
            let header = try #require(table.headerView(forSection: 0))
            #expect(header.layer.presentation()?.frame == header.frame)
            let height = try #require(table.layer.presentation()?.bounds.height)
            #expect(abs(height - 200) < 0.01)
        }
    }
}
