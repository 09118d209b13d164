extension IBDocument {
    /// The scene itself if it has a view, or else the first such one that its connections lead to.
    ///
    /// Containers such as navigation controllers have no view of their own; the scene that they show stands for them.
    package func sceneShown(by start: IBScene) -> IBScene? {
        var scene: IBScene? = start
        var seen: Set<String> = []
        while let current = scene, !current.hasView {
            guard let controller = current.controller, seen.insert(controller.id ?? "").inserted else { return nil }
            let next = controller.connections.compactMap(\.shownController).first
            scene = scenes.first { $0.controller?.id != nil && $0.controller?.id == next }
        }
        return scene
    }
}

extension IBConnection {
    /// The controller that a container shows by this connection.
    fileprivate var shownController: String? {
        if case .segue(let segue) = self, segue.kind == "relationship" { return segue.destination }
        return nil
    }
}
