import Foundation
import PlacardUIKit
import Testing

/// Fingers that scroll collections: layouts and rows of sections decide where they come to rest.
///
/// Source: Apple's documentation of `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)` and
/// `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
@MainActor @Suite struct CollectionDraggingTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let tiles = TileSource()

    init() { window.isHidden = false }

    private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        view.dataSource = tiles
        window.addSubview(view)
        window.layoutIfNeeded()
        return view
    }

    private func draw(by way: CGFloat, throwing isThrow: Bool = false) {
        let finger = TouchSequence(in: window)
        finger.down(at: CGPoint(x: 150, y: 50))
        finger.move(to: CGPoint(x: 150 + way, y: 50), over: 1.0 / 6)
        if !isThrow { finger.wait(0.5) }
        finger.up()
    }

    /// The place of a section's first group across, in the window, told by any that is in sight.
    private func place(of view: UICollectionView) -> CGFloat? {
        window.layoutIfNeeded()
        guard let path = view.indexPathsForVisibleItems.first, let cell = view.cellForItem(at: path) else {
            return nil
        }
        return cell.convert(cell.bounds, to: window).minX - CGFloat(path.item) * 100
    }

    private func row(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> UICollectionView {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        return show(UICollectionViewCompositionalLayout(section: section))
    }

    @Test func `a layout has tiles stand at its edge`() {
        final class Snapping: UICollectionViewFlowLayout {
            override func targetContentOffset(
                forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
            ) -> CGPoint {
                CGPoint(x: (proposedContentOffset.x / 110).rounded() * 110, y: proposedContentOffset.y)
            }
        }
        let layout = Snapping()
        layout.scrollDirection = .horizontal
        (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 100, height: 400), 10)
        let view = show(layout)
        draw(by: -90)
        #expect(view.contentOffset.x == 110)
        draw(by: -50)
        #expect(view.contentOffset.x == 110)
    }

    @Test func `a row goes as far as it is drawn, to the nearest group, or one group on`() {
        #expect(place(of: row(.continuous)) == 0)
        draw(by: -40)
        #expect(place(of: window.subviews.last as! UICollectionView) == -30)
        for (behavior, isThrow, expected) in [
            (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary, false, 0),
            (.groupPaging, false, 0), (.groupPaging, true, -100), (.groupPagingCentered, false, 100),
            (.groupPagingCentered, true, 0),
        ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, Bool, CGFloat)] {
            for view in window.subviews { view.removeFromSuperview() }
            let view = row(behavior)
            draw(by: -40, throwing: isThrow)
            #expect(place(of: view) == expected, "\(behavior) \(isThrow)")
        }
    }

    @Test func `a collection controller's collection lies upon its view, below what a program adds`() throws {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let button = UIButton(frame: CGRect(x: 0, y: 350, width: 300, height: 50))
        controller.view.addSubview(button)
        window.rootViewController = controller
        window.layoutIfNeeded()
        let collection = try #require(controller.collectionView)
        #expect(controller.view !== collection && controller.view.subviews == [collection, button])
        #expect(collection.frame == window.bounds && collection.dataSource === controller)
        collection.contentSize.height = 2_000
        collection.contentOffset.y = 500
        #expect(button.convert(button.bounds, to: window).minY == 350)
        let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        controller.collectionView = other
        #expect(controller.view.subviews == [other, button] && other.frame == window.bounds)
    }
}

@MainActor private final class TileSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
}
