/// A trait that can be watched; in UIKit also a place for traits of one's own, which do not exist here.
///
/// Source: Apple's documentation of `UITraitDefinition`.
@MainActor public protocol UITraitDefinition {
    /// Whether two collections differ in the trait.
    static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool
}

/// The type of a trait, as `registerForTraitChanges(_:handler:)` takes it.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first.userInterfaceStyle != second.userInterfaceStyle
    }
}

/// The user's text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first.preferredContentSizeCategory != second.preferredContentSizeCategory
    }
}

/// The direction of reading.
public enum UITraitLayoutDirection: UITraitDefinition {
    public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first.layoutDirection != second.layoutDirection
    }
}

/// Pixels in a point.
public enum UITraitDisplayScale: UITraitDefinition {
    public static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        first.displayScale != second.displayScale
    }
}

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
    public var traitView: UIView { self }
}

extension UIViewController: UITraitChangeObservable {
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
        let observer = TraitObserver(traits) { [weak self] before in
            if let self { handler(self, before) }
        }
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
        for observer in viewState.traitObservers where observer.traits.contains(where: { $0.differs(before, now) }) {
            observer.call(before)
        }
    }
}
