/// The bars that containers of a storyboard put around the views of the controllers that they lead to.
struct NibBars {
    /// How a controller comes onto the screen, the closest way first.
    private var arrivals: [String: [Arrival]] = [:]
    let device: NibDevice
    /// The screen that they are shown on; nil for the device's own.
    var screen: NibDevice?
    private var shown: NibDevice { screen ?? device }
    /// Whether it is another screen, and one so low that sheets fill it.
    private var isLow: Bool { screen?.traits.height == .compact }
    private let version: NibToolsVersion

    /// What bars add to the safe area, in points; in a sheet the navigation bar is higher, and with a large title.
    static let tabBar: CGFloat = 49
    private static let sheetNavigationBar: CGFloat = 56
    var navigationBar: CGFloat { barHeight(on: shown) }
    private func barHeight(on device: NibDevice) -> CGFloat { version.controls < .iOS26 ? device.barHeight : 54 }
    var toolbar: CGFloat { version.controls < .iOS13 ? 44 : 49 }

    /// A line from one controller to another.
    private struct Arrival {
        let source: IBElement
        let segue: IBSegue
        var kind: String { segue.kind }

        /// Whether what it presents fills the screen or a controller in place of lying in a sheet.
        ///
        /// - Parameter own: How that wants to be presented if the segue does not say.
        func fillsScreen(own: String?) -> Bool {
            let filling = ["fullScreen", "overFullScreen", "currentContext", "overCurrentContext"]
            return (segue.modalPresentationStyle ?? own).map(filling.contains) ?? false
        }
    }

    /// How containers show a controller's view.
    struct Containment {
        var hasNavigationBar = false
        /// What a large title adds to the bar's height, in points; 0 without one.
        var largeTitle: CGFloat = 0
        /// Whether the view begins below the navigation bar instead of reaching under it.
        var isLowered = false
        var hasTabBar = false
        /// Whether the tab bar lies in a navigation controller, which what is pushed covers with it.
        var isTabBarPushedOver = false
        var hasToolbar = false
        /// Whether the view is shown in a sheet, which the screen's upper edge does not reach.
        var isSheet = false
        /// Whether the view was to come over the full screen.
        var isToFillScreen = false
        /// Whether the view is shown within another one.
        var isEmbedded = false

        /// Takes the bar over that an element has the canvas simulate below, or none, for what it shows. A toolbar lies upon
        /// the tab bar that is around (a document).
        mutating func takeBottomBar(of element: IBElement) {
            guard let kind = element.child(keyed: "simulatedBottomBarMetrics")?.name else { return }
            hasToolbar = kind == "simulatedToolbarMetrics"
            hasTabBar = kind == "simulatedTabBarMetrics" || hasToolbar && hasTabBar
        }
    }

    init(_ document: IBDocument, on device: NibDevice) {
        self.device = device
        version = NibToolsVersion(document)
        let order = ["relationship": 0, "show": 1, "push": 1]
        for controller in document.scenes.compactMap(\.controller) {
            for case .segue(let segue) in controller.segues {
                arrivals[segue.destination, default: []].append(Arrival(source: controller, segue: segue))
            }
        }
        arrivals = arrivals.mapValues { $0.sorted { order[$0.kind] ?? 2 < order[$1.kind] ?? 2 } }
    }

    /// What the device and bars cover of a controller's view, in points; bars that the document simulates come before
    /// those around it.
    ///
    /// - Parameter size: How large the view is stored. One that is as much lower than the screen as bars are high does
    ///   not reach under them.
    func cover(of controller: IBElement, size: CGSize) -> UIEdgeInsets {
        let around = containment(of: controller, size: size)
        let cover = plainCover(of: controller, around, size: size)
        guard version.doublesEdges else { return cover }
        var edges = device.edges
        // Nothing covers what is as low as a sheet below (a document).
        if isAsLowAsSheet(size, around) { edges.bottom = 0 }
        return cover + edges
    }

    /// The bars around a controller's view, and whether it lies in a sheet, as its stored size tells.
    func containment(of controller: IBElement, size: CGSize) -> Containment {
        var around = containment(of: controller)
        if isAsLowAsSheet(size, around) { around.isSheet = true }
        // What is to fill the screen, as its segue says, and is as high lies in none (a document of Xcode 14, and another
        // whose view is as low as a sheet).
        if device.size.height == size.height, around.isToFillScreen { around.isSheet = false }
        if isLow { around.isSheet = false }
        return around
    }

    /// Whether what a controller outside of all bars shows lies in a sheet, being as low as one.
    private func isAsLowAsSheet(_ size: CGSize, _ around: Containment) -> Bool {
        let missing = device.size.height - size.height
        let isLow = missing > 0 && missing == version.sheetGap(below: device.edges.top)
        return version.showsSheets && isLow && !around.isLowered
    }

