/// A way from one controller of a storyboard to another, while it is performed.
///
/// Source: Apple's documentation of `UIStoryboardSegue`.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The name by which the program performs the segue; nil for one that only controls perform.
    open private(set) var identifier: String?
    /// The controller that the segue leads away from.
    open private(set) var source: UIViewController
    /// The controller that the segue leads to.
    open private(set) var destination: UIViewController
    private var handler: (() -> Void)?
    /// How the storyboard says that the destination comes.
    var kind = SegueKind.show
    /// Who triggered the segue.
    var sender: Any?

    /// Makes a segue; subclasses that storyboards name are made by this initializer.
    public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Makes a segue that is performed by a closure.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Shows the destination as the storyboard says: upon the stack, in front, in the last column, or by going back to it; a
    /// segue that a program makes brings it in front of the source or pushes it.
    open func perform() {
        if let handler { handler() } else { kind.lead(self) }
    }
}
