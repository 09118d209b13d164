import Synchronization

/// What a view has from those that it lies upon: looked up once, and kept until any of it may have changed.
///
/// Otherwise each question would lead up the whole tree, and making a tree from the top down would take the square of
/// its depth.
@MainActor struct InheritedValues {
    /// The view that holds all others and is held by none.
    let root: Unowned<UIView>
    /// The nearest window that the view lies upon.
    let window: Unowned<UIView>?
    let traits: UITraitCollection
    let tint: InheritedTint
    /// What holds for views that lie upon none.
    fileprivate let standard = UITraitCollection.standard
    fileprivate let age = InheritedValues.currentAge.load(ordering: .relaxed)

    /// Rises with every change that may reach views further up.
    private nonisolated static let currentAge = Atomic(0)

    /// Has all views look again.
    nonisolated static func invalidateAll() { currentAge.add(1, ordering: .relaxed) }

    fileprivate var holds: Bool {
        age == Self.currentAge.load(ordering: .relaxed) && standard === UITraitCollection.standard
    }
}

extension UIView {
    var inherited: InheritedValues {
        if let known = knownInheritance { return known }
        var path = [self]
        while let above = path.last?.viewState.superview, above.knownInheritance == nil { path.append(above) }
        for view in path.reversed() { view.viewState.inherited = view.foundInheritance }
        return viewState.inherited ?? foundInheritance
    }

    private var knownInheritance: InheritedValues? {
        guard let known = viewState.inherited, known.holds else { return nil }
        return known
    }

    /// The values, as those of the superview say, which are known.
    private var foundInheritance: InheritedValues {
        let (superview, above) = (viewState.superview, viewState.superview?.viewState.inherited)
        return InheritedValues(
            root: above?.root ?? viewState.reference,
            window: superview?.isWindow == true ? superview?.viewState.reference : above?.window,
            traits: traits(below: superview?.traitCollection ?? UIScreen.main.traitCollection),
            tint: (above?.tint ?? .standard).passed(to: self))
    }
}
