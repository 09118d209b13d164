import Foundation
import Testing

@testable import PlacardUIKit

/// Items that a program moves, as from a recognizer of long presses.
@MainActor @Suite struct InteractiveMovementTests {
    /// A collection of letters that can be moved; "x" cannot.
    private final class Letters: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var sections: [[String]]
        var target: ((IndexPath, IndexPath, IndexPath) -> IndexPath)?
        var moves: [String] = []

        init(_ sections: [[String]]) { self.sections = sections }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
            (cell as? TileCell)?.label.text = sections[indexPath.section][indexPath.item]
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            sections[indexPath.section][indexPath.item] != "x"
        }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            moves.append("\(sourceIndexPath.item)>\(destinationIndexPath.section).\(destinationIndexPath.item)")
            let letter = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
            sections[destinationIndexPath.section].insert(letter, at: destinationIndexPath.item)
        }
        func collectionView(
            _ collectionView: UICollectionView,
            targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
            atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
        ) -> IndexPath {
            target?(originalIndexPath, currentIndexPath, proposedIndexPath) ?? proposedIndexPath
        }
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    /// Squares of 50 points without distances, six in a line.
    private func collection(_ letters: Letters) -> UICollectionView {
        let flow = UICollectionViewFlowLayout()
        (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: flow)
        collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        (collection.dataSource, collection.delegate) = (letters, letters)
        collection.layoutIfNeeded()
        return collection
    }

    /// The letters in the order in which they lie.
    private func shown(_ collection: UICollectionView) -> String {
        collection.layoutIfNeeded()
        return collection.visibleCells.compactMap { ($0 as? TileCell)?.label.text }.joined()
    }

    @Test func `The item follows, others make room, and the data source is told at the end`() {
        let letters = Letters([["a", "b", "c", "d"]])
        let collection = collection(letters)
        let first = collection.cellForItem(at: path(0))
        #expect(collection.beginInteractiveMovementForItem(at: path(0)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 120, y: 30))
        #expect(shown(collection) == "bcad" && letters.moves.isEmpty)
        #expect(first?.center == CGPoint(x: 120, y: 30) && collection.cellForItem(at: path(2)) === first)
        #expect(collection.cellForItem(at: path(0))?.frame.minX == 0)
        #expect((first?.layer.zPosition ?? 0) > 1000)
        collection.endInteractiveMovement()
        #expect(letters.moves == ["0>0.2"] && letters.sections == [["b", "c", "a", "d"]])
        #expect(shown(collection) == "bcad" && first?.center == CGPoint(x: 125, y: 25))
        #expect(first?.layer.zPosition == 0)
    }

    @Test func `A movement that is cancelled leaves everything where it was`() {
        let letters = Letters([["a", "b", "c"]])
        let collection = collection(letters)
        collection.beginInteractiveMovementForItem(at: path(2))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 10))
        #expect(shown(collection) == "cab")
        collection.cancelInteractiveMovement()
        #expect(shown(collection) == "abc" && letters.moves.isEmpty)
        #expect(collection.visibleCells.map(\.frame.minX) == [0, 50, 100])
    }

    @Test func `Who may not be moved stays, and the delegate decides where items may go`() {
        let letters = Letters([["x", "b", "c"], ["d"]])
        let collection = collection(letters)
        #expect(!collection.beginInteractiveMovementForItem(at: path(0)))
        letters.target = { original, _, proposed in proposed.item == 0 ? IndexPath(item: 1, section: 0) : proposed }
        #expect(collection.beginInteractiveMovementForItem(at: path(2)))
        #expect(!collection.beginInteractiveMovementForItem(at: path(1)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 10))
        #expect(shown(collection) == "xcbd")
        letters.target = nil
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 60))
        #expect(collection.numberOfItems(inSection: 1) == 2 && shown(collection) == "xbcd")
        collection.endInteractiveMovement()
        #expect(letters.moves == ["2>1.0"] && letters.sections == [["x", "b"], ["c", "d"]])
    }

    @Test func `Cells that come into sight meanwhile show the items that lie there`() {
        let letters = Letters([(0..<100).map { "\($0)," }])
        let collection = collection(letters)
        collection.beginInteractiveMovementForItem(at: path(0))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 260, y: 10))
        collection.contentOffset.y = 400
        #expect(shown(collection).hasPrefix("0,48,49"))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 410))
        #expect(shown(collection).hasPrefix("0,49,"))
    }

    @Test func `An item goes back where the data source moves none`() {
        let tiles = Tiles([3])
        let collection = tiles.collection(UICollectionViewFlowLayout())
        #expect(collection.beginInteractiveMovementForItem(at: path(0)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 10))
        #expect(shown(collection) == "Tile 1Tile 0Tile 2")
        collection.endInteractiveMovement()
        #expect(shown(collection) == "Tile 0Tile 1Tile 2")
    }

    @Test func `A data source of snapshots moves what its handlers let, and tells how`() {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { view, path, item in
            view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["s", "t"])
        snapshot.appendItems([1, 2, 3], toSection: "s")
        snapshot.appendItems([4], toSection: "t")
        source.apply(snapshot)
        collection.layoutIfNeeded()
        #expect(!collection.beginInteractiveMovementForItem(at: path(0)))
        var log: [String] = []
        source.reorderingHandlers.canReorderItem = { $0 != 3 }
        source.reorderingHandlers.willReorder = { _ in log.append("\(source.snapshot().itemIdentifiers)") }
        source.reorderingHandlers.didReorder = { change in
            log.append("\(change.finalSnapshot.itemIdentifiers) \(change.difference.count)")
            log += change.sectionTransactions.map { "\($0.sectionIdentifier) \($0.finalSnapshot.items)" }
        }
        #expect(!collection.beginInteractiveMovementForItem(at: path(2)))
        #expect(collection.beginInteractiveMovementForItem(at: path(0)))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 10))
        collection.endInteractiveMovement()
        #expect(log == ["[1, 2, 3, 4]", "[2, 1, 3, 4] 2", "s [2, 1, 3]"])
        #expect(source.snapshot().itemIdentifiers(inSection: "s") == [2, 1, 3])
    }

    @Test func `A tree keeps its branches when an item in it moves`() {
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([1, 2, 3])
        tree.append([21, 22], to: 2)
        tree.append([31], to: 3)
        tree.expand([2])
        let moved = tree.arranged(as: [2, 22, 21, 1, 3])
        #expect(moved.rootItems == [2, 1, 3] && moved.items == [2, 22, 21, 1, 3, 31])
        #expect(moved.isExpanded(2) && !moved.isExpanded(3) && moved.parent(of: 31) == 3)
    }
}
