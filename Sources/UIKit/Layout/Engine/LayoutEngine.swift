/// The rules of one tree of views, and their solution.
///
/// Every view or guide that a rule mentions has four variables: its frame's origin, in its superview's coordinates, and
/// its size. Rules between neighbours are thus short, whatever the depth of the tree. What changes is noted first and
/// worked in by `update()`, once for each layout pass: what goes, then what has a new constant, then what comes, then
/// the heights of wrapped text, whose width is known by then.
@MainActor final class LayoutEngine {
    private(set) weak var root: UIView?
    var solver = LinearSolver()
    var records: [ObjectIdentifier: ItemRecord] = [:]
    /// The records in the order in which rules first mentioned them.
    var order: [ObjectIdentifier] = []
    /// The rules that are in the solver or wait to come in, in the order of their coming.
    var installed: [ObjectIdentifier: InstalledRule] = [:]
    var owners: [LinearSolver.RuleID: RuleOwner] = [:]

    private var incoming: [NSLayoutConstraint] = []
    private var outgoing: [LinearSolver.RuleID] = []
    private var changed: [NSLayoutConstraint] = []
    private var changedItems: [ObjectIdentifier] = []
    /// Rules that have been given up and wait to come back as wishes.
    var lost: [RuleOwner] = []
    var isDue = true
    /// New rules of views that constants alone do not bring about.
    var pendingOwnRules: [ObjectIdentifier: [LinearRule]] = [:]
    /// The constraint whose rule is being made.
    var beingRead: NSLayoutConstraint?
    /// Wishes that move what is ambiguous to one of its other places.
    var exercises: [LinearSolver.RuleID] = []
    /// How far, in points; the sign changes from one time to the next.
    var exerciseSteps = 64.0
    /// How the root gets its size.
    let sizing: RootSizing

    init(root: UIView, sizing: RootSizing = .bounds) {
        self.root = root
        self.sizing = sizing
    }

    // MARK: What changes

    var constraints: [NSLayoutConstraint] { installed.values.map(\.constraint).sorted { $0.age < $1.age } }

    func add(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        guard installed[key] == nil else { return }
        installed[key] = InstalledRule(constraint: constraint)
        incoming.append(constraint)
        isDue = true
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard let rule = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        if let id = rule.id {
            outgoing.append(id)
            owners[id] = nil
        }
        isDue = true
    }

    func constraintDidChange(_ constraint: NSLayoutConstraint) {
        changed.append(constraint)
        isDue = true
    }

    /// Notes that a view's frame, content, margins or alignment may be other than they were.
    func itemDidChange(_ item: any LayoutItem) {
        guard records[ObjectIdentifier(item)] != nil else { return }
        changedItems.append(ObjectIdentifier(item))
        isDue = true
    }

    func forget(_ item: any LayoutItem) {
        guard let record = records.removeValue(forKey: ObjectIdentifier(item)) else { return }
        order.removeAll { $0 == ObjectIdentifier(item) }
        for rule in record.rules {
            guard let id = rule.id else { continue }
            outgoing.append(id)
            owners[id] = nil
        }
        forgotten += record.variables
        isDue = true
    }

    private var forgotten: [LinearSolver.Variable] = []

    // MARK: Solving

    /// Works in all that has changed.
    func update() {
        guard isDue, root != nil else { return }
        isDue = false
        removeOutgoing()
        resetWrappedContent()
        let replaced = changeConstants()
        addIncoming(replaced)
        measureWrappedContent()
    }

    private func removeOutgoing() {
        guard !outgoing.isEmpty || !forgotten.isEmpty else { return }
        for id in outgoing { solver.remove(id) }
        for variable in forgotten { solver.release(variable) }
        outgoing = []
        forgotten = []
        solver.optimize()
    }

    /// Sets new constants; gives back the rules that have changed in more than that.
    private func changeConstants() -> [NSLayoutConstraint] {
        var replaced: [NSLayoutConstraint] = []
        var items = changedItems
        if let root, records[ObjectIdentifier(root)] != nil { items.append(ObjectIdentifier(root)) }
        changedItems = []
        for key in items {
            guard let record = records[key] else { continue }
            refreshOwnRules(of: record)
            changed += record.mentions.compactMap { installed[$0]?.constraint }
        }
        for constraint in changed where !refresh(constraint) { replaced.append(constraint) }
        changed = []
        repair()
        return replaced
    }

    /// Whether a change of constant was all that the rule needed.
    private func refresh(_ constraint: NSLayoutConstraint) -> Bool {
        let key = ObjectIdentifier(constraint)
        guard let kept = installed[key], let id = kept.id, let old = kept.rule else { return true }
        guard var new = rule(for: constraint) else { return true }
        if kept.isBroken { new.strength = .broken }
        if new == old { return true }
        guard new.terms == old.terms, new.relation == old.relation, new.strength == old.strength else { return false }
        solver.setConstant(new.constant, of: id)
        installed[key]?.rule = new
        return true
    }

    private func addIncoming(_ replaced: [NSLayoutConstraint]) {
        let coming = incoming
        incoming = []
        guard !coming.isEmpty || !replaced.isEmpty || !lost.isEmpty || hasPendingOwnRules else { return }
        for constraint in replaced {
            let key = ObjectIdentifier(constraint)
            guard let id = installed[key]?.id else { continue }
            solver.remove(id)
            owners[id] = nil
            installed[key]?.id = nil
        }
        if !replaced.isEmpty { solver.optimize() }
        addPendingOwnRules()
        for constraint in coming + replaced where installed[ObjectIdentifier(constraint)]?.id == nil {
            install(constraint)
        }
        addLost()
        solver.optimize()
    }

    private func install(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        guard let kept = installed[key], var rule = rule(for: constraint) else { return }
        if kept.isBroken { rule.strength = .broken }
        for item in constraint.items {
            records[ObjectIdentifier(item.layoutView ?? UIView())]?.mentions.insert(key)
        }
        let id = add(rule, .constraint(constraint))
        if installed[key]?.isBroken == true { rule.strength = .broken }
        installed[key]?.rule = rule
        installed[key]?.id = id
    }

    /// Brings a rule in: as a wish above all others if it contradicts what is there.
    func add(_ rule: LinearRule, _ owner: RuleOwner) -> LinearSolver.RuleID? {
        do {
            let id = try solver.add(rule)
            owners[id] = owner
            return id
        } catch {
            report(error.rules.compactMap { owners[$0] } + [owner], breaking: owner)
            noteBroken(owner)
            var wish = rule
            wish.strength = .broken
            guard let id = try? solver.add(wish) else { return nil }
            owners[id] = owner
            return id
        }
    }
}

/// A rule in an engine.
struct InstalledRule {
    let constraint: NSLayoutConstraint
    var id: LinearSolver.RuleID?
    var rule: LinearRule?
    /// Whether it contradicted others and is now kept only as far as they allow.
    var isBroken = false
}

/// How an engine's root gets its size.
enum RootSizing {
    case bounds
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
}

/// What a view or guide has in an engine.
struct ItemRecord {
    let item: any LayoutItem
    let x: LinearSolver.Variable
    let y: LinearSolver.Variable
    let width: LinearSolver.Variable
    let height: LinearSolver.Variable
    /// What follows from the item itself: its frame, or its content.
    var rules: [OwnRule] = []
    /// The rules of clients that mention the item.
    var mentions: Set<ObjectIdentifier> = []

    var variables: [LinearSolver.Variable] { [x, y, width, height] }
}

/// A rule that follows from a view itself.
struct OwnRule {
    var id: LinearSolver.RuleID?
    var rule: LinearRule
}
