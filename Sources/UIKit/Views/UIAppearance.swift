/// Something whose looks a program can set for all objects of a class.
///
/// `appearance()` answers an object to set properties on; what was set there, views take when they come into a window,
/// unless they have another value than a new one of their class. Properties of UIKit's own classes count that Apple
/// marks for this; for a subclass of one's own the answer is of UIKit's class, and properties of its own are set through an
/// `OwnAppearance`.
/// Source: Apple's documentation of `UIAppearance`.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {}

/// Something within which looks can hold: a view or a controller.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

/// What programs set on the objects that stand for classes.
@MainActor enum AppearanceTable {
    /// What was set for a class, perhaps only within containers of some classes, the innermost first.
    private struct Entry {
        let type: AnyClass
        /// What views must have of traits; nil for nothing.
        let traits: UITraitCollection?
        let containers: [AnyClass]
        let template: AnyObject

        @MainActor var isSpecial: Bool { !containers.isEmpty || traits != nil }

        @MainActor func fits(_ view: UIView) -> Bool {
            view.isKind(of: type) && isWithin(containers, view)
                && (traits.map { view.traitCollection.containsTraits(in: $0) } ?? true)
        }
    }

    private static var entries: [Entry] = []

    /// The object that stands for a class, made when it is first asked for.
    static func template<Template: AnyObject>(
        for type: AnyClass, _ traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type],
        _ make: () -> Template
    ) -> Template {
        let containers = containers.map { $0 as AnyClass }
        let found = entries.lazy
            .filter { $0.type == type && $0.traits == traits && same($0.containers, containers) }
            .compactMap { $0.template as? Template }.first
        if let found { return found }
        let template = make()
        entries.append(Entry(type: type, traits: traits, containers: containers, template: template))
        return template
    }

    private static func same(_ a: [AnyClass], _ b: [AnyClass]) -> Bool { a.elementsEqual(b) { $0 == $1 } }

    /// Gives a view what was set for its class and the classes above, for containers first, and last settings before
    /// earlier ones: a property that has a value keeps it, unless looks gave it.
    static func apply(to view: UIView) {
        if !OwnLooks.isEmpty { OwnLooks.apply(to: view) }
        guard !entries.isEmpty else { return }
        let fitting = entries.filter { $0.fits(view) }
        guard !fitting.isEmpty else { return }
        let (special, general) = (fitting.filter(\.isSpecial), fitting.filter { !$0.isSpecial })
        let templates = (special.reversed() + general.reversed()).map(\.template)
        for property in AppearanceProperty.all { property.copy(templates, view) }
    }

    /// What was set for an item of a bar, as far as no container is named.
    static func titleTextAttributes(
        of item: UIBarItem, in state: UIControl.State
    ) -> [NSAttributedString.Key: Any] {
        entries.filter { !$0.isSpecial && item.isKind(of: $0.type) }.compactMap { $0.template as? UIBarItem }
            .reduce(into: [:]) { $0.merge($1.titleTextAttributes(for: state) ?? [:]) { $1 } }
    }

    /// Whether a view lies within objects of all these classes, the innermost first.
    static func isWithin(_ containers: [AnyClass], _ view: UIView) -> Bool {
        var waiting = containers[...]
        for responder in sequence(first: view as UIResponder, next: \.next).dropFirst() {
            guard let next = waiting.first else { break }
            if responder.isKind(of: next) { waiting.removeFirst() }
        }
        return waiting.isEmpty
    }
}

/// A property that looks can be set by: it is copied from the first template that has another value than a new object, where
/// the view still has that of a new one, or one that looks have given before.
@MainActor private struct AppearanceProperty {
    let copy: ([AnyObject], UIView) -> Void

    private init<Object: UIView, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<Object, Value>, unset: @escaping @MainActor (Object) -> Bool
    ) {
        var given = GivenValues<Value>()
        copy = { templates, view in
            guard let view = view as? Object,
                let template = templates.lazy.compactMap({ $0 as? Object }).first(where: { !unset($0) }),
                unset(view) || given.contains(view[keyPath: path])
            else { return }
            let value = template[keyPath: path]
            given.add(value)
            view[keyPath: path] = value
        }
    }

    /// A property that is nil until it is set.
    private init<Object: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<Object, Value?>) {
        self.init(path) { $0[keyPath: path] == nil }
    }

    static let all: [AppearanceProperty] = [
        AppearanceProperty(\UIView.tintColor) { $0.viewState.tintColor == nil },
        AppearanceProperty(\UIView.backgroundColor) {
            $0.backgroundColor == nil || $0 is UITextView && $0.backgroundColor == .systemBackground
        },
        AppearanceProperty(\UILabel.textColor) { $0.textColor == .label },
        AppearanceProperty(\UILabel.font) { $0.font == .systemFont(ofSize: UIFont.labelFontSize) },
        AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISwitch.thumbTintColor),
        AppearanceProperty(\UISlider.minimumTrackTintColor), AppearanceProperty(\UISlider.maximumTrackTintColor),
        AppearanceProperty(\UISlider.thumbTintColor),
        AppearanceProperty(\UIProgressView.progressTintColor), AppearanceProperty(\UIProgressView.trackTintColor),
        AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
        AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
        AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
        AppearanceProperty(\UITableView.separatorColor),
        AppearanceProperty(\BarView.barTintColor), AppearanceProperty(\BarView.isTranslucent) { $0.isTranslucent },
        AppearanceProperty(\UITabBar.unselectedItemTintColor),
        AppearanceProperty(titles: ()),
    ]

    /// Attributes of titles, which cannot be compared.
    private init(titles: Void) {
        copy = { templates, view in
            guard let bar = view as? UINavigationBar, bar.titleTextAttributes == nil else { return }
            bar.titleTextAttributes =
                templates.lazy.compactMap { ($0 as? UINavigationBar)?.titleTextAttributes }.first
        }
    }
}

/// What looks have given views for a property, the last values alone: what a view has of these, nobody else gave it.
struct GivenValues<Value: Equatable> {
    private var values: [Value] = []

    func contains(_ value: Value) -> Bool { values.contains(value) }

    mutating func add(_ value: Value) {
        guard values.last != value else { return }
        values.removeAll { $0 == value }
        values = values.suffix(15) + [value]
    }
}
