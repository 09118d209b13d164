/// A behavior of items that a program lists.
///
/// Placard's own: with Apple each such behavior has these members itself. Source: Apple's documentation of
/// `UIGravityBehavior`, `UICollisionBehavior` and `UIDynamicItemBehavior`.
@preconcurrency @MainActor open class ItemsBehavior: UIDynamicBehavior {
    private var list: ItemList

    /// Makes a behavior of some items.
    public init(items: [any UIDynamicItem]) {
        list = ItemList(items)
        super.init()
    }

    /// Makes a behavior of items that are added later.
    public override convenience init() { self.init(items: []) }

    /// The items that the behavior acts on, in the order in which they were added.
    open var items: [any UIDynamicItem] { list.items }
    /// Has the behavior act on an item, too; one that it acts on already stays where it is in the order.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { gained(item) } }
    /// Has the behavior act on an item no longer.
    open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { lostItem() } }

    override var involvedItems: [any UIDynamicItem] { list.items }

    /// The numbers of the items' bodies, of those that have any.
    func numbers(in plan: DynamicsPlan) -> [Int] { list.items.compactMap { plan.number(of: $0) } }
}

/// Items that each are listed once, in order.
@MainActor private struct ItemList {
    private(set) var items: [any UIDynamicItem] = []

    init(_ items: [any UIDynamicItem] = []) { for item in items { _ = add(item) } }

    /// Whether the item was not there yet.
    mutating func add(_ item: any UIDynamicItem) -> Bool {
        guard !items.contains(where: { $0 === item }) else { return false }
        items.append(item)
        return true
    }

    /// Whether the item was there.
    mutating func remove(_ item: any UIDynamicItem) -> Bool {
        guard let index = items.firstIndex(where: { $0 === item }) else { return false }
        items.remove(at: index)
        return true
    }
}
