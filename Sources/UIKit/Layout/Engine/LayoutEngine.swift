import PlacardConstraintSolver

/// The constraints of one tree of views, and their solution.
///
/// Every view or guide that a constraint mentions has four variables: its frame's origin, in its superview's coordinates, and
/// its size. Constraints between neighbors are thus short, whatever the depth of the tree. What changes is noted first and
/// worked in by `update()`, once for each layout pass: what goes, then what has a new constant, then what comes, then
/// the heights of wrapped text, whose width is known by then. The solver tells which variables got other values, so that
/// a change costs what it touches.
@MainActor final class LayoutEngine {
    private let rootReference: Unowned<UIView>
    var root: UIView? { rootReference.object }
    /// Not checked for overlapping accesses, as some members below are not, because that took a tenth of a layout pass:
    /// nothing that the solver calls back leads to it again.
    @exclusivity(unchecked) var solver = LinearSolver()
    var records: [ObjectIdentifier: ItemRecord] = [:]
    /// The constraints that are in the solver or wait to come in.
    var installed: [ObjectIdentifier: InstalledConstraint] = [:]
    var owners: [LinearSolver.ConstraintID: ConstraintOwner] = [:]
    /// How the root gets its size.
    var sizing: RootSizing
    /// Whether another layout may change the answer: that rests on the lines that text had in the last one.
    var reliesOnLayout = false

    init(root: UIView, sizing: RootSizing = .bounds) {
        rootReference = root.viewState.reference
        self.sizing = sizing
    }

    // MARK: What has changed since the last update

    var isDue = true
    var incoming: [NSLayoutConstraint] = []
    var outgoing: [LinearSolver.ConstraintID] = []
    var released: [LinearSolver.Variable] = []
    var changed: [ObjectIdentifier: NSLayoutConstraint] = [:]
    /// Items of which something is other than it was.
    var changedItems = ItemQueue(.changed)
    /// Constraints that have been given up and wait to come back as optional constraints.
    var lost: [ConstraintOwner] = []
    /// Constraints that contradicted others and are now kept only as far as they allow.
    var broken: [ObjectIdentifier: NSLayoutConstraint] = [:]
    /// New constraints of views that constants alone do not bring about.
    var pendingOwnConstraints: [ObjectIdentifier: [LinearConstraint]] = [:]

    // MARK: What the solution has moved

    /// The records that variables belong to, by variable.
    @exclusivity(unchecked) var recordOfVariable: [ItemRecord?] = []
    /// Items with other values than those that were last published.
    @exclusivity(unchecked) var moved = ItemQueue(.moved)
    /// Views with wrapped text whose width or text is another than the one that was measured.
    var unmeasured = ItemQueue(.unmeasured)
    /// Views with wrapped text that hug their lines, narrower than their constraints would let them be.
    var narrowed = ItemQueue(.narrowed)

    /// The constraint whose constraint is being made.
    var beingRead: NSLayoutConstraint?
    /// Optional constraints that move what is ambiguous to one of its other places.
    var exercises: [LinearSolver.ConstraintID] = []
    /// How far, in points; the sign changes from one time to the next.
    var exerciseSteps = 64.0
    /// Rises with every item, so that items are always worked through in the order in which constraints first mentioned them.
    var latestAge = 0

    /// The records of some items, by age.
    func byAge(_ keys: some Sequence<ObjectIdentifier>) -> [ItemRecord] {
        keys.compactMap { records[$0] }.sorted { $0.age < $1.age }
    }

    /// What the engine knows of an item; nil if no constraint has mentioned it.
    func known(_ item: any LayoutItem) -> ItemRecord? {
        guard let record = records[ObjectIdentifier(item)], record.item === item else { return nil }
        return record
    }
}

/// What of an item is other than it was.
enum ItemChange: Int, Comparable {
    /// Its frame, or its bounds: constraints that speak of its variables alone stay as they are.
    case frame
    /// What its content asks for, baselines among it.
    case content
    /// Anything: its margins, alignment or reading direction.
    case insets

    static func < (a: ItemChange, b: ItemChange) -> Bool { a.rawValue < b.rawValue }
}

/// A constraint in an engine.
struct InstalledConstraint {
    let constraint: NSLayoutConstraint
    var id: LinearSolver.ConstraintID?
    var linear: LinearConstraint?
}

/// How an engine's root gets its size.
enum RootSizing: Equatable {
    case bounds
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)

    /// Whether the width follows from the content.
    var leavesWidthFree: Bool {
        if case .fitting(_, let horizontal, _) = self {
            horizontal.rawValue < UILayoutPriority.required.rawValue
        } else {
            false
        }
    }
}
