/// Whose constraint it is.
enum ConstraintOwner {
    case constraint(NSLayoutConstraint)
    /// A view's frame or content.
    case item(ItemRecord)

    var isConstraint: Bool { if case .constraint = self { true } else { false } }

    /// Whether it is a constraint that sets a width or height by a number.
    @MainActor var isSize: Bool {
        guard case .constraint(let constraint) = self else { return false }
        return constraint.secondItem == nil && constraint.relation == .equal
    }

    /// Whether it is a constraint to the lower edge of a row.
    @MainActor var endsRow: Bool {
        guard case .constraint(let constraint) = self else { return false }
        return UITableViewCell.isLowerEdge(constraint.firstAttribute, of: constraint.firstItem)
            || UITableViewCell.isLowerEdge(constraint.secondAttribute, of: constraint.secondItem)
    }

    /// Whether it is a constraint that yields to those by which a stack view arranges its views.
    @MainActor var yieldsToStacks: Bool {
        guard case .constraint(let constraint) = self else { return false }
        return !StackConstraint.arranges(constraint)
    }
}

extension LayoutEngine {
    /// Finds the solution for new constants, and gives up what they have made impossible.
    func repair() {
        var conflicts: [(owners: [ConstraintOwner], victim: ConstraintOwner)] = []
        solver.repair { ids in
            let chosen = victim(among: ids)
            if let victim = owners[chosen] { conflicts.append((ids.compactMap { owners[$0] }, victim)) }
            return chosen
        }
        lost += conflicts.map(\.victim).filter(isGone)
        // Clients are told at the end: they may take a constraint away in turn.
        for conflict in conflicts { report(conflict.owners, breaking: conflict.victim) }
        guard !lost.isEmpty else { return }
        addLost()
        solver.optimize()
    }

    /// The youngest constraint, but a stack view's own only where there are no others, as frames stored for contradicting
    /// documents of four projects show.
    private func victim(among ids: [Int32]) -> Int32 {
        yielding(among: ids) ?? ids.last { owners[$0]?.isConstraint ?? false } ?? ids.last ?? -1
    }

    /// The client's constraint that yields to a new one of a stack view, as in `victim(among:)`; nil where the new one is
    /// given up.
    func victim(of owner: ConstraintOwner, among ids: [Int32]) -> Int32? {
        owner.isConstraint && !owner.yieldsToStacks ? yielding(among: ids) : nil
    }

    /// Where a stack view arranges its views, a size that its client states yields before anything but the end of a row.
    private func yielding(among ids: [Int32]) -> Int32? {
        let known = ids.filter { owners[$0]?.isConstraint ?? false }
        let clients = known.filter { owners[$0]?.yieldsToStacks ?? false }
        guard let youngest = clients.last, clients.count < known.count, owners[youngest]?.endsRow == false else {
            return clients.last
        }
        return clients.last { owners[$0]?.isSize ?? false } ?? youngest
    }

    func isGone(_ owner: ConstraintOwner) -> Bool {
        guard case .constraint(let constraint) = owner else { return false }
        noteBroken(owner)
        guard let id = installed[ObjectIdentifier(constraint)]?.id else { return false }
        owners[id] = nil
        installed[ObjectIdentifier(constraint)]?.id = nil
        return true
    }

    /// Takes constraints that were given up in again, as optional constraints below all others.
    func addLost() {
        let owners = lost
        lost = []
        for case .constraint(let constraint) in owners {
            let key = ObjectIdentifier(constraint)
            guard installed[key] != nil, var weakened = linearConstraint(for: constraint) else { continue }
            weakened.strength = .broken
            installed[key]?.linear = weakened
            let id = add(weakened, .constraint(constraint))
            installed[key]?.id = id
        }
    }

    /// The constraints that are kept only as far as others allow, by age.
    var brokenConstraints: [NSLayoutConstraint] { broken.values.sorted { $0.age < $1.age } }

    /// Takes constraints that were given up in again as they were, where what has changed lets them hold.
    func restore(_ givenUp: [NSLayoutConstraint]) {
        guard !givenUp.isEmpty else { return }
        for constraint in givenUp {
            let key = ObjectIdentifier(constraint)
            guard broken[key] != nil, let linear = linearConstraint(for: constraint), let id = try? solver.add(linear)
            else { continue }
            if let weakened = installed[key]?.id {
                solver.remove(weakened)
                owners[weakened] = nil
            }
            owners[id] = .constraint(constraint)
            installed[key]?.id = id
            installed[key]?.linear = linear
            broken[key] = nil
        }
        solver.optimize()
    }

    func noteBroken(_ owner: ConstraintOwner) {
        guard case .constraint(let constraint) = owner else { return }
        // Who was told of the conflict may have taken it away.
        let key = ObjectIdentifier(constraint)
        if installed[key] != nil { broken[key] = constraint }
    }

    /// Says, in the words of UIKit's log, which constraints cannot hold together and which one is given up.
    func report(_ owners: [ConstraintOwner], breaking victim: ConstraintOwner) {
        guard case .bounds = sizing else { return }
        let list = owners.map { "    \"\(text(of: $0))\"" }.joined(separator: ",\n")
        NSLayoutConstraint.report(
            """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.
            \tTry this:
            \t\t(1) look at each constraint and try to figure out which you don't expect;
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
            (
            \(list)
            )

            Will attempt to recover by breaking constraint
            \(text(of: victim))

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may \
            also be helpful.
            """)
    }

    private func text(of owner: ConstraintOwner) -> String {
        switch owner {
        case .constraint(let constraint): return constraint.summary
        case .item(let record):
            let name = record.view === root ? "UIView-Encapsulated-Layout" : "NSAutoresizingMaskLayoutConstraint"
            let item = record.item.map { "\(type(of: $0))" } ?? "(nil)"
            return "<\(name) \(item) frame \(record.view?.frame ?? .zero)>"
        }
    }
}

extension UITableViewCell {
    /// Whether an attribute of an item is the lower edge of a row or of its content, with or without its margin.
    static func isLowerEdge(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?) -> Bool {
        guard attribute == .bottom || attribute == .bottomMargin, let view = item as? UIView else { return false }
        return view is UITableViewCell || (view.superview as? UITableViewCell)?.contentView === view
    }
}
