import PlacardConstraintSolver

extension LayoutEngine {
    /// Works in all that has changed.
    func update() {
        guard isDue, root != nil else { return }
        isDue = false
        let givenUp = brokenConstraints
        removeOutgoing()
        widenNarrowed()
        let replaced = changeConstants()
        addIncoming(replaced)
        restore(givenUp)
        measureWrappedContent()
    }

    private func removeOutgoing() {
        guard !outgoing.isEmpty || !released.isEmpty else { return }
        for id in outgoing { solver.remove(id) }
        for variable in released { solver.release(variable) }
        outgoing = []
        released = []
        solver.optimize()
    }

    /// Sets new constants; gives back the constraints that have changed in more than that.
    private func changeConstants() -> [NSLayoutConstraint] {
        for record in changedItems.take() where record.item != nil {
            refreshOwnConstraints(of: record)
            noteMentions(of: record, after: record.change)
        }
        let replaced = refreshChanged()
        repair()
        return replaced
    }

    private func refreshChanged() -> [NSLayoutConstraint] {
        guard !changed.isEmpty else { return [] }
        let constraints = changed.values.sorted { $0.age < $1.age }
        changed = [:]
        return constraints.filter { !refresh($0) }
    }

    private func noteMentions(of record: ItemRecord, after change: ItemChange) {
        for key in change == .insets ? record.mentions : record.sensitiveMentions {
            changed[key] = installed[key]?.constraint
        }
    }

    /// Whether a change of constant was all that the constraint needed.
    func refresh(_ constraint: NSLayoutConstraint) -> Bool {
        let key = ObjectIdentifier(constraint)
        guard let kept = installed[key], let id = kept.id, let old = kept.linear else { return true }
        guard var new = linearConstraint(for: constraint) else { return true }
        if broken[key] != nil { new.strength = .broken }
        if new == old { return true }
        guard new.terms == old.terms, new.relation == old.relation, new.strength == old.strength else { return false }
        solver.setConstant(new.constant, of: id)
        installed[key]?.linear = new
        return true
    }

    private func addIncoming(_ replaced: [NSLayoutConstraint]) {
        let coming = incoming
        incoming = []
        guard !coming.isEmpty || !replaced.isEmpty || !lost.isEmpty || !pendingOwnConstraints.isEmpty else { return }
        for constraint in replaced {
            let key = ObjectIdentifier(constraint)
            guard let id = installed[key]?.id else { continue }
            solver.remove(id)
            owners[id] = nil
            installed[key]?.id = nil
        }
        if !replaced.isEmpty { solver.optimize() }
        addPendingOwnConstraints()
        for constraint in coming + replaced where installed[ObjectIdentifier(constraint)]?.id == nil {
            install(constraint)
        }
        addLost()
        solver.optimize()
    }

    private func install(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        guard installed[key] != nil, var linear = linearConstraint(for: constraint) else { return }
        if broken[key] != nil { linear.strength = .broken }
        let isSensitive = constraint.isSensitive
        for item in constraint.items {
            guard let view = item.layoutView else { continue }
            let record = known(view)
            record?.mentions.insert(key)
            if isSensitive { record?.sensitiveMentions.insert(key) }
        }
        let id = add(linear, .constraint(constraint))
        if broken[key] != nil { linear.strength = .broken }
        installed[key]?.linear = linear
        installed[key]?.id = id
    }

    /// Brings a constraint in: as an optional constraint below all others if it contradicts what is there, unless that
    /// yields to it.
    func add(_ linear: LinearConstraint, _ owner: ConstraintOwner) -> LinearSolver.ConstraintID? {
        do {
            let id = try solver.add(linear)
            owners[id] = owner
            return id
        } catch {
            if let victim = victim(of: owner, among: error.constraints), let yielding = owners[victim] {
                report(error.constraints.compactMap { owners[$0] } + [owner], breaking: yielding)
                solver.remove(victim)
                solver.optimize()
                if isGone(yielding) { lost.append(yielding) }
                return add(linear, owner)
            }
            report(error.constraints.compactMap { owners[$0] } + [owner], breaking: owner)
            noteBroken(owner)
            var weakened = linear
            weakened.strength = .broken
            guard let id = try? solver.add(weakened) else { return nil }
            owners[id] = owner
            return id
        }
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint depends on more than the variables of its items: on margins, baselines, or guides by nature.
    var isSensitive: Bool {
        if firstAttribute.isSensitive || secondAttribute.isSensitive { return true }
        if spans.first?.isSensitive == true || spans.second?.isSensitive == true { return true }
        for item in items where (item as? UILayoutGuide)?.system != nil { return true }
        return false
    }
}

extension LayoutSpan {
    fileprivate var isSensitive: Bool { from.attribute.isSensitive || to.attribute.isSensitive }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isSensitive: Bool { isWithinMargins || self == .firstBaseline || self == .lastBaseline }
}
