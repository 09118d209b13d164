import Foundation
import TestTools
import Testing

@testable import PlacardUIKit

/// Lines, signs, guides and grounds of the cells of lists.
@MainActor @Suite struct ListCellTests {
    private static let lineColor = UIColor.red

    private func list(
        _ count: Int, _ configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
        cell: @escaping @MainActor (UICollectionViewListCell) -> Void = { _ in }
    ) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, Int>) {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.separatorConfiguration.color = Self.lineColor
        configure(&configuration)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 600),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { view, _, item in
            var content = view.defaultContentConfiguration()
            content.text = "Row \(item)"
            view.contentConfiguration = content
            cell(view)
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<count))
        source.apply(snapshot)
        collection.layoutIfNeeded()
        return (collection, source)
    }

    private func lines(_ cell: UICollectionViewCell) -> [CGRect] {
        cell.subviews.filter { $0.backgroundColor == Self.lineColor }.map(\.frame).sorted { $0.minY < $1.minY }
    }

    /// Source: Apple's documentation of `defaultContentConfiguration()`, which suits the list.
    @Test(arguments: [
        (UICollectionLayoutListConfiguration.Appearance.plain, UIListContentConfiguration.plainHeader()),
        (.insetGrouped, .groupedHeader()), (.sidebar, .sidebarHeader()),
    ]) func `Cells that are headers have the look of headers`(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, _ expected: UIListContentConfiguration
    ) throws {
        let (collection, source) = list(1) {
            $0 = UICollectionLayoutListConfiguration(appearance: appearance)
            $0.headerMode = .supplementary
        }
        var looks: [UIListContentConfiguration] = []
        let kind = UICollectionView.elementKindSectionHeader
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
            view, _, _ in
            looks.append(view.defaultContentConfiguration())
        }
        source.supplementaryViewProvider = { $0.dequeueConfiguredReusableSupplementary(using: header, for: $2) }
        collection.reloadData()
        collection.layoutIfNeeded()
        let look = try #require(looks.first)
        #expect(look.textProperties.font == expected.textProperties.font)
        #expect(look.textProperties.color == expected.textProperties.color)
        #expect(look.textProperties.transform == expected.textProperties.transform)
        let row = try #require(collection.visibleCells.first as? UICollectionViewListCell)
        #expect(
            row.defaultContentConfiguration().textProperties.font
                == UIListContentConfiguration.cell().textProperties.font)
    }

    @Test func `Rows are measured anew where signs come with editing`() throws {
        let (collection, source) = list(
            2,
            cell: { cell in
                cell.accessories = [.delete(), .reorder()]
                var content = cell.defaultContentConfiguration()
                content.text = "A text that nearly fills the width of its row"
                cell.contentConfiguration = content
            })
        let cell = try #require(collection.visibleCells.first)
        let before = cell.frame.height
        collection.isEditing = true
        collection.layoutIfNeeded()
        #expect(cell.frame.height > before + 15)
        collection.isEditing = false
        collection.layoutIfNeeded()
        #expect(cell.frame.height == before)
        _ = source
    }

    @Test func `The lines of each row look as a handler says`() {
        let (collection, source) = list(4) {
            $0.itemSeparatorHandler = { path, usual in
                var lines = usual
                if path.item == 1 { lines.bottomSeparatorVisibility = .hidden }
                if path.item == 2 { lines.topSeparatorVisibility = .visible }
                if path.item == 3 {
                    lines.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 5)
                }
                return lines
            }
        }
        let rows = collection.visibleCells.map(lines)
        #expect(rows.map(\.count) == [1, 0, 2, 1])
        #expect(rows[0][0].minX == 16 && rows[0][0].maxX == 375)
        #expect(rows[2].map(\.minY) == [0, 43.5] || rows[2][0].minY == 0)
        #expect(rows[3][0].minX == 40 && rows[3][0].maxX == 370)
        _ = source
    }

    @Test func `Lines begin where a constraint puts their guide`() throws {
        let (collection, source) = list(2) { _ in
        } cell: { cell in
            cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 70).isActive =
                true
        }
        let cell = collection.visibleCells[0]
        #expect(lines(cell).map(\.minX) == [70])
        _ = source
    }

    @Test func `Guides lie where text and image do`() throws {
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("One", "Two")
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        let (first, second) = (try #require(view.textLayoutGuide), try #require(view.secondaryTextLayoutGuide))
        #expect(view.imageLayoutGuide == nil && view.textLayoutGuide === first)
        view.layoutIfNeeded()
        let labels = view.subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.frame) == [first.layoutFrame, second.layoutFrame])
        #expect(first.layoutFrame.width > 0 && first.layoutFrame.maxY <= second.layoutFrame.minY)
        content.secondaryText = nil
        view.configuration = content
        #expect(view.secondaryTextLayoutGuide == nil && second.owningView == nil)
    }

    @Test func `The sign of a choice is marked while its cell is selected`() throws {
        let (collection, source) = list(2) { _ in
        } cell: {
            $0.accessories = [.multiselect(displayed: .always, options: .init(reservedLayoutWidth: 40))]
        }
        let cell = try #require(collection.visibleCells[0] as? UICollectionViewListCell)
        let sign = try #require(cell.subviews.compactMap { $0 as? ChoiceSign }.first)
        #expect(sign.frame.width == 40 && sign.sign.kind == .unmarked && sign.sign.frame.midX == 20)
        collection.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        cell.layoutIfNeeded()
        #expect(sign.sign.kind == .marked)
        _ = source
    }

    @Test func `A menu's sign shows the title of what is chosen in it`() throws {
        let menu = UIMenu(children: [
            UIAction(title: "Small") { _ in }, UIAction(title: "Large", state: .on) { _ in },
        ])
        let (collection, source) = list(1) { _ in
        } cell: {
            $0.accessories = [.popUpMenu(menu)]
        }
        let sign = try #require(collection.visibleCells[0].subviews.compactMap { $0 as? MenuSign }.first)
        sign.layoutIfNeeded()
        let label = try #require(sign.subviews.first as? UILabel)
        #expect(label.text == "Large" && label.textColor == .secondaryLabel)
        #expect(sign.frame.maxX == 375 - 16 && label.frame.width >= label.intrinsicContentSize.width)
        let pixels = Pixels(
            try #require(
                UIGraphicsImageRenderer(bounds: sign.bounds).image { context in
                    sign.layer.render(in: context.cgContext)
                }.cgImage))
        let scale = Int(UIScreen.main.scale)
        #expect(pixels[(Int(sign.bounds.width) - 5) * scale, Int(sign.bounds.midY - 6) * scale] != 0)
        _ = source
    }

    // MARK: Grounds

    private func ground(
        _ change: (inout UIBackgroundConfiguration) -> Void
    ) throws -> (view: ListBackgroundView, ground: UIView) {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .blue
        change(&background)
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 11, bottom: 3, trailing: 7)
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        let view = try #require(cell.subviews.compactMap { $0 as? ListBackgroundView }.first)
        view.layoutIfNeeded()
        return (view, try #require(view.subviews.first))
    }

    @Test func `Margins count with a ground's insets at the edges that are named`() throws {
        let (_, plain) = try ground { $0.backgroundInsets.leading = 2 }
        #expect(plain.frame == CGRect(x: 2, y: 0, width: 98, height: 50))
        let (_, inset) = try ground {
            $0.backgroundInsets.leading = 2
            $0.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .bottom]
        }
        #expect(inset.frame == CGRect(x: 13, y: 0, width: 87, height: 47))
    }

    @Test func `A line lies as far outside of its ground as it says`() throws {
        let (view, ground) = try ground {
            ($0.strokeWidth, $0.strokeOutset, $0.cornerRadius) = (2, 3, 8)
            $0.strokeColor = .red
        }
        #expect(ground.layer.borderWidth == 0 && view.subviews.count == 2)
        let line = view.subviews[1]
        #expect(line.frame == ground.frame.insetBy(dx: -3, dy: -3))
        #expect(line.layer.borderWidth == 2 && line.layer.cornerRadius == 11)
        let (edge, plain) = try self.ground { $0.strokeWidth = 2 }
        #expect(edge.subviews.count == 1 && plain.layer.borderWidth == 2)
    }

    @Test func `A ground has the shadow of its configuration, in its own shape`() throws {
        let (view, ground) = try ground {
            $0.shadowProperties.color = .red
            $0.shadowProperties.opacity = 0.5
            $0.shadowProperties.radius = 4
            $0.shadowProperties.offset = CGSize(width: 1, height: 2)
            $0.backgroundInsets.top = 10
        }
        #expect(view.layer.shadowOpacity == 0.5 && view.layer.shadowRadius == 4)
        #expect(view.layer.shadowOffset == CGSize(width: 1, height: 2))
        #expect(view.layer.shadowPath?.boundingBox == ground.frame)
        let (plain, _) = try self.ground { _ in }
        #expect(plain.layer.shadowOpacity == 0)
    }
}
