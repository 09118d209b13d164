import Foundation
import Observation

extension UIView {
    /// Asks for `updateProperties()` before the next layout, which lays out nothing else for it.
    func markPropertiesDue() {
        viewState.arePropertiesDue = true
        superview?.noteDueBelow(\.arePropertiesDueBelow)
        rootView.askForSolving()
    }

    /// Notes that rules and properties are out of date, for the next layout, whenever that is due.
    func noteUpdatesDue() {
        (viewState.areConstraintsDue, viewState.arePropertiesDue) = (true, true)
        superview?.noteDueBelow(\.areConstraintsDueBelow)
        superview?.noteDueBelow(\.arePropertiesDueBelow)
    }

    /// Brings the properties of this view and of those upon it up to date, the topmost first: what a view gives its
    /// subviews they have when it is their turn.
    func updatePropertiesOfTree() {
        var waiting = [self]
        while let view = waiting.popLast() {
            view.updateOwnPropertiesIfNeeded()
            guard view.viewState.arePropertiesDueBelow else { continue }
            view.viewState.arePropertiesDueBelow = false
            waiting.append(contentsOf: view.subviews.reversed())
        }
    }

    private func updateOwnPropertiesIfNeeded() {
        guard viewState.arePropertiesDue else { return }
        viewState.arePropertiesDue = false
        observing {
            viewState.controller?.updateProperties()
            updateProperties()
        } onChange: {
            $0.setNeedsUpdateProperties()
        }
    }

    /// How many observations a view has at once: they cannot be called off, and each pass makes one.
    private static let mostObservations = 16

    /// Does something and asks for it again when an `@Observable` object changes that it has read.
    ///
    /// The news comes before the change, from whatever thread makes it: what is asked for is done later in the turn. What a
    /// pass reads for the first time after sixteen others without a change is not observed before the next change.
    func observing(_ body: () -> Void, onChange: @escaping @MainActor (UIView) -> Void) {
        guard viewState.observations < Self.mostObservations else { return body() }
        withObservationTracking(body, onChange: observation(onChange))
    }

    /// Called for passes alone that have read something that can be observed.
    private func observation(_ onChange: @escaping @MainActor (UIView) -> Void) -> @Sendable () -> Void {
        viewState.observations += 1
        let reference = viewState.reference
        return {
            @MainActor func tell() {
                guard let view = reference.object else { return }
                view.viewState.observations -= 1
                onChange(view)
            }
            if Thread.isOnMainActor {
                MainActor.assumeIsolated { tell() }
            } else {
                Task { @MainActor in tell() }
            }
        }
    }
}
