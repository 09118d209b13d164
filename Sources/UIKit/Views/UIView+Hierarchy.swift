extension UIView {
    // MARK: Moving

    /// Adds a subview that covers the view, and goes on doing so at other sizes.
    func fill(with view: UIView, at index: Int? = nil) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let index { insertSubview(view, at: index) } else { addSubview(view) }
    }

    /// Puts the view where another one is among its superview's, which it leaves.
    func takePlace(of view: UIView) {
        view.superview?.insertSubview(self, aboveSubview: view)
        view.removeFromSuperview()
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        if view.superview === self { view.leaveSuperview() }
        insert(view, at: (viewState.subviews.index(ofSibling: sibling) ?? subviews.count - offset) + offset)
    }

    func insert(_ view: UIView, at index: Int) {
        // A view cannot lie upon itself, at any depth; Apple's UIKit raises an exception.
        guard view !== self, view.subviews.isEmpty || !isDescendant(of: view) else { return }
        if view.superview === self {
            reorder(view, to: min(max(index, 0), subviews.count - 1))
            return
        }
        let (traits, tint, window) = (view.traitCollection, view.inheritedTint, self.window)
        let isNewWindow = view.window !== window
        if isNewWindow { view.tellOfMove(to: window) }
        view.willMove(toSuperview: self)
        view.superview?.willRemoveSubview(view)
        view.detach()
        attach(view, at: min(max(index, 0), subviews.count))
        if view.viewState.controller != nil { view.refreshSafeArea() }
        if isNewWindow { view.tellOfMove(into: window) }
        view.didMoveToSuperview()
        didAddSubview(view)
        view.placeDidChange()
        view.inheritedValuesMayHaveChanged(from: traits, tint)
    }

    func leaveSuperview() {
        guard let superview else { return }
        let (traits, tint) = (traitCollection, inheritedTint)
        let isLeavingWindow = window != nil
        if isLeavingWindow { tellOfMove(to: nil) }
        willMove(toSuperview: nil)
        superview.willRemoveSubview(self)
        detach()
        if isLeavingWindow { tellOfMove(into: nil) }
        didMoveToSuperview()
        refreshSafeArea()
        inheritedValuesMayHaveChanged(from: traits, tint)
    }

    private func detach() {
        guard let superview else { return }
        takeRulesAway()
        superview.viewState.subviews.removeSibling(self)
        superview.viewState.onlySolves = false
        layer.removeFromSuperlayer()
        viewState.superview = nil
        superview.commitLater()
    }

    private func attach(_ view: UIView, at index: Int) {
        let above = subviews.indices.contains(index) ? subviews[index] : nil
        viewState.subviews.insertSibling(view, at: index)
        view.viewState.superview = self
        if let above {
            layer.insertSublayer(view.layer, below: above.layer)
        } else {
            layer.addSublayer(view.layer)
        }
        viewState.onlySolves = false
        takeEngine(of: view)
        view.commitLater()
        let state = view.viewState
        if state.areConstraintsDue || state.areConstraintsDueBelow { noteDueBelow(\.areConstraintsDueBelow) }
        if state.arePropertiesDue || state.arePropertiesDueBelow { noteDueBelow(\.arePropertiesDueBelow) }
    }

    func reorder(_ view: UIView, to index: Int) {
        guard subviews.indices.contains(index), subviews[index] !== view else { return }
        viewState.subviews.removeSibling(view)
        attach(view, at: index)
    }

    /// Announces another window to all views of the tree and their controllers.
    private func tellOfMove(to window: UIWindow?) {
        _ = endEditingInTree(true)
        forEachInTree { view in
            view.viewState.controller?.viewWillMove(toWindow: window)
            view.willMove(toWindow: window)
        }
    }

    /// Tells all views of the tree and their controllers that they are in another window.
    private func tellOfMove(into window: UIWindow?) {
        forEachInTree { view in
            if window != nil { AppearanceTable.apply(to: view) }
            view.didMoveToWindow()
            view.viewState.controller?.viewDidMove(toWindow: window)
        }
        if window == nil { endAnimationsLater() }
    }

    /// What is in no window at the end of the turn stands still, as on iOS.
    private func endAnimationsLater() {
        EventClock.driving?.schedule(after: 0) { [weak self] in
            guard let self, self.window == nil else { return }
            self.layer.removeAnimationsInTree()
        }
    }

    /// Whether a responder is the view, its controller, or lies in its tree. A controller's chain passes its view by.
    private func holds(_ responder: UIResponder) -> Bool {
        sequence(first: responder) { $0.next }.contains { $0 === self || $0 === viewState.controller }
    }

    /// Whether the view or one upon it is the first responder.
    var holdsFirstResponder: Bool { window?.firstResponder.map(holds) ?? false }

    func endEditingInTree(_ force: Bool) -> Bool {
        guard let first = window?.firstResponder, holds(first) else { return true }
        guard !first.resignFirstResponder() else { return true }
        guard force else { return false }
        window?.firstResponder = nil
        (first as? any EditedText)?.didEndEditing()
        return true
    }

    /// Calls for this view and all upon it, for each before those upon it.
    func forEachInTree(_ call: (UIView) -> Void) {
        _ = firstInTree { view in
            call(view)
            return false
        }
    }

    /// The first view of a kind, among this one and all upon it, each before those upon it.
    func firstInTree(where isMeant: (UIView) -> Bool) -> UIView? {
        var waiting = [self]
        while let view = waiting.popLast() {
            if isMeant(view) { return view }
            waiting.append(contentsOf: view.subviews.reversed())
        }
        return nil
    }
}

extension UIView: Sibling {
    nonisolated package var siblingRank: Int {
        get { viewState.siblingRank }
        set { viewState.siblingRank = newValue }
    }
}
