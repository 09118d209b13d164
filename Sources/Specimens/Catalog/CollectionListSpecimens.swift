extension Specimen {
    /// Collections that are lists of each appearance, trees, rows that scroll across, and groups of a program's own.
    static var collectionLists: [Specimen] {
        [
            outline("lists-collection-plain", "A collection as a plain list, some items opened", .plain),
            outline("lists-collection-grouped", "The same in groups", .grouped),
            outline("lists-collection-inset", "The same in rounded groups", .insetGrouped),
            outline("lists-sidebar", "The same as a sidebar", .sidebar),
            outline("lists-sidebar-plain", "The same as a plain sidebar, read from the right", .sidebarPlain) {
                $0.traitOverrides.layoutDirection = .rightToLeft
            },
            Specimen(
                name: "lists-across",
                caption:
                    "Rows that scroll across, one of them in pages with the middle one chosen, and a group of a program's own",
                size: CGSize(width: 375, height: 640)
            ) { AcrossPage() },
        ]
    }

    private static func outline(
        _ name: String, _ caption: String, _ appearance: UICollectionLayoutListConfiguration.Appearance,
        _ change: @escaping @MainActor (UIView) -> Void = { _ in }
    ) -> Specimen {
        Specimen(name: name, caption: caption, size: CGSize(width: 375, height: 520)) {
            let page = OutlinePage(appearance)
            change(page)
            return page
        }
    }
}

/// A list of items that are opened and closed.
private final class OutlinePage: UIView {
    private let collection: UICollectionView
    private let source: UICollectionViewDiffableDataSource<String, String>

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
        collection = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance)))
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            let isBranch = Self.branches[text] != nil
            content.image = UIImage(systemName: isBranch ? "folder" : "doc")
            content.imageProperties.reservedLayoutSize = CGSize(width: 26, height: 0)
            cell.contentConfiguration = content
            cell.accessories = isBranch ? [.outlineDisclosure()] : []
        }
        source = UICollectionViewDiffableDataSource(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        super.init(frame: .zero)
        addSubview(collection)
        for (section, roots) in [("Library", ["Letters", "Pictures", "Notes"]), ("Shared", ["Plans", "Budget"])] {
            source.apply(Self.tree(roots), to: section)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        collection.frame = bounds
    }

    private static let branches = [
        "Letters": ["To Ada", "2025"], "2025": ["To Grace", "To Edsger"], "Pictures": ["Harbor"],
        "Plans": ["Garden", "House"],
    ]

    private static func tree(_ roots: [String]) -> NSDiffableDataSourceSectionSnapshot<String> {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(roots)
        for root in roots {
            tree.append(branches[root] ?? [], to: root)
            for item in branches[root] ?? [] { tree.append(branches[item] ?? [], to: item) }
        }
        tree.expand(["Letters", "2025", "Plans"])
        return tree
    }
}

/// Tiles in rows that scroll across, and in groups that are no rows.
private final class AcrossPage: UIView, UICollectionViewDataSource {
    private let collection: UICollectionView
    private static let colors: [UIColor] = [
        .systemPink, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemIndigo,
    ]

    init() {
        let layout = UICollectionViewCompositionalLayout { section, _ in
            switch section {
            case 0: Self.row(.absolute(120), 90, .continuous)
            case 1: Self.row(.fractionalWidth(0.7), 150, .groupPagingCentered)
            default: Self.mosaic
            }
        }
        collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init(frame: .zero)
        collection.register(TileOfColor.self, forCellWithReuseIdentifier: "tile")
        collection.dataSource = self
        addSubview(collection)
    }

    required init?(coder: NSCoder) { nil }

    private var isScrolled = false

    override func layoutSubviews() {
        super.layoutSubviews()
        collection.frame = bounds
        guard !isScrolled, bounds.width > 0 else { return }
        isScrolled = true
        collection.layoutIfNeeded()
        collection.scrollToItem(at: IndexPath(item: 2, section: 1), at: .centeredHorizontally, animated: false)
    }

    private static func row(
        _ width: NSCollectionLayoutDimension, _ height: CGFloat,
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> NSCollectionLayoutSection {
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 8, trailing: 16)
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    /// One large tile and two small ones beside it, in turn on either side.
    private static var mosaic: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(180))
        let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
            let (width, gap) = (environment.container.contentSize.width, CGFloat(12))
            let (large, small) = ((width - gap) * 0.62, (width - gap) * 0.38)
            return [
                CGRect(x: 0, y: 0, width: large, height: 168), CGRect(x: large + gap, y: 0, width: small, height: 78),
                CGRect(x: large + gap, y: 90, width: small, height: 78),
            ].map { NSCollectionLayoutGroupCustomItem(frame: $0) }
        }
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 8, trailing: 16)
        return section
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        [12, 6, 5][section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        cell.contentView.backgroundColor = Self.colors[(indexPath.item + 2 * indexPath.section) % Self.colors.count]
        (cell as? TileOfColor)?.label.text = "\(indexPath.item + 1)"
        return cell
    }
}

private final class TileOfColor: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 14
        (label.textColor, label.textAlignment) = (.white, .center)
        label.font = .systemFont(ofSize: 28, weight: .bold)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = contentView.bounds
    }
}
