extension UINavigationController {
    func layOutBars() {
        guard let root = viewIfLoaded else { return }
        let (bounds, safe) = (root.bounds, root.safeAreaInsets)
        navigationBar.isHidden = isNavigationBarHidden
        toolbar.isHidden = isToolbarHidden
        navigationBar.overhang = safe.top
        toolbar.overhang = safe.bottom
        navigationBar.liesInSheet = liesInSheet
        followContent()
        let extent = shownExtent
        navigationBar.extent = extent
        let (top, bottom) = (navigationBar.barHeight + extent.height, toolbar.barHeight)
        navigationBar.frame = CGRect(x: 0, y: safe.top, width: bounds.width, height: top)
        toolbar.frame = CGRect(x: 0, y: bounds.height - safe.bottom - bottom, width: bounds.width, height: bottom)
        topViewController?.barInsets = UIEdgeInsets(
            top: coversTop ? top : 0, left: 0, bottom: coversBottom ? bottom : 0, right: 0)
        placeShown()
    }

    // MARK: What the bars cover

    private var coversTop: Bool {
        !isNavigationBarHidden && topViewController?.extends(below: navigationBar, at: .top) == true
    }

    private var coversBottom: Bool {
        !isToolbarHidden && topViewController?.extends(below: toolbar, at: .bottom) == true
    }

    /// Puts the shown view beside the bars that it does not reach below.
    func placeShown() { topViewController?.place(in: shownArea) }

    /// Where the shown view lies, in the root's coordinates.
    var shownArea: CGRect {
        guard let root = viewIfLoaded, let top = topViewController else { return .zero }
        let reachesBelowTabs = barInsets.bottom == 0 || top.edgesForExtendedLayout.contains(.bottom)
        let upper = isNavigationBarHidden || coversTop ? 0 : navigationBar.frame.maxY
        let lower =
            !isToolbarHidden && !coversBottom
            ? root.bounds.height - toolbar.frame.minY : reachesBelowTabs ? 0 : root.safeAreaInsets.bottom
        return root.bounds.inset(by: UIEdgeInsets(top: upper, left: 0, bottom: lower, right: 0))
    }

    // MARK: Large titles

    private var shownExtent: NavigationBarExtent {
        navigationBar.wholeExtent.hidden(
            by: topViewController?.distanceBelowBar ?? 0, searchStays: searchStays)
    }

    private var searchStays: Bool { topViewController?.navigationItem.hidesSearchBarWhenScrolling == false }

    /// Hears of it when the shown controller's content moves.
    private func followContent() {
        let content = topViewController?.contentBelowBars
        guard content !== followedContent else { return }
        followedContent?.contentDidMove = nil
        followedContent = content
        content?.contentDidMove = { [weak self] in self?.contentDidScroll() }
    }

    /// Content that moves below the bar takes the room of what lies below the row of items.
    private func contentDidScroll() {
        guard let root = viewIfLoaded, let top = topViewController, let content = followedContent,
            content.convert(content.bounds.origin, to: root).y == 0
        else { return }
        let whole = navigationBar.wholeExtent
        let going = searchStays ? whole.title : whole.height
        let staying = root.safeAreaInsets.top + navigationBar.barHeight + whole.height - going
        let room = -content.contentOffset.y - content.contentInset.top - staying
        let distance = min(max(0, going - room), going)
        guard distance != top.distanceBelowBar else { return }
        top.distanceBelowBar = distance
        root.setNeedsLayout()
    }
}

extension UIViewController {
    /// The scroll view whose content moves below the bar at the top: the one that was named, or the one that the view is or begins
    /// with.
    fileprivate var contentBelowBars: UIScrollView? {
        contentScrollView(for: .top) ?? viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
    }

    /// Whether the view reaches below a bar (Apple's documentation of `extendedLayoutIncludesOpaqueBars`).
    func extends(below bar: BarView, at edge: UIRectEdge) -> Bool {
        edgesForExtendedLayout.contains(edge) && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
    }

    /// Puts the view into a part of its superview, where it does not fill it already.
    func place(in area: CGRect) {
        guard let view = viewIfLoaded, let superview = view.superview, !(superview is ContainerTransitionView) else {
            return
        }
        guard area != superview.bounds || liesBesideBars else { return }
        liesBesideBars = area != superview.bounds
        view.frame = area
    }

    func extendedLayoutDidChange() { parent?.viewIfLoaded?.setNeedsLayout() }

    /// Bars that show the controller's title show the new one.
    func titleDidChange() {
        navigationItem.title = title
        tabBarItem?.title = title
    }
}
