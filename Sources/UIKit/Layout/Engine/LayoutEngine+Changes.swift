extension LayoutEngine {
    /// The constraints of the tree, by age.
    var constraints: [NSLayoutConstraint] { installed.values.map(\.constraint).sorted { $0.age < $1.age } }

    func add(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        guard installed[key] == nil else { return }
        installed[key] = InstalledConstraint(constraint: constraint)
        incoming.append(constraint)
        isDue = true
    }

    func remove(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        guard let removed = installed.removeValue(forKey: key) else { return }
        changed[key] = nil
        broken[key] = nil
        if let id = removed.id {
            outgoing.append(id)
            owners[id] = nil
        }
        for item in constraint.items {
            guard let view = item.layoutView else { continue }
            let record = known(view)
            record?.mentions.remove(key)
            record?.sensitiveMentions.remove(key)
            // Lines that were held at a width may hug their text now.
            if let record, view.wrapsContent { measureAnew(record) }
        }
        isDue = true
    }

    func constraintDidChange(_ constraint: NSLayoutConstraint) {
        guard installed[ObjectIdentifier(constraint)] != nil else { return }
        changed[ObjectIdentifier(constraint)] = constraint
        isDue = true
    }

    /// Notes that something of an item may be other than it was.
    func itemDidChange(_ item: any LayoutItem, _ change: ItemChange = .insets) {
        guard let record = known(item) else { return }
        record.change = changedItems.contains(record) ? max(record.change, change) : change
        changedItems.add(record)
        if change != .frame {
            record.wrapped = nil
            noteUnmeasured(record)
        }
        moved.add(record)
        isDue = true
    }

    func removeItem(_ item: any LayoutItem) {
        guard let record = records.removeValue(forKey: ObjectIdentifier(item)) else { return }
        removeItem(record, ObjectIdentifier(item))
    }

    /// Forgets an item whose place in memory another one has taken.
    func removeItem(_ record: ItemRecord, _ key: ObjectIdentifier) {
        for own in record.ownConstraints {
            guard let id = own.id else { continue }
            outgoing.append(id)
            owners[id] = nil
        }
        record.isRemoved = true
        for variable in record.variables { recordOfVariable[Int(variable)] = nil }
        released += record.variables
        pendingOwnConstraints[key] = nil
        isDue = true
    }

    /// Takes from the solver which items have moved.
    func collectMoves() {
        for variable in solver.moved {
            let place = Int(variable)
            guard place < recordOfVariable.count, let record = recordOfVariable[place] else { continue }
            moved.add(record)
            if record.width == variable { noteUnmeasured(record) }
        }
        solver.clearMoves()
    }

    private func noteUnmeasured(_ record: ItemRecord) {
        if record.view?.wrapsContent == true { unmeasured.add(record) }
    }
}
