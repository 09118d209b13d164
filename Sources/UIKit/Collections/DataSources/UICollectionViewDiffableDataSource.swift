/// A collection's data source that is given what there is, and finds out itself what has changed.
///
/// Source: Apple's documentation of `UICollectionViewDiffableDataSource`.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, OutlineSource {
    /// Makes the cell for an item; nil, which is a mistake, gives an empty cell.
    public typealias CellProvider =
        @MainActor (
            _ collectionView: UICollectionView, _ indexPath: IndexPath,
            _ itemIdentifier: ItemIdentifierType
        ) -> UICollectionViewCell?
    /// Makes the header, footer or other view of a kind at a place.
    public typealias SupplementaryViewProvider =
        @MainActor (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath)
        ->
        UICollectionReusableView?

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
    /// The sections that were given as trees.
    private var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    /// What is asked and told when items are opened and closed.
    open var sectionSnapshotHandlers = NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType>()
    /// What is asked and told when a program moves items; they stay where they are without `canReorderItem`.
    open var reorderingHandlers = ReorderingHandlers()
    /// Makes headers, footers and other views; nil for none.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Becomes the data source of a collection.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// What there is.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        content.snapshot
    }

    /// Shows what there is now; cells of items that were there before keep their views.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let old = content
        content = DiffableContent(snapshot)
        trees = trees.filter { $1.visibleItems == snapshot.itemIdentifiers(inSection: $0) }
        if let collectionView { show(snapshot, insteadOf: old, in: collectionView) }
        completion?()
    }

    /// Shows what there is now, for code that awaits the end.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    private func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        insteadOf old: DiffableContent<SectionIdentifierType, ItemIdentifierType>, in view: UICollectionView
    ) {
        // Nobody but the program holds the collection, which its content does not outlive.
        withExtendedLifetime(view) {
            view.content.cancelMovement()
            view.content.reloadKeepingItems(old.places(in: content, asked: snapshot)) {
                old.updates(to: content, asked: snapshot)
            }
            view.reconfigureItems(at: snapshot.reconfiguredItemIdentifiers.compactMap(content.path))
        }
    }

    /// Shows what there is now, and asks for all cells anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        content = DiffableContent(snapshot)
        trees = [:]
        collectionView?.reloadData()
        completion?()
    }

    /// Shows what there is now, and asks for all cells anew, for code that awaits the end.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    // MARK: Sections as trees

    /// Shows a tree of items in a section, which is added at the end if it is not there.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var whole = self.snapshot()
        whole.appendSections([section])
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        trees[section] = snapshot
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Shows a tree of items in a section, for code that awaits the end.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// The items of a section as a tree: as it was given, or without branches.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let tree = trees[section] { return tree }
        var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        tree.append(content.snapshot.itemIdentifiers(inSection: section))
        return tree
    }

    func isExpanded(at path: IndexPath) -> Bool {
        guard let item = content.item(at: path), let section = content.section(at: path.section) else { return false }
        return trees[section]?.isExpanded(item) ?? false
    }

    func toggle(at path: IndexPath) {
        guard let item = content.item(at: path), let section = content.section(at: path.section),
            var tree = trees[section]
        else { return }
        if tree.isExpanded(item) {
            guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willCollapseItem?(item)
            tree.collapse([item])
        } else {
            guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
            sectionSnapshotHandlers.willExpandItem?(item)
            if let fill = sectionSnapshotHandlers.snapshotForExpandingParent {
                tree.replace(childrenOf: item, using: fill(item, tree.snapshot(of: item)))
            }
            tree.expand([item])
        }
        apply(tree, to: section)
        for view in collectionView?.cellForItem(at: path)?.subviews ?? [] where view is OutlineSign {
            view.setNeedsDisplay()
        }
    }

    /// The item at a place; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        content.item(at: indexPath)
    }
    /// The place of an item; nil if it is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        content.path(of: itemIdentifier)
    }
    /// The section at a place; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        content.section(at: index)
    }
    /// The place of a section; nil if it is not there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        content.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: The data source

    /// The number of sections of the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { content.count }
    /// The number of items of a section of the snapshot.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        content.count(section)
    }
    /// The cell that the provider makes.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let item = content.item(at: indexPath)
        let cell = item.flatMap { cellProvider(collectionView, indexPath, $0) }
        if let list = cell as? UICollectionViewListCell, let section = content.section(at: indexPath.section),
            let item, let tree = trees[section]
        {
            list.indentationLevel = tree.level(of: item)
        }
        return cell ?? UICollectionViewCell(frame: .zero)
    }
    /// The view that `supplementaryViewProvider` makes.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath)
            ?? UICollectionReusableView(frame: .zero)
    }
    /// What `canReorderItem` of `reorderingHandlers` says; false without it.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
        -> Bool
    {
        content.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }
    /// Takes the item to its new place, and tells `reorderingHandlers`.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let old = snapshot()
        guard let new = content.moving(sourceIndexPath, to: destinationIndexPath) else { return }
        let transaction = NSDiffableDataSourceTransaction(from: old, to: new, trees: trees)
        reorderingHandlers.willReorder?(transaction)
        content = DiffableContent(new)
        for change in transaction.sectionTransactions where trees[change.sectionIdentifier] != nil {
            trees[change.sectionIdentifier] = change.finalSnapshot
        }
        reorderingHandlers.didReorder?(transaction)
    }

    /// What is asked and told when a program moves items.
    ///
    /// Source: Apple's documentation of `UICollectionViewDiffableDataSource.ReorderingHandlers`.
    @preconcurrency @MainActor public struct ReorderingHandlers {
        /// Whether an item may be moved; nil for none.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before the snapshot changes.
        public var willReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called when the snapshot has changed, which is when a program takes note of the order.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Makes handlers that let nothing be moved.
        public init() {}
    }
}