    private func plainCover(of controller: IBElement, _ around: Containment, size: CGSize) -> UIEdgeInsets {
        if controller.isWidget {
            return version.hangsWidgets ? device.reduced(device.edges, toFreeHeight: size.height) : device.edges
        }
        let missing = device.size.height - size.height
        var cover = cover(of: controller, around)
        let isFree = controller.child(keyed: "freeformSize") != nil
        if isFree || around.isEmbedded {
            // A status bar covers what may be a screen, as it does views without a controller; a notch covers all.
            let isUncovered =
                isFree && !around.hasNavigationBar && !device.hasNotch && !NibToolsVersion.mayBeScreen(size)
            if around.isLowered || isUncovered { cover.top = 0 }
            return device.reduced(cover, toFreeHeight: size.height)
        }
        if around.isLowered, controller.simulatesOpaqueBar, missing == 0 {
            // As high as the screen, but below the bar: it hangs out of the screen's lower edge.
            return UIEdgeInsets(top: 0, left: 0, bottom: cover.top + cover.bottom, right: 0)
        }
        let missed = edges(missedBy: size, around, of: cover)
        if missed.contains(.top) { cover.top = 0 }
        if missed.contains(.bottom) { cover.bottom = 0 }
        return cover
    }

    /// The edges of the screen, with bars, that a view does not reach under, as its stored size tells.
    func edges(missedBy size: CGSize, _ around: Containment, of cover: UIEdgeInsets) -> UIRectEdge {
        let missing = device.size.height - size.height
        let isBetween = missing > 0 && missing == cover.top + cover.bottom
        if around.isLowered || isBetween || missing > 0 && missing == cover.top {
            return isBetween ? [.top, .bottom] : [.top]
        }
        return missing > 0 && missing == cover.bottom ? [.bottom] : []
    }

    /// What the device and the bars that a document without controllers simulates cover of its view, in points.
    ///
    /// - Parameter freeHeight: How high a view that hangs from the screen's upper edge is, which the lower edge covers
    ///   wholly or not at all; nil for one that fills the screen.
    func cover(of view: IBElement, freeHeight: CGFloat?) -> UIEdgeInsets {
        var (cover, isLowered) = simulatedCover(of: view)
        let above = isLowered ? cover.top : 0
        cover.top -= above
        guard let freeHeight, device.covered(ofHeight: freeHeight + above) == 0 else { return cover }
        return device.reduced(cover, toFreeHeight: freeHeight + above)
    }

