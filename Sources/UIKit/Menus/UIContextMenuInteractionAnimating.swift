/// Who takes changes that are made along with a context menu's coming and going; no menu opens here, so that nobody is handed one.
///
/// Source: Apple's documentation of `UIContextMenuInteractionAnimating`.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller that the menu shows.
    var previewViewController: UIViewController? { get }
    /// Takes changes that are animated along with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Takes what is done at the end.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The same for what a menu shows becoming the whole screen.
///
/// Source: Apple's documentation of `UIContextMenuInteractionCommitAnimating`.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating
{
    /// How what the menu shows goes.
    var preferredCommitStyle: UIContextMenuInteraction.CommitStyle { get set }
}

extension UIContextMenuInteraction {
    /// How what a menu shows goes when it is touched; raw values as on iOS.
    public enum CommitStyle: Int, Sendable {
        /// It fades.
        case dismiss = 0
        /// It becomes the whole screen.
        case pop
    }
}
