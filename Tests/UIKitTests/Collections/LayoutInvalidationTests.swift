import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UICollectionViewLayoutInvalidationContext` and of `invalidateLayout(with:)`.
@MainActor struct LayoutInvalidationTests {
    /// A layout of a program that keeps notes of what it hears.
    private final class Listening: UICollectionViewFlowLayout {
        var heard: [UICollectionViewLayoutInvalidationContext] = []
        var metrics: [Bool] = []
        var adjustment = CGPoint.zero

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

        override func invalidationContext(forBoundsChange newBounds: CGRect)
            -> UICollectionViewLayoutInvalidationContext
        {
            let context = super.invalidationContext(forBoundsChange: newBounds)
            let isOtherSize = newBounds.size != collectionView?.bounds.size
            (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics =
                isOtherSize
            context.contentOffsetAdjustment = adjustment
            adjustment = .zero
            return context
        }

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            heard.append(context)
            super.invalidateLayout(with: context)
        }
    }

    /// Notes how far each scroll goes, as layouts with springs do.
    private final class Springs: UICollectionViewFlowLayout {
        var distances: [CGFloat] = []

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            distances.append(newBounds.minY - (collectionView?.bounds.minY ?? 0))
            return false
        }
    }

    /// Layouts that line their items up set their spacing whenever they are asked for items; on iOS they settle.
    @Test func `a measure that stays the same leaves the layout as it is`() {
        final class Counting: UICollectionViewFlowLayout {
            var count = 0
            override func invalidateLayout() {
                count += 1
                super.invalidateLayout()
            }
        }
        let layout = Counting()
        let (spacing, inset, direction) = (layout.minimumLineSpacing, layout.sectionInset, layout.scrollDirection)
        layout.minimumLineSpacing = spacing
        layout.sectionInset = inset
        layout.scrollDirection = direction
        #expect(layout.count == 0)
        layout.minimumLineSpacing += 1
        #expect(layout.count == 1)
    }

    /// Apple's collection view programming guide: the method is asked before the bounds are changed.
    @Test func `a layout is asked while the collection has its old bounds`() {
        let layout = Springs()
        let collection = Tiles([40]).collection(layout)
        layout.distances = []
        collection.contentOffset.y = 30
        collection.contentOffset.y = 50
        collection.layoutIfNeeded()
        #expect(layout.distances == [30, 20])
        collection.frame.size.height += 10
        #expect(layout.distances == [30, 20, 0])
    }

    @Test func `a layout hears of data that is loaded again, and of each scroll`() throws {
        let layout = Listening()
        let collection = Tiles([40]).collection(layout)
        layout.heard = []
        collection.reloadData()
        let first = try #require(layout.heard.first)
        #expect(first.invalidateEverything && first.invalidateDataSourceCounts)
        collection.layoutIfNeeded()
        layout.heard = []
        collection.contentOffset.y = 30
        collection.layoutIfNeeded()
        let context = try #require(layout.heard.first as? UICollectionViewFlowLayoutInvalidationContext)
        #expect(!context.invalidateEverything && !context.invalidateFlowLayoutDelegateMetrics)
        #expect(context.invalidateFlowLayoutAttributes && layout.heard.count == 1)
    }

    @Test func `a context moves the content, and names what is out of date`() {
        let layout = Listening()
        let collection = Tiles([40]).collection(layout)
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 12)
        let paths = [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)]
        for path in paths { context.invalidateItems(at: [path]) }
        context.invalidateSupplementaryElements(ofKind: "header", at: [paths[0]])
        context.invalidateDecorationElements(ofKind: "line", at: [paths[1]])
        #expect(context.invalidatedItemIndexPaths == paths)
        #expect(context.invalidatedSupplementaryIndexPaths == ["header": [paths[0]]])
        #expect(context.invalidatedDecorationIndexPaths == ["line": [paths[1]]])
        let before = collection.contentOffset.y
        layout.invalidateLayout(with: context)
        #expect(collection.contentOffset.y == before + 12)
    }

    /// Apple's message about cells that are too wide takes "the content insets left and right values" away, too.
    @Test func `lines of a flow layout are as long as the collection without its insets`() throws {
        let flow = UICollectionViewFlowLayout()
        (flow.itemSize, flow.minimumInteritemSpacing) = (CGSize(width: 50, height: 20), 10)
        let collection = Tiles([6]).collection(flow, width: 240)
        #expect(flow.layoutAttributesForItem(at: [0, 3])?.frame.minY == 0)
        collection.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
        collection.layoutIfNeeded()
        let places = (0..<6).compactMap { flow.layoutAttributesForItem(at: [0, $0])?.frame.minX }
        #expect(places == [0, 75, 150, 0, 75, 150] && collection.contentSize.width == 200)
        flow.scrollDirection = .horizontal
        collection.contentInset = UIEdgeInsets(top: 370, left: 0, bottom: 0, right: 0)
        collection.layoutIfNeeded()
        #expect(collection.contentSize.height == 30 && flow.layoutAttributesForItem(at: [0, 1])?.frame.minY == 5)
    }
}
