import Placard

/// Comes from a storyboard and leads to other controllers of it.
final class HomeViewController: UIViewController {
    @Outlet var table: UITableView!
    @Outlet var goButton: UIButton!
    @Outlet var addItem: UIBarButtonItem!
    @Outlet var notes: UITextView!
    var allows = true
    private(set) var edits = 0
    /// The segues that were prepared: identifier, class of the destination, whether the sender is the one on the
    /// screen.
    private(set) var prepared: [String] = []
    private(set) var childrenWhenLoaded = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        childrenWhenLoaded = children.count
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        identifier == "map" || allows
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let isOwn = segue.source === self
        let who = sender.map { String(describing: type(of: $0)) } ?? "nobody"
        prepared.append("\(segue.identifier ?? "") \(type(of: segue.destination)) \(who) \(isOwn)")
        (segue.destination as? DetailViewController)?.subject = segue.identifier
    }

    @IBAction func edit(_ sender: UIBarButtonItem) { edits += 1 }
}

final class DetailViewController: UIViewController {
    var subject: String?
}

final class TripCell: UITableViewCell {
    @Outlet var nameLabel: UILabel!
}

final class FadeSegue: UIStoryboardSegue {
    static var performed = 0
    override func perform() { Self.performed += 1 }
}
