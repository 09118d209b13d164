/// Makes the controllers of other scenes of a storyboard.
@MainActor protocol SceneMaking: AnyObject {
    /// The controller that a scene's id in the document stands for; nil where it cannot be made, which is reported.
    func controller(ofObject id: String) -> UIViewController?
}

extension NibBuilder {
    /// Gives a controller the segues that start from it, and has what triggers them do so.
    ///
    /// Segues that unwind do nothing, and say so; those of the kind `embed` are performed when the view is loaded.
    func takeSegues(of element: IBElement, _ controller: UIViewController) {
        controller.segues += segues(of: element).map(template)
    }

    /// Has controls, recognizers and items trigger the segues that start from them.
    func connectSegues(of element: IBElement, _ source: AnyObject, _ controller: UIViewController?) {
        for segue in segues(of: element) where segue.kind != "embed" {
            guard segue.kind != "unwind" else {
                context.report(.note, element, object: element.id, "segues that unwind are not performed")
                continue
            }
            let template = template(segue)
            controller?.segues.append(template)
            trigger(from: source, element, segue) { [weak controller] sender in
                controller?.trigger(template, sender: sender)
            }
        }
    }

    /// Shows the controllers of embedding segues in the views that they start from.
    func embed(from element: IBElement, in container: UIView, of controller: UIViewController?) {
        guard let controller else { return }
        for segue in segues(of: element) where segue.kind == "embed" {
            let template = template(segue)
            controller.segues.append(template)
            guard controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: controller),
                let made = template.make(controller)
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

    private func template(_ segue: IBSegue) -> SegueTemplate {
        let type = classes.type(named: segue.customClass, in: segue.customModule) as? UIStoryboardSegue.Type
        return SegueTemplate(identifier: segue.identifier) { [weak scenes] source in
            guard let destination = scenes?.controller(ofObject: segue.destination) else { return nil }
            return (type ?? UIStoryboardSegue.self).init(
                identifier: segue.identifier, source: source, destination: destination)
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
