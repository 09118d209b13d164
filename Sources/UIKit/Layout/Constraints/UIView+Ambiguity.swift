/// Questions about a layout, for those who look for mistakes in it.
///
/// Source: Apple's documentation of `UIView`, "Debugging Auto Layout".
extension UIView {
    var ownHasAmbiguousLayout: Bool {
        guard superview != nil || viewState.engine != nil, !translatesAutoresizingMaskIntoConstraints else {
            return false
        }
        return rootView.viewState.engine.map { $0.isAmbiguous(self) || $0.frame(of: self) == nil } ?? true
    }

    func moveWithinAmbiguity() {
        guard hasAmbiguousLayout else { return }
        constraintsDidChange { $0.exercise(self) }
        rootView.layoutIfNeeded()
    }

    func ownConstraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let own = (viewState.constraints + viewState.outerConstraints).filter { constraint in
            constraint.firstAttribute.axis == axis && constraint.items.contains { $0 === self }
        }
        return own.united(with: rootView.viewState.engine?.constraintsDetermining(self, along: axis) ?? [])
    }
}

extension [NSLayoutConstraint] {
    /// Both lists by age, each constraint once.
    @MainActor func united(with others: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        Set(self + others).sorted { $0.age < $1.age }
    }
}
