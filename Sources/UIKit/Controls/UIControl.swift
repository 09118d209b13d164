/// A view that turns touches into events and performs the actions that were added for them.
///
/// Source: Apple's documentation of `UIControl`.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    /// What is done at events, in the order of adding.
    var responses: [ControlResponse] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control that performs an action when its primary event happens.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Makes a control from a nib or an archive, which says its state and its alignments.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.decoder(of: "control").map(decodeControl)
        if coder.archive != nil { takeControlArchive(coder) }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveControl(in: coder)
    }

    /// Whether the control follows touches; if not, it has the state `disabled`.
    open var isEnabled = true {
        didSet { if oldValue != isEnabled { stateDidChange() } }
    }
    /// Whether the control has the state `selected`; touches do not change it.
    open var isSelected = false {
        didSet { if oldValue != isSelected { stateDidChange() } }
    }
    /// Whether the control has the state `highlighted`; touches set it while a finger is on the control.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { stateDidChange() } }
    }

    /// Whether a finger that came down on the control is being followed.
    open private(set) var isTracking = false
    /// Whether that finger is within the control.
    open private(set) var isTouchInside = false

    /// The states that hold at the moment; `normal` if none does.
    open var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// Whether a tap opens the control's menu. Stored; no effect.
    open var showsMenuAsPrimaryAction = false
    /// Where content lies in the control's height.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
    /// Where content lies in the control's width.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }

    /// Whether a long press opens the control's menu; nothing opens it here. Stored; no effect.
    open var isContextMenuInteractionEnabled = false
    /// Whether symbols move when the control is touched; they stand still. Stored; no effect.
    open var isSymbolAnimationEnabled = false
    /// What a pointer that rests upon the control shows; there is none. Stored; no effect.
    open var toolTip: String?
    /// Where the control's menu would be attached, in the control's coordinates, in points: the middle of its lower edge.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }
    /// What opens the control's menu; nil until one is asked for.
    open var contextMenuInteraction: UIContextMenuInteraction? { nil }
    /// Does what a tap does, without highlighting the control.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    /// The menu at a point of the control; none unless a subclass has one.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        nil
    }

    // MARK: Actions

    /// Has an action performed when one of some events happens; one of the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        responses.append(ControlResponse(.action(action), controlEvents))
    }

    /// Removes an action from some events; for others it stays.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action of an identifier from some events; for others it stays.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        removeResponses(for: controlEvents) { response in
            if case .action(let action) = response { action.identifier == actionIdentifier } else { false }
        }
    }

    /// Has an object do what a selector names when one of some events happens.
    ///
    /// - Parameters:
    ///   - target: The object, which is not held; nil for whoever does it in the responder chain.
    ///   - action: A method that takes nothing, the control, or the control and the event.
    ///   - controlEvents: The events; any of them will do.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let target = WeakTarget.object(target)
        responses.removeAll(where: \.isGone)
        let isKnown = responses.contains { $0.isSent(action, to: target) && $0.events.isSuperset(of: controlEvents) }
        if !isKnown { responses.append(ControlResponse(.sending(action, WeakTarget(target)), controlEvents)) }
    }

    /// Takes back `addTarget(_:action:for:)`; nil as a target or an action means all of them.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let target = WeakTarget.object(target)
        removeResponses(for: controlEvents) { response in
            guard case .sending(let selector, let known) = response else { return false }
            return (action ?? selector) == selector && (target == nil || known.object === target)
        }
    }

    /// Performs the actions that were added for any of some events, in the order of adding.
    open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

    func sendActions(for controlEvents: Event, with event: UIEvent?) {
        for response in responses where !response.events.isDisjoint(with: controlEvents) {
            switch response.kind {
            case .action(let action): sendAction(action)
            case .sending(let action, let target):
                if !target.isGone { sendAction(action, to: target.object, for: event) }
            }
        }
    }

    /// Performs an action in the control's name: the override point for all actions that are closures.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

    /// Sends an action to a target, or up the responder chain without one, in the name of the application.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    // MARK: Tracking

    /// Whether to follow a finger that has come down.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Whether to follow the finger on.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the finger that was followed is lifted, before the events are sent; the default does nothing.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when touches are cancelled, before the event is sent; the default does nothing.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        (isTracking, isTouchInside, followed) = (true, true, touch)
        guard beginTracking(touch, with: event) else { return stop() }
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = followed(among: touches) else { return }
        guard continueTracking(touch, with: event) else { return stop() }
        let wasInside = isTouchInside
        isTouchInside = reaches(touch, with: event)
        isHighlighted = isTouchInside
        if wasInside != isTouchInside {
            sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
        }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = followed(among: touches) else { return }
        let isInside = reaches(touch, with: event)
        stop()
        endTracking(touch, with: event)
        sendActions(for: isInside ? primaryEvent : .touchUpOutside, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, followed(among: touches) != nil else { return }
        stop()
        cancelTracking(with: event)
        sendActions(for: .touchCancel, with: event)
    }

    /// The finger that is followed, of those that something is told of; controls that take one finger have no other.
    private func followed(among touches: Set<UITouch>) -> UITouch? {
        isMultipleTouchEnabled ? touches.first { $0 === followed } : touches.first
    }

    private weak var followed: UITouch?

    /// How far around the control a finger that came down on it still counts as within, in points, as programmers have
    /// measured UIKit's.
    private static let reach: CGFloat = 70

    private func reaches(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        return bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
            || self.point(inside: point, with: event)
    }

    private func stop() {
        (isTracking, isTouchInside) = (false, false)
        isHighlighted = false
    }

    /// What a finger that is lifted within the control means.
    var primaryEvent: Event { .touchUpInside }

    /// A recognizer around the control does not begin where the touch is the control's own.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer) && !takes(gestureRecognizer)
    }

    /// Whether the touch that a recognizer would begin with is the control's own.
    func takes(_ recognizer: UIGestureRecognizer) -> Bool { false }

    /// Follows a change of `state`.
    func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: What is known of targets

    /// The targets of all actions; `NSNull` stands for the responder chain.
    open var allTargets: Set<AnyHashable> { knownTargets }

    /// All events that something is done at.
    open var allControlEvents: Event { knownEvents }

    /// The names of the actions that a target does at an event; nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        actionNames(forTarget: target, forControlEvent: controlEvent)
    }

    /// Calls a closure for each action: a `UIAction`, or a target with its selector.
    open func enumerateEventHandlers(
        _ iterator: (
            _ actionHandler: UIAction?, _ targetAction: (target: Any?, action: Selector)?, _ controlEvent: Event,
            _ stop: inout Bool
        ) -> Void
    ) {
        enumerateResponses(iterator)
    }

    /// The horizontal alignment without reading direction: `leading` and `trailing` are left or right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment { resolvedHorizontalAlignment }
}

