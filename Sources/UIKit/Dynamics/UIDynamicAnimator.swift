/// Moves items as its behaviors ask, until all are at rest.
///
/// It runs on the clock that drives the code which adds a behavior (`EventClock.drive(_:)`), and on a clock that runs by
/// itself where none does, sixty times a second: it moves the items, tells of collisions, calls the behaviors' `action`s, and
/// pauses when nothing moves any more; a change of a behavior has it go on. Where no time passes, as when a single image is
/// drawn, items stay where they are. On Apple's systems a subclass of NSObject. Source: Apple's documentation of
/// `UIDynamicAnimator`.
@preconcurrency @MainActor open class UIDynamicAnimator {
    /// The view whose coordinates items and behaviors are in; nil for an animator of a layout or of other items.
    public private(set) weak var referenceView: UIView?
    private(set) weak var layout: UICollectionViewLayout?
    /// Told when the animator pauses and goes on.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The behaviors that were added, in order, without their children.
    open private(set) var behaviors: [UIDynamicBehavior] = []

    var world = World()
    var links: [ObjectIdentifier: DynamicItemLink] = [:]
    /// How many items there have ever been.
    var itemCount = 0
    var plan = DynamicsPlan(numbers: [:], referenceBounds: .null)
    /// The revisions of behaviors that the world knows, by the behaviors' numbers.
    var known: [Int: Int] = [:]
    var ticker: DynamicsTicker? { didSet { clock = ticker?.clock ?? clock } }
    /// The clock that the animator ran on last.
    private(set) var clock: EventClock?
    /// How far time has come, in steps of the world.
    var steps = 0
    /// What is to be done to the world when it has ended its step.
    var edits: [(inout World) -> Void] = []
    var isStepping = false
    /// Whether the behaviors are not what the world knows, and whether items may have gone.
    var (isOutdated, mayHaveLostItems) = (false, false)

    /// Makes an animator of items in a view's coordinates, which are views upon it.
    public init(referenceView view: UIView) { referenceView = view }
    /// Makes an animator of the attributes of a layout, which is out of date at each step.
    public init(collectionViewLayout layout: UICollectionViewLayout) { self.layout = layout }
    /// Makes an animator of a program's own items.
    public init() {}

    // MARK: Behaviors

    /// Adds a behavior with its children; one that has been added already stays as it is.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(behavior) else { return }
        behavior.dynamicAnimator?.removeBehavior(behavior)
        behavior.tellMove(to: self)
        behaviors.append(behavior)
        behavior.animator = self
        didGain(behavior.tree.flatMap(\.involvedItems))
    }

    /// Removes a behavior with its children; items stay where they are.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = behaviors.firstIndex(of: behavior) else { return }
        behavior.tellMove(to: nil)
        behaviors.remove(at: index)
        behavior.animator = nil
        didLoseItems()
    }

    /// Removes all behaviors.
    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

    /// The behaviors with all below them.
    var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.tree) }

    // MARK: Items

    /// The items of behaviors whose boxes meet a rectangle, in the animator's coordinates, in points.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        bringUpToDate()
        return orderedLinks.map(\.item).filter { $0.box.intersects(rect) }
    }

    /// Takes over where an item is, how it is turned and how large it is, after something else has changed that.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        guard let link = links[ObjectIdentifier(item)] else { return }
        let fresh = item.body
        edit { world in
            world.change(link.number) { body in
                let (velocity, turning) = (body.velocity, body.angularVelocity)
                let (material, freedom) = (body.material, body.freedom)
                body = fresh
                (body.material, body.freedom) = (material, freedom)
                if freedom != .anchored { body.velocity = velocity }
                if freedom == .free { body.angularVelocity = turning }
            }
        }
        links[ObjectIdentifier(item)]?.note(fresh)
        resume()
    }

    var orderedLinks: [DynamicItemLink] { links.values.sorted { $0.order < $1.order } }

    // MARK: Attributes of a layout

    /// The attributes of a cell that a behavior has among its items; nil for none.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: .cell(indexPath))
    }

    /// The attributes of a supplementary view that a behavior has among its items; nil for none.
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .supplementary(kind, indexPath)) }

    /// The attributes of a decoration that a behavior has among its items; nil for none.
    open func layoutAttributesForDecorationView(
        ofKind decorationViewKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .decoration(decorationViewKind, indexPath)) }

    private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        bringUpToDate()
        return links.values.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }
            .first { $0.element == element }
    }

    // MARK: Time

    /// Whether the animator moves items at present.
    open var isRunning: Bool { ticker != nil }
    /// How long the animator has been running since it last began to, in seconds; 0 while it pauses.
    open var elapsedTime: TimeInterval { ticker?.time ?? 0 }
}

/// What is told when an animator pauses and goes on.
///
/// Source: Apple's documentation of `UIDynamicAnimatorDelegate`.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
    /// Called before the animator begins to move items, also for the first time.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when all items are at rest, or no behavior is left.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Called before the animator begins to move items; the default does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    /// Called when all items are at rest; the default does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
