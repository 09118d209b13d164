/// The sections and items of a list at one time, by identifiers that are equal for what stays the same.
///
/// Identifiers that are there already are not taken a second time, and those that are not there are passed over, where Apple
/// raises an exception. Source: Apple's documentation of `NSDiffableDataSourceSnapshot`.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    /// The sections in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.items }
    private var sections = OrderedItems<SectionIdentifierType>()
    private var items: [SectionIdentifierType: OrderedItems<ItemIdentifierType>] = [:]
    private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The items to be asked for anew.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose views are to be configured again.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections to be asked for anew.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Makes a snapshot of nothing.
    public init() {}

    // MARK: What there is

    /// The number of items in all sections.
    public var numberOfItems: Int { owners.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The items of all sections in their order.
    public var itemIdentifiers: [ItemIdentifierType] {
        sectionIdentifiers.flatMap { items[$0]?.items ?? [] }
    }

    /// The number of items in a section; 0 if it is not there.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        items[identifier]?.count ?? 0
    }
    /// The items of a section in their order; none if it is not there.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier]?.items ?? []
    }
    /// The section of an item; nil if it is not there.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
        -> SectionIdentifierType?
    {
        owners[identifier]
    }
    /// The place of an item among all; nil if it is not there.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = owners[identifier], let place = items[section]?.index(of: identifier) else { return nil }
        return sectionIdentifiers.prefix { $0 != section }.reduce(place) { $0 + numberOfItems(inSection: $1) }
    }
    /// The place of a section; nil if it is not there.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.index(of: identifier)
    }

    // MARK: Items

    /// Adds items at the end of a section; nil means the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last, items[section] != nil else {
            return
        }
        insert(identifiers, in: section) { $0.count }
    }

    /// Adds items beside one that is there.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let section = owners[beforeIdentifier] else { return }
        insert(identifiers, in: section) { $0.index(of: beforeIdentifier) ?? $0.count }
    }

    /// Adds items beside one that is there.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        guard let section = owners[afterIdentifier] else { return }
        insert(identifiers, in: section) { ($0.index(of: afterIdentifier) ?? $0.count - 1) + 1 }
    }

    /// Takes items away.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for (section, identifiers) in Dictionary(grouping: gone.filter { owners[$0] != nil }, by: { owners[$0] }) {
            if let section { items[section]?.remove(identifiers) }
        }
        for identifier in gone { owners[identifier] = nil }
        reloadedItemIdentifiers.removeAll { gone.contains($0) }
        reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
    }

    /// Takes all items and sections away.
    public mutating func deleteAllItems() { self = Self() }

    /// Puts an item beside another one, of any section.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        guard owners[identifier] != nil, owners[toIdentifier] != nil, identifier != toIdentifier else {
            return
        }
        take(identifier)
        insertItems([identifier], beforeItem: toIdentifier)
    }

    /// Puts an item beside another one, of any section.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        guard owners[identifier] != nil, owners[toIdentifier] != nil, identifier != toIdentifier else {
            return
        }
        take(identifier)
        insertItems([identifier], afterItem: toIdentifier)
    }

    /// Has items asked for anew.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers.filter { owners[$0] != nil }
    }

    /// Has the views of items configured again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers.filter { owners[$0] != nil }
    }

    // MARK: Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Adds sections beside one that is there.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let place = indexOfSection(toIdentifier) else { return }
        insert(identifiers, at: place)
    }

    /// Adds sections beside one that is there.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let place = indexOfSection(toIdentifier) else { return }
        insert(identifiers, at: place + 1)
    }

    /// Takes sections and their items away.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        deleteItems(identifiers.flatMap(itemIdentifiers(inSection:)))
        for identifier in identifiers { items[identifier] = nil }
        let gone = Set(identifiers)
        sections.remove(identifiers)
        reloadedSectionIdentifiers.removeAll(where: gone.contains)
    }

    /// Puts a section beside another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, offset: 0) }

    /// Puts a section beside another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, offset: 1) }

    /// Has sections asked for anew.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers.filter { items[$0] != nil }
    }

    /// Forgets what was to be asked for anew.
    mutating func settle() {
        (reloadedItemIdentifiers, reconfiguredItemIdentifiers, reloadedSectionIdentifiers) = (
            [], [], []
        )
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType,
        at place: (OrderedItems<ItemIdentifierType>) -> Int
    ) {
        var new: [ItemIdentifierType] = []
        for identifier in identifiers where owners[identifier] == nil {
            owners[identifier] = section
            new.append(identifier)
        }
        guard let place = items[section].map(place) else { return }
        items[section]?.insert(new, at: place)
    }

    private mutating func take(_ identifier: ItemIdentifierType) {
        guard let section = owners.removeValue(forKey: identifier) else { return }
        items[section]?.remove([identifier])
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
        var new: [SectionIdentifierType] = []
        for identifier in identifiers where items[identifier] == nil {
            items[identifier] = OrderedItems()
            new.append(identifier)
        }
        sections.insert(new, at: place)
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
    ) {
        guard identifier != other, items[identifier] != nil, items[other] != nil else { return }
        sections.remove([identifier])
        if let place = indexOfSection(other) { sections.insert([identifier], at: place + offset) }
    }
}

/// A snapshot with the places of its items.
struct DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    private var paths: [Item: IndexPath] = [:]
    private var rows: [[Item]] = []

    init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item> = .init()) {
        self.snapshot = snapshot
        self.snapshot.settle()
        for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
            let items = snapshot.itemIdentifiers(inSection: identifier)
            rows.append(items)
            for (row, item) in items.enumerated() { paths[item] = IndexPath(row: row, section: section) }
        }
    }

    func item(at path: IndexPath) -> Item? {
        guard path.count == 2, rows.indices.contains(path.section) else { return nil }
        return rows[path.section].indices.contains(path.row) ? rows[path.section][path.row] : nil
    }

    func path(of item: Item) -> IndexPath? { paths[item] }
    /// The number of sections.
    var count: Int { rows.count }
    func count(_ section: Int) -> Int { rows.indices.contains(section) ? rows[section].count : 0 }

    func section(at index: Int) -> Section? {
        snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
    }

    /// Where items and sections are in another content.
    func places(in other: DiffableContent, asked: NSDiffableDataSourceSnapshot<Section, Item>) -> ListPlaces {
        let sections = asked.reloadedSectionIdentifiers.flatMap { asked.itemIdentifiers(inSection: $0) }
        let again = Set(asked.reloadedItemIdentifiers).union(sections)
        let sectionsAgain = Set(asked.reloadedSectionIdentifiers)
        return ListPlaces { path in
            guard let item = item(at: path), !again.contains(item) else { return nil }
            return other.path(of: item)
        } section: { index in
            guard let section = section(at: index), !sectionsAgain.contains(section) else { return nil }
            return other.snapshot.indexOfSection(section)
        }
    }
}
