extension NibBuilder {
    /// Gives a controller the items that its element describes.
    func takeItems(of decoder: NibDecoder, _ controller: UIViewController) {
        if let element = decoder.child(keyed: "navigationItem") {
            controller.navigationItem = navigationItem(element)
        }
        if let element = decoder.child(keyed: "tabBarItem") { controller.tabBarItem = tabBarItem(element) }
        let items = decoder.list("toolbarItems")
        if !items.isEmpty { controller.toolbarItems = items.map(barButtonItem) }
    }

    /// Gives a bar its items; other views have none.
    func takeItems(of decoder: NibDecoder, _ view: UIView) {
        switch view {
        case let bar as UINavigationBar: bar.items = decoder.list("items").map(navigationItem)
        case let bar as UIToolbar: bar.items = decoder.list("items").map(barButtonItem)
        case let bar as UITabBar: bar.items = decoder.list("items").map(tabBarItem)
        default: break
        }
    }

    /// An item at the top of a xib or beside a controller; nil for other objects.
    func item(_ element: IBElement) -> AnyObject? {
        switch element.name {
        case "navigationItem": navigationItem(element)
        case "barButtonItem": barButtonItem(element)
        case "tabBarItem": tabBarItem(element)
        default: nil
        }
    }

    private func navigationItem(_ element: IBElement) -> UINavigationItem {
        let decoder = NibDecoder(element, context)
        let item =
            (customItem(element) as UINavigationItem.Type?)?.init(coder: coder(of: element)) ?? UINavigationItem()
        item.title = decoder.text("title") ?? ""
        item.prompt = decoder.text("prompt")
        item.hidesBackButton = decoder.bool("hidesBackButton", default: false)
        item.leftItemsSupplementBackButton = decoder.bool("leftItemsSupplementBackButton", default: false)
        item.largeTitleDisplayMode = decoder.choice("largeTitleDisplayMode", NibWords.largeTitles) ?? .automatic
        item.leftBarButtonItems = items(decoder, "leftBarButtonItem")
        item.rightBarButtonItems = items(decoder, "rightBarButtonItem")
        item.backBarButtonItem = decoder.child(keyed: "backBarButtonItem").map(barButtonItem)
        item.titleView = decoder.child(keyed: "titleView").flatMap { makeView($0.resolved(for: traits), in: nil) }
        note(item, element)
        return item
    }

    /// One item, or a list of several, which is named after the one.
    private func items(_ decoder: NibDecoder, _ name: String) -> [UIBarButtonItem]? {
        let elements = [decoder.child(keyed: name)].compactMap { $0 } + decoder.list(name + "s")
        return elements.isEmpty ? nil : elements.map(barButtonItem)
    }

    private func barButtonItem(_ element: IBElement) -> UIBarButtonItem {
        let decoder = NibDecoder(element, context)
        let custom = (customItem(element) as UIBarButtonItem.Type?)?.init(coder: coder(of: element))
        let system = decoder.choice("systemItem", NibWords.systemItems)
        let item = custom ?? UIBarButtonItem(system: system)
        item.systemItem = system
        if let title = decoder.text("title") { item.title = title }
        item.image = decoder.imageOrPlace("image", in: decoder)
        item.style = decoder.choice("style", NibWords.itemStyles) ?? item.style
        item.width = decoder.number("width") ?? 0
        item.tintColor = decoder.color("tintColor")
        item.customView = decoder.child(keyed: "customView").flatMap { makeView($0.resolved(for: traits), in: nil) }
        takeCommon(decoder, item)
        connectSegues(of: element, item, controller)
        return item
    }

    func tabBarItem(_ element: IBElement) -> UITabBarItem {
        let decoder = NibDecoder(element, context)
        let item = (customItem(element) as UITabBarItem.Type?)?.init(coder: coder(of: element)) ?? UITabBarItem()
        let system = decoder.choice("systemItem", NibWords.tabItems)
        item.title = decoder.text("title") ?? system?.title
        item.image = decoder.imageOrPlace("image", in: decoder) ?? system?.image
        item.selectedImage = decoder.imageOrPlace("selectedImage", in: decoder)
        item.badgeValue = decoder.text("badgeValue")
        takeCommon(decoder, item)
        return item
    }

    private func takeCommon(_ decoder: NibDecoder, _ item: UIBarItem) {
        item.isEnabled = decoder.bool("enabled", default: true)
        item.tag = decoder.integer("tag") ?? 0
        item.decodeAccessibility(from: decoder)
        note(item, decoder.element)
    }

    private func note(_ item: NSObject, _ element: IBElement) {
        let standsIn = element["customClass"] != nil && classes.type(for: element) != type(of: item)
        if standsIn {
            let name = String(describing: type(of: item))
            reportUnknownClass(NibDecoder(element, context), standIn: name)
        }
        wiring.note(element, as: item, standsIn: standsIn)
    }

    /// The class that an item's element asks for, if it is one of such items.
    private func customItem<Item>(_ element: IBElement) -> Item.Type? { classes.type(for: element) as? Item.Type }

    private func coder(of element: IBElement) -> NibCoder {
        NibCoder(NibDecoder(element, context), .unknown, by: self)
    }

    // MARK: Rows to be made again

    /// Remembers how the rows of a table or the cells of a collection are made, for programs that ask for them.
    func notePrototypes(of coder: NibCoder, _ view: UIView) {
        for element in coder.decoder.list("prototypes") + coder.decoder.list("cells") {
            guard let identifier = element["reuseIdentifier"] else { continue }
            switch view {
            case let table as UITableView: table.content.cells.register(source(of: element), for: identifier)
            case let collection as UICollectionView:
                collection.content.pool.register(source(of: element), for: identifier)
            default: break
            }
        }
    }

    private func source<View: UIView>(of element: IBElement) -> ReusePool<View>.Source {
        let scene = scene
        return .maker { [self, weak controller] in
            let again = { [self] in
                wiring.removeObjects(of: element)
                return make([element]).first as? View
            }
            guard let controller else { return within(scene, again) }
            return within(scene, of: controller, again)
        }
    }
}

extension NibWords {
    fileprivate static let largeTitles: [String: UINavigationItem.LargeTitleDisplayMode] = [
        "automatic": .automatic, "always": .always, "never": .never,
    ]

    fileprivate static let itemStyles: [String: UIBarButtonItem.Style] = [
        "plain": .plain, "bordered": .bordered, "done": .done,
    ]

    fileprivate static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
        "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
        "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
        "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
        "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
    ]

    fileprivate static let tabItems: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
