/// A behavior that is added to a view.
///
/// Source: Apple's documentation of `UIInteraction`.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    /// The view that the behavior was added to.
    var view: UIView? { get }
    /// Called before the behavior is added to a view, or nil.
    func willMove(to view: UIView?)
    /// Called after the behavior was added to a view, or nil.
    func didMove(to view: UIView?)
}

extension UIView {
    var ownInteractions: [any UIInteraction] {
        get { viewState.interactions }
        set {
            for interaction in viewState.interactions { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    func attach(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        viewState.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard let index = viewState.interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        viewState.interactions.remove(at: index)
        interaction.didMove(to: nil)
    }
}
