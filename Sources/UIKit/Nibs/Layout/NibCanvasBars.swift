/// The bars around controllers, as images show them.
@MainActor struct NibCanvasBars {
    private let bars: NibBars
    private let builder: NibBuilder
    private let controllers: [String: IBElement]

    init(_ document: IBDocument, _ bars: NibBars) {
        self.bars = bars
        builder = NibBuilder(NibContext(document), classes: NibClasses(), traits: .phone)
        controllers = Dictionary(
            document.scenes.compactMap(\.controller).compactMap { one in one.id.map { ($0, one) } }
        ) { first, _ in first }
    }

    /// Puts the bars of a controller above its view.
    func add(to canvas: NibCanvas, of element: IBElement, _ controller: UIViewController?) {
        let (bounds, cover) = (canvas.bounds, canvas.safeAreaInsets)
        if bars.isUnderNavigationBar(element), cover.top >= bars.navigationBar {
            let bar = navigationBar(of: element, controller)
            bar.prefersLargeTitles = bars.hasLargeTitle(element)
            let height = bars.navigationBar + (bar.prefersLargeTitles ? UINavigationBar.largeTitleHeight : 0)
            bar.frame = CGRect(
                x: bounds.minX, y: bounds.minY + cover.top - height, width: bounds.width, height: height)
            bar.overhang = cover.top - height
            canvas.addSubview(bar)
        }
        if bars.isUnderTabBar(element), cover.bottom >= NibBars.tabBar {
            let bar = tabBar(of: element)
            bar.frame = CGRect(
                x: bounds.minX, y: bounds.maxY - cover.bottom, width: bounds.width, height: NibBars.tabBar)
            bar.overhang = cover.bottom - NibBars.tabBar
            canvas.addSubview(bar)
        }
    }

    private func navigationBar(of element: IBElement, _ controller: UIViewController?) -> UINavigationBar {
        let bar = UINavigationBar()
        let described = bars.container("navigationController", around: element)?.element.child(keyed: "navigationBar")
        if let described { take(NibDecoder(described, builder.context), bar) }
        bar.items = [controller?.navigationItem ?? UINavigationItem(title: "")]
        return bar
    }

    private func take(_ decoder: NibDecoder, _ bar: UINavigationBar) {
        bar.barTintColor = decoder.color("barTintColor")
        if let tint = decoder.color("tintColor") { bar.tintColor = tint }
        bar.takeStyle(decoder)
        if let style = decoder.child(keyed: "titleTextAttributes") {
            let color = decoder.decoder(for: style).color("textColor")
            bar.titleTextAttributes = color.map { [.foregroundColor: $0] } ?? bar.titleTextAttributes
        }
    }

    private func tabBar(of element: IBElement) -> UITabBar {
        let bar = UITabBar()
        let container = bars.container("tabBarController", around: element)
        let ids = container?.element.shownControllers ?? []
        bar.items = ids.map { id in
            controllers[id]?.child(keyed: "tabBarItem").map(builder.tabBarItem) ?? UITabBarItem()
        }
        bar.selectedItem = ids.firstIndex(of: container?.shown ?? "").flatMap { bar.items?[$0] }
        return bar
    }
}
