extension UIView {
    /// Changes the geometry and lets subviews follow a new size.
    func resize(_ change: () -> Void) {
        let (before, place) = (base.bounds, base.position)
        change()
        placeDidChange()
        if base.bounds != before {
            viewState.onlySolves = false
            spaceDidChange()
        }
        guard base.bounds.size != before.size else {
            if base.position != place { tellConstraintsOfMove() }
            return
        }
        if autoresizesSubviews { resizeSubviews(from: before.size) }
        setNeedsLayout()
        guard !viewState.takesSolution else { return }
        constraintsDidChange { $0.itemDidChange(self, .frame) }
        if !translatesAutoresizingMaskIntoConstraints, viewState.contentPlace?.width != base.bounds.width {
            superview?.setNeedsLayout()
        }
    }

    /// Changes where the middle of the view lies.
    func move(to center: CGPoint) {
        let place = base.position
        base.position = center
        placeDidChange()
        if center != place { tellConstraintsOfMove() }
    }

    /// The frame of a view that it places stands for constraints, so that what is bound to the view follows it.
    private func tellConstraintsOfMove() {
        guard translatesAutoresizingMaskIntoConstraints, !viewState.takesSolution, viewState.superview != nil,
            rootView.viewState.engine?.known(self) != nil
        else { return }
        constraintsDidChange { $0.itemDidChange(self, .frame) }
    }

    /// How many views are being laid out: more than one where one asks for another's layout from within its own.
    private static var layouts = 0

    func layOut(_ layer: CALayer) {
        guard layer === base else { return }
        updatePropertiesOfTree()
        updateConstraintsIfNeeded()
        solveConstraints()
        // The topmost view has had its turn, or is just having it.
        if Self.layouts > 0, rootView !== self { rootView.solveConstraints() }
        Self.layouts += 1
        defer { Self.layouts -= 1 }
        if viewState.onlySolves {
            viewState.onlySolves = false
            guard contentNeedsLayout() else { return }
        }
        observing(layOutContent, onChange: { $0.setNeedsLayout() })
    }

    /// Colors and fonts that the view's own code makes meanwhile are those of its traits, as Apple's documentation of
    /// `UITraitCollection.current` says.
    private func layOutContent() { traitCollection.performAsCurrent(tellOfLayout) }

    private func tellOfLayout() {
        guard let controller = viewState.controller else { return layoutSubviews() }
        controller.prepareForLayout(of: self)
        controller.viewWillLayoutSubviews()
        layoutSubviews()
        controller.viewDidLayoutSubviews()
        controller.viewDidLayOut()
    }

    package func layoutIsLeft(of layer: CALayer) {
        // Rules alone that are due ask nobody for `layoutSubviews()`.
        guard !viewState.toldOfEndlessLayout, !viewState.onlySolves else { return }
        viewState.toldOfEndlessLayout = true
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16)
        NSLayoutConstraint.report(
            "\(type(of: self)):0x\(address): layoutSubviews() asks for layout whenever it is called; it was called twice, and the rest is left "
                + "for the next pass. Add and remove views elsewhere, or only where something has changed.")
    }

    func takeFittingSize() {
        let size = sizeThatFits(bounds.size)
        guard size != bounds.size else { return }
        let corner = frame.origin
        bounds.size = size
        let moved = frame.origin
        center = CGPoint(x: center.x + corner.x - moved.x, y: center.y + corner.y - moved.y)
    }

    // MARK: Constraints

    func markConstraintsDue() {
        viewState.areConstraintsDue = true
        superview?.markConstraintsDueBelow()
        setNeedsLayout()
    }

    private func markConstraintsDueBelow() {
        noteDueBelow(\.areConstraintsDueBelow)
        rootView.setNeedsLayout()
    }

    /// Notes that something of a view upon this one is out of date, for the next layout.
    @inline(__always)
    func noteDueBelow(_ mark: ReferenceWritableKeyPath<ViewState, Bool>) {
        var view: UIView? = self
        while let above = view, !above.viewState[keyPath: mark] {
            above.viewState[keyPath: mark] = true
            view = above.superview
        }
    }

    /// Brings the constraints of this view and of those upon it up to date, the deepest first.
    func updateConstraintsOfTree() {
        var waiting = [(view: self, isNext: false)]
        while let (view, isNext) = waiting.popLast() {
            guard !isNext, view.viewState.areConstraintsDueBelow else {
                view.updateOwnConstraintsIfNeeded()
                continue
            }
            view.viewState.areConstraintsDueBelow = false
            waiting.append((view, true))
            waiting.append(contentsOf: view.subviews.reversed().map { ($0, false) })
        }
    }

    private func updateOwnConstraintsIfNeeded() {
        guard viewState.areConstraintsDue else { return }
        // A subclass that forgets to call super is not asked again and again.
        viewState.areConstraintsDue = false
        if let controller = viewState.controller {
            controller.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }
}
