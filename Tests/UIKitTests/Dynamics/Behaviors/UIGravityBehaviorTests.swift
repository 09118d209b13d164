import Foundation
import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UIGravityBehavior`: by default items fall downwards, and a magnitude of 1 is 1,000 points a second
/// in each second.
@MainActor @Suite struct UIGravityBehaviorTests {
    private let stage = DynamicsStage()

    @Test func `Half a second of fall is 125 points`() {
        let item = stage.item(100, 50)
        stage.add(UIGravityBehavior(items: [item]))
        stage.run(0.5)
        #expect(isNear(item.center.y, 175) && item.center.x == 100 && item.transform.isIdentity)
    }

    @Test func `Defaults, and vectors beside angles`() {
        let gravity = UIGravityBehavior()
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
        #expect(isNear(gravity.angle, .pi / 2))
        gravity.setAngle(0, magnitude: 2)
        #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0))
        gravity.gravityDirection = CGVector(dx: 0, dy: -0.5)
        #expect(isNear(gravity.angle, -.pi / 2) && gravity.magnitude == 0.5)
        gravity.magnitude = 3
        #expect(isNear(gravity.gravityDirection.dy, -3))
    }

    @Test func `Gravity that changes under way, and items that come and go`() {
        let (one, other) = (stage.item(100, 50), stage.item(300, 50))
        let gravity = UIGravityBehavior(items: [one])
        stage.add(gravity)
        stage.run(0.1)
        let before = one.center
        gravity.addItem(other)
        gravity.addItem(other)
        #expect(gravity.items.count == 2)
        gravity.removeItem(one)
        gravity.gravityDirection = CGVector(dx: 1, dy: 0)
        stage.run(0.1)
        #expect(isNear(other.center.x, 305) && other.center.y == 50)
        // Out of all behaviors, an item stays where it is.
        #expect(one.center == before)
    }
}
