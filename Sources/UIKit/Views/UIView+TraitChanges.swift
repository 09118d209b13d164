/// What `registerForTraitChanges(_:handler:)` gives back, to end the watching with.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// A closure that watches some traits of a view.
final class TraitObserver: UITraitChangeRegistration {
    let traits: [UITrait]
    let call: @MainActor (UITraitCollection) -> Void

    init(_ traits: [UITrait], call: @escaping @MainActor (UITraitCollection) -> Void) {
        self.traits = traits
        self.call = call
    }
}

/// What has traits that can be watched.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
    /// Where the watching closures are kept.
    var traitView: UIView { get }
}

extension UIView: UITraitChangeObservable {
    /// The view itself.
    public var traitView: UIView { self }
}

extension UIViewController: UITraitChangeObservable {
    /// The controller's view, which is loaded by this.
    public var traitView: UIView { view }
}

extension UITraitChangeObservable {
    /// Calls a closure whenever one of some traits has changed, with the object and its traits before.
    ///
    /// A controller's view is loaded by this. The watching lasts as long as the object or until
    /// `unregisterForTraitChanges(_:)`.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        watch(traits) { [weak self] before in
            if let self { handler(self, before) }
        }
    }

    /// The same for a closure that calls the object's class by another name, as `Self` of a class that has subclasses.
    @discardableResult
    public func registerForTraitChanges<Observer: UITraitChangeObservable>(
        _ traits: [UITrait], handler: @escaping @MainActor (Observer, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        watch(traits) { [weak self] before in
            if let observer = self as? Observer { handler(observer, before) }
        }
    }

    /// Has the object do what a selector names whenever one of some traits has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Has another object do what a selector names whenever one of some traits has changed.
    ///
    /// - Parameters:
    ///   - traits: What is watched.
    ///   - target: Who does it; not kept alive.
    ///   - action: Takes nothing, the object, or the object and its traits before.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = target as AnyObject
        return watch(traits) { [weak self, weak target] before in
            guard let self, let target else { return }
            SelectorDispatch.perform(action, on: target, with: [self, before])
        }
    }

    private func watch(
        _ traits: [UITrait], _ call: @escaping @MainActor (UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let observer = TraitObserver(traits, call: call)
        traitView.viewState.traitObservers.append(observer)
        return observer
    }

    /// Ends what `registerForTraitChanges(_:handler:)` began.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitView.viewState.traitObservers.removeAll { $0 === registration }
    }
}

extension UIView {
    func tellTraitObservers(of before: UITraitCollection) {
        let now = traitCollection
        for observer in viewState.traitObservers
        where observer.traits.contains(where: { now.differs(from: before, in: $0) }) {
            observer.call(before)
        }
    }
}
