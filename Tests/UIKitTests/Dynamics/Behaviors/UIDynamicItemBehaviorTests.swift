import Foundation
import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UIDynamicItemBehavior`.
@MainActor @Suite struct UIDynamicItemBehaviorTests {
    private let stage = DynamicsStage()

    @Test func `Defaults`() {
        let body = UIDynamicItemBehavior()
        #expect(body.elasticity == 0 && body.friction == 0 && body.density == 1 && body.resistance == 0)
        #expect(body.angularResistance == 0 && body.charge == 0 && !body.isAnchored && body.allowsRotation)
    }

    @Test func `Velocities add up, also before there is an animator`() {
        let item = stage.item(100, 100)
        let body = UIDynamicItemBehavior(items: [item])
        body.addLinearVelocity(CGPoint(x: 30, y: 0), for: item)
        body.addLinearVelocity(CGPoint(x: 30, y: 10), for: item)
        body.addAngularVelocity(2, for: item)
        #expect(body.linearVelocity(for: item) == CGPoint(x: 60, y: 10))
        stage.add(body)
        stage.run(0.5)
        #expect(isNear(item.center.x, 130) && isNear(item.center.y, 105))
        #expect(isNear(atan2(item.transform.b, item.transform.a), 1, within: 0.001))
        body.addLinearVelocity(CGPoint(x: -60, y: 0), for: item)
        #expect(isNear(body.linearVelocity(for: item).x, 0) && isNear(body.angularVelocity(for: item), 2))
    }

    @Test func `Resistance slows down`() {
        let item = stage.item(100, 100)
        let body = UIDynamicItemBehavior(items: [item])
        (body.resistance, body.angularResistance) = (1, 1)
        body.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
        body.addAngularVelocity(1, for: item)
        stage.add(body)
        stage.run(1)
        #expect(isNear(body.linearVelocity(for: item).x, 36.8, within: 1))
        #expect(isNear(body.angularVelocity(for: item), 0.368, within: 0.01))
        body.resistance = .greatestFiniteMagnitude
        stage.run(0.1)
        #expect(isNear(body.linearVelocity(for: item).x, 0))
    }

    @Test func `What must not turn does not, and what is anchored stays`() {
        let (post, bar) = (stage.item(140, 300, 40, 40), stage.item(100, 100, 200, 20))
        let (fixed, upright) = (UIDynamicItemBehavior(items: [post]), UIDynamicItemBehavior(items: [bar]))
        (fixed.isAnchored, upright.allowsRotation) = (true, false)
        stage.add(UIGravityBehavior(items: [post, bar]), stage.walls(post, bar), fixed, upright)
        stage.run(2)
        #expect(post.center == CGPoint(x: 140, y: 300))
        #expect(isNear(bar.frame.maxY, 280, within: 0.5) && bar.transform.isIdentity)
        upright.allowsRotation = true
        stage.run(2)
        #expect(bar.center.y > 300)
    }

    @Test func `Friction holds on a slope, smooth items slide`() {
        let (rough, smooth) = (stage.item(100, 80, 30, 30), stage.item(300, 80, 30, 30))
        let collision = UICollisionBehavior(items: [rough, smooth])
        for x in [0.0, 200] {
            collision.addBoundary(
                withIdentifier: NSNumber(value: x), from: CGPoint(x: x, y: 140), to: CGPoint(x: x + 190, y: 160))
        }
        let body = UIDynamicItemBehavior(items: [rough])
        body.friction = 0.8
        stage.add(UIGravityBehavior(items: [rough, smooth]), collision, body)
        stage.run(0.7)
        #expect(isNear(rough.center.x, 100, within: 4) && smooth.center.x > 315)
    }
}
