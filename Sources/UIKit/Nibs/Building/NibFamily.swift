/// How the elements of one name become views: the class they stand for, their own properties, and where the
/// elements of their subviews lie.
@MainActor struct NibFamily {
    /// UIKit's name of the class.
    let className: String
    /// Where the elements of subviews lie below the element, in the order in which they are added.
    var children: [NibChildren] = [.list("subviews")]
    /// What a reader of the picture should know about views of this kind.
    var caveat: String?
    /// Makes the view and gives it the properties of its kind; common ones are set afterwards.
    let make: @MainActor (NibDecoder) -> UIView

    static let all: [String: NibFamily] = plainViews.merging(textViews) { first, _ in first }
        .merging(controls) { first, _ in first }
        .merging(containers) { first, _ in first }
        .merging(bars) { first, _ in first }

    /// Elements that are objects of a nib, but no views.
    static let notViews: Set<String> = [
        "customObject", "exit", "navigationController", "navigationItem", "panGestureRecognizer",
        "pinchGestureRecognizer", "placeholder", "pongPressGestureRecognizer", "rotationGestureRecognizer",
        "screenEdgePanGestureRecognizer", "searchDisplayController", "swipeGestureRecognizer", "tapGestureRecognizer",
        "viewControllerPlaceholder", "barButtonItem", "tabBarItem", "tabBarController", "hostingController",
    ]

    /// What a view is built as whose element nobody knows.
    static let unknown = NibFamily(className: "UIView") { _ in UIView() }
}

/// A place below an element where the elements of subviews lie.
enum NibChildren {
    /// The members of a list such as `subviews`.
    case list(String)
    /// One property, such as `contentView`.
    case keyed(String)
    /// The cells of all sections of a table.
    case sections
}
