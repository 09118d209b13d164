import Foundation
import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UICollisionBehavior` and `UICollisionBehaviorDelegate`.
@MainActor @Suite struct UICollisionBehaviorTests {
    private let stage = DynamicsStage()

    @Test func `Defaults`() {
        let collision = UICollisionBehavior()
        #expect(collision.collisionMode == .everything && !collision.translatesReferenceBoundsIntoBoundary)
        #expect(collision.boundaryIdentifiers == nil && collision.items.isEmpty)
        #expect(UICollisionBehavior.Mode.everything.contains([.items, .boundaries]))
    }

    @Test func `What falls rests with its edge on the bounds, and the animator pauses`() {
        let item = stage.item(100, 60)
        let walls = stage.walls(item)
        let log = TouchLog((item, "box"))
        walls.collisionDelegate = log
        stage.add(UIGravityBehavior(items: [item]), walls)
        stage.run(3)
        #expect(isNear(item.frame.maxY, 400, within: 0.5) && isNear(item.frame.minX, 50))
        #expect(item.transform.isIdentity && !stage.animator.isRunning)
        #expect(log.lines == ["box meets edge at 400"])
    }

    @Test func `An elastic item comes back nearly to its height`() {
        let item = stage.item(100, 100)
        let body = UIDynamicItemBehavior(items: [item])
        body.elasticity = 1
        stage.add(UIGravityBehavior(items: [item]), stage.walls(item), body)
        // 250 points down and up again.
        stage.run(2 * (2 * 250.0 / 1000).squareRoot())
        #expect(isNear(item.center.y, 100, within: 5))
    }

    @Test func `A bounce is told as a beginning and an end`() {
        let item = stage.item(100, 100)
        let (walls, body, log) = (stage.walls(item), UIDynamicItemBehavior(items: [item]), TouchLog((item, "box")))
        (body.elasticity, walls.collisionDelegate) = (0.5, log)
        stage.add(UIGravityBehavior(items: [item]), walls, body)
        stage.run(0.9)
        #expect(log.lines == ["box meets edge at 400", "box leaves edge"])
    }

    @Test func `Items meet each other, the earlier one first`() {
        let (one, other) = (stage.item(100, 300), stage.item(100, 100))
        let (collision, log) = (UICollisionBehavior(items: [one, other]), TouchLog((one, "low"), (other, "high")))
        collision.collisionDelegate = log
        stage.add(collision, UIGravityBehavior(items: [other]))
        stage.run(0.5)
        #expect(log.lines.first == "low meets high")
        #expect(one.center.y > 310)
    }

    @Test(arguments: [(UICollisionBehavior.Mode.items, true), (.boundaries, false), (.everything, false)])
    func `Modes say what collides`(mode: UICollisionBehavior.Mode, falls: Bool) {
        let (low, high) = (stage.item(100, 345), stage.item(120, 200))
        let walls = stage.walls(low, high)
        walls.collisionMode = mode
        stage.add(UIGravityBehavior(items: [low, high]), walls)
        stage.run(2)
        #expect((low.center.y > 600) == falls)
        #expect((high.center.y > 340 && high.center.y < 360) == (mode == .boundaries))
    }

    @Test func `Boundaries by identifier`() {
        let item = stage.item(100, 60)
        let (collision, log) = (UICollisionBehavior(items: [item]), TouchLog((item, "box")))
        collision.collisionDelegate = log
        collision.addBoundary(
            withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 200), to: CGPoint(x: 300, y: 200))
        collision.addBoundary(withIdentifier: "floor" as NSCopying, for: UIBezierPath(rect: stage.view.bounds))
        #expect(collision.boundaryIdentifiers?.count == 2)
        #expect(collision.boundary(withIdentifier: "shelf" as NSCopying)?.bounds.width == 300)
        stage.add(UIGravityBehavior(items: [item]), collision)
        stage.run(1)
        #expect(isNear(item.frame.maxY, 200, within: 0.5))
        collision.removeBoundary(withIdentifier: "shelf" as NSString)
        stage.run(1)
        #expect(isNear(item.frame.maxY, 400, within: 0.5))
        #expect(log.lines == ["box meets shelf at 200", "box leaves edge", "box meets floor at 400"])
        collision.removeAllBoundaries()
        #expect(collision.boundaryIdentifiers == nil)
    }

    @Test func `Insets make the bounds smaller, and bounds that change are followed`() {
        let item = stage.item(100, 50)
        let collision = UICollisionBehavior(items: [item])
        collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 40, right: 0))
        stage.add(UIGravityBehavior(items: [item]), collision)
        stage.run(0.9)
        #expect(isNear(item.frame.maxY, 360, within: 0.5))
        stage.view.bounds.size.height = 600
        stage.run(2)
        #expect(isNear(item.frame.maxY, 560, within: 0.5))
    }

    @Test func `Circles roll off, boxes stay`() {
        let (ball, box) = (Ball(frame: CGRect(x: 150, y: 100, width: 40, height: 40)), stage.item(300, 120, 40, 40))
        stage.view.addSubview(ball)
        let collision = UICollisionBehavior(items: [ball, box])
        collision.addBoundary(
            withIdentifier: "slope" as NSString, from: CGPoint(x: 0, y: 250), to: CGPoint(x: 399, y: 150))
        let rough = UIDynamicItemBehavior(items: [ball, box])
        rough.friction = 1
        stage.add(UIGravityBehavior(items: [ball, box]), collision, rough)
        stage.run(1.2)
        #expect(ball.center.x < 130 && ball.transform.b != 0)
        #expect(isNear(box.center.x, 300, within: 12))
        #expect(isNear(atan2(box.transform.b, box.transform.a), atan2(-100, 399), within: 0.02))
    }
}

private final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
