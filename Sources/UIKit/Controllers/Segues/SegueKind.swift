/// How a segue brings its destination: Interface Builder's kinds.
///
/// Source: Apple, Xcode Help, "Add a segue between scenes".
enum SegueKind {
    /// Upon the stack of the navigation controller around the source, without one in front.
    case show
    /// In the last column of the split view controller around the source, without one in front.
    case showDetail
    /// In front, whatever lies around the source.
    case present(animated: Bool)
    /// By going back to it, past all controllers that were shown or presented since.
    case unwind(animated: Bool)

    /// Takes Interface Builder's name; those of segues that a class of the program performs show.
    init(_ name: String, animated: Bool) {
        switch name {
        case "showDetail", "replace": self = .showDetail
        case "presentation", "modal", "popoverPresentation", "popover": self = .present(animated: animated)
        case "unwind": self = .unwind(animated: animated)
        default: self = .show
        }
    }

    @MainActor func lead(_ segue: UIStoryboardSegue) {
        let (source, destination) = (segue.source, segue.destination)
        switch self {
        case .show: source.show(destination, sender: segue.sender)
        case .showDetail: source.showDetailViewController(destination, sender: segue.sender)
        case .present(let animated): source.present(destination, animated: animated)
        case .unwind(let animated): destination.comeBack(by: segue, animated: animated)
        }
    }
}
