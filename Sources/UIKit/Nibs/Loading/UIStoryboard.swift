import Foundation

/// Controllers and their views that were put together in Interface Builder, each made when it is asked for.
///
/// The `.storyboard` itself is read where the program runs. A controller's view is made when the controller is first
/// asked for it, as on Apple's systems; what is wrong goes to `UINib.report`. Source: Apple's documentation of
/// `UIStoryboard`.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let source: NibSource

    /// A storyboard of a bundle, by its name without extension; it is looked for when it is first needed.
    ///
    /// - Parameters:
    ///   - name: The document's name, without its ending.
    ///   - storyboardBundleOrNil: Where to look; nil and the main bundle stand for the resources of the target that
    ///     asks, then of the program.
    ///   - fileID: Where the call stands; its module is the target that asks.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?, fileID: String = #fileID) {
        source = NibSource(
            name: name, bundle: storyboardBundleOrNil, kind: .storyboard, module: fileID.moduleOfFileID)
        super.init()
    }

    /// The same for code that names this initializer without calling it.
    @_disfavoredOverload public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        source = NibSource(name: name, bundle: storyboardBundleOrNil, kind: .storyboard)
        super.init()
    }

    init(of source: NibSource) {
        self.source = source
        super.init()
    }

    /// Makes the controller that the storyboard starts with; nil where it names none.
    @discardableResult
    open func instantiateInitialViewController() -> UIViewController? {
        make(nil, by: nil)
    }

    /// Makes the controller that the storyboard starts with, by a closure.
    ///
    /// - Parameter creator: Calls the controller's own initializer, and passes on the coder; nil for the class's
    ///   `init(coder:)`, which is also used where it answers nil.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        make(nil, by: creator) as? ViewController
    }

    /// Makes the controller of an identifier.
    ///
    /// - Returns: An empty controller where there is none of that identifier, which is reported; Apple raises an
    ///   exception.
    @discardableResult
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        make(identifier, by: nil) ?? UIViewController()
    }

    /// Makes the controller of an identifier, by a closure.
    ///
    /// Where there is no such controller, or one of another class, that is reported, and an object of the expected class
    /// is made from nothing. The program stops, as on Apple's systems, only where that class refuses a coder too.
    ///
    /// - Parameters:
    ///   - identifier: The scene's Storyboard ID.
    ///   - creator: As in `instantiateInitialViewController(creator:)`.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = make(identifier, by: creator)
        if let controller = made as? ViewController { return controller }
        if let made {
            UINib.report(
                "\(source.name):1: error: the view controller '\(identifier)' is a \(type(of: made)), not a "
                    + "\(ViewController.self); set its class in Interface Builder")
        }
        return empty(identifier, by: creator)
    }

    /// A controller that no document describes, made by a closure or by its class.
    private func empty<ViewController: UIViewController>(
        _ identifier: String, by creator: ((NSCoder) -> ViewController?)?
    ) -> ViewController {
        if let made = creator?(NibCoder.empty) ?? ViewController(coder: NibCoder.empty) { return made }
        let message =
            "\(source.name):1: error: no \(ViewController.self) can be made for the identifier '\(identifier)'; "
            + "let its init(coder:) answer an object"
        UINib.report(message)
        fatalError(message)
    }

    /// The device that the storyboard was drawn on; nil before it was read.
    var device: NibDevice? { source.device }

    private func make(_ identifier: String?, by creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        do throws(IBError) {
            return try controller(identifier, by: creator)
        } catch {
            UINib.report(error.description)
            return nil
        }
    }

    /// Makes the controller of an identifier, nil for the one that the storyboard starts with; the controller holds the storyboard.
    func controller(
        _ identifier: String?, by creator: ((NSCoder) -> UIViewController?)?
    ) throws(IBError) -> UIViewController? {
        source.storyboard = self
        return try source.controller(identifier, by: creator)
    }
}
