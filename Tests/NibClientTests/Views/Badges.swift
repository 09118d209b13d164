import Placard

/// A label with properties of every type that Interface Builder offers.
class BadgeLabel: UILabel {
    private(set) var events: [String] = []

    @IBInspectable var radius: CGFloat = 0 {
        didSet { events.append("radius \(first == nil)") }
    }
    @IBInspectable var count: Int = 0
    @IBInspectable var isRound: Bool = false
    @IBInspectable var fill: UIColor?
    @IBInspectable var anchor: CGPoint = .zero
    @IBInspectable var spread: CGSize = .zero
    @IBInspectable var hole: CGRect = .zero
    @IBInspectable var marked: NSRange = NSRange(location: 0, length: 0)
    @IBInspectable var note: String? = "old"
    let style = BadgeStyle()
    @Outlet var theme: Theme!
    private var first: Theme? { theme }

    override func awakeFromNib() {
        super.awakeFromNib()
        events.append("awake \(theme != nil) \(superview != nil)")
    }
}

final class BadgeStyle {
    var name = "quiet"
}

final class Theme {}

/// The owner of the badges' nib, which is no view.
@MainActor class BadgeBoard: UIGestureRecognizerDelegate {
    #if canImport(ObjectiveC)
        @IBOutlet
    #endif
    weak var first: BadgeLabel? {
        didSet { connections.append("first") }
    }
    @Outlet var badges: [BadgeLabel]!
    @WeakOutlet var watched: UIControl?
    private(set) var connections: [String] = []
    private(set) var actions: [String] = []

    @IBAction func tap(_ sender: UIControl) { actions.append("tap \(sender === watched)") }
    func changed() { actions.append("changed") }
    @IBAction func tapped(_ recognizer: UITapGestureRecognizer) { actions.append("tapped") }
}

/// What is found in the responder chain.
final class RemovingView: UIView {
    private(set) var removals = 0
    @IBAction func remove(_ sender: Any?) { removals += 1 }
}

/// Loads the nib that it lies in.
final class MirrorView: UIView {
    static var loads = 0

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Self.loads += 1
        _ = UINib(nibName: "Mirror", bundle: .module).instantiate(withOwner: self)
    }
}
