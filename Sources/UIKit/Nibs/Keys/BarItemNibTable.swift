/// What code reads and sets of the items of bars by name, the view that shows one among it.
final class UIBarItemNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .step("view", \UIBarItem.shownView),
            .property("title", \UIBarItem.title), .property("image", \UIBarItem.image),
            .property("enabled", \UIBarItem.isEnabled), .property("tag", \UIBarItem.tag),
        ]
    }
}

final class UIBarButtonItemNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("customView", \UIBarButtonItem.customView), .property("width", \UIBarButtonItem.width),
            .property("tintColor", \UIBarButtonItem.tintColor),
        ]
    }
}

final class UITabBarItemNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("badgeValue", \UITabBarItem.badgeValue), .property("badgeColor", \UITabBarItem.badgeColor),
            .property("selectedImage", \UITabBarItem.selectedImage),
        ]
    }
}

final class UINavigationItemNibTable: NibTable {
    override class var entries: [NibEntry] {
        [
            .property("title", \UINavigationItem.title), .property("prompt", \UINavigationItem.prompt),
            .property("titleView", \UINavigationItem.titleView),
            .property("backButtonTitle", \UINavigationItem.backButtonTitle),
            .property("hidesBackButton", \UINavigationItem.hidesBackButton),
            .property("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton),
            .property("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode),
            .property("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling),
            .property("backBarButtonItem", \UINavigationItem.backBarButtonItem),
            .property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
            .property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
            .property("leftBarButtonItems", \UINavigationItem.leftBarButtonItems),
            .property("rightBarButtonItems", \UINavigationItem.rightBarButtonItems),
        ]
    }
}
