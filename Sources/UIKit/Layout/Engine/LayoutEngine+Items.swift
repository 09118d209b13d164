import PlacardConstraintSolver

extension LayoutEngine {
    /// What the engine knows of a view or guide; made when it is first mentioned.
    func record(for item: any LayoutItem) -> ItemRecord {
        let key = ObjectIdentifier(item)
        if let known = records[key] {
            if known.item === item { return known }
            removeItem(known, key)
        }
        latestAge += 1
        let record = ItemRecord(item, age: latestAge, in: &solver)
        records[key] = record
        for variable in record.variables { note(record, for: variable) }
        moved.add(record)
        exchangeOwnConstraints(of: record, for: ownConstraints(of: record))
        // While nothing else mentions the item, its optional constraints touch no other row.
        solver.optimize()
        return record
    }

    /// Has new constraints follow from an item, in place of those that did.
    ///
    /// A new item has some already where its program had the tree laid out when it was asked for its content's size.
    private func exchangeOwnConstraints(of record: ItemRecord, for fresh: [LinearConstraint]) {
        for old in record.ownConstraints {
            guard let id = old.id else { continue }
            solver.remove(id)
            owners[id] = nil
        }
        if !record.ownConstraints.isEmpty { solver.optimize() }
        record.ownConstraints = added(fresh, record)
    }

    /// Takes in the constraints that follow from an item.
    ///
    /// Here and below in loops, because a closure asks at each call whether it is on the main thread.
    private func added(_ constraints: [LinearConstraint], _ record: ItemRecord) -> [OwnConstraint] {
        var own: [OwnConstraint] = []
        own.reserveCapacity(constraints.count)
        for linear in constraints { own.append(OwnConstraint(id: add(linear, .item(record)), linear: linear)) }
        return own
    }

    private func note(_ record: ItemRecord, for variable: LinearSolver.Variable) {
        while recordOfVariable.count <= Int(variable) { recordOfVariable.append(nil) }
        recordOfVariable[Int(variable)] = record
    }

    /// The constraints that follow from an item itself, always in the same order.
    ///
    /// - Parameter content: The size that a view's content asks for, if that is not to be found out.
    func ownConstraints(of record: ItemRecord, content: CGSize? = nil) -> [LinearConstraint] {
        guard let view = record.view else { return sizeConstraints(record) + guideConstraints(record) }
        if view !== root, view.translatesAutoresizingMaskIntoConstraints { return frameConstraints(view, record) }
        if view === root, sizing == .bounds, view.translatesAutoresizingMaskIntoConstraints {
            return fixed(record, view.bounds.size, .required, .required)
        }
        var content = content ?? contentSize(of: view, record)
        switch view.stretchedAxis {
        case .horizontal: content.width = UIView.noIntrinsicMetric
        case .vertical: content.height = UIView.noIntrinsicMetric
        case nil: break
        }
        return (view === root ? rootConstraints(view, record) : []) + sizeConstraints(record)
            + contentConstraints(view, record, content)
    }

    /// No size is negative.
    private func sizeConstraints(_ record: ItemRecord) -> [LinearConstraint] {
        [
            LinearConstraint([LinearTerm(variable: record.width, coefficient: 1)], .greaterThanOrEqual, 0),
            LinearConstraint([LinearTerm(variable: record.height, coefficient: 1)], .greaterThanOrEqual, 0),
        ]
    }

    /// How a root gets its size that its frame does not fix.
    private func rootConstraints(_ view: UIView, _ record: ItemRecord) -> [LinearConstraint] {
        switch sizing {
        case .bounds:
            // It keeps its size as far as its constraints let it.
            fixed(record, view.bounds.size, .weighted(0.5), .weighted(0.5))
        case .fitting(let target, let horizontal, let vertical):
            fixed(record, target, strength(horizontal), strength(vertical))
        }
    }

