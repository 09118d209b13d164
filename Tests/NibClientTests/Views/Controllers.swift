import Placard

/// Has a nib that is named after it, without `Controller`.
final class NoteViewController: UIViewController {
    @Outlet var noteLabel: UILabel!
    @Outlet var gap: NSLayoutConstraint!
    private(set) var textWhenLoaded: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        textWhenLoaded = noteLabel.text
    }
}

/// Comes from a storyboard.
final class ListViewController: UIViewController {
    @Outlet var emptyLabel: UILabel?
    @IBInspectable var rows: Int = 0
    let origin: String
    private(set) var events: [String] = []
    private(set) var refreshes = 0

    init?(coder: NSCoder, origin: String) {
        self.origin = origin
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        origin = "coder"
        super.init(coder: coder)
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        events.append("awake, label \(emptyLabel != nil), rows \(rows)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        events.append("loaded, label \(emptyLabel != nil)")
    }

    @IBAction func refresh(_ sender: UIGestureRecognizer) { refreshes += 1 }
}

extension UIView {
    /// Inspectable in every view.
    @IBInspectable var outline: CGFloat {
        get { layer.borderWidth }
        set { layer.borderWidth = newValue }
    }
}
