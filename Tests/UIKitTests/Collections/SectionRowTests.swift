import Foundation
import Testing

@testable import PlacardUIKit

/// Sections whose groups lie in a row that scrolls by itself, and groups that a program arranges.
@MainActor @Suite struct SectionRowTests {
    private func row(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 100, spacing: CGFloat = 10
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size,
                subitems: [
                    NSCollectionLayoutItem(
                        layoutSize: NSCollectionLayoutSize(
                            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                ]))
        section.interGroupSpacing = spacing
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    private func scroller(_ collection: UICollectionView, _ index: Int = 0) throws -> UIScrollView {
        try #require(
            collection.subviews.compactMap { $0 as? SectionScroller }.sorted { $0.frame.minY < $1.frame.minY }[index])
    }

    /// Where a cell shows in its collection.
    private func place(_ item: Int, _ collection: UICollectionView, section: Int = 0) -> CGRect? {
        collection.cellForItem(at: IndexPath(item: item, section: section)).map {
            $0.convert($0.bounds, to: collection)
        }
    }

    @Test func `A row is as high as its groups, and makes the cells in sight alone`() throws {
        let tiles = Tiles([100_000, 3])
        let rows = row(.continuous)
        let collection = tiles.collection(UICollectionViewCompositionalLayout(section: rows))
        #expect(collection.contentSize == CGSize(width: 320, height: 120))
        let scroller = try scroller(collection)
        #expect(scroller.frame == CGRect(x: 0, y: 5, width: 320, height: 50))
        #expect(scroller.contentSize.width == 11_000_030)
        #expect(place(0, collection) == CGRect(x: 20, y: 5, width: 100, height: 50))
        #expect(place(0, collection, section: 1)?.minY == 65)
        #expect(tiles.asked == 6)
        scroller.contentOffset.x = 5_000_000
        collection.layoutIfNeeded()
        let first = try #require(collection.indexPathsForVisibleItems.filter { $0.section == 0 }.min())
        #expect(first.item == 45_454 && tiles.asked < 12)
        #expect(place(first.item, collection)?.minX == CGFloat(20 + 45_454 * 110 - 5_000_000))
    }

    @Test func `A row stays scrolled while others come and it is out of sight`() throws {
        let tiles = Tiles([20, 20])
        let collection = tiles.collection(UICollectionViewCompositionalLayout(section: row(.continuous)))
        try scroller(collection, 1).contentOffset.x = 300
        collection.layoutIfNeeded()
        #expect(place(3, collection, section: 1)?.minX == 50 && place(0, collection)?.minX == 20)
        tiles.counts = [20, 21]
        collection.insertItems(at: [IndexPath(item: 20, section: 1)])
        collection.layoutIfNeeded()
        #expect(place(3, collection, section: 1)?.minX == 50)
    }

    @Test func `Items are scrolled to, at the places that the behavior names`() {
        func first(
            _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
            _ position: UICollectionView.ScrollPosition
        ) -> CGFloat? {
            let collection = Tiles([20]).collection(UICollectionViewCompositionalLayout(section: row(behavior)))
            collection.scrollToItem(at: IndexPath(item: 10, section: 0), at: position, animated: false)
            collection.layoutIfNeeded()
            return place(10, collection)?.minX
        }
        #expect(first(.continuous, .left) == 0 && first(.continuous, .right) == 220)
        #expect(first(.continuous, []) == 220 && first(.groupPaging, []) == 0)
        #expect(first(.continuous, .centeredHorizontally) == 110 && first(.groupPagingCentered, []) == 110)
    }

    @Test func `Groups that are centered begin in the middle`() {
        let collection = Tiles([5]).collection(
            UICollectionViewCompositionalLayout(section: row(.groupPagingCentered)))
        #expect(place(0, collection)?.midX == 160)
    }

    @Test func `A row begins at the right where the interface does`() throws {
        let tiles = Tiles([20])
        let collection = tiles.collection(UICollectionViewCompositionalLayout(section: row(.continuous)))
        collection.semanticContentAttribute = .forceRightToLeft
        collection.collectionViewLayout.invalidateLayout()
        collection.layoutIfNeeded()
        #expect(place(0, collection)?.maxX == 300 && place(1, collection)?.maxX == 190)
        let scroller = try scroller(collection)
        #expect(scroller.contentOffset.x == scroller.contentSize.width - 320)
    }

    @Test func `A touch selects the cell that shows there`() throws {
        let collection = Tiles([20]).collection(UICollectionViewCompositionalLayout(section: row(.continuous)))
        try scroller(collection).contentOffset.x = 220
        collection.layoutIfNeeded()
        #expect(collection.indexPathForItem(at: CGPoint(x: 70, y: 30))?.item == 2)
        #expect(collection.indexPathForItem(at: CGPoint(x: 125, y: 30)) == nil)
    }

    @Test func `A program places the items of a group, as many as there are`() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
            let width = environment.container.contentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 100)),
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: width / 2, y: 0, width: width / 2, height: 50), zIndex: 2),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 50, width: width / 2, height: 50)),
            ]
        }
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let collection = Tiles([5]).collection(layout)
        #expect(collection.contentSize.height == 200)
        #expect(place(2, collection) == CGRect(x: 160, y: 50, width: 160, height: 50))
        #expect(place(4, collection) == CGRect(x: 160, y: 100, width: 160, height: 50))
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 2)
        let none = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in [] }
        let empty = Tiles([5]).collection(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: none)))
        #expect(empty.visibleCells.isEmpty)
    }
}
