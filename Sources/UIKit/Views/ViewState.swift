/// What a view keeps beside its layer; defaults as in Apple's documentation of `UIView`.
///
/// An object, because reading one member of a structure copied all of them. What each layout pass asks for stands
/// first: side by side it comes from memory together, and a pass over many cells waits for little else.
@MainActor final class ViewState {
    /// Stands for the view where it must not be kept alive.
    nonisolated let reference = Unowned<UIView>()
    /// What the view has to tell of its end; `layer` itself is out of the reach of `deinit`.
    nonisolated(unsafe) var layer: CALayer?
    private var above: Unowned<UIView>?
    var superview: UIView? {
        get { above?.object }
        set {
            above = newValue?.viewState.reference
            inheritanceDidChange()
        }
    }
    /// Not checked for overlapping accesses, because every step of layout reads it; no change of it calls anything.
    @exclusivity(unchecked) nonisolated(unsafe) var subviews: [UIView] = []
    /// Where the view lies among its siblings: higher than those below.
    nonisolated(unsafe) var siblingRank = 0
    /// Whether the superview is gone, and with it the solution of the rules upon this view.
    nonisolated(unsafe) var hasOutlivedSuperview = false
    /// Whether `updateConstraints()` is due: at first as well, but for classes that are known to do nothing there.
    var areConstraintsDue = false
    /// Whether a view upon this one has layout rules that are out of date.
    var areConstraintsDueBelow = false
    /// Whether `updateProperties()` is due: at first as well, as for constraints.
    var arePropertiesDue = false
    /// Whether it is for a view upon this one.
    var arePropertiesDueBelow = false
    /// How many observations of what the view has read wait for a change.
    var observations = 0
    var preservesSuperviewMargins = false
    /// Whether layout is due for the sake of the rules alone.
    var onlySolves = false
    /// Whether the frame is just being set to what the rules want.
    var takesSolution = false
    /// Where the rules want the view.
    var solvedFrame: CGRect?
    /// How much of each edge is covered.
    var safeArea = UIEdgeInsets.zero
    /// The controller whose root view this is.
    weak var controller: UIViewController? { didSet { inheritanceDidChange() } }
    /// The solution of the tree's rules, if this view is its root.
    var engine: LayoutEngine?
    /// The solution of the rules upon this view alone, for fitting sizes; nil until one has been asked for.
    var fittingEngine: LayoutEngine?

    var tintColor: UIColor? { didSet { inheritanceDidChange() } }
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic { didSet { inheritanceDidChange() } }
    var interfaceStyle = UIUserInterfaceStyle.unspecified { didSet { inheritanceDidChange() } }
    var traitOverrides = UITraitOverrides() { didSet { inheritanceDidChange() } }
    var textSizeLimits = TextSizeLimits() { didSet { inheritanceDidChange() } }
    /// What the view has from above, as far as it is known.
    var inherited: InheritedValues?
    /// Whether a view that this one lies upon may count it among those of its fitting sizes.
    var isInFittingEngine = false
    /// How far below the view that was asked first a search for touched views has come.
    var searchDepth = 0
    var interactions: [any UIInteraction] = []
    var observers: [ValueObserver] = []
    var motionEffects: [UIMotionEffect] = []
    var focusEffect: UIFocusEffect?
    var corners: UICornerConfiguration?
    var growsForAccessibility = false
    var restorationIdentifier: String?
    /// Views and constraints that a nib has for the view in other size classes.
    var uninstalled: [AnyObject] = []
    var focusGroupIdentifier: String?
    var gestureRecognizers: [UIGestureRecognizer] = []
    /// Whether it was said that the view asks for layout within each layout.
    var toldOfEndlessLayout = false
    /// Whether the last drawing reached the default, which draws nothing.
    var ranDefaultDrawing = false

    /// The rules that this view holds.
    var constraints: [NSLayoutConstraint] = []
    /// The rules that mention this view and are held further up.
    var outerConstraints: [NSLayoutConstraint] = []
    var measured = ContentMeasure()
    /// What a view of a class that is not here asked for when its document was saved, in points.
    var designedSize: CGSize?
    /// Whether a stack view keeps the view's place though it is hidden.
    var keepsPlace = false
    /// The background color that reached `UIView` itself: a subclass may read out another one.
    var background: UIColor?
    /// Whether the view, and not a program, gave its layer a background.
    var hasBackground = false
    /// The system whose size a control has.
    var generation = ControlGeneration.current
    var guides: [UILayoutGuide] = []
    var systemGuides: [SystemGuide: UILayoutGuide] = [:]
    /// The margins that were set; nil for the system's.
    var margins: UIEdgeInsets?
    /// The margins that were last told of.
    var knownMargins = UIEdgeInsets.standardMargins
    /// What wants to hear of traits.
    var traitObservers: [TraitObserver] = []
    var insetsMarginsFromSafeArea = true
    var hugging: [UILayoutAxis: UILayoutPriority] = [:]
    var compressionResistance: [UILayoutAxis: UILayoutPriority] = [:]

    /// Whether the size that the content asks for may have changed since it was last measured.
    var isContentSizeDue = true
    /// What layout last made of the content of a view that no constraint mentions.
    var contentPlace: ContentPlace?

    /// Makes the reference and the layer point at the view.
    func begin(_ view: UIView) {
        reference.object = view
        layer = view.layer
        view.layer.owner = view
    }

    /// What this view and those upon it have from above may be something else now.
    func inheritanceDidChange() {
        inherited = nil
        if !subviews.isEmpty { InheritedValues.invalidateAll() }
    }

    /// Lets nothing point at the view any more, which is about to go, and lets go of its subviews.
    ///
    /// One after another: views that each let go of the next would need a deep stack for a deep tree. A debug build says
    /// when a view goes on another thread than the main one, where something may be looking for it at the same time;
    /// `PLACARD_THREAD_WARNINGS=0` silences it.
    nonisolated func end(of view: UIView.Type) {
        #if DEBUG
            if !Thread.isOnMainActor, ProcessInfo.processInfo.environment["PLACARD_THREAD_WARNINGS"] != "0" {
                Self.warnings.say("\(view): \(Self.warning)")
            }
        #endif
        reference.object = nil
        layer?.owner = nil
        guard !subviews.isEmpty else { return }
        InheritedValues.invalidateAll()
        var waiting = takeSubviews()
        while var view = waiting.popLast() {
            if isKnownUniquelyReferenced(&view) {
                waiting.append(contentsOf: view.viewState.takeSubviews())
            } else {
                view.viewState.hasOutlivedSuperview = true
            }
        }
    }

    private nonisolated static let warnings = SaidOnce()
    private nonisolated static let warning =
        "its last owner let go of it on another thread than the main one; let go of views on the main actor"

    private nonisolated func takeSubviews() -> [UIView] {
        defer { subviews = [] }
        return subviews
    }
}
