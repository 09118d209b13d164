extension UIView {
    /// How many views in a row have just asked their superviews for margins that they keep.
    private static var marginDepth = 0
    /// Classes may refine their margins, so views have to ask each other: this many in a row and no more.
    private static let maximumMarginDepth = 100

    /// The margins, larger by the safe area and by the superview's if the view is told to keep those.
    var resolvedMargins: UIEdgeInsets {
        var margins = ownMargins
        if viewState.insetsMarginsFromSafeArea { margins = margins + safeAreaWithin }
        guard viewState.preservesSuperviewMargins, let superview, Self.marginDepth < Self.maximumMarginDepth else {
            return margins
        }
        Self.marginDepth += 1
        defer { Self.marginDepth -= 1 }
        let rest = overlap(of: superview.layoutMargins, in: superview)
        return UIEdgeInsets(
            top: max(margins.top, rest.top), left: max(margins.left, rest.left),
            bottom: max(margins.bottom, rest.bottom), right: max(margins.right, rest.right))
    }

    /// Those that were set, or UIKit's: 8 points, and for controllers' views the system's at the sides alone.
    private var ownMargins: UIEdgeInsets {
        guard let controller = viewState.controller else { return viewState.margins ?? standardMargins }
        var margins = viewState.margins ?? .zero
        guard controller.viewRespectsSystemMinimumLayoutMargins else { return margins }
        let least = controller.systemMinimumLayoutMargins
        margins.left = max(margins.left, isReadFromLeft ? least.leading : least.trailing)
        margins.right = max(margins.right, isReadFromLeft ? least.trailing : least.leading)
        return margins
    }

    func changeMargins(to margins: UIEdgeInsets) {
        viewState.margins = margins
        refreshMargins()
    }

    /// Tells everyone whose margins have changed, from here down.
    func refreshMargins() {
        var waiting = [self]
        while let view = waiting.popLast() {
            guard view.takeMargins() else { continue }
            waiting.append(contentsOf: view.subviews.reversed().filter(\.preservesSuperviewLayoutMargins))
        }
    }

    /// - Returns: Whether the margins have become others.
    private func takeMargins() -> Bool {
        let margins = layoutMargins
        guard margins != viewState.knownMargins else { return false }
        viewState.knownMargins = margins
        insetsDidChange()
        setNeedsLayout()
        layoutMarginsDidChange()
        viewState.controller?.viewLayoutMarginsDidChange()
        return true
    }

    /// `directionalLayoutMargins` where no subclass says otherwise.
    var marginsInDirection: NSDirectionalEdgeInsets {
        get {
            let (margins, isLeft) = (layoutMargins, isReadFromLeft)
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isLeft ? margins.left : margins.right, bottom: margins.bottom,
                trailing: isLeft ? margins.right : margins.left)
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: isReadFromLeft ? newValue.leading : newValue.trailing,
                bottom: newValue.bottom, right: isReadFromLeft ? newValue.trailing : newValue.leading)
        }
    }

    private var isReadFromLeft: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }
}

extension UIEdgeInsets {
    static let standardMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
            right: left.right + right.right)
    }
}
