import Foundation
import Testing

@testable import PlacardUIKit

/// A collection of numbers for tests.
@MainActor
final class Tiles: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts: [Int]
    var sizes: ((IndexPath) -> CGSize)?
    private(set) var asked = 0
    private(set) var log: [String] = []
    private(set) var window: UIWindow?

    init(_ counts: [Int]) { self.counts = counts }

    func collection(_ layout: UICollectionViewLayout, width: CGFloat = 320) -> UICollectionView {
        let frame = CGRect(x: 0, y: 0, width: width, height: 400)
        let collection = OwningCollection(frame: frame, collectionViewLayout: layout)
        collection.tiles = self
        collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        collection.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title")
        collection.dataSource = self
        collection.delegate = self
        let window = UIWindow(frame: frame)
        self.window = window
        window.addSubview(collection)
        collection.layoutIfNeeded()
        return collection
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        (cell as? TileCell)?.label.text = "Tile \(indexPath.item)"
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizes?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("+\(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("-\(indexPath.item)")
    }
}

/// A collection that keeps its data source, which others hold weakly.
private final class OwningCollection: UICollectionView {
    var tiles: Tiles?
}

final class TileCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        ])
    }

    required init?(coder: NSCoder) { fatalError("made in code alone") }
}

@MainActor @Suite struct CollectionTests {
    private func frames(_ collection: UICollectionView) -> [CGRect] {
        collection.visibleCells.map(\.frame)
    }

    // MARK: Flow

