/// An object that events can reach: views, controllers, windows.
///
/// Source: Apple's documentation of `UIResponder`.
@preconcurrency @MainActor open class UIResponder: OverridableResponderMembers, KeyPathObserver {
    /// What a program has said for assistive programs; most objects have nothing to say.
    var accessibility: AccessibilityState?

    /// What the person does with the object; nil for nothing. Stored; no effect.
    open var userActivity: NSUserActivity?
    /// Called on Apple's systems before the activity is handed over, to write the state into it.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Called by programs, and on Apple's systems, to take an activity up.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// Makes a responder; `UIResponder()` and `super.init()` mean this.
    ///
    /// The argument keeps this from being NSObject's `init()`, which belongs to no actor, while views belong to the
    /// main one.
    public init(root: Void = ()) {
        super.init()
    }

    /// Who is asked next when this one does not handle an event.
    open var next: UIResponder? { nil }

    // MARK: Being first

    /// Whether the object may become the first that actions without a target and key events go to.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether the object lets go of being first.
    open var canResignFirstResponder: Bool { true }
    /// Whether the object is its window's first responder.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes the object its window's first responder.
    ///
    /// - Returns: False if it is in no window or must not be first, or if the present one does not let go.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else { return false }
        guard window.firstResponder !== self else { return true }
        guard canBecomeFirstResponder, window.firstResponder?.resignFirstResponder() ?? true else { return false }
        window.firstResponder = self
        return true
    }

    /// Lets go of being first; false if the object does not.
    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        responderWindow?.firstResponder = nil
        return true
    }

    /// What takes the keyboard's place while the object is first; there is no keyboard here, so that nothing shows it.
    open var inputView: UIView? { nil }
    /// What stands above the keyboard while the object is first; nothing shows it here.
    open var inputAccessoryView: UIView? { nil }

    /// Asks for `inputView` and its like anew; no effect, because nothing shows them.
    open func reloadInputViews() {}
    /// The keyboard's language; nil, because there is none.
    open var textInputMode: UITextInputMode? { nil }
    /// What the keyboard's language is kept by; nil for one that all share.
    open var textInputContextIdentifier: String? { nil }
    /// Whether taps of three fingers undo and redo; no finger does here, so that nobody asks.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

    /// The window that the object's chain ends in.
    var responderWindow: UIWindow? { next?.responderWindow }

    // MARK: Touches

    /// Tells that fingers have come down; the default passes it on to `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Tells that fingers have moved; the default passes it on to `next`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Tells that fingers were lifted; the default passes it on to `next`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Tells that fingers no longer count, because a recognizer or the system took them over.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys and buttons of devices

    /// Tells that keys or buttons went down; the default passes it on to `next`. None are pressed here but by tests.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    /// Tells that keys or buttons changed their force; the default passes it on to `next`.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    /// Tells that keys or buttons were let go; the default passes it on to `next`.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    /// Tells that keys or buttons no longer count; the default passes it on to `next`.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Tells that the device is being shaken; the default passes it on to `next`. Nothing shakes it here.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// Tells that the device was shaken; the default passes it on to `next`.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Tells that a shake took too long; the default passes it on to `next`.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Focus

    /// Where the focus goes first; the object itself where it can be focused.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] {
        [self as? any UIFocusEnvironment].compactMap(\.self)
    }
    /// Asks for the focus to be placed anew; no effect.
    open func setNeedsFocusUpdate() {}
    /// Places the focus anew if that is due; no effect.
    open func updateFocusIfNeeded() {}
    /// Whether the focus may move as it is about to; the default permits it.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called on Apple's systems after the focus has moved.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Actions

    /// What takes changes back: that of the nearest responder above which has one.
    open var undoManager: UndoManager? { next?.undoManager }

    /// Whether the object does an action such as `copy:` at present; the default does what tables list.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

    /// Whether a table lists a method of a name for the object's class; NSObject's member in UIKit.
    open func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return SelectorDispatch.responds(self, to: aSelector)
    }

    /// The first object from this one on up the chain that does an action; nil if there is none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Copies what is selected, or the object itself; this and the other actions of editing do nothing by default.
    open func copy(_ sender: Any?) {}
    /// Copies what is selected and takes it away.
    open func cut(_ sender: Any?) {}
    /// Puts in what was copied.
    open func paste(_ sender: Any?) {}
    /// Takes away what is selected.
    open func delete(_ sender: Any?) {}
    /// Selects what was touched.
    open func select(_ sender: Any?) {}
    /// Selects everything.
    open func selectAll(_ sender: Any?) {}
    /// Makes what is selected bold, or takes that back.
    open func toggleBoldface(_ sender: Any?) {}
    /// Makes what is selected italic, or takes that back.
    open func toggleItalics(_ sender: Any?) {}
    /// Underlines what is selected, or takes that back.
    open func toggleUnderline(_ sender: Any?) {}
    /// Puts in what was copied, in the look of the text around it.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Makes what is selected larger.
    open func increaseSize(_ sender: Any?) {}
    /// Makes what is selected smaller.
    open func decreaseSize(_ sender: Any?) {}
    /// Keys that do something; there is no keyboard here.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Changes the program's main menu; there is none here, so that nobody calls this.
    open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }

    // MARK: Accessibility

    /// Whether assistive programs see the object as one thing.
    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? accessibilityDefaults.isElement }
        set { changeAccessibility { $0.isElement = newValue } }
    }
    /// What the object is called.
    open var accessibilityLabel: String? {
        get { accessibility?.label ?? accessibilityDefaults.label }
        set { changeAccessibility { $0.label = newValue } }
    }
    /// What the object stands at, for things that change.
    open var accessibilityValue: String? {
        get { accessibility?.value }
        set { changeAccessibility { $0.value = newValue } }
    }
    /// What comes of using the object.
    open var accessibilityHint: String? {
        get { accessibility?.hint }
        set { changeAccessibility { $0.hint = newValue } }
    }
    /// What tests call the object.
    open var accessibilityIdentifier: String? {
        get { accessibility?.identifier }
        set { changeAccessibility { $0.identifier = newValue } }
    }
    /// What the object is.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.traits ?? accessibilityDefaults.traits }
        set { changeAccessibility { $0.traits = newValue } }
    }
    /// Where the object is on the screen, in points.
    open var accessibilityFrame: CGRect {
        get { accessibility?.frame ?? accessibilityDefaults.frame }
        set { changeAccessibility { $0.frame = newValue } }
    }
    /// Where a tap uses the object, in the screen's coordinates; the middle of its frame unless it was set.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { changeAccessibility { $0.activationPoint = newValue } }
    }
    /// The parts of the object that assistive programs see in its place.
    open var accessibilityElements: [Any]? {
        get { accessibility?.elements }
        set { changeAccessibility { $0.elements = newValue } }
    }
    /// Whether assistive programs pass over all parts of the object.
    open var accessibilityElementsHidden: Bool {
        get { accessibility?.hidesElements ?? false }
        set { changeAccessibility { $0.hidesElements = newValue } }
    }

    /// The language (BCP 47) in which label, value and hint are spoken; nil for the user's.
    open var accessibilityLanguage: String? {
        get { accessibility?.language }
        set { changeAccessibility { $0.language = newValue } }
    }
    /// The object's outline on the screen, in place of `accessibilityFrame`; nil for none.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility?.path }
        set { changeAccessibility { $0.path = newValue } }
    }
    /// Whether assistive programs pass over the object's siblings.
    open var accessibilityViewIsModal: Bool {
        get { accessibility?.isModal ?? false }
        set { changeAccessibility { $0.isModal = newValue } }
    }
    /// Whether the object's parts are read before anything else, wherever they lie.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility?.groupsChildren ?? false }
        set { changeAccessibility { $0.groupsChildren = newValue } }
    }
    /// Actions beyond the usual one.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility?.customActions }
        set { changeAccessibility { $0.customActions = newValue } }
    }

    /// Ways through things of one kind in the object.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility?.customRotors }
        set { changeAccessibility { $0.customRotors = newValue } }
    }
    /// More about the object, told when people ask for it.
    open var accessibilityCustomContent: [AXCustomContent]! {
        get { accessibility?.customContent ?? [] }
        set { changeAccessibility { $0.customContent = newValue } }
    }
    /// Names that people say to use the object, the most usual first; nil for its label.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { changeAccessibility { $0.userInputLabels = newValue } }
    }
    /// The label with attributes of how it is spoken.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set {
            accessibilityLabel = newValue?.string
            changeAccessibility { $0.attributedLabel = newValue }
        }
    }
    /// The value with attributes of how it is spoken; only the text is kept.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }
    /// The hint with attributes of how it is spoken; only the text is kept.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityHint = newValue?.string }
    }
    /// Whether people can use the object by touch; what its traits say unless it was set.
    open var accessibilityRespondsToUserInteraction: Bool {
        get {
            accessibility?.respondsToInteraction ?? !accessibilityTraits.isDisjoint(with: [
                .button, .link, .adjustable,
            ])
        }
        set { changeAccessibility { $0.respondsToInteraction = newValue } }
    }
    /// What kind of container the object is for the elements in it.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility?.containerType ?? .none }
        set { changeAccessibility { $0.containerType = newValue } }
    }
    /// Leaves what is in front, such as an alert; false if there was nothing to leave.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Does what matters most at present, such as to answer a call; false if there was nothing.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Moves the content by a page; false if there is no further one.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// The number of `accessibilityElements`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    /// One of `accessibilityElements`; nil for an index that there is none of.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    /// The index of one of `accessibilityElements`, or `NSNotFound`.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Uses the object as a tap would; false if it did nothing.
    open func accessibilityActivate() -> Bool { false }
    /// Raises the value of an adjustable object.
    open func accessibilityIncrement() {}
    /// Lowers the value of an adjustable object.
    open func accessibilityDecrement() {}
    /// Whether an assistive program is at the object; false, because there are none.
    open func accessibilityElementIsFocused() -> Bool { false }
    /// Called when an assistive program has come to the object.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when an assistive program has left the object.
    open func accessibilityElementDidLoseFocus() {}

    // MARK: What Placard's own classes refine

    /// What the object is for assistive programs unless the program says otherwise.
    var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

    func changeAccessibility(_ edit: (inout AccessibilityState) -> Void) {
        var state = accessibility ?? AccessibilityState()
        edit(&state)
        accessibility = state
    }

    // MARK: Properties by name

    /// Sets a property by its name, as nibs do for outlets and runtime attributes.
    ///
    /// Known are properties of UIKit that documents set, those in a class's `NibTable`, and those marked `@Outlet`.
    open func setValue(_ value: Any?, forKey key: String) {
        switch KeyedObject.set(value, key, on: self) {
        case .done: break
        case .unknown: setValue(value, forUndefinedKey: key)
        case .unsuited(let wanted): KeyFault.unsuited(value, for: key, of: self, wanted: wanted).raise()
        }
    }

    /// Called for a name that the object has no property of; the default reports it.
    ///
    /// Apple's systems raise an exception: here the nib that is being loaded says so, or `UINib.report`.
    open func setValue(_ value: Any?, forUndefinedKey key: String) { KeyFault.undefined(key, of: self).raise() }

    /// Sets a property that a path of names, joined by dots, leads to, such as `layer.cornerRadius`.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyedObject.assign(value, path: keyPath, to: self)
    }

    /// The value of a property that `setValue(_:forKey:)` knows; nil for others too.
    open func value(forKey key: String) -> Any? {
        KeyedObject.value(key, of: self) ?? value(forUndefinedKey: key)
    }

    /// Called for a name that the object has no property of; nil where it is not overridden. Apple's systems raise an
    /// exception.
    open func value(forUndefinedKey key: String) -> Any? { nil }

    /// The value that a path of names, joined by dots, leads to; nil where nothing is on the way.
    open func value(forKeyPath keyPath: String) -> Any? { KeyedObject.value(path: keyPath, of: self) }

    /// Tells that a value has changed that the object observes by its name; the default does nothing, while Apple's
    /// systems raise an exception for what nobody handles.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: Nibs

    /// Called after a nib has made the object and connected its outlets.
    open func awakeFromNib() {}
    /// Called before Interface Builder shows the object.
    open func prepareForInterfaceBuilder() {}
}
