/// The bars around controllers, as images show them.
@MainActor struct NibCanvasBars {
    private let nib: NibDocument
    private let builder: NibBuilder
    private let bars: NibBars

    /// - Parameter bars: Those of the document, on the screen that is shown.
    init(_ nib: NibDocument, _ bars: NibBars) {
        (self.nib, self.bars) = (nib, bars)
        builder = NibBuilder(NibContext(nib), classes: NibClasses(), traits: .phone)
    }

    /// Puts the bars of a controller around its view.
    func add(to canvas: NibCanvas, of element: IBElement, _ controller: UIViewController?) {
        addNavigationBar(to: canvas, of: element, controller)
        addLowerBars(to: canvas, of: element, controller)
    }

    // MARK: Above

    /// A bar covers the view's upper part, or lies above a view that is stored below it: the canvas grows by its place then.
    private func addNavigationBar(to canvas: NibCanvas, of element: IBElement, _ controller: UIViewController?) {
        let (bounds, cover) = (canvas.bounds, canvas.safeAreaInsets)
        let isAbove = bounds.minY >= bars.navigationBar && bars.hasNavigationBar(element)
        let isUpon = bars.isUnderNavigationBar(element) || bars.screen != nil && bars.hasNavigationBar(element)
        guard isAbove || isUpon && cover.top >= bars.navigationBar else { return }
        let bar = navigationBar(of: element, controller)
        bar.prefersLargeTitles = bars.hasLargeTitle(element)
        let height = bars.navigationBar + (bar.prefersLargeTitles ? UINavigationBar.largeTitleHeight : 0)
        let (top, end) = isAbove ? (0, bounds.minY) : (bounds.minY, bounds.minY + cover.top)
        bar.frame = CGRect(x: bounds.minX, y: end - height, width: bounds.width, height: height)
        bar.overhang = max(0, end - height - top)
        if isAbove { canvas.bounds = CGRect(x: bounds.minX, y: 0, width: bounds.width, height: bounds.maxY) }
        canvas.addSubview(bar)
    }

    private func navigationBar(of element: IBElement, _ controller: UIViewController?) -> UINavigationBar {
        let bar = UINavigationBar()
        decode(bar, bars.container("navigationController", around: element)?.element.child(keyed: "navigationBar"))
        bar.items = [controller?.navigationItem ?? UINavigationItem(title: "")]
        return bar
    }

    /// Gives a bar what the document says of it.
    private func decode(_ bar: BarView, _ element: IBElement?) {
        guard let element else { return }
        let decoder = NibDecoder(element, builder.context)
        bar.decodeBar(decoder)
        if let tint = decoder.color("tintColor") { bar.tintColor = tint }
    }

    // MARK: Below

    /// A toolbar lies upon a tab bar; the lower one's ground reaches to the screen's edge.
    private func addLowerBars(to canvas: NibCanvas, of element: IBElement, _ controller: UIViewController?) {
        let lower = bars.lowerBars(of: element)
        let height = lower.reduce(0) { $0 + $1.height }
        let (bounds, cover) = (canvas.bounds, canvas.safeAreaInsets)
        guard !lower.isEmpty, cover.bottom >= height else { return }
        var y = bounds.maxY - cover.bottom
        for (index, place) in lower.enumerated() {
            let bar =
                place.kind == .toolbar
                ? toolbar(of: element, controller) : tabBar(of: element, canvas.traitCollection)
            bar.frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: place.height)
            if index == lower.count - 1 { bar.overhang = cover.bottom - height }
            canvas.addSubview(bar)
            y += place.height
        }
    }

    private func toolbar(of element: IBElement, _ controller: UIViewController?) -> UIToolbar {
        let bar = UIToolbar()
        decode(bar, bars.container("navigationController", around: element)?.element.child(keyed: "toolbar"))
        bar.items = controller?.toolbarItems
        return bar
    }

    private func tabBar(of element: IBElement, _ traits: UITraitCollection) -> UITabBar {
        let bar = UITabBar()
        guard let container = bars.container("tabBarController", around: element) else {
            bar.items = ownTabItem(of: element).map { [$0] }
            bar.selectedItem = bar.items?.first
            return bar
        }
        decode(bar, container.element.child(keyed: "tabBar"))
        let ids = container.element.shownControllers
        let items = ids.map { id in
            nib.scenes[id]?.controller?.child(keyed: "tabBarItem").map(builder.tabBarItem) ?? UITabBarItem()
        }
        let shown = traits.horizontalSizeClass == .regular ? items : withMore(items)
        bar.items = shown
        bar.selectedItem = ids.firstIndex(of: container.shown).map { shown[min($0, shown.count - 1)] }
        return bar
    }

    /// The items that a phone's bar has: of more than five the first four, and one for the others.
    ///
    /// Source: Apple's documentation of `UITabBarController` ("The More navigation controller").
    private func withMore(_ items: [UITabBarItem]) -> [UITabBarItem] {
        items.count > 5 ? items.prefix(4) + [UITabBarItem(tabBarSystemItem: .more, tag: 0)] : items
    }

    /// The one item that is known of a bar that is simulated, because the tab bar controller has a document of its own:
    /// the controller's, or that of the navigation controller around it.
    private func ownTabItem(of element: IBElement) -> UITabBarItem? {
        let around = bars.container("navigationController", around: element)?.element
        return [around, element].lazy.compactMap { $0?.child(keyed: "tabBarItem") }.first.map(builder.tabBarItem)
    }
}
