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
}
