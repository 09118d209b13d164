import Foundation
import Testing

@testable import PlacardUIKit

/// Items of one section as a tree. The rules follow from Apple's documentation of
/// `NSDiffableDataSourceSectionSnapshot`.
@MainActor @Suite struct SectionSnapshotTests {
    private var fruit: NSDiffableDataSourceSectionSnapshot<String> {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["fruit", "bread"])
        tree.append(["apples", "pears"], to: "fruit")
        tree.append(["Boskoop", "Gala"], to: "apples")
        return tree
    }

    @Test func `Items show when all above them are expanded`() {
        var tree = fruit
        #expect(tree.items == ["fruit", "apples", "Boskoop", "Gala", "pears", "bread"])
        #expect(tree.rootItems == ["fruit", "bread"] && tree.visibleItems == ["fruit", "bread"])
        tree.expand(["apples", "nothing"])
        #expect(tree.isExpanded("apples") && !tree.isVisible("Gala"))
        tree.expand(["fruit"])
        #expect(
            tree.visibleItems == ["fruit", "apples", "Boskoop", "Gala", "pears", "bread"] && tree.isVisible("Gala"))
        tree.collapse(["apples"])
        #expect(tree.visibleItems == ["fruit", "apples", "pears", "bread"])
        #expect(tree.level(of: "Gala") == 2 && tree.parent(of: "Gala") == "apples" && tree.parent(of: "fruit") == nil)
        #expect(tree.index(of: "pears") == 4 && tree.contains("pears") && !tree.contains("plums"))
        #expect(tree.visualDescription() == "- fruit\n  + apples\n    * Boskoop\n    * Gala\n  * pears\n* bread")
    }

    @Test func `Items come and go with all below them`() {
        var tree = fruit
        tree.insert(["plums"], before: "pears")
        tree.insert(["figs"], after: "pears")
        tree.insert(["wine"], after: "bread")
        #expect(tree.snapshot(of: "fruit").rootItems == ["apples", "plums", "pears", "figs"])
        #expect(tree.rootItems == ["fruit", "bread", "wine"])
        tree.append(["Gala", "Elstar"], to: "apples")
        #expect(tree.snapshot(of: "apples").items == ["Boskoop", "Gala", "Elstar"])
        tree.delete(["apples"])
        #expect(!tree.contains("Gala") && tree.items == ["fruit", "plums", "pears", "figs", "bread", "wine"])
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(["rye"])
        other.append(["dark"], to: "rye")
        other.expand(["rye"])
        tree.replace(childrenOf: "bread", using: other)
        tree.expand(["bread"])
        #expect(tree.visibleItems == ["fruit", "bread", "rye", "dark", "wine"])
        #expect(tree.snapshot(of: "bread", includingParent: true).rootItems == ["bread"])
        tree.append(["x"], to: "nobody")
        #expect(!tree.contains("x"))
        tree.deleteAll()
        #expect(tree.items.isEmpty)
    }

    @Test func `A data source shows a tree, and a tap on its arrow opens and closes`() throws {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar))
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure()]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        var told: [String] = []
        source.sectionSnapshotHandlers.willExpandItem = { told.append("+\($0)") }
        source.sectionSnapshotHandlers.willCollapseItem = { told.append("-\($0)") }
        source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "bread" }
        let window = UIWindow(frame: collection.frame)
        window.addSubview(collection)
        source.apply(fruit, to: 0)
        window.layoutIfNeeded()
        func texts() -> [String] { source.snapshot().itemIdentifiers }
        func tap(_ row: Int) throws {
            let cell = try #require(collection.cellForItem(at: IndexPath(item: row, section: 0)))
            let sign = try #require(cell.subviews.first { $0 is OutlineSign } as? OutlineSign)
            sign.sendActions(for: .touchUpInside)
            window.layoutIfNeeded()
        }
        #expect(texts() == ["fruit", "bread"])
        try tap(0)
        #expect(texts() == ["fruit", "apples", "pears", "bread"] && source.snapshot(for: 0).isExpanded("fruit"))
        let inner = collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell
        #expect(inner?.indentationLevel == 1)
        try tap(3)
        #expect(texts().count == 4)
        try tap(0)
        #expect(texts() == ["fruit", "bread"] && told == ["+fruit", "-fruit"])
        var flat = source.snapshot()
        flat.appendItems(["wine"])
        source.apply(flat)
        #expect(source.snapshot(for: 0).rootItems == ["fruit", "bread", "wine"])
    }
}
