/// The items of one section as a tree, whose branches are open or closed.
///
/// Identifiers that are there already are not taken a second time, and those that are not there are passed over, where Apple
/// raises an exception. Source: Apple's documentation of `NSDiffableDataSourceSectionSnapshot`.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    /// The items that have no parent, in their order.
    public var rootItems: [ItemIdentifierType] { roots.items }
    private var roots = OrderedItems<ItemIdentifierType>()
    private var children: [ItemIdentifierType: OrderedItems<ItemIdentifierType>] = [:]
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var known: Set<ItemIdentifierType> = []
    private var expanded: Set<ItemIdentifierType> = []

    /// Makes a snapshot of nothing.
    public init() {}

    // MARK: What there is

    /// All items, each followed by its children.
    public var items: [ItemIdentifierType] { walk { _ in true }.map(\.item) }
    /// The items that show: those whose parents are all expanded.
    public var visibleItems: [ItemIdentifierType] { walk(expanded.contains).map(\.item) }

    /// Whether an item is there.
    public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
    /// The place of an item among all; nil if it is not there.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    /// The item that another one lies below; nil for one without a parent.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
    /// Whether the children of an item show as soon as it shows itself.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// Whether an item shows.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        known.contains(item) && sequence(first: item, next: parent(of:)).dropFirst().allSatisfy(expanded.contains)
    }

    /// How many parents an item has above it.
    public func level(of item: ItemIdentifierType) -> Int {
        sequence(first: item, next: parent(of:)).dropFirst().reduce(0) { count, _ in count + 1 }
    }

    /// What lies below an item, and the item too if that is wanted.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var part = Self()
        guard known.contains(parent) else { return part }
        if includingParent { part.append([parent]) }
        var waiting = [parent]
        while let item = waiting.popLast() {
            part.append(children(of: item), to: part.contains(item) ? item : nil)
            waiting += children(of: item)
        }
        part.expand(part.items.filter(expanded.contains))
        return part
    }

    /// The tree in lines: one for each item, with a sign for whether it is expanded.
    public func visualDescription() -> String {
        walk { _ in true }.map { item, level in
            let sign = children(of: item).isEmpty ? "*" : expanded.contains(item) ? "-" : "+"
            return String(repeating: "  ", count: level) + "\(sign) \(item)"
        }.joined(separator: "\n")
    }

    private func children(of item: ItemIdentifierType) -> [ItemIdentifierType] { children[item]?.items ?? [] }

    /// The items in the order of the tree, each with its level, below those that are open.
    private func walk(_ isOpen: (ItemIdentifierType) -> Bool) -> [(item: ItemIdentifierType, level: Int)] {
        var found: [(item: ItemIdentifierType, level: Int)] = []
        var waiting = rootItems.reversed().map { (item: $0, level: 0) }
        while let next = waiting.popLast() {
            found.append(next)
            guard isOpen(next.item) else { continue }
            waiting += children(of: next.item).reversed().map { ($0, next.level + 1) }
        }
        return found
    }

    // MARK: Changes

    /// Adds items at the end of a parent's, or of those without a parent.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent, !known.contains(parent) { return }
        add(items, to: parent) { $0.count }
    }

    /// Adds items before one that is there, below the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard known.contains(item) else { return }
        add(items, to: parents[item]) { $0.index(of: item) ?? $0.count }
    }

    /// Adds items after one that is there, below the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard known.contains(item) else { return }
        add(items, to: parents[item]) { ($0.index(of: item) ?? $0.count - 1) + 1 }
    }

    /// Adds the tree of another snapshot before an item.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        guard known.contains(item) else { return }
        insert(snapshot.rootItems, before: item)
        addBranches(of: snapshot)
    }

    /// Adds the tree of another snapshot after an item.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        guard known.contains(item) else { return }
        insert(snapshot.rootItems, after: item)
        addBranches(of: snapshot)
    }

    /// Puts the tree of another snapshot below an item, in place of what is there.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        guard known.contains(parent) else { return }
        delete(children(of: parent))
        append(snapshot.rootItems, to: parent)
        addBranches(of: snapshot)
    }

    /// Takes items away with all that lies below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        var waiting = items.filter(known.contains)
        roots.remove(waiting.filter(roots.contains))
        while let item = waiting.popLast() {
            waiting += children.removeValue(forKey: item)?.items ?? []
            if let parent = parents.removeValue(forKey: item) { children[parent]?.remove([item]) }
            known.remove(item)
            expanded.remove(item)
        }
    }

    /// Takes all items away.
    public mutating func deleteAll() { self = Self() }

    /// Lets the children of items show.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(known.contains)) }

    /// Lets the children of items show no more.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    private mutating func add(
        _ items: [ItemIdentifierType], to parent: ItemIdentifierType?,
        at place: (OrderedItems<ItemIdentifierType>) -> Int
    ) {
        let new = items.filter { known.insert($0).inserted }
        guard let parent else {
            roots.insert(new, at: place(roots))
            return
        }
        for item in new { parents[item] = parent }
        let place = place(children[parent] ?? OrderedItems())
        children[parent, default: OrderedItems()].insert(new, at: place)
    }

    /// Adds what lies below the items of another snapshot that were added just now.
    private mutating func addBranches(of snapshot: Self) {
        for (item, _) in snapshot.walk({ _ in true }) { append(snapshot.children(of: item), to: item) }
        expand(snapshot.items.filter(snapshot.isExpanded))
    }
}

/// What a data source asks and tells when items of section snapshots are opened and closed; nil asks and tells nothing.
public struct NSDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType: Hashable & Sendable> {
    /// Whether an item may be opened.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is opened.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Whether an item may be closed.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is closed.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// Gives what lies below an item that is opened, from what lay there before.
    public var snapshotForExpandingParent:
        (
            (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
                NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
        )?

    /// Makes handlers that do nothing.
    public init() {}
}