    @Test func `full lines share the space between their cells`() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 90, height: 50)
        flow.sectionInset = UIEdgeInsets(top: 7, left: 5, bottom: 9, right: 5)
        let tiles = Tiles([5])
        let collection = tiles.collection(flow)
        // Three cells of 90 in 310 leave 40, which two gaps share; the last line keeps to the columns.
        #expect(frames(collection).map(\.minX) == [5, 115, 225, 5, 115])
        #expect(frames(collection).map(\.minY) == [7, 7, 7, 67, 67])
        #expect(collection.contentSize == CGSize(width: 320, height: 7 + 110 + 9))
    }

    @Test func `cells of other heights lie in the middle of their line`() {
        let flow = UICollectionViewFlowLayout()
        let tiles = Tiles([3])
        tiles.sizes = { CGSize(width: 150, height: $0.item == 0 ? 40 : 80) }
        let collection = tiles.collection(flow)
        #expect(frames(collection).map(\.minY) == [20, 0, 90])
    }

    @Test func `high cells of a line that begins with a low one are found above and below it`() throws {
        let flow = UICollectionViewFlowLayout()
        let tiles = Tiles([3])
        tiles.sizes = { CGSize(width: 100, height: $0.item == 0 ? 20 : 100) }
        let collection = tiles.collection(flow)
        for row in [CGRect(x: 0, y: 0, width: 320, height: 10), CGRect(x: 0, y: 90, width: 320, height: 10)] {
            let found = try #require(flow.layoutAttributesForElements(in: row)).map(\.indexPath.item)
            #expect(found == [1, 2])
        }
        withExtendedLifetime(collection) {}
    }

    @Test func `headers lie above their sections, and lists may scroll sideways`() {
        let flow = UICollectionViewFlowLayout()
        flow.headerReferenceSize = CGSize(width: 30, height: 20)
        let tiles = Tiles([2, 1])
        let collection = tiles.collection(flow)
        let titles = collection.visibleSupplementaryViews(
            ofKind: UICollectionView.elementKindSectionHeader)
        #expect(
            titles.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 320, height: 20), CGRect(x: 0, y: 70, width: 320, height: 20),
            ])
        flow.scrollDirection = .horizontal
        collection.layoutIfNeeded()
        #expect(
            titles.first?.frame.width != 320 && collection.contentSize == CGSize(width: 160, height: 400))
    }

    @Test func `a flow is read from the right where the interface is and the layout says so`() {
        final class Flipped: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let cases: [(UICollectionViewFlowLayout, [CGFloat])] = [
            (UICollectionViewFlowLayout(), [50, 117.5]), (Flipped(), [320, 252.5]),
        ]
        for (flow, ends) in cases {
            let collection = Tiles([2]).collection(flow)
            collection.traitOverrides.layoutDirection = .rightToLeft
            collection.layoutIfNeeded()
            // Five cells of 50 would leave 70, which four gaps share.
            #expect(frames(collection).map(\.maxX) == ends)
        }
    }

    @Test func `cells of a flow may say how large they want to be`() throws {
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let collection = Tiles([3]).collection(flow)
        let label = UILabel()
        label.text = "Tile 0"
        let size = label.sizeThatFits(CGSize(width: 1000, height: 1000))
        #expect(
            frames(collection).first?.size == CGSize(width: size.width + 20, height: size.height + 10))
    }

    // MARK: Compositional

    private func grid(_ columns: Int, estimated: Bool = false) -> UICollectionViewCompositionalLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)),
                heightDimension: estimated ? .estimated(50) : .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1),
                heightDimension: estimated ? .estimated(50) : .absolute(60)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        return UICollectionViewCompositionalLayout(section: section)
    }

    @Test func `groups repeat their items as often as they fit`() {
        let collection = Tiles([7]).collection(grid(4))
        #expect(frames(collection).prefix(5).map(\.minX) == [20, 90, 160, 230, 20])
        #expect(frames(collection).map(\.minY) == [10, 10, 10, 10, 78, 78, 78])
        #expect(abs(collection.contentSize.height - 148) < 0.001)
    }

    @Test func `a decoration lies behind its section, above the collection's ground`() throws {
        final class Card: UICollectionReusableView {}
        let card = NSCollectionLayoutDecorationItem.background(elementKind: "card")
        card.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 5, bottom: 2, trailing: 10)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        section.decorationItems = [card]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 7
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        layout.register(Card.self, forDecorationViewOfKind: "card")
        let collection = Tiles([1, 100]).collection(layout)
        let cards = collection.subviews.compactMap { $0 as? Card }.sorted { $0.frame.minY < $1.frame.minY }
        #expect(cards.first?.frame == CGRect(x: 5, y: 1, width: 305, height: 77))
        #expect(cards.last?.frame.minY == 88 && cards.count == 2)
        let places = collection.subviews.indices.filter { collection.subviews[$0] is UICollectionViewCell }
        #expect(collection.subviews.prefix(2).allSatisfy { $0 is Card } && places.allSatisfy { $0 > 1 })
        collection.contentOffset.y = 3000
        collection.layoutIfNeeded()
        #expect(collection.subviews.compactMap { $0 as? Card }.filter { !$0.isHidden }.count == 1)
        let path = IndexPath(item: 0, section: 1)
        #expect(layout.layoutAttributesForDecorationView(ofKind: "card", at: path)?.frame.minX == 5)
    }

    @Test func `a hundred thousand estimated cells cost those in sight`() {
        let tiles = Tiles([100_000])
        let collection = tiles.collection(grid(2, estimated: true))
        #expect(tiles.asked < 40)
        collection.scrollToItem(at: IndexPath(item: 99_999, section: 0), at: .bottom, animated: false)
        #expect(
            tiles.asked < 120 && collection.cellForItem(at: IndexPath(item: 99_999, section: 0)) != nil)
        #expect(abs((frames(collection).last?.maxY ?? 0) - collection.bounds.maxY) < 0.001)
    }

    @Test func `what is in sight stays in place near the end while cells turn out to be lower`() throws {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(1500))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let collection = Tiles([60]).collection(UICollectionViewCompositionalLayout(section: section))
        let last = IndexPath(item: 59, section: 0)
        collection.scrollToItem(at: last, at: .bottom, animated: false)
        collection.layoutIfNeeded()
        func top() throws -> CGFloat {
            let attributes = try #require(collection.layoutAttributesForItem(at: last))
            return attributes.frame.minY - collection.contentOffset.y
        }
        for _ in 0..<15 {
            let before = try top()
            collection.contentOffset.y -= 20
            collection.layoutIfNeeded()
            #expect(abs(try top() - before - 20) < 0.001)
        }
    }

    @Test func `a list's rows are as high as their content`() {
        let list = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: list)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
            cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            view, path, text in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["One", String(repeating: "Several words ", count: 9)])
        source.apply(snapshot)
        collection.layoutIfNeeded()
        let frames = frames(collection)
        #expect(frames.count == 2 && frames[0] == CGRect(x: 16, y: 35, width: 343, height: 44))
        #expect(frames[1].height > 60 && frames[1].minY == 79)
        #expect(collection.backgroundColor == .systemGroupedBackground)
        let first = collection.visibleCells[0]
        snapshot.insertItems(["Zero"], beforeItem: "One")
        source.apply(snapshot)
        collection.layoutIfNeeded()
        #expect(
            collection.cellForItem(at: IndexPath(item: 1, section: 0)) === first && first.frame.minY == 79
        )
    }

    // MARK: Changes and touches

    @Test func `items come and go, and a tap selects one`() throws {
        let tiles = Tiles([3])
        let collection = tiles.collection(UICollectionViewFlowLayout())
        let finger = TouchSequence(in: try #require(tiles.window))
        finger.tap(at: CGPoint(x: 90, y: 20))
        #expect(
            tiles.log == ["+1"]
                && collection.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == true)
        tiles.counts = [4]
        collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        collection.layoutIfNeeded()
        #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
        #expect(collection.visibleCells.count == 4)
        finger.tap(at: CGPoint(x: 20, y: 20))
        #expect(tiles.log == ["+1", "-2", "+0"])
    }

    /// Lists whose next page is there at once ask for it while a cell comes into sight.
    @Test(arguments: ["willDisplay", "cell", "count"])
    func `a collection that is reloaded while it asks does so at its next layout`(moment: String) {
        final class Cells: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
            var count = 5
            var moment = ""
            func change(_ view: UICollectionView, _ now: String) {
                guard now == moment, count == 5 else { return }
                count = 2
                view.reloadData()
            }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                let count = count
                change(view, "count")
                return count
            }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                #expect(path.item < 5)
                change(view, "cell")
                return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
            func collectionView(
                _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
            ) { change(view, "willDisplay") }
        }
        let cells = Cells()
        cells.moment = moment
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (cells, cells)
        window.addSubview(view)
        for _ in 0..<3 { view.layoutIfNeeded() }
        #expect(view.numberOfItems(inSection: 0) == 2 && view.visibleCells.count == 2)
        #expect(view.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }.count == 2)
    }

    /// Code that toggles an item deselects it when it is told of it again.
    @Test func `a second tap on the selected item tells of it again`() {
        final class Cells: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
            var told: [String] = []
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
            func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { told.append("select") }
            func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
                told.append("deselect")
            }
        }
        let cells = Cells()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (cells, cells)
        window.addSubview(view)
        view.layoutIfNeeded()
        let finger = TouchSequence(in: window)
        for _ in 0..<2 {
            finger.tap(at: CGPoint(x: 20, y: 20))
            finger.wait(1)
        }
        #expect(cells.told == ["select", "select"] && view.indexPathsForSelectedItems?.count == 1)
    }

    @Test func `views that waited for another registration go`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let table = UITableView(frame: window.bounds)
        let rows = Waiting()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        window.addSubview(table)
        table.layoutIfNeeded()
        rows.count = 0
        table.reloadData()
        table.layoutIfNeeded()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        #expect(!table.subviews.contains { $0 is UITableViewCell })
    }

    private final class Waiting: NSObject, UITableViewDataSource {
        var count = 5
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }
}