extension UIControl {
    /// What can happen to a control; raw values as on iOS.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits, as on iOS.
        public let rawValue: UInt
        /// Makes a set of events of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger came down on the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger came down once more, right after a tap.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger moved within the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger moved outside of the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The finger came back into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger left the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger was lifted within the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger was lifted outside of the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system took the touch away, as when a gesture was recognized.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user has changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is for has happened: a tap on a button, a change of value by the user of the others.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A field is edited from now on.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// A field's text was changed by typing.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A field is no longer edited.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The key that ends a text was pressed, for which a written line break stands.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// All events, those of programs too.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How a control looks at the moment; raw values as on iOS.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits, as on iOS.
        public let rawValue: UInt
        /// Makes a set of states of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// No state but the usual one.
        public static let normal: State = []
        /// A finger is on the control, or a program says so.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control cannot be used.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// The focus is on the control; never so here.
        public static let focused = State(rawValue: 1 << 3)
    }
}

extension UIControl {
    /// Where content lies in a control's height; raw values as on iOS.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top, bottom, fill
    }

    /// Where content lies in a control's width; raw values as on iOS.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left, right, fill, leading, trailing
    }

    var resolvedHorizontalAlignment: ContentHorizontalAlignment {
        let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
        switch contentHorizontalAlignment {
        case .leading: return isLeft ? .left : .right
        case .trailing: return isLeft ? .right : .left
        default: return contentHorizontalAlignment
        }
    }
}
