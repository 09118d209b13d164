import Testing

@testable import PlacardUIKit

/// Which views collections show, and where. Truth: Apple's documentation, and layouts of published programs.
@MainActor @Suite struct CollectionPlacesTests {
    /// A cell that turns about a point below itself, as those of wheels do.
    private final class WheelCell: UICollectionViewCell {
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            layer.anchorPoint = CGPoint(x: 0.5, y: 2)
            center.y += 1.5 * bounds.height
        }
    }

    /// Items side by side, all of which it tells whatever it is asked for.
    private final class Line: UICollectionViewLayout {
        var heights: [Int: CGFloat] = [:]
        private(set) var appearing: [Int] = []
        override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            appearing.append(itemIndexPath.item)
            return nil
        }
        override var collectionViewContentSize: CGSize { CGSize(width: 1_000, height: 80) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let items = collectionView?.numberOfSections == 0 ? 0 : collectionView?.numberOfItems(inSection: 0) ?? 0
            return (0..<items).map { item in
                let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
                attributes.frame = CGRect(x: CGFloat(item) * 100, y: 0, width: 100, height: heights[item] ?? 80)
                return attributes
            }
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool { heights[originalAttributes.indexPath.item] == nil }
        override func invalidationContext(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
            heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
            return super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        }
    }

    private final class LowCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            layoutAttributes.size.height = 30
            return layoutAttributes
        }
    }

    private final class Head: UICollectionReusableView {
        var first = CGSize.zero
        override init(frame: CGRect) {
            super.init(frame: frame)
            first = frame.size
        }
        required init?(coder: NSCoder) { nil }
    }

    /// Apple's collection view programming guide: `center`, `bounds` and the rest are taken over, then `apply(_:)` is called.
    @Test func `Cells with anchors of their own stay where they are, however often they are laid out`() throws {
        let (tiles, flow) = (Tiles([]), UICollectionViewFlowLayout())
        flow.itemSize = CGSize(width: 50, height: 40)
        let collection = tiles.collection(flow)
        collection.register(WheelCell.self, forCellWithReuseIdentifier: "tile")
        tiles.counts = [3]
        collection.reloadData()
        for _ in 0..<3 {
            collection.setNeedsLayout()
            collection.layoutIfNeeded()
        }
        let cell = try #require(collection.cellForItem(at: [0, 0]))
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
        #expect(cell.center.y == 80)
    }

    /// Apple's documentation of `visibleCells`.
    @Test func `Only what is in sight has views, whatever the layout tells`() {
        let layout = Line()
        let collection = Tiles([10]).collection(layout, width: 220)
        #expect(collection.indexPathsForVisibleItems.map(\.item).sorted() == [0, 1, 2])
        collection.contentOffset.x = 300
        collection.layoutIfNeeded()
        #expect(collection.indexPathsForVisibleItems.map(\.item).sorted() == [3, 4, 5])
    }

    /// Apple's documentation of `initialLayoutAttributesForAppearingItem(at:)`: it is asked for what is about to be shown.
    @Test func `Where an item comes from is asked if it comes into sight`() {
        let (tiles, layout) = (Tiles([8]), Line())
        let collection = tiles.collection(layout, width: 220)
        for item in [1, 9] {
            tiles.counts[0] += 1
            collection.insertItems(at: [[0, item]])
            collection.layoutIfNeeded()
        }
        #expect(layout.appearing == [1])
    }

    /// Apple's documentation of `invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)`.
    @Test func `A layout of a program's own is told what views want`() {
        let (tiles, layout) = (Tiles([]), Line())
        let collection = tiles.collection(layout, width: 220)
        collection.register(LowCell.self, forCellWithReuseIdentifier: "tile")
        (tiles.counts, layout.heights) = ([10], [:])
        collection.reloadData()
        collection.layoutIfNeeded()
        #expect(layout.heights == [0: 30, 1: 30, 2: 30])
        #expect(collection.visibleCells.map(\.bounds.height) == [30, 30, 30])
    }

    @Test func `What a view wants is named in the context`() {
        let layout = UICollectionViewFlowLayout()
        let item = UICollectionViewLayoutAttributes(forCellWith: [0, 4])
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: [1, 0])
        func context(_ one: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext {
            layout.invalidationContext(forPreferredLayoutAttributes: one, withOriginalAttributes: one)
        }
        #expect(context(item).invalidatedItemIndexPaths == [[0, 4]])
        #expect(context(header).invalidatedSupplementaryIndexPaths == ["head": [[1, 0]]])
        #expect(context(item) is UICollectionViewFlowLayoutInvalidationContext && !context(item).invalidateEverything)
    }

    /// Views lay out in `init(frame:)`.
    @Test func `Headers are made as large as they are shown`() throws {
        let (tiles, flow) = (Tiles([]), UICollectionViewFlowLayout())
        (flow.itemSize, flow.headerReferenceSize) = (CGSize(width: 50, height: 40), CGSize(width: 220, height: 30))
        let collection = tiles.collection(flow, width: 220)
        let kind = UICollectionView.elementKindSectionHeader
        collection.register(Head.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
        tiles.counts = [3]
        collection.reloadData()
        collection.layoutIfNeeded()
        let head = try #require(collection.supplementaryView(forElementKind: kind, at: [0, 0]) as? Head)
        #expect(head.first == CGSize(width: 220, height: 30))
    }

    /// Apple's documentation of `NSCollectionLayoutDecorationItem.background(elementKind:)`: it lies behind the section's content.
    @Test func `The ground of a section lies below its row that scrolls`() throws {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(80))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .paging
        section.decorationItems = [.background(elementKind: "ground")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Head.self, forDecorationViewOfKind: "ground")
        let collection = Tiles([4]).collection(layout)
        collection.backgroundView = UIView()
        collection.reloadData()
        collection.layoutIfNeeded()
        let ground = try #require(collection.subviews.firstIndex { $0 is Head })
        let row = try #require(collection.subviews.firstIndex { $0 is SectionScroller })
        #expect(ground < row && (collection.subviews[ground] as? Head)?.first.height == 80)
    }

    /// Programs make themselves ready there, and leave the rest to UIKit, which arranges when it is asked.
    @Test func `A flow layout arranges its items though a program's prepare() leaves super out`() {
        final class Bare: UICollectionViewFlowLayout {
            override func prepare() { itemSize = CGSize(width: 60, height: 30) }
        }
        let (tiles, flow) = (Tiles([3]), Bare())
        let collection = tiles.collection(flow)
        #expect(
            collection.visibleCells.map(\.frame.size) == Array(repeating: CGSize(width: 60, height: 30), count: 3))
        tiles.counts = [5]
        collection.reloadData()
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.count == 5)
    }

    /// As UIKit's stack traces show, which place new cells within `performWithoutAnimation(_:)`.
    @Test func `A cell that comes into sight in an animation stands in its place at once`() throws {
        let (tiles, flow) = (Tiles([20]), UICollectionViewFlowLayout())
        flow.itemSize = CGSize(width: 320, height: 100)
        let collection = tiles.collection(flow)
        let clock = EventClock(.stepped)
        try clock.drive {
            UIView.animate(withDuration: 1) {
                collection.frame.size.height = 600
                collection.contentOffset.y = 50
                collection.layoutIfNeeded()
            }
            clock.advance(by: 0.5)
            let last = try #require(collection.cellForItem(at: [0, 5]))
            #expect(last.layer.presentation()?.frame == last.frame)
            let height = try #require(collection.layer.presentation()?.bounds.height)
            #expect(abs(height - 500) < 0.01)
        }
    }
}
