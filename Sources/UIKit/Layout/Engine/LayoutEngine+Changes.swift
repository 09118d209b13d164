extension LayoutEngine {
    /// The constraints of the tree, by age.
    var constraints: [NSLayoutConstraint] { installed.values.map(\.constraint).sorted { $0.age < $1.age } }

    func add(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        guard installed[key] == nil else { return }
        installed[key] = InstalledRule(constraint: constraint)
        incoming.append(constraint)
        isDue = true
    }

    func remove(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        guard let rule = installed.removeValue(forKey: key) else { return }
        changed[key] = nil
        if let id = rule.id {
            outgoing.append(id)
            owners[id] = nil
        }
        for item in constraint.items {
            guard let view = item.layoutView else { continue }
            records[ObjectIdentifier(view)]?.mentions.remove(key)
            records[ObjectIdentifier(view)]?.sensitiveMentions.remove(key)
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
        let key = ObjectIdentifier(item)
        guard records[key] != nil else { return }
        if change.rawValue >= changedItems[key]?.rawValue ?? 0 { changedItems[key] = change }
        if change != .frame {
            records[key]?.wrapped = nil
            noteUnmeasured(key)
        }
        moved.insert(key)
        isDue = true
    }

    func forget(_ item: any LayoutItem) {
        let key = ObjectIdentifier(item)
        guard let record = records.removeValue(forKey: key) else { return }
        for rule in record.rules {
            guard let id = rule.id else { continue }
            outgoing.append(id)
            owners[id] = nil
        }
        for variable in record.variables { itemOfVariable[variable] = nil }
        forgotten += record.variables
        changedItems[key] = nil
        pendingOwnRules[key] = nil
        moved.remove(key)
        unmeasured.remove(key)
        narrowed.remove(key)
        isDue = true
    }

    /// Takes from the solver which items have moved.
    func collectMoves() {
        for variable in solver.takeMoved() {
            guard let key = itemOfVariable[variable] else { continue }
            moved.insert(key)
            if records[key]?.width == variable { noteUnmeasured(key) }
        }
    }

    private func noteUnmeasured(_ key: ObjectIdentifier) {
        guard let view = records[key]?.item as? UIView, view.wrapsContent else { return }
        unmeasured.insert(key)
    }
}
