import Foundation

/// Has items collide with each other and with boundaries.
///
/// Items of other collision behaviors pass through. Source: Apple's documentation of `UICollisionBehavior`.
@preconcurrency @MainActor open class UICollisionBehavior: ItemsBehavior {
    private var boundaries = CollisionBoundaries() { didSet { changed() } }
    private var insets: UIEdgeInsets? { didSet { changed() } }

    /// What collides with what.
    public struct Mode: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Makes options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Items with each other.
        public static let items = Mode(rawValue: 1)
        /// Items with boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Items with each other and with boundaries.
        public static let everything = Mode(rawValue: .max)
    }

    /// What collides with what; everything by default.
    open var collisionMode = Mode.everything { didSet { changed() } }
    /// Told when items begin and end to touch.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    // MARK: Boundaries

    /// Whether the edges of the reference view's bounds, or of a layout's content, are a boundary; false by default.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { insets != nil }
        set { insets = newValue ? .zero : nil }
    }

    /// Makes a boundary of the reference view's bounds, smaller by some insets in points.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { self.insets = insets }

    /// Adds a boundary along a path in the animator's coordinates; one of the same identifier goes.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        guard let path = bezierPath.copy() as? UIBezierPath else { return }
        boundaries.set(path, for: identifier)
    }

    /// Adds a straight boundary between two points of the animator's coordinates; one of the same identifier goes.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        boundaries.set(path, for: identifier)
    }

    /// The path of a boundary; nil for none of that identifier.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { boundaries.path(for: identifier) }
    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) { boundaries.remove(identifier) }
    /// Removes all boundaries but that of the reference bounds.
    open func removeAllBoundaries() { boundaries.removeAll() }
    /// The identifiers of all boundaries, in the order in which they were added; nil without any.
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.identifiers.isEmpty ? nil : boundaries.identifiers
    }

    override func contribute(to plan: inout DynamicsPlan, _ bodies: [Body]) {
        var group = CollisionGroup()
        group.members = numbers(in: plan)
        group.collides = CollisionGroup.Collides(rawValue: Int(collisionMode.rawValue & 3))
        boundaries.write(into: &group)
        if let insets, !plan.referenceBounds.isNull {
            let edges = UIBezierPath(rect: plan.referenceBounds.inset(by: insets))
            for line in BoundaryPath(edges).lines { group.addLines(to: 0, through: line) }
        }
        plan.groups[number] = group
    }

    // MARK: Telling

    func tell(_ change: TouchList.Change, _ item: any UIDynamicItem, _ other: any UIDynamicItem) {
        switch change {
        case .began(let point):
            collisionDelegate?.collisionBehavior(self, beganContactFor: item, with: other, at: point.point)
        case .ended: collisionDelegate?.collisionBehavior(self, endedContactFor: item, with: other)
        }
    }

    func tell(_ change: TouchList.Change, _ item: any UIDynamicItem, boundary: Int) {
        let identifier = boundaries.identifier(of: boundary)
        switch change {
        case .began(let point):
            collisionDelegate?.collisionBehavior(
                self, beganContactFor: item, withBoundaryIdentifier: identifier, at: point.point)
        case .ended:
            collisionDelegate?.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: identifier)
        }
    }
}

/// What is told when items begin and end to touch, after the step in which they do.
///
/// Source: Apple's documentation of `UICollisionBehaviorDelegate`.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: AnyObject {
    /// Called when two items begin to touch at a point of the animator's coordinates.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    /// Called when two items end to touch.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// Called when an item begins to touch a boundary; the identifier is nil for that of the reference bounds.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    /// Called when an item ends to touch a boundary.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    /// Called when two items begin to touch; the default does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    /// Called when two items end to touch; the default does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    /// Called when an item begins to touch a boundary; the default does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    /// Called when an item ends to touch a boundary; the default does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}
