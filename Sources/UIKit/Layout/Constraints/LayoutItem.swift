/// What a constraint can be about: a view or a layout guide.
@preconcurrency @MainActor protocol LayoutItem: NSObject {
    /// The view itself, or the one that owns the guide.
    var layoutView: UIView? { get }
    /// What stands for the item in constraints.
    var itemReference: ItemReference { get }
}

/// A view or guide that constraints speak of, which they do not keep alive.
@MainActor enum ItemReference {
    case view(Unowned<UIView>)
    case guide(Unowned<UILayoutGuide>)

    var item: (any LayoutItem)? {
        switch self {
        case .view(let reference): reference.object
        case .guide(let reference): reference.object
        }
    }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
    var itemReference: ItemReference { .view(viewState.reference) }

    /// The view that no other holds.
    var rootView: UIView { inherited.root.object ?? self }

    func closestCommonAncestor(with other: UIView) -> UIView? {
        sequence(first: self, next: \.superview).first { other.isDescendant(of: $0) }
    }

    /// Puts a constraint in force here; both its items must lie in this view.
    func take(_ constraint: NSLayoutConstraint) {
        guard constraint.isSound, constraint.holder !== self else { return }
        guard !constraint.relatesUnlikeAnchors else {
            return NSLayoutConstraint.report(constraint.unlikeAnchors)
        }
        let views = constraint.items.compactMap(\.layoutView)
        guard views.allSatisfy({ $0.isDescendant(of: self) }) else {
            return NSLayoutConstraint.report(constraint.noCommonAncestor)
        }
        constraint.holder?.removeConstraint(constraint)
        constraint.holder = self
        viewState.constraints.append(constraint)
        for view in views where view !== self && view.viewState.outerConstraints.last !== constraint {
            view.viewState.outerConstraints.append(constraint)
        }
        constraintsDidChange(.create) { $0.add(constraint) }
    }

    /// Takes a constraint out of force.
    func drop(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        constraintsDidChange { $0.remove(constraint) }
        constraint.holder = nil
        viewState.constraints.remove(constraint)
        for view in constraint.items.compactMap(\.layoutView) { view.viewState.outerConstraints.remove(constraint) }
    }

    // MARK: The engine

    enum Absence { case create, ignore }

    /// Tells the engine of this view's tree that something has changed, and asks for layout.
    func constraintsDidChange(_ absence: Absence = .ignore, _ change: (LayoutEngine) -> Void) {
        if viewState.isInFittingEngine {
            for view in sequence(first: self, next: \.superview) { view.viewState.fittingEngine.map(change) }
        }
        let root = rootView
        root.recoverRules()
        if root.viewState.engine == nil, absence == .create { root.viewState.engine = LayoutEngine(root: root) }
        guard let engine = root.viewState.engine else { return }
        change(engine)
        root.askForSolving()
    }

    /// Asks for layout in which only views are laid out that the constraints move.
    func askForSolving() {
        if !layer.needsLayout() { viewState.onlySolves = true }
        layer.setNeedsLayout()
        commitLater()
    }

    /// Invalidates the fitting sizes of this view and all above it, whose constraints are about to be others.
    private func dropFittingEngines() {
        guard viewState.isInFittingEngine else { return }
        for view in sequence(first: self, next: \.superview) { view.viewState.fittingEngine = nil }
    }

    /// Takes the constraints of a tree over that has come under this view.
    func takeEngine(of view: UIView) {
        dropFittingEngines()
        view.recoverRules()
        guard let engine = view.viewState.engine else { return }
        view.viewState.engine = nil
        constraintsDidChange(.create) { new in
            for constraint in engine.constraints { new.add(constraint) }
        }
    }

    /// Makes the constraints of a tree count again whose root has outlived its superview, which took their engine along.
    func recoverRules() {
        guard viewState.hasOutlivedSuperview else { return }
        viewState.hasOutlivedSuperview = false
        guard viewState.engine == nil else { return }
        var inner: [NSLayoutConstraint] = []
        forEachInTree { view in
            view.viewState.solvedFrame = nil
            inner += view.viewState.constraints
        }
        guard !inner.isEmpty else { return }
        let own = LayoutEngine(root: self)
        for constraint in inner { own.add(constraint) }
        viewState.engine = own
    }

    /// Takes the constraints of a subtree away before it leaves; those that reach out of it end here.
    func takeRulesAway() {
        let root = rootView
        superview?.dropFittingEngines()
        guard root !== self, let engine = root.viewState.engine else { return }
        var inner: [NSLayoutConstraint] = []
        forEachInTree { view in
            for constraint in view.viewState.outerConstraints
            where !(constraint.holder?.isDescendant(of: self) ?? true) {
                constraint.isActive = false
            }
            inner += view.viewState.constraints
        }
        for constraint in inner { engine.remove(constraint) }
        forEachInTree { view in
            engine.removeItem(view)
            for guide in view.viewState.guides { engine.removeItem(guide) }
            if let scrollView = view as? UIScrollView { engine.removeItem(scrollView.contentLayoutGuide) }
            view.viewState.solvedFrame = nil
        }
        guard !inner.isEmpty else { return }
        let own = LayoutEngine(root: self)
        for constraint in inner { own.add(constraint) }
        viewState.engine = own
        root.setNeedsLayout()
    }
}

extension NSLayoutConstraint.Attribute {
    var axis: NSLayoutConstraint.Axis {
        switch kind {
        case .absoluteX, .readingX: .horizontal
        case .size: self == .width ? .horizontal : .vertical
        case .y, .none: .vertical
        }
    }
}

/// The distance from one place to another along an axis, as `anchorWithOffset(to:)` makes it.
@MainActor struct LayoutSpan {
    /// An edge, center or baseline of an item; it does not hold the item.
    @MainActor struct Place {
        private let reference: ItemReference
        let attribute: NSLayoutConstraint.Attribute

        init(item: any LayoutItem, attribute: NSLayoutConstraint.Attribute) {
            reference = item.itemReference
            self.attribute = attribute
        }

        var item: (any LayoutItem)? { reference.item }
    }

    let from: Place
    let to: Place

    /// The attribute that a length along the span's axis has.
    var length: NSLayoutConstraint.Attribute { from.attribute.axis == .horizontal ? .width : .height }

    /// The items that are still there.
    var items: [any LayoutItem] { [from.item, to.item].compactMap { $0 } }
}

extension [NSLayoutConstraint] {
    /// Takes a constraint out of a list that has it once at most: those that are dropped together stand at its beginning.
    fileprivate mutating func remove(_ constraint: NSLayoutConstraint) {
        if let place = firstIndex(where: { $0 === constraint }) { remove(at: place) }
    }
}
