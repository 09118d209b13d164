import Foundation
import Testing

@testable import PlacardUIKit

/// What layouts are told and asked when items, sizes or the layout itself change.
@MainActor @Suite struct CollectionUpdatesTests {
    private final class Told: UICollectionViewFlowLayout {
        var log: [String] = []

        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            log += updateItems.map {
                let paths = [$0.indexPathBeforeUpdate, $0.indexPathAfterUpdate]
                return "\($0.updateAction) \(paths.map { $0.map { "\($0.item)" } ?? "-" }.joined(separator: ">"))"
            }
        }
        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("first \(itemIndexPath.item)")
            let attributes = layoutAttributesForItem(at: itemIndexPath)
            attributes?.alpha = 0
            return attributes
        }
        override func finalLayoutAttributesForDisappearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("last \(itemIndexPath.item)")
            let attributes = UICollectionViewLayoutAttributes(forCellWith: itemIndexPath)
            attributes.frame = CGRect(x: 0, y: 300, width: 50, height: 50)
            return attributes
        }
        override func finalizeCollectionViewUpdates() { log.append("end") }
        override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { log.append("from \(oldBounds.width)") }
        override func finalizeAnimatedBoundsChange() { log.append("resized") }
        override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("to") }
        override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("from") }
        override func finalizeLayoutTransition() { log.append("done") }
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func `A layout is told what comes, goes and moves, and asked from where and to where`() {
        let (layout, tiles) = (Told(), Tiles([4]))
        let collection = tiles.collection(layout)
        #expect(layout.log.isEmpty)
        tiles.counts = [5]
        collection.performBatchUpdates {
            collection.deleteItems(at: [path(1)])
            collection.insertItems(at: [path(0), path(4)])
            collection.moveItem(at: path(3), to: path(1))
        }
        #expect(
            layout.log == [
                "delete 1>-", "insert ->0", "insert ->4", "move 3>1", "first 0", "first 4", "last 1", "end",
            ])
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.map(\.alpha) == [1, 1, 1, 1, 1])
    }

    @Test func `Items come and go on the ways that their layout names`() throws {
        let (layout, tiles, clock) = (Told(), Tiles([3]), EventClock(.stepped))
        let collection = tiles.collection(layout)
        let second = try #require(collection.cellForItem(at: path(1)))
        clock.drive {
            tiles.counts = [4]
            collection.performBatchUpdates {
                collection.deleteItems(at: [path(1)])
                collection.insertItems(at: [path(2), path(3)])
            }
            collection.layoutIfNeeded()
            let new = collection.cellForItem(at: path(3))
            clock.advance(by: 0.1)
            let alpha = new?.layer.presentation()?.opacity ?? 0
            #expect(new?.alpha == 1 && alpha > 0 && alpha < 1)
            let y = second.layer.presentation()?.position.y ?? 0
            #expect(y > 25 && y < 325 && !second.isHidden)
            clock.advance(by: 0.3)
            #expect(second.isHidden || second.superview == nil)
        }
    }

    @Test func `A data source of snapshots tells layouts as well`() {
        let layout = Told()
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { _, _, _ in
            UICollectionViewCell(frame: .zero)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        source.apply(snapshot)
        collection.layoutIfNeeded()
        layout.log = []
        snapshot.deleteItems(["a"])
        snapshot.appendItems(["c"])
        source.apply(snapshot)
        #expect(layout.log == ["delete 0>-", "insert ->1", "first 1", "last 0", "end"])
    }

    @Test func `Another size within an animation is told, and one outside is not`() {
        let layout = Told()
        let collection = Tiles([3]).collection(layout)
        collection.frame.size.width = 300
        collection.layoutIfNeeded()
        #expect(layout.log.isEmpty)
        EventClock(.stepped).drive {
            UIView.animate(withDuration: 1) {
                collection.frame.size.width = 200
                collection.layoutIfNeeded()
            }
        }
        #expect(layout.log == ["from 300.0", "resized"])
    }

    @Test func `Both layouts are told when one takes the other's place`() {
        let (old, new) = (Told(), Told())
        let collection = Tiles([3]).collection(old)
        collection.setCollectionViewLayout(new, animated: false)
        #expect(old.log == ["to", "done"] && new.log == ["from", "done"])
    }

    @Test func `Insets of a flow's sections begin at the edge, the safe area or the margins`() {
        let flow = UICollectionViewFlowLayout()
        flow.sectionInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
        let collection = Tiles([1]).collection(flow)
        collection.contentInsetAdjustmentBehavior = .never
        collection.insetsLayoutMarginsFromSafeArea = false
        collection.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
        let window = UIWindow(frame: collection.frame)
        window.rootViewController = controller
        window.isHidden = false
        controller.view.addSubview(collection)
        func start(_ reference: UICollectionViewFlowLayout.SectionInsetReference) -> CGFloat? {
            flow.sectionInsetReference = reference
            window.layoutIfNeeded()
            collection.layoutIfNeeded()
            return collection.cellForItem(at: path(0))?.frame.minX
        }
        #expect(start(.fromContentInset) == 5 && start(.fromSafeArea) == 17 && start(.fromLayoutMargins) == 35)
        collection.layoutMargins.left = 40
        collection.layoutIfNeeded()
        #expect(collection.cellForItem(at: path(0))?.frame.minX == 45)
    }
}
