import Foundation
import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UIAttachmentBehavior`.
@MainActor @Suite struct UIAttachmentBehaviorTests {
    private let stage = DynamicsStage()

    private func distance(_ one: UIView, _ other: CGPoint) -> CGFloat {
        hypot(one.center.x - other.x, one.center.y - other.y)
    }

    @Test func `Defaults`() {
        let (one, other) = (stage.item(100, 100), stage.item(100, 300))
        let tie = UIAttachmentBehavior(item: one, attachedTo: other)
        #expect(tie.attachedBehaviorType == .items && tie.items.count == 2 && tie.length == 200)
        #expect(tie.frequency == 0 && tie.damping == 0 && tie.frictionTorque == 0)
        #expect(tie.attachmentRange == .infinite)
        let anchored = UIAttachmentBehavior(
            item: one, offsetFromCenter: UIOffset(horizontal: 30, vertical: 0),
            attachedToAnchor: CGPoint(x: 130, y: 60))
        #expect(anchored.attachedBehaviorType == .anchor && anchored.length == 40)
    }

    @Test func `A pendulum keeps its length`() {
        let (item, anchor) = (stage.item(200, 100, 20, 20), CGPoint(x: 100, y: 100))
        stage.add(UIGravityBehavior(items: [item]), UIAttachmentBehavior(item: item, attachedToAnchor: anchor))
        var lowest: CGFloat = 0
        for _ in 0..<120 {
            stage.run(1.0 / 60)
            #expect(isNear(distance(item, anchor), 100, within: 1))
            lowest = max(lowest, item.center.y)
        }
        #expect(isNear(lowest, 200, within: 1.5))
    }

    @Test func `An item follows a finger, and keeps its speed when it is let go of`() {
        let card = stage.item(100, 100)
        let drag = UIAttachmentBehavior(item: card, attachedToAnchor: CGPoint(x: 100, y: 100))
        let body = UIDynamicItemBehavior(items: [card])
        stage.add(drag, body)
        stage.run(1.0 / 60)
        for step in 1...20 {
            drag.anchorPoint = CGPoint(x: 100 + 5 * Double(step), y: 100)
            stage.run(1.0 / 60)
            #expect(isNear(card.center.x, drag.anchorPoint.x, within: 0.5))
        }
        stage.clock.drive { stage.animator.removeBehavior(drag) }
        #expect(isNear(body.linearVelocity(for: card).x, 300, within: 5))
    }

    @Test func `An item that is held beside its center swings below the finger`() {
        let card = stage.item(100, 100, 120, 60)
        let drag = UIAttachmentBehavior(
            item: card, offsetFromCenter: UIOffset(horizontal: -50, vertical: 0),
            attachedToAnchor: CGPoint(x: 50, y: 100))
        let body = UIDynamicItemBehavior(items: [card])
        body.angularResistance = 4
        stage.add(UIGravityBehavior(items: [card]), drag, body)
        stage.run(4)
        #expect(isNear(card.center.x, 50, within: 4) && isNear(card.center.y, 150, within: 2))
        #expect(isNear(abs(atan2(card.transform.b, card.transform.a)), .pi / 2, within: 0.1))
    }

    @Test func `A spring swings at its frequency about its length`() {
        let item = stage.item(100, 200)
        let spring = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 100, y: 100))
        (spring.length, spring.frequency, spring.damping) = (80, 1, 0.05)
        stage.add(spring)
        stage.run(0.5)
        #expect(isNear(item.center.y, 163, within: 3))
        stage.run(0.5)
        #expect(isNear(item.center.y, 195, within: 4))
        spring.damping = 1
        stage.run(4)
        #expect(isNear(item.center.y, 180, within: 1))
    }

    @Test func `Items that are tied draw each other along`() {
        let (one, other) = (stage.item(100, 100, 40, 40), stage.item(200, 100, 40, 40))
        let body = UIDynamicItemBehavior(items: [one])
        body.addLinearVelocity(CGPoint(x: -100, y: 0), for: one)
        stage.add(UIAttachmentBehavior(item: one, attachedTo: other), body)
        stage.run(1)
        // Equal masses share the speed.
        #expect(isNear(one.center.x, 50, within: 1) && isNear(other.center.x, 150, within: 1))
    }

    @Test func `A rope lets items come closer, not farther`() {
        let (one, other) = (stage.item(100, 100, 40, 40), stage.item(180, 100, 40, 40))
        let rope = UIAttachmentBehavior.limitAttachment(
            with: one, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero)
        rope.length = 100
        let body = UIDynamicItemBehavior(items: [one, other])
        body.addLinearVelocity(CGPoint(x: 20, y: 0), for: one)
        stage.add(rope, body)
        stage.run(1)
        #expect(isNear(one.center.x, 120, within: 0.5) && other.center.x == 180)
        body.addLinearVelocity(CGPoint(x: -220, y: 0), for: one)
        stage.run(1)
        #expect(other.center.x < 150 && isNear(other.center.x - one.center.x, 100, within: 1))
    }

    @Test func `Pins turn within their range, welds do not`() {
        let (wall, door, sign) = (
            stage.item(100, 100, 20, 20), stage.item(150, 100, 80, 10), stage.item(50, 100, 80, 10)
        )
        let fixed = UIDynamicItemBehavior(items: [wall])
        fixed.isAnchored = true
        let pin = UIAttachmentBehavior.pinAttachment(
            with: door, attachedTo: wall, attachmentAnchor: CGPoint(x: 110, y: 100))
        pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
        let weld = UIAttachmentBehavior.fixedAttachment(
            with: sign, attachedTo: wall, attachmentAnchor: CGPoint(x: 90, y: 100))
        stage.add(fixed, pin, weld, UIGravityBehavior(items: [door, sign]))
        stage.run(2)
        #expect(isNear(atan2(door.transform.b, door.transform.a), 0.5, within: 0.03))
        #expect(isNear(sign.center.y, 100, within: 1) && isNear(sign.transform.b, 0, within: 0.02))
    }

    @Test func `Sliding items keep to their axis, within their range`() {
        let (thumb, anchor) = (stage.item(100, 100, 40, 40), CGPoint(x: 100, y: 100))
        let rail = UIAttachmentBehavior.slidingAttachment(
            with: thumb, attachmentAnchor: anchor, axisOfTranslation: CGVector(dx: 1, dy: 0))
        rail.attachmentRange = UIFloatRange(minimum: -20, maximum: 60)
        let body = UIDynamicItemBehavior(items: [thumb])
        body.addLinearVelocity(CGPoint(x: 200, y: 100), for: thumb)
        stage.add(rail, body, UIGravityBehavior(items: [thumb]))
        stage.run(1)
        #expect(isNear(thumb.center.x, 160, within: 1) && isNear(thumb.center.y, 100, within: 1))
        #expect(isNear(thumb.transform.b, 0, within: 0.02))
    }
}
