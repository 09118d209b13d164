import Foundation

/// Members of `UIView` about what surrounds it, and what is told of it, that programs override now and then.
///
/// Swift lets only members in the body of a class be overridden. Placard's own, as `OverridableViewMembers`, which inherits
/// them; every object of it is a view.
@preconcurrency @MainActor open class OverridableSurroundings: OverridableAnimationMembers {
    private var own: UIView { unsafeDowncast(self, to: UIView.self) }

    /// Whether the constraints leave space for another frame of the view that is as good.
    ///
    /// The layout is brought up to date first. A view that is placed by its frame is never ambiguous, one that no
    /// constraint mentions always is.
    open var hasAmbiguousLayout: Bool { own.ownHasAmbiguousLayout }

    /// Moves the view to another of the frames that an ambiguous layout allows, so that it shows; others stay.
    open func exerciseAmbiguityInLayout() { own.moveWithinAmbiguity() }

    /// The constraints that the view's place and size along an axis hang on, and all others that mention the view, by age.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        own.ownConstraintsAffectingLayout(for: axis)
    }

    /// What a keyboard would cover; without one, what lies below the safe area.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { own.ownKeyboardLayoutGuide }

    /// The name by which the view's state is kept between two starts of a program. Stored; no effect.
    open var restorationIdentifier: String? {
        get { own.viewState.restorationIdentifier }
        set { own.viewState.restorationIdentifier = newValue }
    }

    /// Writes what the view is to begin with next time; nobody asks here.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Reads what the view is to begin with; nobody asks here.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// The group of views that the focus goes through together. Stored; no effect.
    open var focusGroupIdentifier: String? {
        get { own.viewState.focusGroupIdentifier }
        set { own.viewState.focusGroupIdentifier = newValue }
    }

    /// The behaviors that were added to the view, in order.
    open var interactions: [any UIInteraction] {
        get { own.ownInteractions }
        set { own.ownInteractions = newValue }
    }

    /// The effects that were added.
    open var motionEffects: [UIMotionEffect] {
        get { own.ownMotionEffects }
        set { own.ownMotionEffects = newValue }
    }

    /// Adds an effect. Stored; no effect.
    open func addMotionEffect(_ effect: UIMotionEffect) { own.keepMotionEffect(effect) }

    /// Takes an effect away.
    open func removeMotionEffect(_ effect: UIMotionEffect) { own.dropMotionEffect(effect) }

    /// How the view looks while it is focused. Stored; no effect.
    open var focusEffect: UIFocusEffect? {
        get { own.ownFocusEffect }
        set { own.ownFocusEffect = newValue }
    }

    /// Whether the view keeps its colors while the screen's are inverted. Stored; no effect.
    open var accessibilityIgnoresInvertColors: Bool {
        get { own.ownAccessibilityIgnoresInvertColors }
        set { own.ownAccessibilityIgnoresInvertColors = newValue }
    }

    /// The form that the view has in collisions of `UICollisionBehavior`; its bounds by default.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The form for `UIDynamicItemCollisionBoundsType.path`, about a center at (0, 0), in points; none by default.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// The least text size for the view and all upon it; nil sets no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { own.ownMinimumContentSizeCategory }
        set { own.ownMinimumContentSizeCategory = newValue }
    }

    /// The greatest text size for the view and all upon it; nil sets no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { own.ownMaximumContentSizeCategory }
        set { own.ownMaximumContentSizeCategory = newValue }
    }

    /// Which limits of text size reach the view, and whose they are: for people who look for the cause.
    open var appliedContentSizeCategoryLimitsDescription: String {
        own.ownAppliedContentSizeCategoryLimitsDescription
    }

    /// Traits that the view and those upon it have in place of those from above.
    open var traitOverrides: UITraitOverrides {
        get { own.ownTraitOverrides }
        set { own.ownTraitOverrides = newValue }
    }

    /// Has an object told whenever a value has changed that a name, or names joined by dots, lead to.
    ///
    /// Values are compared when `observe(_:options:changeHandler:)` compares them. Neither object is kept alive. A name
    /// that no table lists has no value and never changes. Source: Apple's page of this method, of `NSObject`.
    ///
    /// - Parameters:
    ///   - observer: A responder, or another `KeyPathObserver`; others hear nothing.
    ///   - keyPath: Names as in Objective-C: `text`, `contentSize`, `layer.cornerRadius`, `hidden`.
    ///   - options: What changes hold, and whether there is a call at once.
    ///   - context: Handed back with each change.
    open func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        own.beginObserving(observer, forKeyPath: keyPath, options: options, context: context)
    }

    /// Ends the latest observation of that name and context; nothing happens if there is none, while Apple's systems
    /// raise an exception.
    open nonisolated func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        unsafeDowncast(self, to: UIView.self).endObserving(observer, forKeyPath: keyPath, context: context)
    }

    /// Ends the latest observation of that name, whatever its context is.
    open nonisolated func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        unsafeDowncast(self, to: UIView.self).endObserving(observer, forKeyPath: keyPath)
    }

    // MARK: Coordinates of other spaces

    /// Takes a point of this view's coordinates to those of another view or the screen.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        own.taken(point, to: coordinateSpace)
    }

    /// Takes a point of another view's or the screen's coordinates to this view's.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        own.taken(point, from: coordinateSpace)
    }

    /// Takes a rectangle of this view's coordinates to those of another view or the screen.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        own.taken(rect, to: coordinateSpace)
    }

    /// Takes a rectangle of another view's or the screen's coordinates to this view's.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        own.taken(rect, from: coordinateSpace)
    }

    // MARK: Directions

    /// The direction of a kind of content in the user's language.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    /// The direction of a kind of content where a language has another.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: layoutDirection
        }
    }
}
