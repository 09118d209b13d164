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
