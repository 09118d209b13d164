import Foundation

/// What looks for one kind of gesture in the touches on a view and those upon it.
///
/// It sees touches before views do. Discrete gestures go from `possible` to `ended` or `failed`; continuous ones
/// through `began` and `changed` to `ended` or `cancelled`. Whoever recognizes first makes the others fail, unless a
/// delegate allows both. Source: Apple's documentation of `UIGestureRecognizer`.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    /// How far recognizing has come; raw values as on iOS.
    public enum State: Int, Sendable {
        case possible = 0
        case began, changed, ended, cancelled, failed

        /// The name that discrete gestures have for `ended`.
        public static let recognized = State.ended
    }

    /// Who decides what the recognizer may do beside others; not held.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether views no longer hear of touches that were recognized; they get `touchesCancelled(_:with:)`.
    open var cancelsTouchesInView = true
    /// Whether views hear of touches only when recognizing has failed. Stored; no effect.
    open var delaysTouchesBegan = false
    /// Whether views hear of ends of touches only when recognizing has failed. Stored; no effect.
    open var delaysTouchesEnded = true
    /// The kinds of touches that count, as numbers of `UITouch.TouchType`. Stored; no effect.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// The kinds of presses that count, as numbers of `UIPress.PressType`. Stored; no effect.
    open var allowedPressTypes: [NSNumber] = []
    /// Whether touches of another kind are passed over once one has come. Stored; no effect.
    open var requiresExclusiveTouchType = true
    /// Whether touches reach the recognizer; turning it off cancels a gesture that is under way.
    open var isEnabled = true {
        didSet {
            if !isEnabled { interrupt() }
            valuesMayHaveChanged()
        }
    }
    /// A name for the program's own use; nothing here reads it.
    open var name: String?
    /// The view whose touches the recognizer sees; nil while it is attached to none.
    open internal(set) weak var view: UIView? { didSet { valuesMayHaveChanged() } }

    /// Whether touches come to the view's other recognizers first: those that clients add go before the view's own.
    var comesLast = false
    var observers: [ValueObserver] = []
    var activeTouches: Set<UITouch> = []
    var lastEvent: UIEvent?
    weak var environment: GestureEnvironment?
    private var current = State.possible { didSet { valuesMayHaveChanged() } }
    /// What the recognizer will do when all have failed that it has to wait for.
    private var postponed: State?
    private var responses: [Response] = []
    private var required: [Weak<UIGestureRecognizer>] = []

    /// What is done when the gesture changes, in the order of adding.
    private enum Response {
        case action((UIGestureRecognizer) -> Void)
        case sending(Selector, WeakTarget)
    }

    /// Makes a recognizer that has an object do what a selector names; nil for one that tells nobody yet.
    ///
    /// - Parameters:
    ///   - target: The object, which is not held.
    ///   - action: A method that takes nothing or the recognizer.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Makes a recognizer that tells nobody yet; the argument keeps this from being NSObject's `init()`.
    public convenience init(root: Void = ()) { self.init(target: nil, action: nil) }

    /// Makes a recognizer with an action, as `addAction(_:)` adds it.
    public convenience init(action: @escaping (UIGestureRecognizer) -> Void) {
        self.init(target: nil, action: nil)
        addAction(action)
    }

    /// Has a closure called whenever the gesture begins, changes, ends or is cancelled.
    ///
    /// Placard's own.
    open func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) { responses.append(.action(action)) }

    /// Has an object do what a selector names whenever the gesture begins, changes, ends or is cancelled.
    ///
    /// The object is not held; nil stands for whoever does it in the responder chain.
    open func addTarget(_ target: Any?, action: Selector) {
        let target = WeakTarget.object(target)
        let isKnown = responses.contains { response in
            if case .sending(action, let known) = response { known.stands(for: target) } else { false }
        }
        if !isKnown { responses.append(.sending(action, WeakTarget(target))) }
    }

    /// Takes back `addTarget(_:action:)`; nil as a target or an action means all of them.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let target = WeakTarget.object(target)
        responses.removeAll { response in
            guard case .sending(let selector, let known) = response else { return false }
            return (action ?? selector) == selector && (target == nil || known.object === target)
        }
    }

    // MARK: State

    /// How far recognizing has come; set by subclasses, which may be told otherwise by delegate and competitors.
    open var state: State {
        get { current }
        set { change(to: newValue) }
    }

    /// Where the gesture is in a view's coordinates: the middle of its touches, or of those that were lifted last.
    open func location(in view: UIView?) -> CGPoint {
        UITouch.middle(of: lastTouches, in: view)
    }

    /// Where one of the gesture's fingers is in a view's coordinates, counted in the order in which they came down; zero for
    /// one that there is not.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let touches = lastTouches.sorted { $0.number < $1.number }
        return touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
    }

    /// How many fingers the recognizer follows; those that were lifted last while none is down and the gesture is not over.
    open var numberOfTouches: Int { lastTouches.count }

    /// Has the recognizer wait until another one has failed; if that recognizes, this one fails.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        required.append(Weak(otherGestureRecognizer))
    }

    // MARK: For subclasses

    /// Called when fingers come down, before views hear of it; the default does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when fingers move, before views hear of it; the default does nothing.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when fingers are lifted, before views hear of it; the default does nothing.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches are taken away; the default does nothing.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the gesture is over and the state is about to be `possible` again.
    open func reset() {}

    /// Whether the recognizer is to see an event at all; not asked.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
    /// Takes no notice of a touch from now on; no effect.
    open func ignore(_ touch: UITouch, for event: UIEvent) {}
    /// Takes no notice of a press from now on; no effect.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
    /// Called when values of touches are known better, which those of fingers never are.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Called when a press begins; none does.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when a press changes.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when a press ends.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when a press is taken away.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Which keys are held: none.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// Which buttons of a pointer are held: none.
    open var buttonMask: UIEvent.ButtonMask { [] }
    /// Whether the recognizer makes another one fail when it recognizes; by default it does.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether another recognizer makes this one fail when it recognizes; by default it does.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether the recognizer waits for another one to fail, beside what `require(toFail:)` says; by default not.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether another recognizer waits for this one to fail, beside what `require(toFail:)` says; by default not.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// A gesture that waits for others to fail acts when its fingers are gone, and is still where they were.
    private var lastTouches: Set<UITouch> {
        guard activeTouches.isEmpty, let touches = lastEvent?.allTouches else { return activeTouches }
        return touches.filter { $0.gestureRecognizers?.contains { $0 === self } ?? false }
    }

    /// The clock of the view's window.
    var clock: EventClock? { view?.window?.eventClock }

    // MARK: Changing state

    private func change(to new: State) {
        switch (current, new) {
        case (.possible, .began), (.possible, .ended): recognize(as: new)
        case (.possible, .failed), (.possible, .cancelled): fail()
        case (.began, .changed), (.changed, .changed): act(new)
        case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
            act(new)
            environment?.resetFinished()
        default: break
        }
    }

    private func recognize(as new: State) {
        guard postponed == nil else {
            if postponed == .began { postponed = new }
            return
        }
        guard mayBegin, environment?.isPrevented(self) != true else { return fail() }
        postponed = new
        environment?.hold(self)
        tryAgain()
    }

    /// Acts if nothing has to be waited for any longer, fails if one of those has recognized.
    func tryAgain() {
        guard let new = postponed else { return }
        let toFail = environment?.recognizersToFail(before: self) ?? []
        if toFail.contains(where: \.hasRecognized) || environment?.isPrevented(self) == true { return fail() }
        guard toFail.allSatisfy({ $0.state == .failed }) else { return }
        postponed = nil
        takeOverTouches()
        environment?.failCompetitors(of: self)
        act(new)
        environment?.resume(after: self)
    }

    func fail() {
        guard current == .possible else { return }
        postponed = nil
        current = .failed
        environment?.resume(after: self)
    }

    /// Whether actions are being sent, which may ask for what the recognizer knows of its gesture.
    private(set) var isActing = false

    private func act(_ new: State) {
        current = new
        let wasActing = isActing
        isActing = true
        defer { isActing = wasActing }
        for response in responses {
            switch response {
            case .action(let action): action(self)
            case .sending(let action, let target):
                if !target.isGone {
                    UIApplication.shared.sendAction(action, to: target.object, from: self, for: lastEvent)
                }
            }
        }
    }

    private var mayBegin: Bool {
        guard touchedViews.allSatisfy({ $0.gestureRecognizerShouldBegin(self) }) else { return false }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// The views that the fingers came down on and those that these lie upon, up to the recognizer's own.
    private var touchedViews: [UIView] {
        guard let view else { return [] }
        var (touched, known): ([UIView], Set<ObjectIdentifier>) = ([], [])
        for touch in lastTouches.sorted(by: { $0.number < $1.number }) {
            for next in sequence(first: touch.view, next: { $0?.superview }).prefix(while: { $0 !== view }) {
                guard let next, known.insert(ObjectIdentifier(next)).inserted else { break }
                touched.append(next)
            }
        }
        return touched + [view]
    }

    private func takeOverTouches() {
        guard cancelsTouchesInView else { return }
        for touch in activeTouches where touch.reachesView {
            touch.reachesView = false
            touch.view?.touchesCancelled([touch], with: lastEvent)
        }
    }

    /// Ends a gesture that is under way, or that waits for others to fail.
    func interrupt() {
        switch current {
        case .possible: if isWaiting || !activeTouches.isEmpty { fail() }
        case .began, .changed: act(.cancelled)
        case .ended, .cancelled, .failed: break
        }
        activeTouches = []
        environment?.resetFinished()
    }

    /// Makes the recognizer ready for the next gesture.
    func comeBack() {
        reset()
        current = .possible
        postponed = nil
        lastEvent = nil
    }

    // MARK: What the environment asks

    var isWaiting: Bool { postponed != nil }
    var isOpenToTouches: Bool { [.possible, .began, .changed].contains(current) && isEnabled }
    var hasRecognized: Bool { [.began, .changed, .ended].contains(current) }
    var isThrough: Bool { [.ended, .cancelled, .failed].contains(current) }

    func requires(_ other: UIGestureRecognizer) -> Bool { required.contains { $0.object === other } }
}

extension UIGestureRecognizer {
    /// Whether the recognizer wants to see a touch at all.
    func accepts(_ touch: UITouch) -> Bool {
        isEnabled && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// Whether another one has to fail first, by order of a client, a subclass or a delegate.
    func mustWait(for other: UIGestureRecognizer) -> Bool {
        requires(other) || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    /// Whether another one may not recognize beside this one.
    func excludes(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        let allows =
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
        return !allows
    }
}

extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        viewState.gestureRecognizers.append(recognizer)
        recognizer.view = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.interrupt()
        viewState.gestureRecognizers.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    /// The view's recognizers in the order in which touches come to them.
    var recognizersInTurn: [UIGestureRecognizer] {
        let all = gestureRecognizers ?? []
        return all.contains(where: \.comesLast) ? all.filter { !$0.comesLast } + all.filter(\.comesLast) : all
    }

    func replaceGestureRecognizers(by recognizers: [UIGestureRecognizer]) {
        for recognizer in viewState.gestureRecognizers { removeGestureRecognizer(recognizer) }
        for recognizer in recognizers { addGestureRecognizer(recognizer) }
    }
}
