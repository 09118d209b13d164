/// Members of `UIViewController` that programs override now and then.
///
/// Swift lets only members in the body of a class be overridden. Placard's own, as `OverridableViewMembers`; every object of
/// it is a controller.
@preconcurrency @MainActor open class OverridableControllerMembers: UIResponder {
    /// Called when a controller in this one would like another size; does nothing by itself.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called on Apple's systems when the rules of a controller in this one ask for another size.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size of a controller in this one: all of it. Not asked.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize
    }

    /// Takes over what the view is to show, before its first layout and when that was asked for.
    ///
    /// Also when an `@Observable` object changes that was read in it; the view's own comes next (iOS 26).
    open func updateProperties() {}
    /// Asks for `updateProperties()` of the controller and its view before the next layout; one without a view has it with its view.
    open func setNeedsUpdateProperties() { ownView?.markPropertiesDue() }
    /// Has `updateProperties()` of the controller, its view and all upon that called now, where it is due.
    open func updatePropertiesIfNeeded() { ownView?.updatePropertiesOfTree() }

    /// A button for a bar that begins and ends editing by `setEditing(_:animated:)`, and says which it does.
    open var editButtonItem: UIBarButtonItem {
        if let madeEditItem { return madeEditItem }
        let controller = unsafeDowncast(self, to: UIViewController.self)
        let item = UIBarButtonItem(
            primaryAction: UIAction { [weak controller] _ in
                controller.map { $0.setEditing(!$0.isEditing, animated: true) }
            })
        madeEditItem = item
        editingDidChange(to: controller.isEditing)
        return item
    }
    private var madeEditItem: UIBarButtonItem?

    func editingDidChange(to isEditing: Bool) {
        madeEditItem?.title = (isEditing ? UIBarButtonItem.SystemItem.done : .edit).title
        madeEditItem?.style = isEditing ? .done : .plain
    }

    private var ownView: UIView? { (self as? UIViewController)?.viewIfLoaded }

    /// How far content has moved below the large title and the search of the bar above, in points.
    var distanceBelowBar: CGFloat = 0
    /// Whether the view does not reach below a bar around it.
    var liesBesideBars = false
    private var scrollViews: [NSDirectionalRectEdge.RawValue: UIScrollView] = [:]

    /// Names the scroll view whose content moves below bars at an edge; large titles follow that at the top.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for side in Self.edges where edge.contains(side) { scrollViews[side.rawValue] = scrollView }
    }
    /// Names the scroll view whose content moves below bars at all edges; large titles follow it.
    open func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
    /// The scroll view that was named for an edge.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        Self.edges.first(where: edge.contains).flatMap { scrollViews[$0.rawValue] }
    }
    private static let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]

    // MARK: Traits

    /// What the view has in place of the traits from above; changed by `insist(_:)`.
    var insistedTraits = ControllerTraits()

    /// Traits that the controller and its view have in place of those from above.
    open var traitOverrides: UITraitOverrides {
        get { insistedTraits.own }
        set { unsafeDowncast(self, to: UIViewController.self).insist { $0.own = newValue } }
    }
    /// Gives a child's view traits in place of those from above; nil takes that back.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.insist { $0.parent = collection }
    }
    /// What `setOverrideTraitCollection(_:forChild:)` gave a child.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.insistedTraits.parent
    }

    // MARK: What the system asks

    /// The screen's edges at which the program's gestures come before the system's; nobody asks here.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// No effect: nobody asks for those edges.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Whether the keyboard stays where a field loses it; there is no keyboard here.
    open var disablesAutomaticKeyboardDismissal: Bool { false }
    /// Whether a controller that does not cover the screen says how the status bar looks. Stored; no effect.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Called on Apple's systems when the program's state was restored; nobody restores it here.
    open func applicationFinishedRestoringState() {}

    // MARK: Segues that unwind

    /// Whether a segue may unwind to the controller: if it has the action and is not the source.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender ?? self)
    }
    /// The same by its name from before iOS 13, which programs override.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        unsafeDowncast(self, to: UIViewController.self).hasUnwindAction(action, from: fromViewController)
    }
    /// The children that may be unwound to, the first choice first: all but the one that the segue comes from.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let from = childContaining(source)
        return unsafeDowncast(self, to: UIViewController.self).children.filter { $0 !== from }
    }
    /// The child that a segue comes from; nil if it comes from elsewhere.
    public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        unsafeDowncast(self, to: UIViewController.self).child(above: source.source)
    }
    /// Shows a child that a segue unwinds to or through; containers do, other controllers have nothing to do.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    /// The segue that unwinds, as containers made it before iOS 9; nil for the storyboard's own.
    open func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? { nil }

    // MARK: Content that is not there

    private lazy var unavailability = UnavailableContent(of: unsafeDowncast(self, to: UIViewController.self))

    /// Called before the controller's view is laid out.
    func prepareForLayout(of view: UIView) { unavailability.prepareForLayout(in: view) }

    /// What stands for content that is not there, over the controller's view; nil for nothing.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailability.configuration }
        set { unavailability.configuration = newValue }
    }
    /// The circumstances that it is made for.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { unavailability.state }
    /// Has `updateContentUnavailableConfiguration(using:)` called before the next layout.
    open func setNeedsUpdateContentUnavailableConfiguration() { unavailability.setNeedsUpdate() }
    /// Called when what stands for missing content has to be made anew; the default does nothing.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
}
