import PlacardUIKit
import Testing

/// Groups of a compositional layout that take as many items as there is room for, whose widths follow from their content
/// (Apple's page of `NSCollectionLayoutGroup.horizontal(layoutSize:subitems:)`).
@MainActor @Suite struct WrappedGroupsTests {
    private final class Chip: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        let texts: [String]
        var invalidates = false
        var frames: [CGRect] = []

        init(_ texts: [String]) { self.texts = texts }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            texts.count
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "chip", for: indexPath)
            frames.append(cell.frame)
            (cell as? Chip)?.label.text = texts[indexPath.item]
            if invalidates { collectionView.collectionViewLayout.invalidateLayout() }
            return cell
        }
    }

    private func collection(_ source: Source, width: CGFloat) -> UICollectionView {
        let size = NSCollectionLayoutSize(widthDimension: .estimated(44), heightDimension: .estimated(44))
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: 500),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        collection.register(Chip.self, forCellWithReuseIdentifier: "chip")
        collection.dataSource = source
        collection.layoutIfNeeded()
        return collection
    }

    private static let texts = [
        "Swift", "UIKit", "A fairly long chip title", "नमस्ते दुनिया", "Another one", "x", "Last chip here",
    ]

    @Test func allItemsAreShownInLinesThatAreFilledByTheirMeasuredWidths() throws {
        let source = Source(Self.texts)
        let collection = collection(source, width: 323)
        let frames = try Self.texts.indices.map {
            try #require(collection.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))).frame
        }
        #expect(collection.visibleCells.count == Self.texts.count)
        for (before, after) in zip(frames, frames.dropFirst()) {
            let fits = before.maxX + 10 + after.width <= 323.001
            #expect(fits ? after.minX == before.maxX + 10 && after.minY == before.minY : after.minX == 0)
            if !fits { #expect(after.minY >= before.minY + before.height + 6 - 0.001) }
        }
        #expect(frames.allSatisfy { $0.maxX <= 323 && $0.width != 44 })
        #expect(abs(collection.contentSize.height - (frames.map(\.maxY).max() ?? 0)) < 0.001)
    }

    @Test func moreItemsThanAGroupMayHaveGoOn() {
        let collection = collection(Source((0..<1_500).map { "\($0)" }), width: 323)
        #expect(collection.layoutAttributesForItem(at: IndexPath(item: 1_499, section: 0)) != nil)
    }

    @Test func cellsThatInvalidateTheLayoutLeaveTheNextOnesTheirPlaces() {
        let source = Source(["One", "Two", "Three"])
        source.invalidates = true
        let collection = collection(source, width: 323)
        #expect(collection.visibleCells.count == 3 && source.frames.allSatisfy { $0.width > 0 })
    }
}
