import Foundation
import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UIDynamicBehavior`.
@MainActor @Suite struct UIDynamicBehaviorTests {
    private let stage = DynamicsStage()

    @Test func `A composite behavior is added and removed as one`() {
        let item = stage.item(100, 100)
        let drop = Drop(item)
        stage.add(drop)
        stage.add(drop)
        #expect(stage.animator.behaviors == [drop] && drop.childBehaviors.count == 2)
        #expect(drop.childBehaviors[0].dynamicAnimator === stage.animator && drop.moves == ["animator"])
        stage.run(2)
        #expect(isNear(item.frame.maxY, 400, within: 0.5))
        stage.clock.drive { stage.animator.removeBehavior(drop) }
        #expect(drop.moves == ["animator", "nothing"] && drop.dynamicAnimator == nil)
        #expect(drop.childBehaviors[0].dynamicAnimator == nil)
    }

    @Test func `Actions are called at each step, after the items were moved`() {
        let item = stage.item(100, 100)
        let gravity = UIGravityBehavior(items: [item])
        var places: [CGFloat] = []
        gravity.action = { places.append(item.center.y) }
        stage.add(gravity)
        stage.run(0.1)
        #expect(places.count == 6 && isNear(places[5], 105) && places[0] > 100)
    }

    @Test func `An action may remove its behavior, and add another`() {
        let item = stage.item(100, 100)
        let (gravity, snap) = (
            UIGravityBehavior(items: [item]), UISnapBehavior(item: item, snapTo: CGPoint(x: 50, y: 50))
        )
        let animator = stage.animator
        gravity.action = { [unowned gravity] in
            guard item.center.y > 200 else { return }
            animator.removeBehavior(gravity)
            animator.addBehavior(snap)
        }
        stage.add(gravity)
        stage.run(4)
        #expect(animator.behaviors == [snap] && isNear(item.center.y, 50, within: 0.5) && !animator.isRunning)
    }

    @Test func `What an action changes counts, also when everything has just come to rest`() {
        let item = stage.item(100, 100)
        let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 100, y: 110))
        let (view, animator) = (stage.view, stage.animator)
        // Told in the tick in which the item falls asleep, which is the last one.
        snap.action = {
            if !animator.world.isAwake([1]) { snap.snapPoint = CGPoint(x: view.bounds.maxX, y: 110) }
        }
        stage.add(snap)
        stage.run(6)
        #expect(isNear(item.center.x, 400, within: 0.5))
        snap.action = nil
    }

    @Test func `Children come and go under way; no behavior holds itself`() {
        let (whole, item) = (UIDynamicBehavior(), stage.item(100, 100))
        let gravity = UIGravityBehavior(items: [item])
        stage.add(whole)
        #expect(!stage.animator.isRunning)
        stage.clock.drive { whole.addChildBehavior(gravity) }
        gravity.addChildBehavior(whole)
        whole.addChildBehavior(whole)
        #expect(gravity.childBehaviors.isEmpty && whole.childBehaviors == [gravity])
        stage.run(0.5)
        #expect(isNear(item.center.y, 225))
        stage.clock.drive { whole.removeChildBehavior(gravity) }
        #expect(gravity.dynamicAnimator == nil && !stage.animator.isRunning)
    }
}

/// As programs write them: `override init()` is that of the class.
private final class Drop: UIDynamicBehavior {
    var moves: [String] = []
    private let gravity = UIGravityBehavior()
    private lazy var collider: UICollisionBehavior = {
        let collider = UICollisionBehavior()
        collider.translatesReferenceBoundsIntoBoundary = true
        return collider
    }()

    override init() {
        super.init()
        addChildBehavior(gravity)
        addChildBehavior(collider)
    }

    convenience init(_ item: UIView) {
        self.init()
        gravity.addItem(item)
        collider.addItem(item)
    }

    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        moves.append(dynamicAnimator == nil ? "nothing" : "animator")
    }
}
