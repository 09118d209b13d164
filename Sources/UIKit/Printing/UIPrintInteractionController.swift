import Foundation

/// What shows a user the printers; there are none here, so that every job ends at once, unprinted.
///
/// What a job would print can be drawn into a PDF file: by its renderer, or by one that its formatter is added to. Source: Apple's
/// documentation of `UIPrintInteractionController`.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
    /// Called when a job has ended: whether it was printed, and why not.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// The one controller.
    open class var shared: UIPrintInteractionController { only }
    private static let only = UIPrintInteractionController()

    /// False: there are no printers.
    open class var isPrintingAvailable: Bool { false }

    /// Who would be asked and told. Stored; no effect.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// The job.
    open var printInfo: UIPrintInfo?
    /// What draws the job's pages. Stored; no effect.
    open var printPageRenderer: UIPrintPageRenderer?
    /// What lays the job's pages out. Stored; no effect.
    open var printFormatter: UIPrintFormatter?
    /// What is printed as it is: an image, data or an address. Stored; no effect.
    open var printingItem: Any?
    /// Several of these. Stored; no effect.
    open var printingItems: [Any]?
    /// Whether the user can choose how often. Stored; no effect.
    open var showsNumberOfCopies = true
    /// Whether the user can choose the paper. Stored; no effect.
    open var showsPaperSelectionForLoadedPapers = false

    /// Ends the job.
    ///
    /// - Returns: False: nothing is shown.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        completion?(self, false, nil)
        return false
    }

    /// Ends the job.
    ///
    /// - Returns: False: nothing is shown.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated: animated, completionHandler: completion)
    }

    /// Ends the job.
    ///
    /// - Returns: False: nothing is shown.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated: animated, completionHandler: completion)
    }

    /// Does nothing: nothing is shown.
    open func dismiss(animated: Bool) {}
}
