import Foundation
import Testing

@testable import PlacardUIKit

@MainActor @Suite struct TableTests {
    @Test func `rows that go out of sight are used again in one order, the same in every run`() {
        let rows = TableRows(count: 1_000)
        rows.heights = { _ in 40 }
        let table = rows.table()
        func cells(from first: Int) -> [ObjectIdentifier] {
            (first..<first + 15).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
                .map(ObjectIdentifier.init)
        }
        let before = cells(from: 0)
        table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
        table.layoutIfNeeded()
        #expect(before.count == 15 && cells(from: 500) == before.reversed())
    }

    /// A row that is higher than rows are when they are made.
    private final class BoxCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                box.heightAnchor.constraint(equalToConstant: 100),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func `rows get their frames before any is laid out, so that nothing contradicts them`() {
        let reports = layoutReports {
            let rows = TableRows(count: 30)
            rows.heights = { _ in 100 }
            let table = rows.table(.plain, BoxCell.self)
            table.contentOffset.y = 900
            table.layoutIfNeeded()
            #expect(table.visibleCells.allSatisfy { $0.frame.height == 100 })
        }
        #expect(reports == [])
    }

    @Test func headerAndFooterLieOneBelowTheOtherAsWideAsTheTable() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .grouped)
        table.tableHeaderView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 60))
        table.tableFooterView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 30))
        table.layoutIfNeeded()
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 60, width: 320, height: 30))
        #expect(table.backgroundColor == .systemGroupedBackground)
    }

    @Test func aPathTellsSectionAndRow() {
        var path = IndexPath(row: 3, section: 2)
        #expect(path.section == 2 && path.row == 3 && path.item == 3)
        path.row = 5
        #expect(path == IndexPath(item: 5, section: 2))
        #expect(IndexPath().row == 0)
    }

    @Test func aDocumentsTableIsOneAndItsPiecesStayWhereTheyAre() throws {
        let table = try Nibs.view(
            """
            <tableView id="t" style="grouped" rowHeight="55" separatorStyle="none"><rect key="frame" width="320" height="400"/>
            <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="10" width="320" height="60"/></view>
            <sections><tableViewSection headerTitle="Names" footerTitle="All of them" id="s"><cells><tableViewCell id="c">
            <rect key="frame" x="0" y="120" width="320" height="44"/></tableViewCell></cells></tableViewSection></sections>
            </tableView>
            """, as: UITableView.self)
        table.layoutIfNeeded()
        #expect(table.style == .grouped && table.rowHeight == 55 && table.separatorStyle == .none)
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 10, width: 320, height: 60))
        let titles = table.subviews.compactMap { $0 as? UILabel }
        #expect(titles.map(\.text) == ["NAMES", "All of them"])
        #expect(titles[0].frame.maxY <= 120 && titles[1].frame.minY >= 164)
        #expect(titles[0].frame.minX == 16)
    }

    @Test func rowsOfADocumentHaveLinesBelowThem() throws {
        func lines(_ style: String, _ inset: String = "") throws -> [CGRect] {
            let table = try Nibs.view(
                """
                <tableView id="t" separatorStyle="\(style)"><rect key="frame" width="320" height="400"/>\(inset)<prototypes>
                <tableViewCell id="a"><rect key="frame" y="28" width="320" height="44"/></tableViewCell>
                <tableViewCell id="b"><rect key="frame" y="72" width="320" height="44"/></tableViewCell></prototypes>
                </tableView>
                """, as: UITableView.self)
            table.layoutIfNeeded()
            return table.subviews.flatMap { row in
                row.subviews.filter { $0.frame.height < 1 && $0.frame.width > 0 }.map {
                    row.convert($0.frame, to: table)
                }
            }.sorted { $0.minY < $1.minY }
        }
        #expect(try lines("default").map(\.maxY) == [72, 116])
        #expect(try lines("default").map(\.minX) == [16, 16])
        #expect(try lines("none").isEmpty)
        let inset = "<inset key=\"separatorInset\" minX=\"60\" minY=\"0\" maxX=\"20\" maxY=\"0\"/>"
        #expect(try lines("default", inset).map(\.minX) == [60, 60])
        #expect(try lines("default", inset).map(\.width) == [240, 240])
    }

    @Test func aCollectionHasTheLayoutOfItsDocument() throws {
        let collection = try Nibs.view(
            """
            <collectionView id="c"><rect key="frame" width="320" height="400"/>
            <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="4" id="f">
            <size key="itemSize" width="70" height="80"/><inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
            </collectionViewFlowLayout></collectionView>
            """, as: UICollectionView.self)
        let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.scrollDirection == .horizontal && layout.minimumLineSpacing == 4)
        #expect(layout.itemSize == CGSize(width: 70, height: 80))
        #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    }

    @Test func aControllerOfATableHasOne() {
        let controller = UITableViewController(style: .insetGrouped)
        #expect(controller.tableView.style == .insetGrouped)
        #expect(controller.view === controller.tableView)
    }

    /// UIKit's setter serves the table as `loadView()` does: the usual way to another style in code.
    @Test func `a table that a controller is given has the controller for its rows`() {
        final class Screen: UITableViewController {
            override func viewDidLoad() { tableView = UITableView(frame: .zero, style: .grouped) }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let screen = Screen()
        screen.loadViewIfNeeded()
        #expect(screen.tableView.dataSource === screen && screen.tableView.delegate === screen)
        #expect(screen.tableView.numberOfRows(inSection: 0) == 3)
    }

    /// A title's height is known before it is in sight, as the sum of all heights tells: 38 points, 55.5 for the first.
    @Test func `headers out of sight are as high as in sight`() {
        let rows = TableRows(Array(repeating: ["a", "b", "c"], count: 4))
        rows.headers = [0: "One", 1: "Two", 2: "Three", 3: "Four"]
        rows.heights = { _ in 50 }
        let table = rows.table(.grouped, frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let heights = (0..<4).map { table.rectForHeader(inSection: $0).height }
        #expect(heights == [55.5, 38, 38, 38])
        table.contentOffset.y = 94
        rows.sections[0].removeFirst()
        table.deleteRows(at: [[0, 0]], with: .none)
        table.layoutIfNeeded()
        #expect((0..<4).map { table.rectForHeader(inSection: $0).height } == heights)
    }

    /// Endless lists whose next page is there at once ask for it while a row comes into sight.
    @Test(arguments: ["willDisplay", "cell", "height", "title"])
    func `a table that is reloaded while it asks does so at its next layout`(moment: String) {
        final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            var count = 5
            var moment = ""
            func grow(_ table: UITableView, _ now: String) {
                guard now == moment, count < 40 else { return }
                count = 40
                table.reloadData()
            }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                grow(tableView, "cell")
                return UITableViewCell()
            }
            func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
            {
                grow(tableView, "willDisplay")
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                grow(tableView, "height")
                return 44
            }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                grow(tableView, "title")
                return "Title"
            }
        }
        let rows = Rows()
        rows.moment = moment
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let table = UITableView(frame: window.bounds)
        (table.dataSource, table.delegate) = (rows, rows)
        window.addSubview(table)
        table.layoutIfNeeded()
        table.layoutIfNeeded()
        #expect(table.numberOfRows(inSection: 0) == 40 && table.visibleCells.count >= 10)
    }

    /// What a field holds belongs to its row: UIKit keeps the cell for it while the row is out of sight.
    @Test func `a cell that is edited stays with its row`() throws {
        final class FieldCell: UITableViewCell {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(field)
            }
            required init?(coder: NSCoder) { nil }
        }
        let rows = TableRows(count: 60)
        rows.heights = { _ in 44 }
        let table = rows.table(.plain, FieldCell.self)
        let cell = try #require(table.cellForRow(at: [0, 2]) as? FieldCell)
        cell.field.becomeFirstResponder()
        table.contentOffset.y = 1_000
        table.layoutIfNeeded()
        #expect(cell.field.isFirstResponder && !table.visibleCells.contains(cell))
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        #expect(table.cellForRow(at: [0, 2]) === cell && cell.field.isFirstResponder)
        table.reloadData()
        table.layoutIfNeeded()
        #expect(!cell.field.isFirstResponder)
    }

    /// Apple's documentation of `selfSizingInvalidation`, and WWDC 2022, "What's new in UIKit": on the cell or its content view.
    @Test func `a row is measured again when its content view asks for it`() throws {
        let rows = TableRows(count: 3)
        let table = rows.table()
        let cell = try #require(table.cellForRow(at: [0, 0]) as? TextCell)
        let before = cell.frame.height
        cell.label.numberOfLines = 0
        cell.label.text = String(repeating: "many words ", count: 30)
        cell.contentView.invalidateIntrinsicContentSize()
        table.layoutIfNeeded()
        #expect(cell.frame.height > before)
    }

    /// An inspector's figures of iOS 13: a row is higher than its content by the line below it, which is not the content's.
    @Test func `rules that add up to a height hold in a row that has a line below it`() throws {
        final class ExactCell: UITableViewCell {
            let bar = UIView()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                bar.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(bar)
                NSLayoutConstraint.activate([
                    bar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                    bar.heightAnchor.constraint(equalToConstant: 30),
                    contentView.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 12),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        var table: UITableView?
        let rows = TableRows(count: 2)
        let told = layoutReports { table = rows.table(.plain, ExactCell.self) }
        let cell = try #require(table?.cellForRow(at: [0, 0]))
        #expect(told.isEmpty && cell.contentView.frame.height == 54)
        #expect(cell.frame.height == 54 + 1 / UIScreen.main.scale)
    }

    @Test func `labels of a row follow a smaller text size though its height stays`() throws {
        let rows = TableRows(count: 1)
        let table = rows.table()
        let window = try #require(table.window)
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "A detail"
        window.addSubview(cell)
        window.layoutIfNeeded()
        let end = try #require(cell.detailTextLabel).frame.maxX
        window.traitOverrides.preferredContentSizeCategory = .extraSmall
        window.layoutIfNeeded()
        let detail = try #require(cell.detailTextLabel)
        #expect(abs(detail.frame.maxX - end) <= 0.5 && detail.frame.width <= detail.intrinsicContentSize.width + 0.5)
    }
}
