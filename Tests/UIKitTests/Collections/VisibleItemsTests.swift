import Foundation
import Testing

@testable import PlacardUIKit

/// Attributes in space, and sections that change how their items in sight look.
@MainActor @Suite struct VisibleItemsTests {
    private final class Tilted: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let found = super.layoutAttributesForElements(in: rect)
            for item in found ?? [] { item.transform3D = CATransform3DMakeRotation(0.5, 0, 1, 0) }
            return found
        }
    }

    private func section(_ height: CGFloat = 50) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }

    private func cell(_ item: Int, _ collection: UICollectionView) -> UICollectionViewCell? {
        collection.cellForItem(at: IndexPath(item: item, section: 0))
    }

    @Test func `Items that reach beyond their groups are shown as long as they are in sight`() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(90)))
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(40))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        let collection = Tiles([20]).collection(UICollectionViewCompositionalLayout(section: section))
        collection.contentOffset.y = 200
        collection.layoutIfNeeded()
        #expect(cell(2, collection) == nil && cell(3, collection)?.frame.maxY == 210)
    }

    @Test func `A transform and one in space are two views of one value`() throws {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        #expect(attributes.transform == .identity && CATransform3DIsIdentity(attributes.transform3D))
        attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(attributes.transform3D.m11 == 2 && attributes.transform3D.m22 == 3)
        attributes.transform3D = CATransform3DMakeScale(4, 5, 1)
        #expect(attributes.transform == CGAffineTransform(scaleX: 4, y: 5))
        attributes.transform3D = CATransform3DMakeRotation(1, 1, 0, 0)
        #expect(attributes.transform == .identity)
        let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
        #expect(copy.transform3D == attributes.transform3D)
    }

    @Test func `Cells are turned in space as their layout says`() {
        let collection = Tiles([2]).collection(Tilted())
        #expect(cell(1, collection)?.layer.transform == CATransform3DMakeRotation(0.5, 0, 1, 0))
        collection.collectionViewLayout = UICollectionViewFlowLayout()
        collection.layoutIfNeeded()
        #expect(cell(1, collection)?.layer.transform == CATransform3DIdentity)
    }

    @Test func `A carousel scales its cells as it is scrolled`() throws {
        let carousel = section()
        carousel.orthogonalScrollingBehavior = .continuous
        carousel.visibleItemsInvalidationHandler = { items, offset, environment in
            for item in items {
                let middle = environment.container.contentSize.width / 2
                let distance = abs(item.frame.midX - offset.x - middle)
                item.transform = CGAffineTransform(scaleX: 1 - distance / 1000, y: 1)
                item.alpha = 1 - distance / 1000
            }
        }
        let collection = Tiles([9]).collection(UICollectionViewCompositionalLayout(section: carousel))
        #expect(cell(0, collection)?.transform.a == 0.89 && cell(1, collection)?.transform.a == 0.99)
        let row = try #require(collection.subviews.compactMap { $0 as? SectionScroller }.first)
        row.contentOffset.x = 90
        collection.layoutIfNeeded()
        #expect(cell(2, collection)?.transform.a == 1 && cell(2, collection)?.alpha == 1)
        #expect(cell(1, collection)?.transform.a == 0.9)
    }

    @Test func `A handler hears of each scroll, of its own section's items, and its changes last until the next`() {
        var heard: [(items: [Int], offset: CGFloat)] = []
        let rows = section(100)
        rows.visibleItemsInvalidationHandler = { items, offset, _ in
            heard.append((items.map(\.indexPath.item), offset.y))
            for item in items where item.indexPath.item == 0 {
                item.center.x += 7
                item.zIndex = 3
                item.isHidden = offset.y > 0
            }
        }
        let collection = Tiles([20, 20]).collection(
            UICollectionViewCompositionalLayout { number, _ in number == 0 ? rows : self.section() })
        #expect(heard.last?.items == [0, 1, 2, 3] && heard.last?.offset == 0)
        #expect(cell(0, collection)?.center.x == 57 && cell(0, collection)?.layer.zPosition == 3)
        collection.contentOffset.y = 50
        collection.layoutIfNeeded()
        #expect(heard.last?.items == [0, 1, 2, 3, 4] && heard.last?.offset == 50)
        #expect(cell(0, collection)?.center.x == 57 && cell(0, collection)?.isHidden == true)
        collection.contentOffset.y = 1990
        collection.layoutIfNeeded()
        #expect(heard.last?.items == [19])
    }
}
