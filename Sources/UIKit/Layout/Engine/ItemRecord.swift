import PlacardConstraintSolver

/// What a view or guide has in an engine; it does not keep the item alive.
@MainActor final class ItemRecord {
    private let reference: ItemReference
    /// What of the item is other than it was, while the record waits in the queue of changed items.
    var change = ItemChange.frame
    /// The queues that the record is in.
    fileprivate(set) var marks: ItemMarks = []
    /// Whether the engine has done with the item.
    var isRemoved = false
    /// Records are worked through in the order in which constraints first mentioned their items.
    let age: Int
    let x: LinearSolver.Variable
    let y: LinearSolver.Variable
    let width: LinearSolver.Variable
    let height: LinearSolver.Variable
    /// What follows from the item itself: its frame, or its content.
    var ownConstraints: [OwnConstraint] = []
    /// The constraints of clients that mention the item.
    var mentions: Set<ObjectIdentifier> = []
    /// Those among them that depend on more than variables: on margins, baselines or guides.
    var sensitiveMentions: Set<ObjectIdentifier> = []
    /// The size of wrapped text at the width that was found for it.
    var wrapped: (width: CGFloat, size: CGSize)?

    init(_ item: any LayoutItem, age: Int, in solver: inout LinearSolver) {
        reference = item.itemReference
        self.age = age
        x = solver.makeVariable()
        y = solver.makeVariable()
        width = solver.makeVariable()
        height = solver.makeVariable()
    }

    var item: (any LayoutItem)? { reference.item }
    var view: UIView? {
        guard case .view(let reference) = reference else { return nil }
        return reference.object
    }
    var scrollContent: ScrollContentGuide? { reference.item as? ScrollContentGuide }
    var variables: [LinearSolver.Variable] { [x, y, width, height] }
}

/// A constraint that follows from a view itself.
struct OwnConstraint {
    var id: LinearSolver.ConstraintID?
    var linear: LinearConstraint
}

/// The queues of an engine.
struct ItemMarks: OptionSet {
    let rawValue: UInt8

    static let changed = ItemMarks(rawValue: 1 << 3)
    static let moved = ItemMarks(rawValue: 1 << 0)
    static let unmeasured = ItemMarks(rawValue: 1 << 1)
    static let narrowed = ItemMarks(rawValue: 1 << 2)
}

/// Items for which something is to be done, each once; a mark in the record says that it waits.
@MainActor struct ItemQueue {
    private let mark: ItemMarks
    private var records: [ItemRecord] = []

    init(_ mark: ItemMarks) { self.mark = mark }

    var isEmpty: Bool { records.isEmpty }

    func contains(_ record: ItemRecord) -> Bool { record.marks.contains(mark) }

    mutating func add(_ record: ItemRecord) {
        guard !record.marks.contains(mark) else { return }
        record.marks.insert(mark)
        records.append(record)
    }

    /// Empties the queue: those that are still of interest, by age.
    ///
    /// Written in loops, because a closure asks at each call whether it is on the main thread.
    mutating func take() -> [ItemRecord] {
        var taken: [ItemRecord] = []
        swap(&taken, &records)
        var (latest, isInOrder) = (-1, true)
        for record in taken {
            record.marks.remove(mark)
            isInOrder = isInOrder && record.age > latest && !record.isRemoved
            latest = record.age
        }
        return isInOrder ? taken : Self.inOrder(taken)
    }

    /// Those that are not removed, by age.
    private static func inOrder(_ records: [ItemRecord]) -> [ItemRecord] {
        // Numbers are sorted, so that no comparison touches an object.
        var order: [UInt64] = []
        order.reserveCapacity(records.count)
        for (index, record) in records.enumerated() where !record.isRemoved {
            order.append(UInt64(record.age) << 32 | UInt64(index))
        }
        order.sort()
        var sorted: [ItemRecord] = []
        sorted.reserveCapacity(order.count)
        for entry in order { sorted.append(records[Int(entry & 0xFFFF_FFFF)]) }
        return sorted
    }
}
