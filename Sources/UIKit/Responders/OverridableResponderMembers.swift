import Foundation

/// Members of `UIResponder` that programs override now and then.
///
/// Swift lets only members in the body of a class be overridden. Placard's own, as `OverridableViewMembers`; every object of
/// it is a responder.
@preconcurrency @MainActor open class OverridableResponderMembers: NSObject {
    private var own: UIResponder { unsafeDowncast(self, to: UIResponder.self) }

    /// Called by `init(coder:)` of Apple's nibs to put another object in this one's place; here nobody calls it.
    open func awakeAfter(using coder: NSCoder) -> Any? { self }

    /// Tells that values of touches are known better, which those of fingers never are.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        own.next?.touchesEstimatedPropertiesUpdated(touches)
    }

    /// Hands on what a headset's or the lock screen's buttons ask for; nothing asks here.
    open func remoteControlReceived(with event: UIEvent?) { own.next?.remoteControlReceived(with: event) }

    /// Called on Apple's systems before a menu shows a command; the default leaves it as it is.
    open func validate(_ command: UICommand) {}

    // MARK: Accessibility

    /// How assistive programs go through what is in the object. Stored; no effect.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { own.accessibility?.more.navigationStyle ?? .automatic }
        set { own.changeAccessibility { $0.more.navigationStyle = newValue } }
    }

    /// What kind of text the object shows. Stored; no effect.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { own.accessibility?.more.textualContext }
        set { own.changeAccessibility { $0.more.textualContext = newValue } }
    }

    /// How touches reach an object that takes them as they are. Stored; no effect.
    open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { own.accessibility?.more.directTouchOptions ?? .none }
        set { own.changeAccessibility { $0.more.directTouchOptions = newValue } }
    }

    /// Where something can be dragged from. Stored; no effect.
    open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { own.accessibility?.more.dragSources }
        set { own.changeAccessibility { $0.more.dragSources = newValue } }
    }

    /// Where something can be dropped. Stored; no effect.
    open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { own.accessibility?.more.dropPoints }
        set { own.changeAccessibility { $0.more.dropPoints = newValue } }
    }

    /// The object that holds the header's elements, for tables of data. Stored; no effect.
    open var accessibilityHeaderElements: [Any]? {
        get { own.accessibility?.more.headerElements }
        set { own.changeAccessibility { $0.more.headerElements = newValue } }
    }

    /// Which assistive programs are at the object: none.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers()
        -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
    {
        nil
    }
}

/// What a program has said of an element that seldom is said.
struct SeldomAccessibility {
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var textualContext: UIAccessibilityTextualContext?
    var directTouchOptions = UIAccessibilityDirectTouchOptions.none
    var dragSources: [UIAccessibilityLocationDescriptor]?
    var dropPoints: [UIAccessibilityLocationDescriptor]?
    var headerElements: [Any]?
}
