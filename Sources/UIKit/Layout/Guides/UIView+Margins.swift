extension UIView {
    /// The margins, larger by the safe area and by the superview's if the view is told to keep those.
    var resolvedMargins: UIEdgeInsets {
        var margins = viewState.margins
        if viewState.insetsMarginsFromSafeArea { margins = margins + safeAreaInsets }
        guard viewState.preservesSuperviewMargins, let superview else { return margins }
        let rest = overlap(of: superview.layoutMargins, in: superview)
        return UIEdgeInsets(
            top: max(margins.top, rest.top), left: max(margins.left, rest.left),
            bottom: max(margins.bottom, rest.bottom), right: max(margins.right, rest.right))
    }

    /// What of the superview's safe area reaches into this view.
    var resolvedSafeArea: UIEdgeInsets {
        let added = viewState.controller?.additionalSafeAreaInsets ?? .zero
        guard let superview else { return added }
        return overlap(of: superview.safeAreaInsets, in: superview) + added
    }

    private func overlap(of insets: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
        guard insets != .zero else { return .zero }
        let (frame, room) = (self.frame, superview.bounds)
        return UIEdgeInsets(
            top: max(0, insets.top - (frame.minY - room.minY)), left: max(0, insets.left - (frame.minX - room.minX)),
            bottom: max(0, insets.bottom - (room.maxY - frame.maxY)),
            right: max(0, insets.right - (room.maxX - frame.maxX)))
    }

    func changeMargins(to margins: UIEdgeInsets) {
        guard margins != viewState.margins else { return }
        viewState.margins = margins
        marginsDidChange()
    }

    private func marginsDidChange() {
        insetsDidChange()
        setNeedsLayout()
        layoutMarginsDidChange()
        for view in subviews where view.preservesSuperviewLayoutMargins { view.marginsDidChange() }
    }

    /// The margins in reading direction.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
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

    /// Whether the margins are at least the superview's where these reach into the view.
    public var preservesSuperviewLayoutMargins: Bool {
        get { viewState.preservesSuperviewMargins }
        set {
            viewState.preservesSuperviewMargins = newValue
            marginsDidChange()
        }
    }

    /// Whether the safe area adds to the margins.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { viewState.insetsMarginsFromSafeArea }
        set {
            viewState.insetsMarginsFromSafeArea = newValue
            marginsDidChange()
        }
    }
}

extension UIEdgeInsets {
    static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
            right: left.right + right.right)
    }
}
