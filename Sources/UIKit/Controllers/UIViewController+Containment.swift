extension UIViewController {
    func adopt(_ child: UIViewController) {
        // One without children is above nobody.
        guard child !== self, child.children.isEmpty || !isInside(child) else { return }
        child.removeFromParent()
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
        child.passage = .joining
    }

    func leaveParent() {
        guard let old = parent else { return }
        old.children.removeAll { $0 === self }
        parent = nil
        barInsets = .zero
        didMove(toParent: nil)
    }

    /// Has a container's child and its view leave, and tells both of it.
    func leaveContainer() {
        beginLeavingContainer()
        endLeavingContainer()
    }

    /// Tells a container's child that it is about to leave; it keeps its parent until its view has gone.
    func beginLeavingContainer() {
        willMove(toParent: nil)
        passage = .leaving
    }

    func endLeavingContainer() {
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
        passage = nil
    }

    private func isInside(_ other: UIViewController) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === other }
    }

    /// The nearest controller of a class that shows this one.
    func container<Container: UIViewController>() -> Container? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
    }

    func showInLastColumn(_ other: UIViewController, _ sender: Any?) {
        if let split: UISplitViewController = container() {
            split.showDetailViewController(other, sender: sender)
        } else {
            present(other, animated: true)
        }
    }
}
