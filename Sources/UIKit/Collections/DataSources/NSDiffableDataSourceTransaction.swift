/// What moving an item has changed of a diffable data source.
///
/// Source: Apple's documentation of `NSDiffableDataSourceTransaction`.
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// What there was.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// What there is.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// How all items, section after section, become the new ones.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The same for each section that has changed, in order.
    public let sectionTransactions:
        [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    init(
        from old: Snapshot, to new: Snapshot,
        trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
    ) {
        (initialSnapshot, finalSnapshot) = (old, new)
        difference = new.itemIdentifiers.difference(from: old.itemIdentifiers)
        sectionTransactions = new.sectionIdentifiers.compactMap { section in
            let (before, after) = (old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section))
            guard before != after else { return nil }
            return NSDiffableDataSourceSectionTransaction(section, from: before, to: after, tree: trees[section])
        }
    }
}

/// What moving an item has changed of a section.
///
/// Source: Apple's documentation of `NSDiffableDataSourceSectionTransaction`.
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// What there was in it.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// What there is in it.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// How the items that show become the new ones.
    public let difference: CollectionDifference<ItemIdentifierType>

    init(
        _ section: SectionIdentifierType, from old: [ItemIdentifierType], to new: [ItemIdentifierType],
        tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>?
    ) {
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        flat.append(old)
        sectionIdentifier = section
        difference = new.difference(from: old)
        initialSnapshot = tree ?? flat
        finalSnapshot = initialSnapshot.arranged(as: new)
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    /// The same branches with the items in the order in which they show; an item stays below its parent where that shows before
    /// it, and else has none.
    func arranged(as visible: [ItemIdentifierType]) -> Self {
        var new = Self()
        for item in visible {
            let above = parent(of: item).flatMap { new.contains($0) ? $0 : nil }
            new.append([item], to: above)
            guard !isExpanded(item) else { continue }
            let below = snapshot(of: item)
            new.append(below.rootItems, to: item)
            for child in below.items where below.parent(of: child) != nil {
                new.append([child], to: below.parent(of: child))
            }
        }
        new.expand(new.items.filter(isExpanded))
        return new
    }
}

extension DiffableContent {
    /// The snapshot with an item at another place; nil if there is none of the two.
    func moving(
        _ old: IndexPath, to new: IndexPath
    ) -> NSDiffableDataSourceSnapshot<Section, Item>? {
        guard let item = item(at: old), let section = section(at: new.section) else { return nil }
        var changed = snapshot
        changed.deleteItems([item])
        let others = changed.itemIdentifiers(inSection: section)
        if others.indices.contains(new.item) {
            changed.insertItems([item], beforeItem: others[new.item])
        } else {
            changed.appendItems([item], toSection: section)
        }
        return changed
    }

    /// What has come and gone, and what is asked for anew; what has moved is not told.
    func updates(
        to new: DiffableContent, asked: NSDiffableDataSourceSnapshot<Section, Item>
    ) -> ListUpdates {
        var updates = ListUpdates()
        let (before, after) = (snapshot.sectionIdentifiers, new.snapshot.sectionIdentifiers)
        updates.deletedSections = Set(before.indices.filter { new.snapshot.indexOfSection(before[$0]) == nil })
        updates.insertedSections = Set(after.indices.filter { snapshot.indexOfSection(after[$0]) == nil })
        let gone = snapshot.itemIdentifiers.filter { new.path(of: $0) == nil }
        let come = new.snapshot.itemIdentifiers.filter { path(of: $0) == nil }
        updates.deleted = Set(gone.compactMap(path(of:))).filter { !updates.deletedSections.contains($0.section) }
        updates.inserted = Set(come.compactMap(new.path(of:))).filter {
            !updates.insertedSections.contains($0.section)
        }
        updates.reloaded = Set(asked.reloadedItemIdentifiers.compactMap(path(of:)))
        return updates
    }
}
