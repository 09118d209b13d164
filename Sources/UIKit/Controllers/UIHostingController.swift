/// The controller of a SwiftUI view, which does not exist here: there is no SwiftUI on Linux.
///
/// Declared so that code which names it is told what to do. Source: Apple's documentation of `UIHostingController`.
@available(*, unavailable, message: "there is no SwiftUI on Linux; show a UIView by a UIViewController of your own")
@preconcurrency @MainActor open class UIHostingController<Content>: UIViewController {
    /// The SwiftUI view.
    open var rootView: Content

    /// Takes a SwiftUI view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes nothing: no document holds a SwiftUI view.
    public required init?(coder: NSCoder) { nil }
}
