/// The bars that controllers of a storyboard put around the views that they show.
struct NibBars {
    private var navigated: Set<String> = []
    private var tabbed: Set<String> = []

    /// What a navigation bar and a tab bar add to the safe area, in points.
    private static let (navigationBar, tabBar): (CGFloat, CGFloat) = (44, 49)

    /// Follows the relationships from containers to the controllers that they show first.
    init(_ document: IBDocument) {
        let controllers = document.scenes.compactMap(\.controller)
        for controller in controllers where controller.name == "tabBarController" {
            tabbed.formUnion(controller.shownControllers)
        }
        for controller in controllers where controller.name == "navigationController" {
            navigated.formUnion(controller.shownControllers)
            if let id = controller.id, tabbed.contains(id) { tabbed.formUnion(controller.shownControllers) }
        }
    }

    /// What bars cover of a controller's view, in points.
    func cover(of controller: IBElement) -> UIEdgeInsets {
        let id = controller.id ?? ""
        let hasBar = navigated.contains(id) || controller.child(keyed: "navigationItem") != nil
        return UIEdgeInsets(
            top: hasBar ? Self.navigationBar : 0, left: 0, bottom: tabbed.contains(id) ? Self.tabBar : 0, right: 0)
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
