import Foundation
import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UIPushBehavior.magnitude`: 1 on a view of 100 × 100 points and density 1 is 100 points a second in
/// each second; negative numbers push the other way.
@MainActor @Suite struct UIPushBehaviorTests {
    private let stage = DynamicsStage()

    @Test func `A push all the time`() {
        let item = stage.item(100, 100)
        let push = UIPushBehavior(items: [item], mode: .continuous)
        #expect(push.active && push.magnitude == 0 && push.angle == 0)
        push.magnitude = 1
        stage.add(push)
        stage.run(1)
        #expect(isNear(item.center.x, 150) && item.center.y == 100)
        push.active = false
        stage.run(1)
        #expect(isNear(item.center.x, 250))
    }

    @Test func `Size and density count`() {
        let (large, heavy) = (stage.item(0, 0, 200, 100), stage.item(0, 200))
        let body = UIDynamicItemBehavior(items: [heavy])
        body.density = 4
        let push = UIPushBehavior(items: [large, heavy], mode: .continuous)
        push.pushDirection = CGVector(dx: 0, dy: -2)
        stage.add(push, body)
        stage.run(1)
        #expect(isNear(large.center.y, -50) && isNear(heavy.center.y, 175))
    }

    @Test func `A push of a moment, over with the first step`() {
        let item = stage.item(100, 100)
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.setAngle(0, magnitude: -0.5)
        stage.add(push)
        #expect(push.active)
        stage.run(1)
        #expect(!push.active && isNear(item.center.x, 50))
        push.active = true
        stage.run(1)
        #expect(!push.active && isNear(item.center.x, -50))
    }

    @Test func `A push beside the center turns`() {
        let item = stage.item(100, 100)
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: item)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        stage.add(push)
        stage.run(0.1)
        // Angular momentum 50 × 100 over a square's moment, 100² / 6.
        #expect(isNear(atan2(item.transform.b, item.transform.a), 0.3, within: 0.001))
        #expect(push.targetOffsetFromCenter(for: item).horizontal == 50)
    }
}
