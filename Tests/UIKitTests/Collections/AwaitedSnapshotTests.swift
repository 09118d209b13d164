import PlacardUIKit
import Testing

/// The asynchronous forms of Apple's pages of `UICollectionViewDiffableDataSource` and `UITableViewDiffableDataSource`: what is applied is
/// there when they return.
@MainActor @Suite struct AwaitedSnapshotTests {
    private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["all"])
        snapshot.appendItems(items, toSection: "all")
        return snapshot
    }

    @Test func rowsAreThereAfterwards() async {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, number in
            let cell = UITableViewCell()
            cell.textLabel?.text = "\(number)"
            return cell
        }
        await source.apply(snapshot([1, 2, 3]))
        #expect(table.numberOfRows(inSection: 0) == 3)
        await source.apply(snapshot([3, 1]), animatingDifferences: false)
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.textLabel?.text) == ["3", "1"])
        await source.applySnapshotUsingReloadData(snapshot([]))
        #expect(table.numberOfRows(inSection: 0) == 0)
    }

    @Test func itemsAndTreesAreThereAfterwards() async {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        await source.apply(snapshot([1, 2]))
        #expect(view.numberOfItems(inSection: 0) == 2)
        await source.applySnapshotUsingReloadData(snapshot([4]))
        #expect(view.numberOfItems(inSection: 0) == 1)
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([10])
        tree.append([11, 12], to: 10)
        tree.expand([10])
        await source.apply(tree, to: "tree", animatingDifferences: false)
        #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 1) == 3)
    }
}
