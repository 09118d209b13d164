/// How far a button has come in calling `updateConfiguration()`, which may change the configuration.
enum ButtonUpdate { case none, due, running, changed }

/// The views of a button, from the lowest up.
struct ButtonParts {
    var ground: UIImageView?
    var picture: UIImageView?
    var activity: UIActivityIndicatorView?
    var label: ButtonLabel?
    var secondLabel: UILabel?
}

extension UIView {
    /// Goes over into its new look within a quarter of a second.
    ///
    /// As in UIKit, title and image of a button do so by themselves: one that its action makes lower is not squeezed meanwhile.
    func dissolveAfterTouch() {
        UIView.transition(
            with: self, duration: 0.25, options: [.transitionCrossDissolve, .allowUserInteraction], animations: nil)
    }
}
