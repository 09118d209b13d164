/// Something that moves items, or several behaviors that are added and removed together.
///
/// A composite behavior is a subclass that adds children, or an object of this class itself. On Apple's systems a subclass
/// of NSObject. Source: Apple's documentation of `UIDynamicBehavior`.
@preconcurrency @MainActor open class UIDynamicBehavior: Hashable {
    /// The behaviors that are added and removed with this one, in order.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called at each step of the animation, after the items have been moved.
    open var action: (() -> Void)?
    /// The animator that the behavior, or the one that it is a child of, was added to.
    open var dynamicAnimator: UIDynamicAnimator? { parent?.dynamicAnimator ?? animator }

    weak var animator: UIDynamicAnimator?
    private weak var parent: UIDynamicBehavior?
    /// Its own among all behaviors, growing with age.
    let number: Int
    private static var count = 0
    /// Grows with each change of the behavior, so that what has not changed is left as it is.
    private(set) var revision = 0

    /// Makes a behavior that does nothing by itself.
    public init() {
        Self.count += 1
        number = Self.count
    }

    /// Adds a child; one that is this behavior, or holds it, is left out.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard behavior.parent !== self, !behavior.tree.contains(self) else { return }
        behavior.parent?.removeChildBehavior(behavior)
        childBehaviors.append(behavior)
        behavior.parent = self
        revision += 1
        guard let dynamicAnimator else { return }
        behavior.tellMove(to: dynamicAnimator)
        dynamicAnimator.didGain(behavior.tree.flatMap(\.involvedItems))
    }

    /// Removes a child.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(of: behavior) else { return }
        let animator = dynamicAnimator
        if animator != nil { behavior.tellMove(to: nil) }
        childBehaviors.remove(at: index)
        behavior.parent = nil
        animator?.didLoseItems()
    }

    /// Called before the behavior is added to an animator, or with nil before it is removed; the default does nothing.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    func tellMove(to animator: UIDynamicAnimator?) {
        for behavior in tree { behavior.willMove(to: animator) }
    }

    /// The behavior and all below it, children after their parents.
    var tree: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.tree) }

    /// Has the animator, if there is one, take the behavior as it is now.
    func changed() {
        revision += 1
        dynamicAnimator?.behaviorsDidChange()
    }

    /// Has the animator take an item as it is now.
    func gained(_ item: any UIDynamicItem) {
        revision += 1
        dynamicAnimator?.didGain([item])
    }

    func lostItem() {
        revision += 1
        dynamicAnimator?.didLoseItems()
    }

    /// Whether the behavior, or one below it, acts on anything.
    var hasItems: Bool { !involvedItems.isEmpty || childBehaviors.contains(where: \.hasItems) }

    // MARK: For behaviors of this module

    /// The items that the behavior acts on.
    var involvedItems: [any UIDynamicItem] { [] }
    /// Writes into the plan what the behavior does.
    func contribute(to plan: inout DynamicsPlan, _ bodies: [Body]) {}
    /// Called when the animator has bodies for all items, and at each later change.
    func bodiesAreReady(in animator: UIDynamicAnimator) {}

    /// Behaviors are equal if they are the same object.
    public nonisolated static func == (one: UIDynamicBehavior, other: UIDynamicBehavior) -> Bool { one === other }
    /// Hashes which object this is.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
