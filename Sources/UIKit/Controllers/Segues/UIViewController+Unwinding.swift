/// What an unwinding segue starts from.
///
/// Source: Apple's documentation of `UIStoryboardUnwindSegueSource`.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that the segue leads away from.
    open private(set) var source: UIViewController
    /// The action that the destination has to have.
    open private(set) var unwindAction: Selector
    /// Who triggered the segue.
    open private(set) var sender: Any?

    init(_ source: UIViewController, _ unwindAction: Selector, _ sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}

/// Where unwinding segues lead, and how one gets there.
///
/// Source: Apple, Technical Note TN2298, "Using Unwind Segues".
extension UIViewController {
    /// The controller that a segue unwinds to: the first with its action, from the source outwards; at each, those within it
    /// are asked before it, and after it the one around it or the one that presented it.
    func unwindDestination(for source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var asked: UIViewController? = self
        while let current = asked {
            if let found = current.unwindDestinationWithin(for: source) { return found }
            asked = current.parent ?? current.below
        }
        return nil
    }

    private func unwindDestinationWithin(for source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        for child in allowedChildrenForUnwinding(from: source) {
            if let found = child.unwindDestinationWithin(for: source) { return found }
        }
        let isMeant = canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
        return isMeant ? self : nil
    }

    /// Whether the controller has an action, and does not lead away itself.
    func hasUnwindAction(_ action: Selector, from source: UIViewController) -> Bool {
        source !== self && SelectorDispatch.responds(self, to: action)
    }

    /// The child that a controller is or lies in.
    func child(above controller: UIViewController) -> UIViewController? {
        sequence(first: controller, next: \.parent).first { $0.parent === self }
    }

    /// Takes away what lies in front of the controller, and has those around it show it again.
    func comeBack(by segue: UIStoryboardSegue, animated: Bool) {
        let base = outermost
        if segue.source.outermost !== base, base.front != nil { base.dismiss(animated: animated) }
        var shown = self
        while let container = shown.parent {
            container.unwind(for: segue, towards: shown)
            shown = container
        }
    }
}
