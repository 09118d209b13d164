/// Questions about a layout, for those who look for mistakes in it.
///
/// Source: Apple's documentation of `UIView`, "Debugging Auto Layout".
extension UIView {
    /// Whether the constraints leave space for another frame of the view that is as good.
    ///
    /// The layout is brought up to date first. A view that is placed by its frame is never ambiguous, one that no
    /// constraint mentions always is.
    public var hasAmbiguousLayout: Bool {
        guard superview != nil || viewState.engine != nil, !translatesAutoresizingMaskIntoConstraints else {
            return false
        }
        return rootView.viewState.engine.map { $0.isAmbiguous(self) || $0.frame(of: self) == nil } ?? true
    }

    /// Moves the view to another of the frames that an ambiguous layout allows, so that it shows; others stay.
    public func exerciseAmbiguityInLayout() {
        guard hasAmbiguousLayout else { return }
        constraintsDidChange { $0.exercise(self) }
        rootView.layoutIfNeeded()
    }

    /// The constraints that the view's place and size along an axis hang on, and all others that mention the view, by age.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let own = (viewState.constraints + viewState.outerConstraints).filter { constraint in
            constraint.firstAttribute.axis == axis && constraint.items.contains { $0 === self }
        }
        return own.united(with: rootView.viewState.engine?.constraintsDetermining(self, along: axis) ?? [])
    }
}

extension UILayoutGuide {
    /// Whether the constraints leave space for another rectangle of the guide that is as good.
    public var hasAmbiguousLayout: Bool {
        guard system == nil, let engine = owningView?.rootView.viewState.engine else { return false }
        return engine.isAmbiguous(self)
    }

    /// The constraints that the guide's place and size along an axis hang on, by age.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let engine = owningView?.rootView.viewState.engine
        return [].united(with: engine?.constraintsDetermining(self, along: axis) ?? [])
    }
}

extension [NSLayoutConstraint] {
    /// Both lists by age, each constraint once.
    @MainActor fileprivate func united(with others: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        Set(self + others).sorted { $0.age < $1.age }
    }
}