@Suite struct DiffableSnapshotTests {
    private var snapshot: NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 5])
        return snapshot
    }

    @Test func `items and sections come, go and move`() {
        var snapshot = snapshot
        #expect(
            snapshot.itemIdentifiers == [1, 2, 3, 4, 5] && snapshot.numberOfItems(inSection: "b") == 2)
        snapshot.insertItems([9], beforeItem: 2)
        snapshot.insertItems([8], afterItem: 5)
        snapshot.moveItem(1, afterItem: 4)
        snapshot.deleteItems([3])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [9, 2])
        #expect(
            snapshot.itemIdentifiers(inSection: "b") == [4, 1, 5, 8]
                && snapshot.sectionIdentifier(containingItem: 1) == "b")
        snapshot.moveSection("b", beforeSection: "a")
        snapshot.insertSections(["c"], afterSection: "b")
        #expect(snapshot.sectionIdentifiers == ["b", "c", "a"] && snapshot.indexOfItem(9) == 4)
        snapshot.deleteSections(["b"])
        #expect(snapshot.itemIdentifiers == [9, 2] && snapshot.indexOfSection("a") == 1)
    }

    @Test func `what is there already is not taken again`() {
        var snapshot = snapshot
        snapshot.appendItems([1, 6], toSection: "b")
        snapshot.appendSections(["a"])
        snapshot.appendItems([7], toSection: "none")
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5, 6] && snapshot.numberOfSections == 2)
    }
}

@MainActor @Suite struct DiffableTableTests {
    @Test func `rows that stay keep their views, and others are asked for`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        var made = 0
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, text in
            made += 1
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = text
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot)
        table.layoutIfNeeded()
        #expect(made == 3)
        snapshot.moveItem("c", beforeItem: "a")
        snapshot.insertItems(["d"], afterItem: "a")
        source.apply(snapshot)
        table.layoutIfNeeded()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["c", "a", "d", "b"] && made == 4)
        #expect(
            source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == "d"
                && source.indexPath(for: "b")?.row == 3)
        snapshot.reconfigureItems(["a"])
        snapshot.reloadItems(["b"])
        source.apply(snapshot)
        table.layoutIfNeeded()
        #expect(made == 6)
    }
}
