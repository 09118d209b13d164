import Foundation
import Testing

@testable import PlacardUIKit

/// Whatever is asked of behaviors, nothing traps, hangs or leaves numbers that are none.
@MainActor @Suite struct DynamicsSafetyTests {
    private let stage = DynamicsStage()
    private nonisolated static let odd: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1, 0, 1e-300,
    ]

    private func isSound(_ view: UIView) -> Bool {
        view.center.x.isFinite && view.center.y.isFinite && view.transform.a.isFinite
    }

    @Test(arguments: odd)
    func `Properties of any number`(number: CGFloat) {
        let (one, other) = (stage.item(100, 100), stage.item(210, 100))
        let point = CGPoint(x: number, y: number)
        let gravity = UIGravityBehavior(items: [one, other])
        gravity.setAngle(number, magnitude: number)
        let push = UIPushBehavior(items: [one], mode: .continuous)
        push.setAngle(number, magnitude: number)
        push.pushDirection = CGVector(dx: number, dy: number)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: number, vertical: number), for: one)
        let snap = UISnapBehavior(item: one, snapTo: point)
        snap.damping = number
        let tie = UIAttachmentBehavior(item: one, attachedTo: other)
        (tie.length, tie.frequency, tie.damping, tie.frictionTorque) = (number, number, number, number)
        tie.attachmentRange = UIFloatRange(minimum: number, maximum: -number)
        let hook = UIAttachmentBehavior(
            item: other, offsetFromCenter: UIOffset(horizontal: number, vertical: 0), attachedToAnchor: point)
        let body = UIDynamicItemBehavior(items: [one, other])
        (body.elasticity, body.friction, body.density, body.resistance) = (number, number, number, number)
        (body.angularResistance, body.charge) = (number, number)
        body.addLinearVelocity(point, for: one)
        body.addAngularVelocity(number, for: one)
        let walls = stage.walls(one, other)
        walls.addBoundary(withIdentifier: "odd" as NSString, from: point, to: CGPoint(x: 0, y: number))
        walls.addBoundary(
            withIdentifier: "arc" as NSString, for: UIBezierPath(ovalIn: CGRect(origin: point, size: .zero)))
        stage.add(gravity, push, snap, tie, hook, body, walls)
        stage.run(0.3)
        #expect(isSound(one) && isSound(other))
    }

    @Test(arguments: odd)
    func `Fields of any number`(number: CGFloat) {
        let item = stage.item(100, 100)
        let direction = CGVector(dx: number, dy: 1)
        let fields = [
            UIFieldBehavior.dragField(), .vortexField(), .radialGravityField(position: CGPoint(x: number, y: 0)),
            .linearGravityField(direction: direction), .velocityField(direction: direction),
            .noiseField(smoothness: number, animationSpeed: number),
            .turbulenceField(smoothness: number, animationSpeed: number), .springField(), .electricField(),
            .magneticField(), .field { _, _, _, _, _, _ in direction },
        ]
        for field in fields {
            (field.strength, field.falloff, field.minimumRadius) = (number, number, number)
            field.region = UIRegion(radius: number).inverse()
            field.addItem(item)
            stage.add(field)
        }
        stage.run(0.2)
        #expect(isSound(item))
    }

    @Test(arguments: [CGSize.zero, CGSize(width: CGFloat.nan, height: 10), CGSize(width: 1e30, height: 1e-30)])
    func `Items of any size`(size: CGSize) {
        let (item, ball) = (UIView(), RoundView())
        for view in [item, ball] { view.bounds.size = size }
        ball.center = CGPoint(x: 30, y: 0)
        stage.add(UIGravityBehavior(items: [item, ball]), UICollisionBehavior(items: [item, ball]))
        stage.run(0.2)
        #expect(isSound(item) && isSound(ball))
    }

    @Test func `An item is tied to itself, and another that is nowhere`() {
        let item = stage.item(100, 100)
        stage.add(UIAttachmentBehavior(item: item, attachedTo: item), UIGravityBehavior(items: [item, item]))
        stage.run(0.1)
        #expect(isNear(item.center.y, 105))
    }

    @Test func `Hundreds of labels are added one by one, fall and come to rest`() {
        let gravity = UIGravityBehavior()
        let collision = UICollisionBehavior()
        collision.translatesReferenceBoundsIntoBoundary = true
        stage.add(gravity, collision)
        for index in 0..<300 {
            let label = stage.item(CGFloat(20 + index % 12 * 32), CGFloat(390 - index / 12 * 15), 30, 14)
            gravity.addItem(label)
            collision.addItem(label)
        }
        stage.run(1)
        let labels = gravity.items
        #expect(labels.allSatisfy { (0...400).contains($0.center.x) && (0...400).contains($0.center.y) })
    }

    @Test func `Delegates change behaviors while they are told`() {
        let (item, other) = (stage.item(100, 300), stage.item(300, 300))
        let walls = stage.walls(item, other)
        let gravity = UIGravityBehavior(items: [item, other])
        let stopper = Stopper(stage.animator)
        walls.collisionDelegate = stopper
        stage.animator.delegate = stopper
        stage.add(gravity, walls)
        stage.run(2)
        #expect(stopper.touches == 1 && stage.animator.behaviors.isEmpty && !stage.animator.isRunning)
    }

    /// Known of UIKit: an item that all behaviors have left is read anew by the next one.
    @Test func `An item between behaviors is where its owner put it`() {
        let item = stage.item(100, 100)
        stage.add(UIGravityBehavior(items: [item]))
        stage.run(0.2)
        stage.animator.removeAllBehaviors()
        item.center = CGPoint(x: 300, y: 50)
        stage.add(UIGravityBehavior(items: [item]))
        stage.run(0.2)
        #expect(item.center.x == 300 && isNear(item.center.y, 70))
    }

    @Test func `A paused animator goes on where another clock is at`() {
        let item = stage.item(100, 100)
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.magnitude = 1
        stage.add(push)
        stage.run(0.1)
        stage.animator.removeAllBehaviors()
        stage.run(100)
        let later = EventClock(.stepped)
        later.drive {
            stage.animator.addBehavior(UIGravityBehavior(items: [item]))
            later.advance(by: 0.5)
        }
        #expect(isNear(item.center.y, 225) && isNear(item.center.x, 110))
    }
}

private final class RoundView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

/// Takes all behaviors away with the first touch.
@MainActor private final class Stopper: UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    private let animator: UIDynamicAnimator
    var touches = 0

    init(_ animator: UIDynamicAnimator) { self.animator = animator }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
        touches += 1
        animator.removeAllBehaviors()
    }

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { animator.removeAllBehaviors() }
}
