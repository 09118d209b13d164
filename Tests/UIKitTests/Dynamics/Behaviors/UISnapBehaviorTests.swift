import Foundation
import Testing

@testable import PlacardUIKit

/// Apple's documentation of `UISnapBehavior`: an item settles at a point; damping is 0.5 by default.
@MainActor @Suite struct UISnapBehaviorTests {
    private let stage = DynamicsStage()

    @Test func `A toast comes to its place and stays there, upright`() {
        let toast = stage.item(200, -60, 240, 48)
        toast.transform = CGAffineTransform(rotationAngle: 0.4)
        let snap = UISnapBehavior(item: toast, snapTo: CGPoint(x: 200, y: 80))
        #expect(snap.damping == 0.5)
        stage.add(snap)
        stage.run(0.1)
        #expect(toast.center.y > -50 && toast.center.y < 80)
        stage.run(2)
        #expect(isNear(toast.center.y, 80, within: 0.5) && isNear(toast.center.x, 200, within: 0.5))
        #expect(isNear(toast.transform.b, 0, within: 0.01) && !stage.animator.isRunning)
        snap.snapPoint.y = 300
        #expect(stage.animator.isRunning)
        stage.run(2)
        #expect(isNear(toast.center.y, 300, within: 0.5))
    }

    @Test(arguments: [0.0, 0.5, 1])
    func `The less damping, the farther an item goes beyond`(damping: CGFloat) {
        let item = stage.item(0, 100, 300, 20)
        let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 100, y: 100))
        snap.damping = damping
        stage.add(snap)
        var farthest: CGFloat = 0
        for _ in 0..<120 {
            stage.run(1.0 / 60)
            farthest = max(farthest, item.center.x)
        }
        switch damping {
        case 0: #expect(farthest > 130)
        case 1: #expect(farthest < 101)
        default: #expect(farthest > 103 && farthest < 130)
        }
        stage.run(6)
        #expect(!stage.animator.isRunning)
    }
}
