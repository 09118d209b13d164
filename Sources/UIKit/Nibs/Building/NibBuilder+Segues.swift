/// Makes the controllers of other scenes of a storyboard.
@MainActor protocol SceneMaking: AnyObject {
    /// The controller that a scene's id in the document stands for; nil where it cannot be made, which is reported.
    ///
    /// - Parameter creator: Makes the controller itself; nil, or an answer of nil, for the class's `init(coder:)`.
    func controller(ofObject id: String, by creator: ((NSCoder) -> UIViewController?)?) -> UIViewController?
}

extension NibBuilder {
    /// Gives a controller the segues of its scene, whatever they start from: programs perform them by their identifiers.
    func takeSegues(of controller: UIViewController) {
        guard context.isOfProgram, let scene else { return }
        controller.segues = scene.segues.map(\.segue).filter { $0.kind != "relationship" }.map(template)
    }

    /// Has controls, recognizers, items of bars and cells trigger the segues that start from them.
    func connectSegues(of element: IBElement, _ source: AnyObject, _ controller: UIViewController?) {
        guard context.isOfProgram else { return }
        for segue in segues(of: element) where segue.kind != "embed" {
            let template = template(segue)
            trigger(from: source, element, segue) { [weak controller] sender in
                controller?.trigger(template, sender: sender)
            }
        }
    }

    /// Shows the controllers of embedding segues in the views that they start from.
    func embed(from element: IBElement, in container: UIView, of controller: UIViewController?) {
        guard let controller else { return }
        for segue in segues(of: element) where segue.kind == "embed" {
            guard controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: controller),
                let made = template(segue).make(controller, controller)
            else { continue }
            controller.prepare(for: made, sender: controller)
            controller.show(made.destination, fillingChild: container)
        }
    }

    private func segues(of element: IBElement) -> [IBSegue] {
        element.connections.compactMap { connection in
            if case .segue(let segue) = connection, segue.kind != "relationship" { segue } else { nil }
        }
    }

    private func trigger(
        from source: AnyObject, _ element: IBElement, _ segue: IBSegue,
        _ body: @escaping @MainActor (AnyObject) -> Void
    ) {
        switch source {
        case let control as UIControl:
            control.addAction(UIAction { $0.sender.map(body) }, for: .primaryActionTriggered)
        case let recognizer as UIGestureRecognizer:
            recognizer.addAction { if $0.state == .ended || $0.state == .began { body($0) } }
        case let item as UIBarButtonItem:
            item.primaryAction = UIAction { $0.sender.map(body) }
        case let row as UITableViewCell where segue.trigger == "accessoryAction":
            row.segues.accessory = { [weak row] in row.map(body) }
        case let row as UITableViewCell: row.segues.selection = { [weak row] in row.map(body) }
        case let cell as UICollectionViewCell: cell.segues.selection = { [weak cell] in cell.map(body) }
        default:
            let name = segue.identifier ?? segue.kind
            let message = "<\(element.name)> does not trigger the segue \(name); perform it by its identifier"
            context.report(.note, element, object: element.id, message)
        }
    }
}

extension UIViewController {
    /// Makes a controller a child whose view fills another view.
    fileprivate func show(_ child: UIViewController, fillingChild container: UIView) {
        addChild(child)
        if let view = child.view {
            view.translatesAutoresizingMaskIntoConstraints = true
            container.fill(with: view)
        }
        child.didMove(toParent: self)
    }
}
