extension NibBuilder {
    /// How a segue of the document is made when it is performed.
    func template(_ segue: IBSegue) -> SegueTemplate {
        let action = segue.kind == "unwind" ? segue.unwindAction.map(Selector.init(stringLiteral:)) : nil
        return SegueTemplate(identifier: segue.identifier, unwindAction: action) { [self] source, sender in
            let destination =
                segue.kind == "unwind"
                ? source.unwindDestination(by: action, sender) : destination(of: segue, from: source, sender)
            guard let destination else { return nil }
            if segue.kind != "unwind" { arrange(destination, by: segue, sender) }
            let made = make(segue, from: source, to: destination)
            (made.kind, made.sender) = (SegueKind(segue.kind, animated: segue.isAnimated), sender)
            return made
        }
    }

    /// A segue of the class that the document names; containers may unwind by another, as before iOS 9.
    private func make(
        _ segue: IBSegue, from source: UIViewController, to destination: UIViewController
    ) -> UIStoryboardSegue {
        let container = segue.kind == "unwind" ? destination.parent ?? destination : nil
        let own = container?.segueForUnwinding(to: destination, from: source, identifier: segue.identifier)
        if let own { return own }
        let type = classes.type(named: segue.customClass, in: segue.customModule) as? UIStoryboardSegue.Type
        return (type ?? UIStoryboardSegue.self).init(
            identifier: segue.identifier, source: source, destination: destination)
    }

    /// The controller that a segue leads to, made by the source's segue action if the document names one.
    ///
    /// Source: Apple's documentation of `IBSegueAction`.
    private func destination(of segue: IBSegue, from source: UIViewController, _ sender: Any?) -> UIViewController? {
        guard let name = segue.creationSelector else {
            return scenes?.controller(ofObject: segue.destination, by: nil)
        }
        let action = Selector(stringLiteral: name)
        guard SelectorDispatch.responds(source, to: action) else {
            UINib.report("\(context.file): error: \(type(of: source)) has no segue action \(name)")
            return scenes?.controller(ofObject: segue.destination, by: nil)
        }
        return scenes?.controller(ofObject: segue.destination) { coder in
            SelectorDispatch.perform(action, on: source, with: [coder, sender, segue.identifier]) as? UIViewController
        }
    }

    /// Has a controller come as its segue says, before the source prepares for it.
    private func arrange(_ destination: UIViewController, by segue: IBSegue, _ sender: Any?) {
        if let style = segue.modalPresentationStyle.flatMap({ NibWords.presentations[$0] }) {
            destination.modalPresentationStyle = style
        }
        if let style = segue.modalTransitionStyle.flatMap({ NibWords.transitions[$0] }) {
            destination.modalTransitionStyle = style
        }
        if segue.kind.hasPrefix("popover") { arrange(popover: destination, by: segue, sender) }
    }

    private func arrange(popover destination: UIViewController, by segue: IBSegue, _ sender: Any?) {
        destination.modalPresentationStyle = .popover
        let popover = destination.popoverPresentationController
        let anchor = segue.popoverAnchor.flatMap(wiring.object) ?? sender
        popover?.barButtonItem = anchor as? UIBarButtonItem
        popover?.sourceView = anchor as? UIView
        guard let names = segue.popoverDirections else { return }
        popover?.permittedArrowDirections = UIPopoverArrowDirection(
            NibWords.arrowDirections.filter { names.contains($0.key) }.map(\.value))
    }
}

extension UIViewController {
    fileprivate func unwindDestination(by action: Selector?, _ sender: Any?) -> UIViewController? {
        guard let action else { return nil }
        if let found = unwindDestination(for: UIStoryboardUnwindSegueSource(self, action, sender)) { return found }
        UINib.report("no controller around \(type(of: self)) has the action \(action) that a segue unwinds to")
        return nil
    }
}

extension NibWords {
    fileprivate static let arrowDirections: [String: UIPopoverArrowDirection] = [
        "up": .up, "down": .down, "left": .left, "right": .right,
    ]
}