    /// The whole cover of a screen whose bars a view without a controller simulates, and whether that begins below an
    /// opaque one.
    func simulatedCover(of view: IBElement) -> (cover: UIEdgeInsets, isLowered: Bool) {
        let hasBar = view.child(keyed: "simulatedTopBarMetrics")?.name == "simulatedNavigationBarMetrics"
        var around = Containment()
        around.takeBottomBar(of: view)
        let bars = UIEdgeInsets(top: hasBar ? navigationBar : 0, left: 0, bottom: bottom(around), right: 0)
        return (shown.cover(hidesStatusBar: view.hidesStatusBar) + bars, hasBar && view.simulatesOpaqueBar)
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

    /// The whole cover of the screen that a controller is shown on.
    func cover(of controller: IBElement, _ around: Containment) -> UIEdgeInsets {
        let bar = (around.isSheet ? Self.sheetNavigationBar : navigationBar) + around.largeTitle
        var cover = shown.cover(hidesStatusBar: controller.hidesStatusBar)
        if around.isSheet {
            cover = UIEdgeInsets(top: 0, left: 0, bottom: version.hasLowSheets ? cover.bottom : 0, right: 0)
        }
        let bars = UIEdgeInsets(
            top: around.hasNavigationBar ? bar : 0, left: 0, bottom: bottom(around), right: 0)
        return cover + bars
    }

    private func bottom(_ around: Containment) -> CGFloat {
        lowerBars(around).reduce(0) { $0 + $1.height }
    }

    func containment(of controller: IBElement) -> Containment {
        var found = surroundings(of: controller)
        if controller["hidesBottomBarWhenPushed"] != "YES" { found.takeBottomBar(of: controller) }
        let simulated = controller.child(keyed: "simulatedTopBarMetrics")
        if simulated?.name == "nil" { found.hasNavigationBar = false }
        if controller["extendedLayoutIncludesOpaqueBars"] == "YES" { found.isLowered = false }
        let title = controller.child(keyed: "navigationItem")?["largeTitleDisplayMode"]
        if title == "never" || controller.beginsWithScrollView && title != "always" { found.largeTitle = 0 }
        // Screens that are low show titles in the row of the bar's items.
        if isLow { found.largeTitle = 0 }
        return found
    }

    /// The bars around a controller, with the bar that the document has it simulate above, and a navigation controller below, which are around
    /// what it shows too.
    private func surroundings(of controller: IBElement) -> Containment {
        let way = way(to: controller)
        return way.reversed().reduce(Containment()) { outer, step in
            withOwnBars(of: step.controller, step.arrival.map { containment(of: step.controller, by: $0, in: outer) })
        }
    }

    private func withOwnBars(of controller: IBElement, _ inferred: Containment?) -> Containment {
        var found = inferred ?? Containment()
        if controller.name == "navigationController" { found.takeBottomBar(of: controller) }
        guard controller.child(keyed: "simulatedTopBarMetrics")?.name == "simulatedNavigationBarMetrics" else {
            return found
        }
        found.hasNavigationBar = true
        if controller.simulatesOpaqueBar { found.isLowered = true }
        return found
    }

    /// What the title of a bar with large titles adds to its height, as the document stores it: on narrow displays less than
    /// elsewhere (two projects).
    private func largeTitle(of bar: IBElement?) -> CGFloat {
        let height = bar?.child(keyed: "frame")?["height"].flatMap(IBNumber.parse).map { CGFloat($0) } ?? 0
        let title = height - barHeight(on: device)
        return title > barHeight(on: device) / 2 ? title : UINavigationBar.largeTitleHeight
    }

    /// The most controllers before one that its bars are followed back over.
    private static let longestWay = 256

    /// A controller, and how it comes onto the screen, if another one leads to it.
    private typealias Step = (controller: IBElement, arrival: Arrival?)

    /// The controllers that lead to one, that one first; the last has come from nowhere or stands on the way already.
    private func way(to controller: IBElement) -> [Step] {
        var (way, seen, last) = ([Step](), Set<String>(), controller)
        while way.count < Self.longestWay, let id = last.id, seen.insert(id).inserted,
            let arrival = arrivals[id]?.first
        {
            way.append((last, arrival))
            last = arrival.source
        }
        return way + [(last, nil)]
    }

    /// What containers put around a controller that comes by a line from another one.
    ///
    /// - Parameter outer: What is around that one.
    private func containment(of controller: IBElement, by arrival: Arrival, in outer: Containment) -> Containment {
        switch (arrival.kind, arrival.source.name) {
        case ("relationship", "navigationController"):
            var inner = outer
            let bar = arrival.source.child(keyed: "navigationBar")
            inner.hasNavigationBar = arrival.source["navigationBarHidden"] != "YES"
            inner.isLowered = bar?["translucent"] == "NO"
            inner.isTabBarPushedOver = false
            inner.largeTitle = bar?["largeTitles"] == "YES" ? largeTitle(of: bar) : 0
            inner.hasToolbar = arrival.source["toolbarHidden"] == "NO"
            return inner
        case ("relationship", "tabBarController"):
            var inner = outer
            (inner.hasTabBar, inner.hasToolbar, inner.isTabBarPushedOver) = (true, false, outer.hasNavigationBar)
            return inner
        case ("show", _), ("push", _):
            var inner = outer
            if controller["hidesBottomBarWhenPushed"] == "YES" || inner.isTabBarPushedOver {
                (inner.hasTabBar, inner.hasToolbar, inner.isTabBarPushedOver) = (false, false, false)
            }
            return inner
        case ("presentation", _), ("modal", _):
            // What the controller wants counts as long as screens are shown (four projects), and no longer later (one).
            let fillsScreen = arrival.fillsScreen(
                own: version.showsFullScreens ? controller["modalPresentationStyle"] : nil)
            return Containment(
                isSheet: version.showsSheets && !(fillsScreen && version.showsFullScreens),
                isToFillScreen: fillsScreen)
        default:
            return Containment(isEmbedded: arrival.kind == "embed")
        }
    }
}

extension IBElement {
    /// All segues that start at this element or within it.
    fileprivate var segues: [IBConnection] {
        connections + children.filter { $0.name != "connections" }.flatMap(\.segues)
    }

    /// Whether the backmost view in a controller's view scrolls, as which it drives the bar's large title: documents store
    /// it beside the plain bar. Tables without rows of their own do not (two projects of two, and six of six with rows), nor do
    /// collections (a document), nor what lies below other views, as in UIKit (a document).
    fileprivate var beginsWithScrollView: Bool {
        guard let view = child(keyed: "view"), let first = view.list("subviews").first,
            !view.ties(first, belowAnyOf: view.list("subviews"))
        else { return false }
        if first.name == "tableView" { return !first.list("prototypes").isEmpty || !first.list("sections").isEmpty }
        return first.name == "scrollView"
    }

    /// Whether a constraint of this view holds the upper edge of a view below another one.
    private func ties(_ view: IBElement, belowAnyOf others: [IBElement]) -> Bool {
        let ids = Set(others.compactMap(\.id))
        return list("constraints").contains { tie in
            let ends = [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")].map { (tie[$0], tie[$1]) }
            guard let own = ends.firstIndex(where: { $0.0 == view.id && $0.1 == "top" }) else { return false }
            let other = ends[1 - own]
            return other.1 == "bottom" && other.0.map(ids.contains) == true
        }
    }

    fileprivate var hidesStatusBar: Bool { child(keyed: "simulatedStatusBarMetrics")?.name == "nil" }

    /// Whether the controller's view lies in the notification center, below all bars.
    var isWidget: Bool { child(keyed: "view")?["simulatedAppContext"] == "notificationCenter" }

    fileprivate var simulatesOpaqueBar: Bool {
        child(keyed: "simulatedTopBarMetrics")?["translucent"] == "NO"
    }
}
