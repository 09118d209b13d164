extension NibBuilder {
    /// Has a container show the scene that an embedding segue leads to: on an image at once, in a program when the
    /// controller around it has been connected.
    func fill(_ view: UIView, _ coder: NibCoder) {
        guard !context.isOfProgram else { return containers.append((coder.element, view)) }
        for case .segue(let segue) in coder.element.connections where segue.kind == "embed" {
            guard let scene = embeddable[segue.destination], embeddingsLeft > 0,
                graph.objects.count < Self.mostEmbedded
            else { continue }
            // A scene never lies within itself.
            let before = embeddable
            embeddable[segue.destination] = nil
            embeddingsLeft -= 1
            defer { embeddable = before }
            guard let content = content(of: scene, in: coder) else { continue }
            content.translatesAutoresizingMaskIntoConstraints = true
            view.fill(with: content)
        }
    }

    private func content(of scene: IBScene, in coder: NibCoder) -> UIView? {
        guard let controller = scene.controller?.resolved(for: traits), let element = controller.child(keyed: "view")
        else { return nil }
        let view = within(scene) { makeView(element, in: coder) }
        if let view { constraints.noteGuides(of: controller, on: view) }
        return view
    }

    /// Gives a navigation, tab bar or split view controller of a program its bar and the controllers that it shows: a storyboard
    /// leads to them by segues, a xib has them within it.
    func takeShownControllers(_ controller: UIViewController, _ coder: NibCoder) {
        // In a scene every one of them would bring all that lies beside the container.
        let held = (scene == nil ? coder.element.heldControllers : []).compactMap { [self] element in
            makeObject(element.resolved(for: traits)) as? UIViewController
        }
        guard context.isOfProgram else { return held.forEach(controller.addChild) }
        func bar<Bar: BarView>(_ key: String) -> Bar? {
            coder.element.child(keyed: key).flatMap { makeObject($0.resolved(for: traits)) as? Bar }
        }
        let shown = {
            coder.element.shownControllers.compactMap { [self] in scenes?.controller(ofObject: $0, by: nil) }
        }
        if let controller = controller as? UINavigationController {
            if let own: UINavigationBar = bar("navigationBar") { controller.takeBar(own) }
            controller.isNavigationBarHidden = coder.decoder.bool("navigationBarHidden", default: false)
            controller.isToolbarHidden = coder.decoder.bool("toolbarHidden", default: true)
            controller.viewControllers = held + shown()
        } else if let controller = controller as? UITabBarController {
            if let own: UITabBar = bar("tabBar") { controller.takeBar(own) }
            controller.viewControllers = held + shown()
        } else if let controller = controller as? UISplitViewController {
            controller.viewControllers = held + shown()
        }
    }

    /// UIKit's class of an element that is a controller.
    func controllerClass(of element: IBElement) -> UIViewController.Type {
        guard context.isOfProgram else { return UIViewController.self }
        switch element.name {
        case "navigationController": return UINavigationController.self
        case "tabBarController": return UITabBarController.self
        case "pageViewController": return UIPageViewController.self
        case "splitViewController": return UISplitViewController.self
        case "tableViewController": return UITableViewController.self
        default: return UIViewController.self
        }
    }

    /// Makes the controllers of the containers in a controller's view.
    func fillContainers(of controller: UIViewController) {
        let waiting = containers
        containers = []
        for (element, view) in waiting { embed(from: element, in: view, of: controller) }
    }
}
