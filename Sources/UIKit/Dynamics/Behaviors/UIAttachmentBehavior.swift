import Foundation

/// Ties an item to another one, or to a point.
///
/// An attachment by `init` is a rod that turns freely about both ends, or a spring if it has a frequency; others are made by
/// the class's methods. Source: Apple's documentation of `UIAttachmentBehavior`.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior, JointMaking {
    /// What an item is tied to.
    public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items
        /// A point.
        case anchor
    }

    /// How the ends are held.
    enum Tie {
        case rod, rope
        case pin(PlaneVector)
        case weld(PlaneVector)
        case rail(PlaneVector, axis: PlaneVector)
    }

    private let tie: Tie
    private let offsets: (PlaneVector, PlaneVector)
    /// What the item is tied to.
    public let attachedBehaviorType: AttachmentType
    /// The item, and the one that it is tied to if there is one.
    public let items: [any UIDynamicItem]

    /// Ties the center of an item to a point of the animator's coordinates, at the distance that they have.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Ties a place of an item, in points from its center, to a point of the animator's coordinates.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (tie, attachedBehaviorType, items) = (.rod, .anchor, [item])
        offsets = (PlaneVector(offset), .zero)
        anchorPoint = point
        length = Self.distance(item, offset, point)
        super.init()
    }

    /// Ties the centers of two items, at the distance that they have.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Ties places of two items, each in points from its item's center.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) { self.init(.rod, [item1, item2], offset1, offset2) }

    private init(
        _ tie: Tie, _ items: [any UIDynamicItem], _ offset1: UIOffset = .zero, _ offset2: UIOffset = .zero,
        anchor: CGPoint = .zero
    ) {
        (self.tie, self.items, anchorPoint) = (tie, items, anchor)
        attachedBehaviorType = items.count > 1 ? .items : .anchor
        offsets = (PlaneVector(offset1), PlaneVector(offset2))
        length = items.count > 1 ? Self.distance(items[0], offset1, Self.place(items[1], offset2)) : 0
        super.init()
    }

    // MARK: Other attachments

    /// Has an item slide along an axis, without turning; 0 of the range is where it is now.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.rail(PlaneVector(point), axis: PlaneVector(axis)), [item], anchor: point)
    }

    /// Has an item slide along an axis that belongs to another one.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.rail(PlaneVector(point), axis: PlaneVector(axis)), [item1, item2], anchor: point)
    }

    /// Ties places of two items as by a rope: they are never farther apart than `length`.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.rope, [item1, item2], offset1, offset2) }

    /// Makes two items one, as they are now.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.weld(PlaneVector(point)), [item1, item2], anchor: point) }

    /// Has two items turn about a point that belongs to both.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.pin(PlaneVector(point)), [item1, item2], anchor: point) }

    // MARK: Properties

    /// The point that the item is tied to, in the animator's coordinates; moving it draws the item along.
    open var anchorPoint: CGPoint { didSet { changed() } }
    /// How far the ends are apart, in points; at first as far as when the attachment was made.
    open var length: CGFloat { didSet { changed() } }
    /// How little a spring swings: 0, the default, for on and on, 1 for not at all.
    open var damping: CGFloat = 0 { didSet { changed() } }
    /// How often a spring swings in a second; 0, the default, for an attachment that does not give way.
    open var frequency: CGFloat = 0 { didSet { changed() } }
    /// How hard the item is to turn about the attachment; 0 by default. It has no unit.
    open var frictionTorque: CGFloat = 0 { didSet { changed() } }
    /// How far an item slides, in points, or turns about a pin, in radians, from where it was; without ends by default.
    open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }

    private static func place(_ item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
        (PlaneVector(item.center) + PlaneTurn(angle: item.rotation).turned(PlaneVector(offset))).point
    }

    private static func distance(_ item: any UIDynamicItem, _ offset: UIOffset, _ point: CGPoint) -> CGFloat {
        let place = place(item, offset)
        return hypot(place.x - point.x, place.y - point.y)
    }

    // MARK: Joint

    override var involvedItems: [any UIDynamicItem] { items }

    override func contribute(to plan: inout DynamicsPlan, _ bodies: [Body]) { plan.joints.append((number, self)) }

    func makeJoint(_ plan: DynamicsPlan, _ bodies: [Body]) -> Joint? {
        guard let second = plan.number(of: items[0]) else { return nil }
        let first = items.count > 1 ? plan.number(of: items[1]) : 0
        guard let first, first != second else { return nil }
        let (base, body) = (bodies[first], bodies[second])
        func joint(_ one: PlaneVector, _ other: PlaneVector, _ form: Joint.Form) -> Joint {
            Joint(first: first, second: second, firstAnchor: one, secondAnchor: other, form: form)
        }
        func joint(at point: PlaneVector, _ form: Joint.Form) -> Joint {
            joint(
                base.turn.turnedBack(point - base.position), body.turn.turnedBack(point - body.position), form)
        }
        let (angle, reach) = (body.angle - base.angle, Double(length))
        let ends = (
            first == 0 ? PlaneVector(anchorPoint).limited(to: 1e9) : offsets.1 - base.offset, offsets.0 - body.offset
        )
        switch tie {
        case .rod: return joint(ends.0, ends.1, .rod(length: reach))
        case .rope: return joint(ends.0, ends.1, .rope(length: reach))
        case .pin(let point): return joint(at: point, .pin(angle: angle))
        case .weld(let point): return joint(at: point, .weld(angle: angle))
        case .rail(let point, let axis):
            let direction = axis.direction == .zero ? PlaneVector(1, 0) : axis.direction
            return joint(at: point, .rail(direction: base.turn.turnedBack(direction), angle: angle))
        }
    }

    func update(_ joint: inout Joint) {
        let reach = min(max(PlaneVector.bounded(Double(length), by: 1e7), 0), 1e7)
        switch joint.form {
        case .rod: joint.form = .rod(length: reach)
        case .rope: joint.form = .rope(length: reach)
        default: break
        }
        joint.frequency = min(max(PlaneVector.bounded(Double(frequency), by: 1e3), 0), 60)
        joint.damping = max(PlaneVector.bounded(Double(damping), by: 1e3), 0)
        joint.friction = max(PlaneVector.bounded(Double(frictionTorque), by: 1e9), 0)
        joint.range = attachmentRange.bounds
        if joint.first == 0 {
            joint.moveAnchor(to: PlaneVector(anchorPoint).limited(to: 1e9), within: 1 / CADisplayLink.rate)
        }
    }
}