    private func fixed(
        _ record: ItemRecord, _ size: CGSize, _ horizontal: LinearStrength, _ vertical: LinearStrength
    ) -> [LinearConstraint] {
        [
            LinearConstraint(
                [LinearTerm(variable: record.width, coefficient: 1)], .equal, Double(size.width), horizontal),
            LinearConstraint(
                [LinearTerm(variable: record.height, coefficient: 1)], .equal, Double(size.height), vertical),
        ]
    }

    func strength(_ priority: UILayoutPriority) -> LinearStrength {
        priority.rawValue >= 1000 ? .required : .weighted(Double(priority.rawValue))
    }

    // MARK: Masks

    /// A view that is placed by its frame and mask: each part is a share of the superview's size and a constant.
    private func frameConstraints(_ view: UIView, _ record: ItemRecord) -> [LinearConstraint] {
        guard let above = view.superview else { return [] }
        let mask = view.autoresizingMask
        let horizontal = Autoresizing(
            start: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
            end: mask.contains(.flexibleRightMargin))
        let vertical = Autoresizing(
            start: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
            end: mask.contains(.flexibleBottomMargin))
        let size = self.record(for: above)
        return shares(
            horizontal, view.frame.minX, view.frame.width, above.bounds.width, (record.x, record.width, size.width))
            + shares(
                vertical, view.frame.minY, view.frame.height, above.bounds.height,
                (record.y, record.height, size.height))
    }

    private func shares(
        _ mask: Autoresizing, _ origin: CGFloat, _ side: CGFloat, _ total: CGFloat,
        _ variables: (origin: LinearSolver.Variable, side: LinearSolver.Variable, total: LinearSolver.Variable)
    ) -> [LinearConstraint] {
        let grown = mask.place(origin, side, within: total, growingBy: 1)
        func equation(_ variable: LinearSolver.Variable, _ value: CGFloat, _ share: CGFloat) -> LinearConstraint {
            let own = LinearTerm(variable: variable, coefficient: 1)
            guard share != 0 else { return LinearConstraint([own], .equal, Double(value)) }
            let rest = LinearTerm(variable: variables.total, coefficient: -Double(share))
            return LinearConstraint([own, rest], .equal, Double(value - share * total))
        }
        return [
            equation(variables.origin, origin, grown.origin - origin),
            equation(variables.side, side, grown.side - side),
        ]
    }

    // MARK: Content

    /// The width that the content asks for when it is free, and the height at the width that layout has found.
    private func contentSize(of view: UIView, _ record: ItemRecord) -> CGSize {
        var size = naturalSize(of: view)
        if sizing.leavesWidthFree, view.wrapsContent {
            reliesOnLayout = true
            if let lines = view.laidOutLines, lines.width < size.width { size = lines }
        }
        if let wrapped = record.wrapped { size.height = wrapped.size.height }
        return size
    }

    private func naturalSize(of view: UIView) -> CGSize {
        if let natural = view.viewState.measured.natural { return natural }
        let size = view.viewState.designedSize ?? view.intrinsicContentSize(atWidth: nil)
        view.viewState.measured = ContentMeasure(natural: size)
        return size
    }

    private func contentConstraints(_ view: UIView, _ record: ItemRecord, _ size: CGSize) -> [LinearConstraint] {
        let insets = view.alignmentRectInsets
        return contentConstraints(view, record.width, size.width, insets.left + insets.right, .horizontal)
            + contentConstraints(view, record.height, size.height, insets.top + insets.bottom, .vertical)
    }

    private func contentConstraints(
        _ view: UIView, _ variable: LinearSolver.Variable, _ length: CGFloat, _ inset: CGFloat,
        _ axis: NSLayoutConstraint.Axis
    ) -> [LinearConstraint] {
        guard length >= 0, length.isFinite else { return [] }
        let term = [LinearTerm(variable: variable, coefficient: 1)]
        return [
            LinearConstraint(
                term, .lessThanOrEqual, Double(length + inset), hugging(view.contentHuggingPriority(for: axis))),
            LinearConstraint(
                term, .greaterThanOrEqual, Double(length + inset), resistance(of: view, along: axis)),
        ]
    }

