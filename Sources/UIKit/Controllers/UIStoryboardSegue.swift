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

    /// Shows the destination; the default brings it in front of the source.
    open func perform() {
        if let handler { handler() } else { source.show(destination, sender: nil) }
    }
}

/// What a storyboard says of a segue, and how its destination is made.
struct SegueTemplate {
    let identifier: String?
    let make: @MainActor (UIViewController) -> UIStoryboardSegue?
}

extension UIViewController {
    func performSegue(named identifier: String, sender: Any?) {
        guard let template = segues.first(where: { $0.identifier == identifier }) else {
            UINib.report(
                "Receiver (<\(type(of: self))>) has no segue with identifier '\(identifier)'; give one that name in "
                    + "the storyboard that the controller comes from")
            return
        }
        perform(template, sender: sender)
    }

    /// Performs a segue that something on the screen has triggered, if the controller wants it to.
    func trigger(_ template: SegueTemplate, sender: Any?) {
        guard shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender) else { return }
        perform(template, sender: sender)
    }

    private func perform(_ template: SegueTemplate, sender: Any?) {
        guard let segue = template.make(self) else { return }
        prepare(for: segue, sender: sender)
        segue.perform()
    }
}
