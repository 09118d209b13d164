/// How the elements of one name become views: the class they stand for, their own properties, and where the
/// elements of their subviews lie.
@MainActor struct NibViewClass {
    /// UIKit's name of the class.
    let className: String
    /// Where the elements of subviews lie below the element, in the order in which they are added.
    let children: [NibChildren]
    /// What a reader of the image should know about views of this kind.
    let caveat: String?
    /// Whether the class has not all properties that documents connect, or is another than the document's.
    let isPlain: Bool
    /// Makes the view; it takes the common properties itself while it is made, or else is given them afterwards.
    let make: @MainActor (NibCoder) -> UIView?
    /// Whether a class is this kind's or descends from it.
    let includes: @MainActor (AnyClass) -> Bool

    /// A kind with a class of its own, which reads its properties in `init(coder:)`.
    init<View: UIView>(
        _ type: View.Type, children: [NibChildren] = [.list("subviews")], caveat: String? = nil,
        isPartial: Bool = false, make: (@MainActor (NibCoder) -> UIView?)? = nil
    ) {
        className = String(describing: type)
        self.children = children
        self.caveat = caveat
        isPlain = isPartial
        self.make = make ?? { type.init(coder: $0) }
        includes = { $0 is View.Type }
    }

    /// A kind that is drawn plainly, by a view that a closure makes from the properties.
    init(
        className: String, children: [NibChildren] = [.list("subviews")], caveat: String? = nil,
        make: @escaping @MainActor (NibDecoder) -> UIView
    ) {
        self.className = className
        self.children = children
        self.caveat = caveat
        isPlain = true
        self.make = { make($0.decoder) }
        includes = { $0 is UIView.Type }
    }

    /// A kind whose class has no public name, made with a look at what it is to lie in.
    init(className: String, children: [NibChildren], makeFrom make: @escaping @MainActor (NibCoder) -> UIView?) {
        self.className = className
        self.children = children
        caveat = nil
        isPlain = true
        self.make = make
        includes = { $0 is UIView.Type }
    }

    static let all: [String: NibViewClass] = plainViews.merging(textViews) { first, _ in first }
        .merging(controls) { first, _ in first }
        .merging(containers) { first, _ in first }
        .merging(bars) { first, _ in first }

    /// Elements that are objects of a nib, but no views.
    static let notViews: Set<String> = [
        "customObject", "exit", "navigationItem", "panGestureRecognizer",
        "pinchGestureRecognizer", "placeholder", "pongPressGestureRecognizer", "rotationGestureRecognizer",
        "screenEdgePanGestureRecognizer", "searchDisplayController", "swipeGestureRecognizer", "tapGestureRecognizer",
        "viewControllerPlaceholder", "barButtonItem", "tabBarItem",
    ]

    /// What a view is built as whose element nobody knows.
    static let unknown = NibViewClass(UIView.self)

    /// Whether elements of a name are view controllers.
    static func isController(_ name: String) -> Bool {
        name.hasSuffix("Controller") && name != "searchDisplayController"
    }
}

/// A place below an element where the elements of subviews lie.
enum NibChildren {
    /// The members of a list such as `subviews`.
    case list(String)
    /// One property, such as `contentView`.
    case keyed(String)
    /// The cells of all sections of a table.
    case sections
    /// The rows that a table makes as often as they are asked for.
    case prototypes
}