    /// Required hugging gives way to other required constraints: a row that fills its stack is stretched, whatever it wants.
    private func hugging(_ priority: UILayoutPriority) -> LinearStrength {
        let given = strength(priority)
        return given == .required ? .yielding : given
    }

    /// Required resistance gives way to other required constraints, as frames stored by two projects show.
    private func resistance(of view: UIView, along axis: NSLayoutConstraint.Axis) -> LinearStrength {
        let priority = view.contentCompressionResistancePriority(for: axis)
        // Text that can wrap does so rather than break a constraint of the same priority.
        if axis == .horizontal, view is UILabel || view is UITextView, view.wrapsContent,
            priority.rawValue < 1000
        {
            return .weighted(Double(priority.rawValue) - 0.001)
        }
        let given = strength(priority)
        return given == .required ? .yielding : given
    }

    /// Brings the constraints that follow from an item up to date: by constants if that will do.
    func refreshOwnConstraints(of record: ItemRecord) {
        if resizeFixedRoot(record) { return }
        replaceOwnConstraints(of: record, with: ownConstraints(of: record))
    }

    func replaceOwnConstraints(of record: ItemRecord, with new: [LinearConstraint]) {
        guard record.hasOwnConstraints(like: new) else {
            if let item = record.item { pendingOwnConstraints[ObjectIdentifier(item)] = new }
            return
        }
        for (index, linear) in new.enumerated() { setConstant(linear.constant, ofOwn: index, of: record) }
    }

    /// Gives a root with a fixed size its new one, for which no constraints need to be made: the commonest change.
    ///
    /// - Returns: False for other items, and for roots whose size was not fixed before.
    private func resizeFixedRoot(_ record: ItemRecord) -> Bool {
        guard sizing == .bounds, let view = record.view, view === root,
            view.translatesAutoresizingMaskIntoConstraints, record.holdsFixedSize
        else { return false }
        let size = view.bounds.size
        setConstant(LinearConstraint.sound(Double(size.width)), ofOwn: 0, of: record)
        setConstant(LinearConstraint.sound(Double(size.height)), ofOwn: 1, of: record)
        return true
    }

    private func setConstant(_ constant: Double, ofOwn index: Int, of record: ItemRecord) {
        guard constant != record.ownConstraints[index].linear.constant else { return }
        if let id = record.ownConstraints[index].id { solver.setConstant(constant, of: id) }
        record.ownConstraints[index].linear.constant = constant
    }

    func addPendingOwnConstraints() {
        let pending = pendingOwnConstraints
        pendingOwnConstraints = [:]
        for record in byAge(pending.keys) {
            guard let fresh = record.item.flatMap({ pending[ObjectIdentifier($0)] }) else { continue }
            exchangeOwnConstraints(of: record, for: fresh)
        }
    }
}

extension LinearConstraint {
    fileprivate func isSame(as other: LinearConstraint) -> Bool {
        terms == other.terms && relation == other.relation && strength == other.strength
    }

    fileprivate var isRequiredEquation: Bool { relation == .equal && strength == .required }
}

extension ItemRecord {
    /// Whether the item's own constraints differ from others in constants alone.
    fileprivate func hasOwnConstraints(like others: [LinearConstraint]) -> Bool {
        guard ownConstraints.count == others.count else { return false }
        for index in others.indices where !ownConstraints[index].linear.isSame(as: others[index]) { return false }
        return true
    }

    /// Whether the item's own constraints say how wide and how high it is, and nothing else.
    fileprivate var holdsFixedSize: Bool {
        ownConstraints.count == 2 && ownConstraints[0].linear.isRequiredEquation
            && ownConstraints[1].linear.isRequiredEquation
    }
}
