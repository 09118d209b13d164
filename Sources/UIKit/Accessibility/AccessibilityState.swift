/// What a program has said of an element for assistive programs; nil is left to the element's class.
struct AccessibilityState {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var hidesElements = false
    var language: String?
    var path: UIBezierPath?
    var isModal = false
    var groupsChildren = false
    var customActions: [UIAccessibilityCustomAction]?
}

/// What a class of elements is for assistive programs unless a program says otherwise.
struct AccessibilityDefaults {
    var isElement = false
    var label: String?
    var traits = UIAccessibilityTraits.none
    /// In the screen's coordinates.
    var frame = CGRect.zero
}
