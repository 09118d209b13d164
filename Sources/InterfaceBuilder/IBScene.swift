/// One scene of a storyboard: a view controller and what lies beside it.
package struct IBScene: Sendable {
    package let element: IBElement

    package init(element: IBElement) {
        self.element = element
        element.visit()
    }

    package var id: String? { element["sceneID"] }

    package var objects: [IBElement] { element.list("objects").filter { $0.name != "placeholder" } }

    package var controller: IBElement? {
        let objects = element.list("objects")
        return objects.first { $0["sceneMemberID"] == "viewController" }
            ?? objects.first { $0.name.hasSuffix("Controller") }
    }

    /// Whether the scene's controller has a view of its own, which containers such as navigation controllers have not.
    package var hasView: Bool { controller?.child(keyed: "view") != nil }

    /// The names under which the scene can be asked for: its own id, its controller's, and the storyboard identifier.
    package var names: [String] {
        [id, controller?.id, controller?["storyboardIdentifier"]].compactMap { $0 }
    }

    /// What else it may be called, which several scenes may share: its controller's class and title.
    package var descriptions: [String] { [controller?["customClass"], controller?["title"]].compactMap { $0 } }

    /// What a reader of a list knows it by: the storyboard identifier, or the class, the title, or an id.
    package var title: String {
        controller?["storyboardIdentifier"] ?? descriptions.first ?? controller?.id ?? id ?? ""
    }

    /// Where its center lies on Interface Builder's canvas, in points; nil where that is not stored.
    package var location: (x: Double, y: Double)? {
        guard let point = element.child(keyed: "canvasLocation"), let x = point["x"].flatMap(IBNumber.parse),
            let y = point["y"].flatMap(IBNumber.parse), max(abs(x), abs(y)) <= IBLimits.coordinate
        else { return nil }
        return (x, y)
    }

    /// The segues that start in the scene, with the ids of the objects that they start from.
    package var segues: [(source: String?, segue: IBSegue)] {
        var found: [(String?, IBSegue)] = []
        element.forEachDescendant { object in
            for case .segue(let segue) in object.connections { found.append((object.id, segue)) }
        }
        return found
    }
}

extension IBDocument {
    /// The scene itself if it has a view, or else the first such one that its connections lead to.
    ///
    /// Containers such as navigation controllers have no view of their own; the scene that they show stands for them.
    package func sceneShown(by start: IBScene) -> IBScene? {
        start.shown { next in scenes.first { $0.controller?.id == next } }
    }
}

extension IBScene {
    /// The most containers that lie in each other where a scene is looked for that they show.
    private static let mostContainers = 100

    /// The scene itself if it has a view, or else the first such one that its connections lead to; nil for none.
    ///
    /// - Parameter scene: The scene of a controller.
    package func shown(scene: (String) -> IBScene?) -> IBScene? {
        var shown = self
        for _ in 0..<Self.mostContainers {
            if shown.hasView { return shown }
            guard let next = shown.controller?.shownControllers.first.flatMap(scene) else { return nil }
            shown = next
        }
        return nil
    }
}

extension IBElement {
    /// The controllers that a container of a xib holds, in order.
    package var heldControllers: [IBElement] { list("viewControllers") }

    /// The ids of the controllers that a container such as a navigation controller of a storyboard shows, in order.
    package var shownControllers: [String] {
        connections.compactMap { connection in
            if case .segue(let segue) = connection, segue.kind == "relationship" { segue.destination } else { nil }
        }
    }
}
