/// The traits that a controller's view has in place of those from above, by who insists on them; the last of them goes first.
struct ControllerTraits {
    /// The parent's wish.
    var parent: UITraitCollection?
    /// The presentation's.
    var presentation = UITraitOverrides()
    /// The controller's own.
    var own = UITraitOverrides()

    /// All of them; nil where nobody insists on any.
    var collection: UITraitCollection? {
        let none = UITraitOverrides()
        guard parent != nil || presentation != none || own != none else { return nil }
        let each = [parent, UITraitCollection(presentation), UITraitCollection(own)]
        return UITraitCollection(traitsFrom: each.compactMap(\.self))
    }
}

extension UIViewController {
    /// Changes what the view has in place of traits from above, and tells it.
    func insist(_ change: (inout ControllerTraits) -> Void) {
        let before = viewIfLoaded?.traitCollection
        change(&insistedTraits)
        guard let view = viewIfLoaded, let before else { return }
        view.viewState.inheritanceDidChange()
        view.traitsMayHaveChanged(from: before)
    }
}
