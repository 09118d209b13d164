/// A change from one controller to another, from before their views move until somebody says that it is over.
///
/// Source: Apple's documentation of `UIViewControllerContextTransitioning` and `UIViewControllerTransitionCoordinator`.
class ControllerTransition: NSObject, UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator {
    let containerView: UIView
    let from: UIViewController
    let to: UIViewController
    /// Called once, when it is over, with whether it came to that.
    var onEnd: (Bool) -> Void = { _ in }
    private(set) var transitionWasCancelled = false
    /// Whether a finger leads.
    private(set) var isInteractive = false
    /// Whether a finger led at first.
    private(set) var initiallyInteractive = false
    /// How far a finger has come, from 0 to 1.
    private(set) var percentComplete: CGFloat = 0
    /// How fast the rest is gone once a finger has let go.
    private(set) var completionVelocity: CGFloat = 1
    private let animator: (any UIViewControllerAnimatedTransitioning)?
    private var companions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    /// The animations while a finger leads them, and until they have come to their end after that.
    private var led: AnimatorRun?
    private var hasBegun = false
    private var isOver = false

    init(
        from: UIViewController, to: UIViewController, in container: UIView,
        _ animator: (any UIViewControllerAnimatedTransitioning)?
    ) {
        (self.from, self.to, containerView, self.animator) = (from, to, container, animator)
        super.init()
    }

    /// Whose coordinator this is while it lasts.
    var involved: [UIViewController] { [from, to] }

    /// Runs the transition.
    ///
    /// - Parameters:
    ///   - interaction: Has a finger lead; left out of account where no clock drives the code, as nothing takes time then.
    ///   - before: Called first, while both controllers' coordinators are there.
    ///   - place: Puts the view in its place where no animator does.
    func run(
        by interaction: (any UIViewControllerInteractiveTransitioning)? = nil, before: () -> Void, place: () -> Void
    ) {
        for controller in involved where controller.transition == nil { controller.transition = self }
        let interaction = EventClock.driving == nil ? nil : interaction
        isInteractive =
            interaction.map { ($0 as? UIPercentDrivenInteractiveTransition)?.wantsInteractiveStart ?? true } ?? false
        initiallyInteractive = isInteractive
        before()
        guard animator != nil else {
            begin()
            place()
            return completeTransition(true)
        }
        guard isInteractive, let interaction else { return begin() }
        interaction.startInteractiveTransition(self)
    }

    /// Begins the animations, which stand still until they are moved on or a finger lets go.
    func beginLed() {
        let run = AnimatorRun(duration: transitionDuration, parameters: nil)
        led = run
        run.lead(begin)
    }

    private func begin() {
        hasBegun = true
        if !companions.isEmpty {
            UIView.animate(withDuration: transitionDuration) { [self] in
                for companion in companions { companion(self) }
            }
        }
        animator?.animateTransition(using: self)
    }

    /// A finger lets go: animations that it led go on to their end, or back to where they began.
    func letGo(goesBack: Bool, speed: CGFloat = 1) {
        guard isInteractive, !isOver else { return }
        (isInteractive, transitionWasCancelled, completionVelocity) = (false, goesBack, speed)
        for handler in interactionHandlers { handler(self) }
        guard let led else { return }
        led.start(rate: Double(max(speed, 0.001)) * (goesBack ? -1 : 1)) {
            if goesBack { led.end(at: .start) } else { led.end() }
        }
    }

    /// A finger holds the animations where they are.
    func hold() { led?.stop(at: led?.fraction ?? 0) }

    // MARK: For who changes something along with it

    var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }
    var isCancelled: Bool { transitionWasCancelled }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !isOver else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if hasBegun {
            UIView.animate(withDuration: transitionDuration) { animation(self) }
        } else {
            companions.append(animation)
        }
        return true
    }

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { interactionHandlers.append(handler) }

    // MARK: For the animator

    var isAnimated: Bool { animator != nil }
    var presentationStyle: UIModalPresentationStyle { .none }
    var targetTransform: CGAffineTransform { .identity }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        transitionWasCancelled = !didComplete
        for controller in involved where controller.transition === self { controller.transition = nil }
        animator?.animationEnded(didComplete)
        onEnd(didComplete)
        if isAnimated { to.finishAppearing() }
        for completion in completions { completion(self) }
        (companions, completions, interactionHandlers, onEnd) = ([], [], [], { _ in })
        (isInteractive, led) = (false, nil)
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractive else { return }
        self.percentComplete = percentComplete
        led?.stop(at: Double(percentComplete))
    }

    func finishInteractiveTransition() { letGo(goesBack: false) }
    func cancelInteractiveTransition() { letGo(goesBack: true) }
    func pauseInteractiveTransition() { hold() }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? from.viewIfLoaded : key == .to ? to.viewIfLoaded : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? vc.viewIfLoaded?.frame ?? .zero : .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }
}
