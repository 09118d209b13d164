/// The bars that controllers of a storyboard put around the views that they show.
struct NibBars {
    private var navigated: Set<String> = []
    private var tabbed: Set<String> = []
    /// The controllers whose views begin below an opaque navigation bar.
    private var lowered: Set<String> = []

    /// What bars add to the safe area, in points.
    private static let (navigationBar, toolbar, tabBar): (CGFloat, CGFloat, CGFloat) = (44, 44, 49)

    /// Follows the relationships from containers to the controllers that they show first.
    init(_ document: IBDocument) {
        let controllers = document.scenes.compactMap(\.controller)
        for controller in controllers where controller.name == "tabBarController" {
            tabbed.formUnion(controller.shownControllers)
        }
        for controller in controllers where controller.name == "navigationController" {
            navigated.formUnion(controller.shownControllers)
            if controller.child(keyed: "navigationBar")?["translucent"] == "NO" {
                lowered.formUnion(controller.shownControllers)
            }
            if let id = controller.id, tabbed.contains(id) { tabbed.formUnion(controller.shownControllers) }
        }
    }

    /// What the device and bars cover of a controller's view, in points; bars that the document simulates come before
    /// those around it.
    ///
    /// A view below an opaque bar has nothing above it that could cover it.
    func cover(of controller: IBElement, on device: NibDevice) -> UIEdgeInsets {
        var cover = device.cover + UIEdgeInsets(top: top(controller), left: 0, bottom: bottom(controller), right: 0)
        let reachesUnderBars = controller["extendedLayoutIncludesOpaqueBars"] == "YES"
        if lowered.contains(controller.id ?? ""), !reachesUnderBars { cover.top = 0 }
        return cover
    }

    private func top(_ controller: IBElement) -> CGFloat {
        if let simulated = controller.child(keyed: "simulatedTopBarMetrics") {
            return simulated.name == "simulatedNavigationBarMetrics" ? Self.navigationBar : 0
        }
        let hasBar = navigated.contains(controller.id ?? "") || controller.child(keyed: "navigationItem") != nil
        return hasBar ? Self.navigationBar : 0
    }

    private func bottom(_ controller: IBElement) -> CGFloat {
        switch controller.child(keyed: "simulatedBottomBarMetrics")?.name {
        case "simulatedToolbarMetrics": Self.toolbar
        case "simulatedTabBarMetrics": Self.tabBar
        case .some: 0
        case nil: tabbed.contains(controller.id ?? "") ? Self.tabBar : 0
        }
    }
}

extension IBElement {
    /// The controllers that a container shows.
    fileprivate var shownControllers: [String] {
        connections.compactMap { connection in
            if case .segue("relationship", let destination) = connection { destination } else { nil }
        }
    }
}
