/// The bars that containers of a storyboard put around the views of the controllers that they lead to.
struct NibBars {
    /// How a controller comes onto the screen, the closest way first.
    private var arrivals: [String: [Arrival]] = [:]
    private let device: NibDevice
    private let version: NibToolsVersion

    /// What bars add to the safe area, in points; in a sheet the navigation bar is higher.
    static let (navigationBar, toolbar, tabBar): (CGFloat, CGFloat, CGFloat) = (44, 44, 49)
    private static let sheetNavigationBar: CGFloat = 56

    /// A line from one controller to another.
    private struct Arrival {
        let source: IBElement
        let kind: String
    }

    /// What lies around a controller's view.
    private struct RenderEnvironment {
        var hasNavigationBar = false
        /// Whether the document takes the navigation bar away, with which the canvas loses the status bar.
        var lacksTopBar = false
        /// Whether the view begins below the navigation bar instead of reaching under it.
        var isLowered = false
        var hasTabBar = false
        /// Whether the view is shown in a sheet, which the screen's edges do not reach.
        var isSheet = false
    }

    init(_ document: IBDocument, on device: NibDevice) {
        self.device = device
        version = NibToolsVersion(document)
        let order = ["relationship": 0, "show": 1, "push": 1]
        for controller in document.scenes.compactMap(\.controller) {
            for case .segue(let segue) in controller.segues {
                arrivals[segue.destination, default: []].append(Arrival(source: controller, kind: segue.kind))
            }
        }
        arrivals = arrivals.mapValues { $0.sorted { order[$0.kind] ?? 2 < order[$1.kind] ?? 2 } }
    }

    /// What the device and bars cover of a controller's view, in points; bars that the document simulates come before
    /// those around it.
    ///
    /// - Parameter height: How high the view is stored. One that is as much lower than the screen as bars are high does
    ///   not reach under them.
    func cover(of controller: IBElement, height: CGFloat) -> UIEdgeInsets {
        let around = surroundings(of: controller)
        var cover = cover(of: controller, around)
        if controller.child(keyed: "freeformSize") != nil { return device.reduced(cover, toFreeHeight: height) }
        let missing = device.size.height - height
        if around.isLowered || missing == cover.top || missing == cover.top + cover.bottom {
            if missing == cover.top + cover.bottom { cover.bottom = 0 }
            cover.top = 0
        } else if missing == cover.bottom {
            cover.bottom = 0
        }
        return cover
    }

    // MARK: Bars on images

    /// Whether a navigation bar covers a part of a controller's view.
    func isUnderNavigationBar(_ controller: IBElement) -> Bool {
        let around = surroundings(of: controller)
        return around.hasNavigationBar && !around.isLowered
    }

    /// Whether a tab bar covers a part of a controller's view.
    func isUnderTabBar(_ controller: IBElement) -> Bool {
        bottom(controller, surroundings(of: controller)) == Self.tabBar
    }

    /// The nearest container of a kind around a controller, and the one of its own controllers that leads here.
    func container(_ name: String, around controller: IBElement) -> (element: IBElement, shown: String)? {
        var (id, seen) = (controller.id, Set<String>())
        while let current = id, seen.insert(current).inserted, let arrival = arrivals[current]?.first {
            if arrival.source.name == name { return (arrival.source, current) }
            guard ["relationship", "show", "push"].contains(arrival.kind) else { return nil }
            id = arrival.source.id
        }
        return nil
    }

    // MARK: What the views are stored like

    /// By how much a view that is stored as high as the screen is too high, because it begins below an opaque bar.
    func surplus(of controller: IBElement, height: CGFloat) -> CGFloat {
        let around = surroundings(of: controller)
        guard around.isLowered, controller.simulatesOpaqueBar, height == device.size.height else { return 0 }
        return cover(of: controller, around).top
    }

    private func cover(of controller: IBElement, _ around: RenderEnvironment) -> UIEdgeInsets {
        let bar = around.isSheet ? Self.sheetNavigationBar : Self.navigationBar
        let bars = UIEdgeInsets(
            top: around.hasNavigationBar ? bar : 0, left: 0, bottom: bottom(controller, around), right: 0)
        let hidesStatusBar = controller.hidesStatusBar || around.lacksTopBar
        return around.isSheet ? bars : device.cover(hidesStatusBar: hidesStatusBar) + bars
    }

    private func bottom(_ controller: IBElement, _ around: RenderEnvironment) -> CGFloat {
        switch controller.child(keyed: "simulatedBottomBarMetrics")?.name {
        case "simulatedToolbarMetrics": Self.toolbar
        case "simulatedTabBarMetrics": Self.tabBar
        case .some: 0
        case nil: around.hasTabBar ? Self.tabBar : 0
        }
    }

    private func surroundings(of controller: IBElement) -> RenderEnvironment {
        var found = surroundings(of: controller, seen: [])
        if let simulated = controller.child(keyed: "simulatedTopBarMetrics") {
            found.lacksTopBar = found.hasNavigationBar && simulated.name == "nil"
            found.hasNavigationBar = simulated.name == "simulatedNavigationBarMetrics"
            if controller.simulatesOpaqueBar { found.isLowered = true }
        }
        if controller["extendedLayoutIncludesOpaqueBars"] == "YES" { found.isLowered = false }
        return found
    }

    /// Follows the lines back from a controller to the containers that it is shown in.
    private func surroundings(of controller: IBElement, seen: Set<String>) -> RenderEnvironment {
        guard let id = controller.id, !seen.contains(id), let arrival = arrivals[id]?.first else {
            return RenderEnvironment()
        }
        let outer = surroundings(of: arrival.source, seen: seen.union([id]))
        switch (arrival.kind, arrival.source.name) {
        case ("relationship", "navigationController"):
            var inner = outer
            inner.hasNavigationBar = arrival.source["navigationBarHidden"] != "YES"
            inner.isLowered = arrival.source.child(keyed: "navigationBar")?["translucent"] == "NO"
            return inner
        case ("relationship", "tabBarController"):
            return RenderEnvironment(hasTabBar: true, isSheet: outer.isSheet)
        case ("show", _), ("push", _):
            var inner = outer
            if controller["hidesBottomBarWhenPushed"] == "YES" { inner.hasTabBar = false }
            return inner
        case ("presentation", _), ("modal", _):
            return RenderEnvironment(isSheet: version.showsSheets)
        default:
            return RenderEnvironment()
        }
    }
}

extension IBElement {
    /// All segues that start at this element or within it.
    fileprivate var segues: [IBConnection] {
        connections + children.filter { $0.name != "connections" }.flatMap(\.segues)
    }

    fileprivate var hidesStatusBar: Bool { child(keyed: "simulatedStatusBarMetrics")?.name == "nil" }

    fileprivate var simulatesOpaqueBar: Bool {
        child(keyed: "simulatedTopBarMetrics")?["translucent"] == "NO"
    }
}
